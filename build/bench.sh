# Sourced by the scripts in bench/, which set $root: builds what is measured and makes an empty folder, $scratch.
# measure CLASS ARGUMENTS.. runs one of the programs in dev.locum.bench there.

cd "$root"
. build/jdk.sh
jdk=$(jdk_find) || { jdk_missing >&2; exit 5; }
export JAVA_HOME="$jdk"
./locum --version >/dev/null
./mvnw -q -B -Dquick -pl app -am test-compile
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

measure() {
    class=$1
    shift
    "$jdk/bin/java" --enable-native-access=ALL-UNNAMED \
        -cp "core/target/classes:app/target/classes:app/target/test-classes:app/target/lib/*" \
        "dev.locum.bench.$class" "$scratch" "$@"
}
