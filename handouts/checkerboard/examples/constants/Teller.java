/** Prints the number of a red pawn. */
public class Teller implements Piece {
  /** Prints it. */
  public static void main(String[] args) {
    System.out.println(RED_PAWN);
  }
}
