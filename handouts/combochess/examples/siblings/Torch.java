import java.util.ArrayList;
import java.util.List;

/** Somebody holds a torch in a corridor. Its light goes on until it falls on something. */
public abstract class Torch {

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
      for (int at = from + step; !dark && at >= 0 && at < corridor.length(); at += step) {
        lit.add(at); // the thing that ends the light is lit, too
        dark = corridor.charAt(at) != ' ';
      }
    }
    return lit;
  }

  /** Returns in which directions it shines: 1 to the right, -1 to the left. */
  protected abstract int[] getSteps();
}
