package checkerboard;

/** A list of squares: the first square, and a (shorter) list of the others. */
public class Square implements Piece
{
   private int row;
   private int col;
   private int piece;
   private Square next;

   /** A list of one square. */
   public Square(int row, int col, int piece) throws CBException
   {
      this(row, col, piece, null);
   }

   /** A list of one square and the others. */
   public Square(int row, int col, int piece, Square next) throws CBException
   {
      this.row = between0and7(row);
      this.col = between0and7(col);
      this.piece = member(piece, 0, RED_PAWN, RED_KING, BLACK_PAWN, BLACK_KING, NO_PIECE);
      this.next = next;
   }

   private static int between0and7(int number) throws CBException
   {
      return member(number, 0, 0, 1, 2, 3, 4, 5, 6, 7);
   }

   /* Looks for a number among those from an index on. */
   private static int member(int number, int index, int... numbers) throws CBException
   {
      if (index == numbers.length)
      {
         throw new CBException(number + " is not possible here");
      }
      return number == numbers[index] ? number : member(number, index + 1, numbers);
   }

   /** The others. */
   public Square getNext()
   {
      return next;
   }

   /** Changes the others. */
   public void setNext(Square next)
   {
      this.next = next;
   }

   /** The first square as text. */
   public String toString()
   {
      return "[" + row + "]" + "[" + col + "]" + "=" + piece;
   }
}
