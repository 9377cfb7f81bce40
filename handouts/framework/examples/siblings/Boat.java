/**
 * A boat on a canal with landing stages at both ends; it may lie anywhere.
 */
public class Boat {
  private static final int LENGTH = 10;

  private final String owner;
  private int kilometre;

  /** Makes a boat of somebody, or one for everybody: null. */
  public Boat(String owner) {
    this.owner = owner;
  }

  /** Whether this person may take the boat where it lies. */
  public boolean isFreeFor(String person) {
    boolean isForAll = owner == null;
    return (isForAll || owner.equals(person)) && isStage(kilometre);
  }

  /** Whether the boat can go from where it lies to another place. */
  public boolean canGoTo(int goal) {
    return goal != kilometre && isStage(goal);
  }

  /** Lets the boat lie elsewhere. */
  public void moor(int place) {
    kilometre = place;
  }

  private static boolean isStage(int place) {
    return place == 0 || place == LENGTH;
  }
}
