import java.util.List;
import java.util.function.UnaryOperator;

/** A message passes through several hands. Who changed it? */
public class Whispers {
  private final List<UnaryOperator<String>> hands;

  /** Creates a chain. */
  public Whispers(List<UnaryOperator<String>> hands) {
    this.hands = List.copyOf(hands);
  }

  /** Returns the number of the first who changes a message; -1 for none. */
  public int firstToChange(String message) {
    for (int i = 0; i < hands.size(); i++) {
      if (!hands.get(i).apply(message).equals(message)) {
        return i;
      }
    }
    return -1;
  }
}
