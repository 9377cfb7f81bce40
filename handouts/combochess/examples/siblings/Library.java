/** A library that knows from its calendar whether a book is late. */
public class Library {
  private static final int DAYS = 14;

  private final Calendar calendar;
  private int borrowed;

  /** Says which day it is: the real calendar, or one that a test turns by hand. */
  public interface Calendar {
    /** Returns the days since some day. */
    int today();
  }

  /** Creates a library. */
  public Library(Calendar calendar) {
    this.calendar = calendar;
  }

  /** Lends the book. */
  public void lend() {
    borrowed = calendar.today();
  }

  /** Returns the days that are left, at least 0. */
  public int daysLeft() {
    return Math.max(0, borrowed + DAYS - calendar.today());
  }
}
