import java.util.List;
import java.util.Random;

/** Draws winners. */
public class Raffle {
  private final Random drum;

  /** Makes a raffle that nobody can foresee. */
  public Raffle() {
    this(new Random());
  }

  /** Makes a raffle that draws as its drum says. */
  public Raffle(Random drum) {
    this.drum = drum;
  }

  /** Draws until the winner is none of those who have won already. */
  public String draw(List<String> people, List<String> winners) {
    String drawn;
    do {
      drawn = people.get(drum.nextInt(people.size()));
    } while (winners.contains(drawn));
    return drawn;
  }
}
