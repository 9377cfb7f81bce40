package boardwright.testkit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Things in words, for people and to be compared in whatever order: the moves of a list, the pieces
 * on a board.
 */
public final class Wording {
  private static final int MOST = 6;

  private final List<String> things;

  private Wording(List<String> things) {
    this.things = things;
  }

  /** These things. */
  public static Wording of(Collection<String> things) {
    return new Wording(things.stream().sorted().toList());
  }

  /** What others have too many or too few; empty if they are the same, in whatever order. */
  public String difference(Collection<String> others) {
    if (others.isEmpty() && !things.isEmpty()) {
      return "yours has nothing";
    }
    List<String> missing = new ArrayList<>(things);
    others.forEach(missing::remove);
    List<String> extra = new ArrayList<>(others);
    things.forEach(extra::remove);
    List<String> parts = new ArrayList<>();
    if (!missing.isEmpty()) {
      parts.add("yours lacks " + of(missing));
    }
    if (!extra.isEmpty()) {
      parts.add((parts.isEmpty() ? "yours also has " : "and also has ") + of(extra));
    }
    return String.join(" ", parts);
  }

  /** The first ones, and how many more there are. */
  @Override
  public String toString() {
    if (things.isEmpty()) {
      return "nothing";
    }
    return things.size() <= MOST
        ? String.join(", ", things)
        : String.join(", ", things.subList(0, MOST)) + " and " + (things.size() - MOST) + " more";
  }
}
