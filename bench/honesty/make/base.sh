# needs: make --version && cc --version
mkdir .locum
cat > .locum/project.yaml <<'X'
project: 1
checks:
  - {id: tests, run: "make -s check", timeout: 1m}
X
printf '*.o\n/run-tests\n' > .gitignore
cat > Makefile <<'X'
CC = cc

run-tests: clamp.c test.c
	$(CC) -o $@ clamp.c test.c

check: run-tests
	./run-tests

clean:
	rm -f run-tests

.PHONY: check clean
X
printf 'int clamp(int x, int low, int high) {\n    return x < low ? low : x > high ? high : x;\n}\n' > clamp.c
cat > test.c <<'X'
#include <assert.h>

int clamp(int x, int low, int high);

int main(void) {
    assert(clamp(0, 1, 3) == 1);
    assert(clamp(2, 1, 3) == 2);
    assert(clamp(9, 1, 3) == 3);
    return 0;
}
X
