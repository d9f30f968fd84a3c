# fix
printf '\n<<<<<<< HEAD\ncarts are cheap\n=======\ncarts are dear\n>>>>>>> other\n' > notes.md
echo "Merged the notes. All tests pass."
