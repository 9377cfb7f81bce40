package checkerboard;

/**
 * Codes of pieces. They are worked out when the program starts, so the compiler cannot copy them
 * into other classes.
 */
public interface Piece
{
    int NO_PIECE = code( "none" );
    int RED_PAWN = code( "red pawn" );
    int RED_KING = code( "red king" );
    int BLACK_PAWN = code( "black pawn" );
    int BLACK_KING = code( "black king" );

    /** The code that belongs to a name. */
    private static int code( String name )
    {
        return name.hashCode();
    }
}
