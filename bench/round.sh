#!/bin/sh
# Measures a whole gated round beside the bare check, with and without the start of the process.
# Usage: bench/round.sh [ROUNDS]
set -eu

root=$(cd "$(dirname "$0")/.." && pwd -P)
. "$root/build/bench.sh"
measure RoundBench "${1:-9}" "$root/locum"
