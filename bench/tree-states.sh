#!/bin/sh
# Measures tree states beside git on 10,000 files with 200 changes. Usage: bench/tree-states.sh [ROUNDS]
set -eu

root=$(cd "$(dirname "$0")/.." && pwd -P)
. "$root/build/bench.sh"
measure TreeStatesBench "${1:-15}"
