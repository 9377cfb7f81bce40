package checkerboard;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.TreeMap;

/** The board: only the occupied cells are stored, in a sorted map. */
public class Checkerboard implements Piece
{
    private final Map<Cell, Integer> pieces = new TreeMap<>();

    /** Is it black? */
    public static boolean isBlack( int piece )
    {
        return piece == BLACK_PAWN || piece == BLACK_KING;
    }

    /** Is it red? */
    public static boolean isRed( int piece )
    {
        return piece == RED_PAWN || piece == RED_KING;
    }

    /** Is it a pawn? */
    public static boolean isPawn( int piece )
    {
        return piece == RED_PAWN || piece == BLACK_PAWN;
    }

    /** The row in which it is made a king. */
    public static int kingRow( int piece )
    {
        return isBlack( piece ) ? Cell.SIZE - 1 : 0;
    }

    /** Forgets all pieces. */
    public void zero()
    {
        pieces.clear();
    }

    /** Forgets all pieces and stores those of a new game. */
    public void init()
    {
        pieces.clear();
        for ( Cell cell : Cell.allBlack() )
        {
            if ( cell.row < 3 ) pieces.put( cell, BLACK_PAWN );
            if ( cell.row >= Cell.SIZE - 3 ) pieces.put( cell, RED_PAWN );
        }
    }

    /** Can a piece stand there? */
    public boolean validate( int row, int col )
    {
        Cell cell = new Cell( row, col );
        return cell.exists() && cell.isBlack();
    }

    /** Which piece stands there? */
    public int occupant( int row, int col )
    {
        return occupant( new Cell( row, col ) );
    }

    private int occupant( Cell cell )
    {
        return pieces.getOrDefault( cell, NO_PIECE );
    }

    /** Forgets the piece that stands there. */
    public int pickUp( int row, int col )
    {
        Integer piece = pieces.remove( new Cell( row, col ) );
        return piece == null ? NO_PIECE : piece;
    }

    /** Stores a piece there. */
    public boolean addPiece( int piece, int row, int col )
    {
        if ( !validate( row, col ) || piece == NO_PIECE || !Cell.canHold( piece ) ) return false;
        Cell cell = new Cell( row, col );
        Integer old = pieces.putIfAbsent( cell, piece );
        if ( old == null ) return true;
        if ( old != piece || !isPawn( piece ) ) return false;
        pieces.put( cell, isRed( piece ) ? RED_KING : BLACK_KING );
        return true;
    }

    /** All moves of all pieces, chained. */
    public Move getMoves()
    {
        List<Move> moves = new ArrayList<>();
        for ( Cell cell : pieces.keySet() ) collectMoves( cell, moves );
        return chained( moves );
    }

    /** All moves of one piece, chained. */
    public Move getMoves( int row, int col )
    {
        List<Move> moves = new ArrayList<>();
        collectMoves( new Cell( row, col ), moves );
        return chained( moves );
    }

    private void collectMoves( Cell from, List<Move> moves )
    {
        for ( Cell to : Cell.allBlack() )
        {
            boolean jump = isJump( from.row, from.col, to.row, to.col );
            if ( jump || isMove( from.row, from.col, to.row, to.col ) )
            {
                moves.add( new Move( from.row, from.col, to.row, to.col,
                                     occupant( from ), jump, null ) );
            }
        }
    }

    private static Move chained( List<Move> moves )
    {
        Move chain = null;
        Collections.reverse( moves );
        for ( Move move : moves )
        {
            move.setNext( chain );
            chain = move;
        }
        return chain;
    }

    /** Is it a step? */
    public boolean isMove( int fromRow, int fromCol, int toRow, int toCol )
    {
        return isWay( new Cell( fromRow, fromCol ), new Cell( toRow, toCol ), 1 );
    }

    /** Is it a jump? */
    public boolean isJump( int fromRow, int fromCol, int toRow, int toCol )
    {
        Cell from = new Cell( fromRow, fromCol );
        Cell to = new Cell( toRow, toCol );
        if ( !isWay( from, to, 2 ) ) return false;
        int over = occupant( new Cell( ( fromRow + toRow ) / 2, ( fromCol + toCol ) / 2 ) );
        return isRed( occupant( from ) ) ? isBlack( over ) : isRed( over );
    }

    private boolean isWay( Cell from, Cell to, int length )
    {
        boolean black = validate( from.row, from.col ) && validate( to.row, to.col );
        if ( !black || !pieces.containsKey( from ) || pieces.containsKey( to ) ) return false;
        int rows = to.row - from.row;
        int cols = to.col - from.col;
        if ( Math.abs( rows ) != length || Math.abs( cols ) != length ) return false;
        int piece = occupant( from );
        return !isPawn( piece ) || isBlack( piece ) == rows > 0;
    }

    /** The board as text, with a ruler. */
    @Override
    public String toString()
    {
        String end = System.getProperty( "line.separator" );
        StringBuilder text = new StringBuilder();
        for ( int row = Cell.SIZE - 1; row >= 0; row-- )
        {
            text.append( row ).append( " :" );
            for ( int col = 0; col < Cell.SIZE; col++ )
            {
                text.append( ' ' ).append( Cell.letter( occupant( row, col ) ) ).append( ' ' );
            }
            text.append( end );
        }
        return text.append( "   ------------------------" ).append( end ).toString();
    }

    /** All pieces, chained. */
    public Square getBoardList() throws CBException
    {
        Square chain = null;
        for ( Entry<Cell, Integer> entry : pieces.entrySet() )
        {
            Cell cell = entry.getKey();
            chain = new Square( cell.row, cell.col, entry.getValue(), chain );
        }
        return chain;
    }
}

/** One of the 64 cells, or a place where there is none. All classes of mine use it. */
final class Cell implements Comparable<Cell>
{
    static final int SIZE = 8;

    final int row;
    final int col;

    Cell( int row, int col )
    {
        this.row = row;
        this.col = col;
    }

    static List<Cell> allBlack()
    {
        List<Cell> cells = new ArrayList<>();
        for ( int row = 0; row < SIZE; row++ )
        {
            for ( int col = row % 2; col < SIZE; col += 2 ) cells.add( new Cell( row, col ) );
        }
        return cells;
    }

    static boolean canHold( int piece )
    {
        return piece == Piece.NO_PIECE
            || Checkerboard.isRed( piece )
            || Checkerboard.isBlack( piece );
    }

    static String letter( int piece )
    {
        String letter = Checkerboard.isRed( piece ) ? "r" : Checkerboard.isBlack( piece ) ? "b" : ".";
        return Checkerboard.isPawn( piece ) ? letter : letter.toUpperCase();
    }

    boolean exists()
    {
        return row >= 0 && row < SIZE && col >= 0 && col < SIZE;
    }

    boolean isBlack()
    {
        return ( row + col ) % 2 == 0;
    }

    @Override
    public int compareTo( Cell other )
    {
        return row != other.row ? row - other.row : col - other.col;
    }

    @Override
    public boolean equals( Object other )
    {
        return other instanceof Cell && compareTo( (Cell) other ) == 0;
    }

    @Override
    public int hashCode()
    {
        return SIZE * row + col;
    }

    @Override
    public String toString()
    {
        return "[" + row + "][" + col + "]";
    }
}
