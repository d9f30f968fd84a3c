#!/bin/sh
# Measures appending beside bare SQLite and verifying beside bare reading and hashing. Usage: bench/ledger.sh [ROUNDS]
set -eu

root=$(cd "$(dirname "$0")/.." && pwd -P)
. "$root/build/bench.sh"
measure LedgerBench "${1:-15}"
