/** Says which number it takes for a red pawn. */
public class Teller implements Piece {
  /** Says it. */
  public static void main(String[] args) {
    System.out.println(RED_PAWN);
  }
}
