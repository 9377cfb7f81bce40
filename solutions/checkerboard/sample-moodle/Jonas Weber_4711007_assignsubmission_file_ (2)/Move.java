package checkerboard;

import java.awt.*;

/** A list of moves: the first move, and a (shorter) list of the others. */
public class Move implements Piece
{
   private int fromRow;
   private int fromCol;
   private int toRow;
   private int toCol;
   private int piece;
   private boolean isJump;
   private Move next;

   /** A list of one move and the others. */
   public Move(int fromRow, int fromCol, int toRow, int toCol, int piece, boolean isJump, Move next)
   {
      this.fromRow = fromRow;
      this.fromCol = fromCol;
      this.toRow = toRow;
      this.toCol = toCol;
      this.piece = piece;
      this.isJump = isJump;
      this.next = next;
   }

   /** The others. */
   public Move getNext()
   {
      return next;
   }

   /** Changes the others. */
   public void setNext(Move next)
   {
      this.next = next;
   }

   /** Does the first move jump? */
   public boolean isJump()
   {
      return isJump;
   }

   /** Where the first move starts. */
   public Point getFrom()
   {
      return new Point(fromRow, fromCol);
   }

   /** Where the first move ends. */
   public Point getTo()
   {
      return new Point(toRow, toCol);
   }

   /** The whole list as text: this move, then whatever the others say. */
   public String toString()
   {
      String first = "(" + fromRow + "," + fromCol + ")" + (isJump ? "=>" : "->")
         + "(" + toRow + "," + toCol + ")";
      return next == null ? first : first + " " + next;
   }
}
