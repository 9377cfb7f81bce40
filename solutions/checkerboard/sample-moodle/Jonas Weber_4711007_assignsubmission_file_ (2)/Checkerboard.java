package checkerboard;

/**
 * A checkerboard without a single loop. A square has a number from 0 (lower left) to 63 (upper
 * right); a method that has to do something with all squares does it with one of them and leaves
 * the rest to itself.
 */
public class Checkerboard implements Piece
{
   private static final int END = 64;

   private int[][] theBoard = new int[8][8];

   /** A board that is empty. */
   public Checkerboard()
   {
      clearFrom(0);
   }

   /** Is it black? */
   public static boolean isBlack(int piece)
   {
      return piece == BLACK_PAWN || piece == BLACK_KING;
   }

   /** Is it red? */
   public static boolean isRed(int piece)
   {
      return piece == RED_PAWN || piece == RED_KING;
   }

   /** Is it a pawn? */
   public static boolean isPawn(int piece)
   {
      return piece == RED_PAWN || piece == BLACK_PAWN;
   }

   /** The last row of a piece. */
   public static int kingRow(int piece)
   {
      return isBlack(piece) ? 7 : 0;
   }

   /** Removes all pieces. */
   public void zero()
   {
      clearFrom(0);
   }

   private void clearFrom(int n)
   {
      if (n < END)
      {
         theBoard[n / 8][n % 8] = NO_PIECE;
         clearFrom(n + 1);
      }
   }

   /** Puts all pieces where they start. */
   public void init()
   {
      clearFrom(0);
      initFrom(0);
   }

   private void initFrom(int n)
   {
      if (n == END)
      {
         return;
      }
      if (n < 24)
      {
         addPiece(BLACK_PAWN, n / 8, n % 8);
      }
      if (n >= END - 24)
      {
         addPiece(RED_PAWN, n / 8, n % 8);
      }
      initFrom(n + 1);
   }

   /** Is it a black square? One step down the diagonal, it is as black as before. */
   public boolean validate(int row, int col)
   {
      if (row < 0 || row > 7 || col < 0 || col > 7)
      {
         return false;
      }
      if (row == 0 || col == 0)
      {
         return (row + col) % 2 == 0;
      }
      return validate(row - 1, col - 1);
   }

   /** What is on the square? */
   public int occupant(int row, int col)
   {
      return theBoard[row][col];
   }

   /** Takes it from the square. */
   public int pickUp(int row, int col)
   {
      int old = theBoard[row][col];
      theBoard[row][col] = NO_PIECE;
      return old;
   }

   /** Adds a piece to the square, if possible. */
   public boolean addPiece(int piece, int row, int col)
   {
      if (!validate(row, col) || (!isRed(piece) && !isBlack(piece)))
      {
         return false;
      }
      if (theBoard[row][col] != NO_PIECE)
      {
         if (theBoard[row][col] != piece || !isPawn(piece))
         {
            return false;
         }
         // empty the square, then try again with a king
         theBoard[row][col] = NO_PIECE;
         return addPiece(isRed(piece) ? RED_KING : BLACK_KING, row, col);
      }
      theBoard[row][col] = piece;
      return true;
   }

   /** All moves on the board. */
   public Move getMoves()
   {
      return movesFrom(0);
   }

   private Move movesFrom(int n)
   {
      if (n == END)
      {
         return null;
      }
      return append(getMoves(n / 8, n % 8), movesFrom(n + 1));
   }

   private static Move append(Move list, Move others)
   {
      if (list == null)
      {
         return others;
      }
      list.setNext(append(list.getNext(), others));
      return list;
   }

   /** All moves of one piece. */
   public Move getMoves(int row, int col)
   {
      return occupant(row, col) == NO_PIECE ? null : movesTo(row, col, 0);
   }

   private Move movesTo(int row, int col, int n)
   {
      if (n == END)
      {
         return null;
      }
      Move others = movesTo(row, col, n + 1);
      int toRow = n / 8;
      int toCol = n % 8;
      if (isMove(row, col, toRow, toCol))
      {
         return new Move(row, col, toRow, toCol, occupant(row, col), false, others);
      }
      if (isJump(row, col, toRow, toCol))
      {
         return new Move(row, col, toRow, toCol, occupant(row, col), true, others);
      }
      return others;
   }

   /** Can the piece step there? */
   public boolean isMove(int fromRow, int fromCol, int toRow, int toCol)
   {
      int piece = occupant(fromRow, fromCol);
      boolean near = Math.abs(fromRow - toRow) == 1 && Math.abs(fromCol - toCol) == 1;
      return near && isEmpty(toRow, toCol) && isDirection(piece, toRow - fromRow);
   }

   /** Can the piece jump there? */
   public boolean isJump(int fromRow, int fromCol, int toRow, int toCol)
   {
      int piece = occupant(fromRow, fromCol);
      boolean near = Math.abs(fromRow - toRow) == 2 && Math.abs(fromCol - toCol) == 2;
      return near && isEmpty(toRow, toCol) && isDirection(piece, toRow - fromRow)
         && isOther(piece, occupant((fromRow + toRow) / 2, (fromCol + toCol) / 2));
   }

   private boolean isEmpty(int row, int col)
   {
      return validate(row, col) && occupant(row, col) == NO_PIECE;
   }

   private static boolean isDirection(int piece, int up)
   {
      if (piece == BLACK_PAWN)
      {
         return up > 0;
      }
      if (piece == RED_PAWN)
      {
         return up < 0;
      }
      return piece != NO_PIECE;
   }

   private static boolean isOther(int piece, int other)
   {
      // the question is the same from the other side
      return isRed(piece) ? isBlack(other) : isRed(other) && isOther(other, piece);
   }

   /** The board as text. */
   public String toString()
   {
      return rowsFrom(7);
   }

   private String rowsFrom(int row)
   {
      if (row < 0)
      {
         return "";
      }
      return symbolsFrom(row, 0) + System.getProperty("line.separator") + rowsFrom(row - 1);
   }

   private String symbolsFrom(int row, int col)
   {
      return col == 8 ? "" : " " + symbol(occupant(row, col)) + " " + symbolsFrom(row, col + 1);
   }

   private static String symbol(int piece)
   {
      return piece == RED_PAWN ? "r"
         : piece == RED_KING ? "R"
         : piece == BLACK_PAWN ? "b"
         : piece == BLACK_KING ? "B" : ".";
   }

   /** All pieces on the board. */
   public Square getBoardList() throws CBException
   {
      return squaresFrom(0);
   }

   private Square squaresFrom(int n) throws CBException
   {
      if (n == END)
      {
         return null;
      }
      int piece = occupant(n / 8, n % 8);
      return piece == NO_PIECE
         ? squaresFrom(n + 1)
         : new Square(n / 8, n % 8, piece, squaresFrom(n + 1));
   }
}
