import java.util.*;

/** A board: an array of arrays, the columns first. */
public class Board {
    /** 6 */
    public final static int STANDARD_SIZE = 6;

    private Tile[][] columns;

    /**
     * The constructor.
     * @param size at least 1
     */
    public Board(int size)
    {
        if (size < 1) {
            throw new ContractException("too small: " + size);
        }
        columns = new Tile[size][size];
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                columns[x][y] = new PlainTile(null);
            }
        }
    }

    /** the size */
    public int getSize()
    {
        return columns.length;
    }

    /**
     * Is it here?
     * @param square the square
     */
    public boolean contains(Square square)
    {
        if (square.getX() < 0) return false;
        if (square.getY() < 0) return false;
        if (square.getX() >= columns.length) return false;
        if (square.getY() >= columns.length) return false;
        return true;
    }

    /** all squares */
    public List<Square> getSquares()
    {
        LinkedList<Square> list = new LinkedList<Square>();
        for (int y = 0; y < columns.length; y++) {
            for (int x = 0; x < columns.length; x++) {
                list.add(new Square(x, y));
            }
        }
        return list;
    }

    /**
     * The tile there.
     * @param square must be on the board
     */
    public Tile getTile(Square square)
    {
        try {
            return columns[square.getX()][square.getY()];
        } catch (ArrayIndexOutOfBoundsException e) {
            throw new ContractException("not on the board: " + square);
        }
    }

    /**
     * Another tile there.
     * @param square must be on the board
     * @param tile must be one
     */
    public void setTile(Square square, Tile tile)
    {
        getTile(square);
        if (tile == null) {
            throw new ContractException("no tile");
        }
        columns[square.getX()][square.getY()] = tile;
    }

    /**
     * The piece there.
     * @param square must be on the board
     */
    public Piece getPiece(Square square)
    {
        return getTile(square).getPiece();
    }
}
