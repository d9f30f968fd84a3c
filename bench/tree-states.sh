#!/bin/sh
# Measures tree states beside git on 10,000 files with 200 changes. Usage: bench/tree-states.sh [ROUNDS]
set -eu

root=$(cd "$(dirname "$0")/.." && pwd -P)
cd "$root"
. build/jdk.sh
jdk=$(jdk_find) || { jdk_missing >&2; exit 5; }
export JAVA_HOME="$jdk"
./mvnw -q -B -Dquick -pl app -am test-compile
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$jdk/bin/java" -cp core/target/classes:app/target/classes:app/target/test-classes \
    dev.locum.bench.TreeStatesBench "$scratch" "${1:-15}"
