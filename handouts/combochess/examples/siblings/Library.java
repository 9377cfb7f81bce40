import java.util.Objects;

/** A library that knows from its calendar how long a book may stay away. */
public class Library {
  private static final int DAYS = 14;

  private final Calendar calendar;
  private boolean lent;
  private int borrowed;

  /**
   * Says which day it is: the real calendar, or one that a test turns by
   * hand.
   */
  public interface Calendar {
    /** Returns the days since some day. */
    int today();
  }

  /**
   * Creates a library, whose book is there.
   *
   * @param calendar says which day it is; not null
   */
  public Library(Calendar calendar) {
    this.calendar = Objects.requireNonNull(calendar);
  }

  /** Lends the book from today on, also if it was away already. */
  public void lend() {
    lent = true;
    borrowed = calendar.today();
  }

  /** Takes the book back. */
  public void takeBack() {
    lent = false;
  }

  /**
   * Returns the days that are left, at least 0; all of them while it is
   * here.
   */
  public int daysLeft() {
    return lent ? Math.max(0, borrowed + DAYS - calendar.today()) : DAYS;
  }
}
