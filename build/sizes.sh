# Prints how large the files of the product are: signs for a reader, not goals.
set -eu
find core/src/main app/src/main -name '*.java' -exec wc -l {} + | awk '
    $2 != "total" { lines[++n] = $1; name[$1 "/" n] = $2; if ($1 > 500) large = large "  " $1 " " $2 "\n" }
    END {
        for (i = 2; i <= n; i++) { v = lines[i]; for (j = i - 1; j > 0 && lines[j] > v; j--) lines[j + 1] = lines[j]; lines[j + 1] = v }
        printf "Files: %d, median %d lines, ninetieth percentile %d, largest %d\n", n, lines[int((n + 1) / 2)], lines[int(n * 0.9)], lines[n]
        if (large != "") printf "Over 500 lines (two ideas in one house?):\n%s", large
    }'
