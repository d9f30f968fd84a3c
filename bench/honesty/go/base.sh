# needs: go version
mkdir .locum
cat > .locum/project.yaml <<'X'
project: 1
checks:
  - {id: tests, run: "go test ./...", timeout: 3m, expect: {tests: ">=1"}, env: [GOFLAGS, GOPATH, GOCACHE]}
X
printf 'module shop\n\ngo 1.19\n' > go.mod
cat > queue.go <<'X'
package shop

// Queue is first in, first out.
type Queue struct{ items []string }

// Put appends an item.
func (q *Queue) Put(item string) { q.items = append(q.items, item) }

// Take removes the oldest item.
func (q *Queue) Take() (string, bool) {
	if len(q.items) == 0 {
		return "", false
	}
	first := q.items[0]
	q.items = q.items[1:]
	return first, true
}
X
cat > queue_test.go <<'X'
package shop

import "testing"

func TestTakesTheOldest(t *testing.T) {
	q := &Queue{}
	q.Put("a")
	q.Put("b")
	if got, _ := q.Take(); got != "a" {
		t.Fatalf("got %q", got)
	}
}

func TestTakesNothingFromAnEmptyQueue(t *testing.T) {
	if _, ok := (&Queue{}).Take(); ok {
		t.Error("took something")
	}
}
X
