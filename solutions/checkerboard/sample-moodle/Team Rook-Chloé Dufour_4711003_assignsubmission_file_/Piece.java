package checkerboard;

/** Piece codes: bit 0 is colour (1 = black), bit 1 is rank (1 = king), bit 2 says "there is one". */
public interface Piece {
    int NO_PIECE = 0b000;
    int RED_PAWN = 0b100;
    int BLACK_PAWN = 0b101;
    int RED_KING = 0b110;
    int BLACK_KING = 0b111;
}
