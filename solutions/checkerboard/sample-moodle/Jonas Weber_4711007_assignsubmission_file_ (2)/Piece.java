package checkerboard;

/** Contents of a square. */
public interface Piece
{
   /** none */
   int NO_PIECE = 100;
   /** r */
   int RED_PAWN = 101;
   /** R */
   int RED_KING = 102;
   /** b */
   int BLACK_PAWN = 103;
   /** B */
   int BLACK_KING = 104;
}
