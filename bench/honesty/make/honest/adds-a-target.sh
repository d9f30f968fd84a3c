# clean
printf '\nformat:\n\tclang-format -i clamp.c test.c\n' >> Makefile
echo "Added make format."
