package launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.InvocationTargetException;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The parts of a Driver")
class DriverPartsTest {

  /** Stands alone. */
  abstract static class Table {}

  /** Is given a table. */
  abstract static class Dinner {}

  /** A table without a size. */
  static class RoundTable extends Table {}

  /** A table with one. */
  static class LongTable extends Table {
    LongTable(int metres) {}
  }

  /** A dinner at any table. */
  private static final class Banquet extends Dinner {
    private final Table table;

    private Banquet(Table table) {
      this.table = table;
    }
  }

  /** A dinner that fails. */
  static class Fiasco extends Dinner {
    Fiasco(Table table) {
      throw new IllegalStateException("no soup");
    }
  }

  /** Creates one of each. */
  static class PlainDriver {
    Dinner start() {
      long guests = 12L; // a long constant takes the place of two
      return guests + System.nanoTime() == 0 ? null : new Banquet(new RoundTable());
    }
  }

  /** Says how long the table is. */
  static class MeasuringDriver {
    Dinner start() {
      return new Banquet(new LongTable(3));
    }
  }

  /** Chooses between two tables. */
  static class ChoosingDriver {
    Dinner start(boolean many) {
      return new Banquet(many ? new LongTable(3) : new RoundTable());
    }
  }

  /** Creates what fails. */
  static class FailingDriver {
    Dinner start() {
      return new Fiasco(new RoundTable());
    }
  }

  @Test
  @DisplayName("are the two objects that it creates, the second of which was given the first")
  void areTheTwoObjectsThatItCreates() throws ReflectiveOperationException {
    DriverParts parts = of(PlainDriver.class).orElseThrow();
    assertEquals(RoundTable.class, parts.first().getClass());
    assertSame(parts.first(), ((Banquet) parts.second()).table);
  }

  @Test
  @DisplayName("are unknown if an object needs more, or if there are several to choose from")
  void knowsItsLimits() throws ReflectiveOperationException {
    assertEquals(Optional.empty(), of(MeasuringDriver.class));
    assertEquals(Optional.empty(), of(ChoosingDriver.class));
  }

  @Test
  @DisplayName("throw what their constructors throw")
  void throwWhatTheirConstructorsThrow() {
    InvocationTargetException thrown =
        assertThrows(InvocationTargetException.class, () -> of(FailingDriver.class));
    assertEquals("no soup", thrown.getCause().getMessage());
  }

  private static Optional<DriverParts> of(Class<?> driver) throws ReflectiveOperationException {
    return DriverParts.of(driver, Table.class, Dinner.class);
  }
}
