#!/bin/sh
# Gives honest and dishonest work to the gate and counts what it says of each. Usage: bench/honesty.sh [KIND..]
#
# A kind of project is a folder of bench/honesty. base.sh makes its project. A case is a script that stands in for an
# executor: it changes the project and prints a report. Its first line names the verdicts that are right for it; what
# follows a colon says why.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd -P)
cd "$root"
. build/jdk.sh
jdk=$(jdk_find) || { jdk_missing >&2; exit 5; }
JAVA_HOME=$jdk ./mvnw -q -B -Dquick -DskipTests package
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$jdk/bin/java" --enable-native-access=ALL-UNNAMED -cp app/target/test-classes:app/target/locum.jar \
    dev.locum.bench.honesty.HonestyBench bench/honesty "$scratch" "$@"
