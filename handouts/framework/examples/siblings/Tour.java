/**
 * A guided tour: when it counts is fixed; what is shown is up to each tour.
 */
public abstract class Tour {
  private final String guide;
  private final Office office;

  /** Is notified of tours that can't be led. */
  public interface Office {
    /** This tour was refused. */
    void refused(Tour tour);
  }

  /** Creates a tour; nothing is shown and nobody is told yet. */
  protected Tour(String guide, Office office) {
    this.guide = guide;
    this.office = office;
  }

  /** Returns who leads it. */
  public final String getGuide() {
    return guide;
  }

  /** Leads a group; the hook is asked each time. */
  public final boolean lead(int people) {
    boolean shown = showHook(people);
    if (!shown) {
      office.refused(this);
    }
    return shown;
  }

  /** Shows the place; false if that can't be done with so many people. */
  protected abstract boolean showHook(int people);

  /** A tour of a narrow tower. */
  public static class Tower extends Tour {
    /** Creates a tour. */
    public Tower(String guide, Office office) {
      super(guide, office);
    }

    @Override
    protected boolean showHook(int people) {
      return people <= 6;
    }
  }
}
