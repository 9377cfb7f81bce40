import java.util.Arrays;

/** A row of market stalls, which traders rent until all are taken. */
public class Market {
  private static final int FREE = -1;

  private final int[] traders = new int[5]; // not static
  private Day day;

  /** What happens after a request. */
  public interface Answer {
    /** The stall is yours. */
    void rented(Market market);

    /** It is taken, or there is no such stall. */
    void refused();
  }

  /** Creates a market with free stalls. */
  public Market() {
    reset();
  }

  /** Begins again: sets everything that a request can change. */
  public final void reset() {
    Arrays.fill(traders, FREE);
    day = new Open();
  }

  /** Rents a stall, if that is possible; returns what takes it back. */
  public Runnable rent(int trader, int stall, Answer answer) {
    if (!day.isOpen() || !isFree(stall)) {
      answer.refused();
      return () -> {}; // nothing has changed, so there is nothing to do
    }
    Day before = day;
    traders[stall] = trader;
    if (Arrays.stream(traders).noneMatch(number -> number == FREE)) {
      day = new Closed();
    }
    answer.rented(this); // after the change, because it may look at us
    return () -> {
      traders[stall] = FREE;
      day = before;
    };
  }

  /** Returns what the sign at the gate says: the day knows. */
  public String sign(String name) {
    return day.sign(name);
  }

  private boolean isFree(int stall) {
    return stall >= 0 && stall < traders.length && traders[stall] == FREE;
  }

  private interface Day {
    boolean isOpen();

    String sign(String name);
  }

  private static class Open implements Day {
    @Override
    public boolean isOpen() {
      return true;
    }

    @Override
    public String sign(String name) {
      return "Welcome, " + name + "!";
    }
  }

  private static class Closed implements Day {
    @Override
    public boolean isOpen() {
      return false;
    }

    @Override
    public String sign(String name) {
      return "No stall is left.";
    }
  }
}
