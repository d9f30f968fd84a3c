# Finds a JDK that is new enough. Sourced by ./locum, ./check and .ci/run; it only defines functions.

LOCUM_JDK_WANTED=25

# The feature version of the JDK in folder $1, from its release file; nothing where there is none.
jdk_version() {
    [ -r "$1/release" ] && [ -x "$1/bin/javac" ] || return 1
    sed -n 's/^JAVA_VERSION="\([0-9][0-9]*\).*/\1/p' "$1/release" | head -n 1
}

# Whether folder $1 holds a JDK that is new enough.
jdk_fits() {
    [ -n "$1" ] || return 1
    version=$(jdk_version "$1") && [ -n "$version" ] && [ "$version" -ge "$LOCUM_JDK_WANTED" ]
}

# The folder of the javac that PATH finds first, links followed.
jdk_on_path() {
    javac=$(command -v javac 2>/dev/null) || return 1
    while [ -L "$javac" ]; do
        target=$(readlink "$javac")
        case $target in
            /*) javac=$target ;;
            *) javac=$(dirname "$javac")/$target ;;
        esac
    done
    (cd "$(dirname "$javac")/.." 2>/dev/null && pwd -P)
}

# Prints the folder of the first JDK that fits; the owner's own choice comes first.
jdk_find() {
    for home in "${LOCUM_JAVA_HOME:-}" "${JAVA_HOME:-}" "$(jdk_on_path)"; do
        if jdk_fits "$home"; then
            printf '%s\n' "$home"
            return 0
        fi
    done
    for home in \
        /usr/lib/jvm/* /usr/java/* /opt/*jdk* /opt/java/* /opt/*/jdk* \
        /Library/Java/JavaVirtualMachines/*/Contents/Home \
        "${HOME:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
        /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        "${SDKMAN_DIR:-${HOME:-}/.sdkman}"/candidates/java/* \
        "${HOME:-}"/.jdks/* "${HOME:-}"/.asdf/installs/java/* \
        "${HOME:-}"/.local/share/mise/installs/java/*; do
        if jdk_fits "$home"; then
            printf '%s\n' "$home"
            return 0
        fi
    done
    return 1
}

# Says, in the person's language, what to install.
jdk_missing() {
    case ${LOCUM_LANG:-${LC_ALL:-${LC_MESSAGES:-${LANG:-en}}}} in
        ru*)
            echo "Locum нужен JDK $LOCUM_JDK_WANTED или новее (с javac); на этой машине он не найден."
            echo "Искали: LOCUM_JAVA_HOME, JAVA_HOME, PATH и обычные папки."
            echo "Установите его и запустите снова:"
            ;;
        *)
            echo "Locum needs a JDK $LOCUM_JDK_WANTED or newer (with javac); none was found on this machine."
            echo "Looked at: LOCUM_JAVA_HOME, JAVA_HOME, PATH and the usual folders."
            echo "Install one and start again:"
            ;;
    esac
    case $(uname -s) in
        Darwin) echo "  brew install openjdk@$LOCUM_JDK_WANTED" ;;
        *)
            echo "  sudo apt install openjdk-$LOCUM_JDK_WANTED-jdk     (Debian, Ubuntu)"
            echo "  sudo dnf install java-$LOCUM_JDK_WANTED-openjdk-devel  (Fedora)"
            ;;
    esac
    echo "  sdk install java $LOCUM_JDK_WANTED-tem            (SDKMAN)"
    echo "  LOCUM_JAVA_HOME=/path/to/jdk                (one that lies elsewhere)"
}
