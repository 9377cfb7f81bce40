package checkerboard;

/** There is no such row or column. */
class NoSuchPlaceException extends CBException {
    NoSuchPlaceException(int row, int col) {
        super("There is no row " + row + " with a column " + col);
    }
}
