/** A guided tour: every tour is counted and closed alike; what is shown is up to the guide. */
public abstract class Tour {
  private int finished;

  /** Leads a group; this order is the same for all tours. */
  public final boolean lead(int people) {
    boolean shown = showHook(people);
    if (shown) {
      finished++;
    }
    return shown;
  }

  /** How many tours came to their end. */
  public final int getFinished() {
    return finished;
  }

  /** Shows the place; false if that cannot be done with so many people. */
  protected abstract boolean showHook(int people);

  /** A tour of a narrow tower. */
  public static class Tower extends Tour {
    @Override
    protected boolean showHook(int people) {
      return people <= 6;
    }
  }
}
