# clean
sed -i 's/n + n/2 * n/' numbers_of.py
sh ./verify.sh > run.log
echo "double() multiplies. I ran verify.sh; its output is in run.log and out/report.txt."
