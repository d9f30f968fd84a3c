# clean
mkdir -p 'notes/старое'
echo one > 'notes/старое/a b.txt'
echo two > './-n.txt'
echo three > "notes/tab	here.txt"
git add -A && git commit -q -m "Notes"
echo "Three notes under odd names, committed. No code changed."
