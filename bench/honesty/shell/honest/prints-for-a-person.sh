# clean
cat > show.sh <<'X'
#!/bin/sh
# show CENTS: the price for a person; printf, not echo, since a name may begin with a dash
# TODO: thousands
set -x
printf '%s.%02d\n' $(($1 / 100)) $(($1 % 100))
X
echo "Added show.sh, with a TODO for thousands and tracing left on until it settles. Tests not touched."
