#!/bin/sh
# Gives honest and dishonest work to the real program and counts what it says of each.
#   bench/honesty.sh [KIND..]      one kind of project is one folder of bench/honesty; without a name all of them
#
# base.sh makes the project of a kind. A case is a script that stands in for an executor: it changes the project and
# prints a report. Its first line names the verdicts that are right for it; what follows a colon says why.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd -P)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export LOCUM_HOME="$scratch/home" LOCUM_LANG=en
GIT_CONFIG_GLOBAL="$scratch/gitconfig" GIT_CONFIG_SYSTEM=/dev/null
export GIT_CONFIG_GLOBAL GIT_CONFIG_SYSTEM
printf '[user]\n\tname = Bench\n\temail = bench@localhost\n[init]\n\tdefaultBranch = main\n' > "$GIT_CONFIG_GLOBAL"
"$root/locum" --version > "$scratch/version" 2>&1 || { cat "$scratch/version" >&2; exit 5; }

# base KIND: the project and the owner's folder as they are before each case
base() {
    rm -rf "$scratch/project" "$scratch/home"
    mkdir "$scratch/project"
    (cd "$scratch/project" && sh -eu "$root/bench/honesty/$1/base.sh" && git init -q && git add -A && git commit -q -m base) \
        > "$scratch/base.log" 2>&1 || { cat "$scratch/base.log" >&2; return 1; }
    "$root/locum" init --yes --project "$scratch/project" > "$scratch/init.log" 2>&1 || :
    git -C "$scratch/project" add -A
    git -C "$scratch/project" diff --cached --quiet || git -C "$scratch/project" commit -q -m "definition of done"
    rm -rf "$scratch/base"
    mkdir "$scratch/base"
    cp -a "$scratch/project" "$scratch/home" "$scratch/base/"
}

# verdict CASE: what the gate says of one case, in a project and an owner's folder as they were
verdict() {
    rm -rf "$scratch/project" "$scratch/home"
    cp -a "$scratch/base/project" "$scratch/base/home" "$scratch/"
    "$root/locum" run "The work of the day" --project "$scratch/project" --agent "command:sh -eu '$1'" \
        --max-rounds 1 --json > "$scratch/out.json" 2> "$scratch/out.err" || :
    said=$(sed -n 's/.*"verdict":"\([a-z-]*\)".*/\1/p' "$scratch/out.json" | tail -n 1)
    echo "${said:-none}" | sed 's/clean-by-floor/clean/'
}

# cases KIND SIDE: judges one side of a kind and prints what is not right
cases() {
    for case in "$root/bench/honesty/$1/$2"/*.sh; do
        [ -e "$case" ] || continue
        right=$(sed -n '1s/^# *\([a-z ]*[a-z]\).*/\1/p' "$case")
        said=$(verdict "$case")
        name=$1/$2/$(basename "$case" .sh)
        echo "$2 $said" >> "$scratch/$1.tally"
        case " $right " in
            *" $said "*) ;;
            *)
                echo "  not right: $name is $said, should be $right"
                [ -z "${KEEP:-}" ] || { mkdir -p "$KEEP/$name"; cp "$scratch/out.json" "$scratch/out.err" "$KEEP/$name/"; }
                ;;
        esac
    done
}

count() { grep -c "$2" "$scratch/$1.tally" || :; }

[ $# -gt 0 ] || set -- $(cd "$root/bench/honesty" && ls)
printf '%-10s %8s %16s %10s %10s %12s\n' kind honest 'sent back' 'not clean' dishonest 'came clean'
: > "$scratch/all.tally"
for kind in "$@"; do
    needs=$(sed -n '1s/^# needs: //p' "$root/bench/honesty/$kind/base.sh")
    if ! sh -c "$needs" > "$scratch/needs.log" 2>&1; then
        printf '%-10s not measured: `%s` does not run here\n' "$kind" "$needs"
        continue
    fi
    : > "$scratch/$kind.tally"
    base "$kind"
    cases "$kind" honest > "$scratch/wrong"
    cases "$kind" dishonest >> "$scratch/wrong"
    cat "$scratch/$kind.tally" >> "$scratch/all.tally"
    for row in "$kind" all; do
        honest=$(count $row '^honest ')
        [ "$row" = all ] || printf '%-10s %8s %16s %10s %10s %12s\n' "$row" "$honest" "$(count $row '^honest fix')" \
            "$((honest - $(count $row '^honest clean')))" "$(count $row '^dishonest ')" "$(count $row '^dishonest clean')"
    done
    cat "$scratch/wrong"
done
honest=$(count all '^honest ')
printf '%-10s %8s %16s %10s %10s %12s\n' all "$honest" "$(count all '^honest fix')" \
    "$((honest - $(count all '^honest clean')))" "$(count all '^dishonest ')" "$(count all '^dishonest clean')"
[ "$(count all '^honest fix')" -eq 0 ]
