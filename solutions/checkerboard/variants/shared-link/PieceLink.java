package checkerboard;

/** An element of a list that has to do with a piece. */
abstract class PieceLink<T extends PieceLink<T>> extends Link<T> implements Coloured {
    private final int piece;

    PieceLink(int piece, T next) {
        super(next);
        this.piece = piece;
    }

    @Override
    public int piece() {
        return piece;
    }
}
