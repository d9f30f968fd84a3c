# Counts the tests of this build from the report files that the runner wrote, and says so in one plain line.
set -eu
reports=$(find core/target app/target -path '*surefire-reports*' -name 'TEST-*.xml' 2>/dev/null)
if [ -z "$reports" ]; then
    echo "No test report was written: nothing was shown." >&2
    exit 1
fi
printf '%s\n' "$reports" | tr '\n' '\0' | xargs -0 awk '
    function attribute(name,   at, rest) {
        at = match($0, " " name "=\"[0-9]+\"")
        if (!at) return 0
        rest = substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 4)
        return rest + 0
    }
    FNR == 1 { seen = 0 }
    !seen && /<testsuite / { suite = 1 }
    suite { tests += attribute("tests"); bad += attribute("errors") + attribute("failures"); skipped += attribute("skipped") }
    suite && />/ { suite = 0; seen = 1 }
    END {
        printf "%d passed, %d failed, %d skipped\n", tests - bad - skipped, bad, skipped
        exit bad + 0 > 0 || tests + 0 == 0 || skipped + 0 > 0
    }'
