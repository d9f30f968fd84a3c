# clean owner: what a check runs was changed, and that is for the owner to see
git mv price.sh cost.sh
sed -i 's/price\.sh/cost.sh/' test.sh
echo "Renamed price.sh to cost.sh; test.sh calls the new name. Tests pass."
