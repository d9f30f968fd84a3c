# clean
mkdir catalogue
for i in $(seq 300); do printf 'name: item %s\nprice: %s\n' "$i" "$((i * 37))" > "catalogue/item $i.yaml"; done
printf '\0\1\2' > catalogue/picture.bin
ln -s 'item 1.yaml' catalogue/first
echo "Generated a catalogue of 300 items (one file each), a picture and a link. The code is untouched."
