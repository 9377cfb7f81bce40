/**
 * A hot drink. How to make one is written here; what goes in, a subclass
 * says.
 */
public abstract class HotDrink {

  /** Makes a cup: the template method. */
  public final String make() {
    return "boil water, add " + getIngredient() + ", stir";
  }

  /** Returns what goes into the water. */
  protected abstract String getIngredient();

  /** Tea. */
  public static class Tea extends HotDrink {
    @Override
    protected String getIngredient() {
      return "leaves";
    }
  }

  /** Cocoa. */
  public static class Cocoa extends HotDrink {
    @Override
    protected String getIngredient() {
      return "cocoa powder";
    }
  }
}
