# needs: python3 --version
mkdir .locum
cat > .locum/project.yaml <<'X'
project: 1
checks:
  - {id: tests, run: "sh ./verify.sh", timeout: 1m}
X
cat > verify.sh <<'X'
mkdir -p out
python3 -m unittest > out/report.txt 2>&1
status=$?
sed -i 's/ in .*s$//' out/report.txt
cat out/report.txt
exit $status
X
printf 'def double(n):\n    return n + n\n' > numbers_of.py
cat > test_numbers.py <<'X'
import unittest

from numbers_of import double


class NumbersTest(unittest.TestCase):
    def test_double(self):
        self.assertEqual(double(2), 4)
X
