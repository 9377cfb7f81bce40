import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Tests of a library, whose calendar they turn by hand. */
public class LibraryTest {
  private int day = 100;
  private final Library library = new Library(() -> day);

  @Test
  void aBookMayStayAwayForFourteenDays() {
    library.lend();
    day += 13;
    assertEquals(1, library.daysLeft());
    day += 1;
    assertEquals(0, library.daysLeft());
  }

  @Test
  void daysAreNeverNegative() {
    library.lend();
    day += 20;
    assertEquals(0, library.daysLeft());
  }

  @Test
  void whoBringsTheBookBackHasAllDaysAgain() {
    library.lend();
    day += 5;
    library.takeBack();
    assertEquals(14, library.daysLeft());
  }
}
