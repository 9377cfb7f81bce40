package checkerboard;

/** There is no such piece. */
class NoSuchPieceException extends CBException {
    NoSuchPieceException(int code) {
        super("There is no piece with code " + code);
    }
}
