package checkerboard;

/**
 * An element of a linked list. Squares and moves are linked in the same way, so the way is written
 * down once, here.
 *
 * @param <T> what the list consists of
 */
abstract class Link<T extends Link<T>> {
    private T next;

    Link(T next) {
        this.next = next;
    }

    /**
     * The element behind this one.
     *
     * @return null if this is the last one
     */
    public T getNext() {
        return next;
    }

    /**
     * Hangs an element behind this one.
     *
     * @param next null if this shall be the last one
     */
    public void setNext(T next) {
        this.next = next;
    }

    /** Walks to the end of the list that begins with an element. */
    static <T extends Link<T>> T lastOf(T first) {
        T last = first;
        while (last.getNext() != null) {
            last = last.getNext();
        }
        return last;
    }

    /** Hangs a list behind the end of another one; each of them may be empty. */
    static <T extends Link<T>> T append(T list, T more) {
        if (list == null) {
            return more;
        }
        lastOf(list).setNext(more);
        return list;
    }
}
