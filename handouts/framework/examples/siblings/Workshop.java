import java.util.function.Supplier;

/**
 * Builds boats. What kind of boat, a subclass says; when one is built, this
 * class says.
 */
public abstract class Workshop {
  /** Something that swims. */
  public interface Boat {}

  /** What builds one boat, as soon as somebody calls get. */
  protected abstract Supplier<? extends Boat> boatMaker();

  /** Builds two boats. */
  public final Boat[] fleet() {
    Supplier<? extends Boat> maker = boatMaker();
    return new Boat[] {maker.get(), maker.get()};
  }

  /** A canoe. */
  public static class Canoe implements Boat {}

  /** A workshop for canoes. */
  public static class Canoes extends Workshop {
    @Override
    protected Supplier<? extends Boat> boatMaker() {
      return Canoe::new;
    }
  }
}
