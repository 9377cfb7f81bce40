import java.util.ArrayList;
import java.util.List;

/** A torch in a corridor: its light goes on until it falls on something. */
public abstract class Torch {
  private final String owner;

  /** Creates a torch of this person. */
  protected Torch(String owner) {
    this.owner = owner;
  }

  /** Returns whose it is. */
  public String getOwner() {
    return owner;
  }

  /**
   * Lists the places that are lit.
   *
   * @param corridor a letter for each place; a blank is an empty one
   * @param from where the torch is
   * @return the places, counted from 0; a new list
   */
  public List<Integer> light(String corridor, int from) {
    List<Integer> lit = new ArrayList<>();
    for (int step : getSteps()) {
      boolean dark = false;
      int at = from + step;
      while (!dark && at >= 0 && at < corridor.length()) {
        lit.add(at); // the thing that ends the light is lit, too
        dark = corridor.charAt(at) != ' ';
        at += step;
      }
    }
    return lit;
  }

  /**
   * Returns in which directions it shines: 1 to the right, -1 to the left.
   */
  protected abstract int[] getSteps();

  /** A lantern shines to both sides, and has nothing else to say. */
  public static class Lantern extends Torch {
    /** Creates a lantern of this person. */
    public Lantern(String owner) {
      super(owner);
    }

    @Override
    protected int[] getSteps() {
      return new int[] {-1, 1};
    }
  }
}
