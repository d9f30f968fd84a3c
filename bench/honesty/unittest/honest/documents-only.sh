# clean
printf '\n`discount(price, percent)` takes whole cents.\n' >> README.md
echo "Documented discount() in README.md. No code was changed."
