package boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A wording of several things")
class WordingTest {
  private static final Wording THREE = Wording.of(List.of("c", "a", "b"));

  @Test
  @DisplayName("is sorted, and tells the first six")
  void isSortedAndTellsTheFirstSix() {
    assertEquals("a, b, c", THREE.toString());
    assertEquals("nothing", Wording.of(List.of()).toString());
    List<String> eight = IntStream.range(0, 8).mapToObj(String::valueOf).toList();
    assertEquals("0, 1, 2, 3, 4, 5 and 2 more", Wording.of(eight).toString());
  }

  @Test
  @DisplayName("tells what others lack and what they have besides, counted one by one")
  void tellsWhatOthersLackAndWhatTheyHaveBesides() {
    assertEquals("", THREE.difference(List.of("b", "c", "a")));
    assertEquals("yours lacks a, c", THREE.difference(List.of("b")));
    assertEquals("yours has nothing", THREE.difference(List.of()));
    assertEquals("yours also has b, d", THREE.difference(List.of("a", "b", "b", "c", "d")));
    assertEquals("yours lacks a and also has d", THREE.difference(List.of("b", "c", "d")));
  }
}
