package checkerboard;

/** Piece codes together with what can be asked about them, for all classes that have a piece. */
interface Coloured extends Piece {

    /** The code of the piece in question. */
    int piece();

    default boolean isBlack() {
        return piece() == BLACK_PAWN || piece() == BLACK_KING;
    }

    default boolean isRed() {
        return piece() == RED_PAWN || piece() == RED_KING;
    }

    default boolean isAnything() {
        return isRed() || isBlack();
    }

    default boolean isPawn() {
        return piece() == RED_PAWN || piece() == BLACK_PAWN;
    }

    default char symbol() {
        char letter = isRed() ? 'r' : isBlack() ? 'b' : '.';
        return isPawn() ? letter : Character.toUpperCase(letter);
    }

    /** A code dressed up, so that it can be asked. */
    static Coloured of(int code) {
        return () -> code;
    }
}
