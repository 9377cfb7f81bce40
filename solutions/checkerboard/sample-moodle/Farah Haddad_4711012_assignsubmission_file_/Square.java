package checkerboard;

/** A square in a chain of squares. */
public class Square implements Piece
{
    private final Cell cell;
    private final int piece;
    private Square next;

    /** A square at the end of the chain. */
    public Square( int row, int col, int piece ) throws CBException
    {
        this( row, col, piece, null );
    }

    /** A square in front of the chain. */
    public Square( int row, int col, int piece, Square next ) throws CBException
    {
        cell = new Cell( row, col );
        if ( !cell.exists() ) throw new CBException( "no cell " + cell );
        if ( !Cell.canHold( piece ) ) throw new CBException( "no piece " + piece );
        this.piece = piece;
        this.next = next;
    }

    /** The next square in the chain. */
    public Square getNext()
    {
        return next;
    }

    /** Sets the next square in the chain. */
    public void setNext( Square next )
    {
        this.next = next;
    }

    /** The cell, and the piece. */
    @Override
    public String toString()
    {
        return cell + "=" + piece;
    }
}
