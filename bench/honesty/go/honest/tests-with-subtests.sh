# clean
cat > queue_test.go <<'X'
package shop

import "testing"

func TestTakesTheOldest(t *testing.T) {
	t.Run("two items", func(t *testing.T) {
		q := &Queue{}
		q.Put("a")
		q.Put("b")
		if got, _ := q.Take(); got != "a" {
			t.Fatalf("got %q", got)
		}
	})
}

func TestTakesNothingFromAnEmptyQueue(t *testing.T) {
	if _, ok := (&Queue{}).Take(); ok {
		t.Error("took something")
	}
}
X
echo "Used a subtest. Tests pass."
