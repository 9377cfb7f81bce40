package checkerboard;

import java.awt.Point;

/** A move in a chain of moves. */
public class Move implements Piece
{
    private final Cell from;
    private final Cell to;
    private final int piece;
    private final boolean isJump;
    private Move next;

    /** A move in front of the chain. */
    public Move( int fromRow, int fromCol, int toRow, int toCol,
                 int piece, boolean isJump, Move next )
    {
        from = new Cell( fromRow, fromCol );
        to = new Cell( toRow, toCol );
        this.piece = piece;
        this.isJump = isJump;
        this.next = next;
    }

    /** The next move in the chain. */
    public Move getNext()
    {
        return next;
    }

    /** Sets the next move in the chain. */
    public void setNext( Move next )
    {
        this.next = next;
    }

    /** Does it take a piece? */
    public boolean isJump()
    {
        return isJump;
    }

    /** The cell where it starts. */
    public Point getFrom()
    {
        return new Point( from.row, from.col );
    }

    /** The cell where it ends. */
    public Point getTo()
    {
        return new Point( to.row, to.col );
    }

    /** The cells, and how it goes from one to the other. */
    @Override
    public String toString()
    {
        return Cell.letter( piece ) + from + ( isJump ? " takes " : " goes " ) + to;
    }
}
