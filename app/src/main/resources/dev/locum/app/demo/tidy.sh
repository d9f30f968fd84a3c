#!/bin/sh
# A scripted executor, no model: it tidies up more than it was asked to.
cat >/dev/null
rm -f ./*.tmp ./*.txt
echo "I removed the temporary files."
