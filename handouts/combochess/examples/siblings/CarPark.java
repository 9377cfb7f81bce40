/**
 * What a driver pays. Each kind of ticket knows its own price, so nobody
 * asks for the kind.
 */
public class CarPark {

  /** A ticket. */
  public abstract static class Ticket {
    /** Returns the price in cents. */
    public abstract int price(int hours);
  }

  /** Every hour costs the same. */
  public static class ByTheHour extends Ticket {
    @Override
    public int price(int hours) {
      return 200 * hours;
    }
  }

  /** The whole day has one price. */
  public static class ForTheDay extends Ticket {
    @Override
    public int price(int hours) {
      return 900;
    }
  }

  /** Returns what a driver pays who comes back after so many hours. */
  public int bill(Ticket ticket, int hours) {
    return ticket.price(hours);
  }
}
