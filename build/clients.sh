#!/bin/sh
# Fetches the agent programs that the tests tagged `clients` drive, once, and prints the path of the `claude` program.
# They come from the npm registry npm is configured for, at a pinned version, into a cache folder outside the repository:
#   LOCUM_CLIENTS          the cache folder (default: $XDG_CACHE_HOME/locum-clients or ~/.cache/locum-clients)
#   LOCUM_CLAUDE_VERSION   another version than the pinned one
# Exit codes: 0 path printed, 1 could not be fetched, 2 no package for this machine.
set -eu

version=${LOCUM_CLAUDE_VERSION:-2.1.332}
cache=${LOCUM_CLIENTS:-${XDG_CACHE_HOME:-$HOME/.cache}/locum-clients}

say() { printf 'clients: %s\n' "$*" >&2; }

# The program is a native file in one package per platform; the package without a suffix only chooses among them.
platform() {
    case $(uname -s) in
        Linux) system=linux ;;
        Darwin) system=darwin ;;
        *) say "there is no claude package for $(uname -s); run these tests on Linux or macOS"; exit 2 ;;
    esac
    case $(uname -m) in
        x86_64 | amd64) machine=x64 ;;
        aarch64 | arm64) machine=arm64 ;;
        *) say "there is no claude package for a $(uname -m) machine"; exit 2 ;;
    esac
    libc=
    if [ "$system" = linux ] && ls /lib/ld-musl-* >/dev/null 2>&1 && ! ls /lib*/ld-linux-* >/dev/null 2>&1; then
        libc=-musl
    fi
    echo "$system-$machine$libc"
}

suffix=$(platform)
package=@anthropic-ai/claude-code-$suffix
home=$cache/claude-$version-$suffix
program=$home/node_modules/$package/claude

if [ ! -x "$program" ]; then
    if ! command -v npm >/dev/null 2>&1; then
        say "npm is not on the PATH, and $package $version is not in $cache yet; install Node.js 18 or newer and run this again"
        exit 1
    fi
    mkdir -p "$cache"
    fresh=$(mktemp -d "$cache/.fetch.XXXXXX")
    trap 'rm -rf "$fresh"' EXIT
    trap 'exit 130' INT TERM
    say "fetching $package $version (once, about 400 MB on disk) into $cache"
    if ! npm install --prefix "$fresh" --no-save --ignore-scripts --no-audit --no-fund --loglevel=error \
        "$package@$version" >"$fresh/npm.log" 2>&1; then
        tail -n 5 "$fresh/npm.log" >&2
        say "npm could not fetch $package $version; see its words above (is the registry reachable?)"
        exit 1
    fi
    # Two runs at once: the first one to arrive wins, the other takes what is there.
    [ -e "$home" ] || mv "$fresh" "$home"
    [ -x "$program" ] || { say "$package $version came without the file claude; remove $home and try again"; exit 1; }
fi
printf '%s\n' "$program"
