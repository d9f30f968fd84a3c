# clean
cat >> queue.go <<'X'

// Len counts the items.
func (q *Queue) Len() int { return len(q.items) }
X
cat >> queue_test.go <<'X'

func TestLen(t *testing.T) {
	for _, items := range [][]string{nil, {"a"}, {"a", "b"}} {
		q := &Queue{}
		for _, item := range items {
			q.Put(item)
		}
		if q.Len() != len(items) {
			t.Errorf("got %d", q.Len())
		}
	}
}
X
echo "Added Len() with a table test. ok, all 3 tests pass."
