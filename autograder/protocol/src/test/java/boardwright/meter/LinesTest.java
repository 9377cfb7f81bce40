package boardwright.meter;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The lines of a program")
class LinesTest {
  @Test
  @DisplayName("are counted as reached, class by class, until the count begins again")
  void areCountedAsReached() {
    Lines.begin(2);
    Lines.reach(1, 30);
    Lines.reach(2, 30); // a class that is not counted
    assertTrue(Lines.isReached(1, 30));
    assertFalse(Lines.isReached(0, 30));
    Lines.begin(2);
    assertFalse(Lines.isReached(1, 30));
  }
}
