import java.util.ArrayList;
import java.util.List;

/**
 * A move in a game with cards in a row: two neighbours change places. It
 * can be taken back.
 */
public class Swap {
  private final List<String> row;
  private final int left;

  /** Makes the move, and does nothing yet. */
  public Swap(List<String> row, int left) {
    this.row = row;
    this.left = left;
  }

  /** Looks first, and changes nothing if the move does not go. */
  public boolean execute() {
    if (left < 0 || left + 1 >= row.size()) {
      return false;
    }
    row.add(left, row.remove(left + 1));
    return true;
  }

  /** Puts the same cards back. */
  public void undo() {
    row.add(left, row.remove(left + 1));
  }

  /** Tries it. */
  public static void main(String[] args) {
    List<String> cards = new ArrayList<>(List.of("king", "queen", "ace"));
    Swap swap = new Swap(cards, 1);
    System.out.println(swap.execute() + " " + cards);
    swap.undo();
    System.out.println(cards);
  }
}
