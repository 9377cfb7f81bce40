package boardwright.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.protocol.Request.Source;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A place")
class PlaceTest {
  private static final Source DEEP = new Source("A/Square.java", "", List.of());
  private static final Source EXACT = new Source("Square.java", "", List.of());
  private static final Source OTHER = new Source("B/Square.java", "", List.of());

  @Test
  @DisplayName("is a path and a line, and is written as it is read")
  void isAPathAndALine() {
    assertEquals(Optional.of(new Place("C:/Square.java", 12)), Place.parse("C:/Square.java:12"));
    assertEquals("C:/Square.java:12", new Place("C:/Square.java", 12).toString());
    for (String none : List.of("", "Square.java", "Square.java:", ":12", "a:1234567890")) {
      assertEquals(Optional.empty(), Place.parse(none), none);
    }
  }

  @Test
  @DisplayName("is in the source of exactly its path, wherever that is in the list")
  void isInTheSourceOfExactlyItsPath() {
    assertEquals(Optional.of(EXACT), new Place("Square.java", 1).in(List.of(DEEP, EXACT, OTHER)));
  }

  @Test
  @DisplayName("is in the only source whose path ends so, and in none if there are two")
  void isInTheOnlySourceWhosePathEndsSo() {
    assertEquals(Optional.of(DEEP), new Place("Square.java", 1).in(List.of(DEEP)));
    assertEquals(Optional.empty(), new Place("Square.java", 1).in(List.of(DEEP, OTHER)));
    assertEquals(Optional.empty(), new Place("are.java", 1).in(List.of(DEEP, EXACT)));
  }
}
