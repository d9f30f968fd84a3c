# clean
cat > queue_test.go <<'X'
package shop

import "testing"

func filled(items ...string) *Queue {
	q := &Queue{}
	for _, item := range items {
		q.Put(item)
	}
	return q
}

func mustTake(t *testing.T, q *Queue, want string) {
	t.Helper()
	if got, _ := q.Take(); got != want {
		t.Fatalf("got %q", got)
	}
}

func TestTakesTheOldest(t *testing.T) {
	t.Parallel()
	mustTake(t, filled("a", "b"), "a")
}

func TestTakesNothingFromAnEmptyQueue(t *testing.T) {
	t.Parallel()
	if _, ok := filled().Take(); ok {
		t.Error("took something")
	}
}
X
echo "Helpers in the tests, and they run in parallel. go vet and go test ./... are clean."
