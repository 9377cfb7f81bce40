package checkerboard;

import java.awt.Point;

/** Moves, one after the other. */
public class Move implements Piece
  {
  private final Point[] squares;
  private final int piece;
  private final boolean isJump;
  private Move next;

  /** Makes one. */
  public Move(int fromRow, int fromCol, int toRow, int toCol, int piece, boolean isJump, Move next)
    {
    squares = new Point[] { new Point(fromRow, fromCol), new Point(toRow, toCol) };
    this.piece = piece;
    this.isJump = isJump;
    this.next = next;
    }

  /** The next one. */
  public Move getNext()
    {
    return next;
    }

  /** Changes the next one. */
  public void setNext(Move next)
    {
    this.next = next;
    }

  /** Jumps it? */
  public boolean isJump()
    {
    return isJump;
    }

  /** First square. */
  public Point getFrom()
    {
    return (Point) squares[0].clone();
    }

  /** Second square. */
  public Point getTo()
    {
    return (Point) squares[1].clone();
    }

  /** Shows it. */
  public String toString()
    {
    String text = piece + " ";
    for (Point square : squares)
      text += "[" + square.x + "][" + square.y + "]";
    return isJump ? text + "*" : text;
    }
  }
