package checkerboard;

/** A board that is a text of 64 letters, as they are printed. The top row comes first. */
public class Checkerboard implements Piece
  {
  private static final String EMPTY = "................................................................";
  private static final String START = (".r.r.r.r" + "r.r.r.r." + ".r.r.r.r" + "........"
      + "........" + "b.b.b.b." + ".b.b.b.b" + "b.b.b.b.");

  private final StringBuilder letters = new StringBuilder(EMPTY);

  /** Makes one without pieces. */
  public Checkerboard()
    {
    }

  private static char letter(int piece)
    {
    switch (piece)
      {
      case RED_PAWN:
        return 'r';
      case RED_KING:
        return 'R';
      case BLACK_PAWN:
        return 'b';
      case BLACK_KING:
        return 'B';
      default:
        return '.';
      }
    }

  private static int piece(char letter)
    {
    switch (letter)
      {
      case 'r':
        return RED_PAWN;
      case 'R':
        return RED_KING;
      case 'b':
        return BLACK_PAWN;
      case 'B':
        return BLACK_KING;
      default:
        return NO_PIECE;
      }
    }

  /** Black? */
  public static boolean isBlack(int piece)
    {
    return "bB".indexOf(letter(piece)) >= 0;
    }

  /** Red? */
  public static boolean isRed(int piece)
    {
    return "rR".indexOf(letter(piece)) >= 0;
    }

  /** Pawn? */
  public static boolean isPawn(int piece)
    {
    return Character.isLowerCase(letter(piece));
    }

  /** Row for kings. */
  public static int kingRow(int piece)
    {
    return "bB".contains("" + letter(piece)) ? 7 : 0;
    }

  /** Removes all pieces. */
  public void zero()
    {
    letters.replace(0, 64, EMPTY);
    }

  /** Sets all pieces. */
  public void init()
    {
    letters.setLength(0);
    letters.append(START);
    }

  private static int index(int row, int col)
    {
    return (7 - row) * 8 + col;
    }

  private char at(int row, int col)
    {
    return letters.charAt(index(row, col));
    }

  /** Black square of the board? */
  public boolean validate(int row, int col)
    {
    return "01234567".indexOf('0' + row) >= 0 && "01234567".indexOf('0' + col) >= 0 && (row + col) % 2 == 0;
    }

  /** Who is it? */
  public int occupant(int row, int col)
    {
    return piece(at(row, col));
    }

  /** Who was it? */
  public int pickUp(int row, int col)
    {
    char old = at(row, col);
    letters.setCharAt(index(row, col), '.');
    return piece(old);
    }

  /** Adds one. */
  public boolean addPiece(int piece, int row, int col)
    {
    char fresh = letter(piece);
    if (fresh == '.' || !validate(row, col))
      return false;
    char old = at(row, col);
    if (old == fresh && isPawn(piece))
      letters.setCharAt(index(row, col), Character.toUpperCase(old));
    else if (old == '.')
      letters.setCharAt(index(row, col), fresh);
    else
      return false;
    return true;
    }

  /** Moves of everyone. */
  public Move getMoves()
    {
    Move first = null;
    for (int row = 0; row < 8; row++)
      for (int col = 0; col < 8; col++)
        {
        Move mine = getMoves(row, col);
        if (mine == null)
          continue;
        Move last;
        for (last = mine; last.getNext() != null; last = last.getNext())
          ;
        last.setNext(first);
        first = mine;
        }
    return first;
    }

  /** Moves of one. */
  public Move getMoves(int row, int col)
    {
    Move first = null;
    for (int square = 0; square < 64; square++)
      {
      int toRow = 7 - square / 8;
      int toCol = square % 8;
      if (isMove(row, col, toRow, toCol))
        first = new Move(row, col, toRow, toCol, occupant(row, col), false, first);
      if (isJump(row, col, toRow, toCol))
        first = new Move(row, col, toRow, toCol, occupant(row, col), true, first);
      }
    return first;
    }

  /** Step? */
  public boolean isMove(int fromRow, int fromCol, int toRow, int toCol)
    {
    return pattern(fromRow, fromCol, toRow, toCol, 1).matches("[bBR]\\.u|[rRB]\\.d");
    }

  /** Jump? */
  public boolean isJump(int fromRow, int fromCol, int toRow, int toCol)
    {
    return pattern(fromRow, fromCol, toRow, toCol, 2)
        .matches("[bB][rR]\\.u|B[rR]\\.d|[rR][bB]\\.d|R[bB]\\.u");
    }

  /* The letters on the way, and u for up or d for down; nothing if it is no way for a piece. */
  private String pattern(int fromRow, int fromCol, int toRow, int toCol, int length)
    {
    if (!validate(fromRow, fromCol) || !validate(toRow, toCol))
      return "";
    if (Math.abs(toRow - fromRow) != length || Math.abs(toCol - fromCol) != length)
      return "";
    String way = "" + at(fromRow, fromCol);
    if (length == 2)
      way += at((fromRow + toRow) / 2, (fromCol + toCol) / 2);
    way += at(toRow, toCol);
    return way + (toRow > fromRow ? "u" : "d");
    }

  /** Shows it. */
  public String toString()
    {
    String text = "";
    for (int i = 0; i < 64; i += 8)
      {
      text += "row " + (7 - i / 8) + " " + letters.substring(i, i + 8);
      text += System.getProperty("line.separator");
      }
    return text;
    }

  /** Squares of everyone. */
  public Square getBoardList() throws CBException
    {
    Square first = null;
    for (int row = 0; row < 8; row++)
      for (int col = 0; col < 8; col++)
        if (at(row, col) != '.')
          first = new Square(row, col, occupant(row, col), first);
    return first;
    }
  }
