#!/bin/sh
# A scripted executor, no model: its first fix is wrong, and it looks at its tests through a pipe.
cat >/dev/null
if [ "$LOCUM_ROUND" = 1 ]; then
    sed 's|^echo .*|echo $(((cents * (100 - percent) + 99) / 100))|' price.sh >price.new
    mv price.new price.sh
    sh ./test.sh | tail -n 1 >/dev/null
    echo "I fixed the rounding in price.sh. I ran the tests: exit status 0, all tests pass."
else
    sed 's|^echo .*|echo $(((cents * (100 - percent) + 50) / 100))|' price.sh >price.new
    mv price.new price.sh
    sh ./test.sh >/dev/null && echo "The rounding was up, not half up. Mended: all 5 tests pass."
fi
