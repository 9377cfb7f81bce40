import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of a list that is used as a basket of fruit. */
public class BasketTest {
  private List<String> basket;

  @BeforeEach
  void createABasketOfItsOwnForEachTest() {
    basket = new ArrayList<>(List.of("pear", "apple", "fig"));
  }

  @Test
  void sortingKeepsAllFruit() {
    basket.sort(null);
    assertEquals(List.of("apple", "fig", "pear"), basket);
  }

  @Test
  void aCopyIsNotChanged() {
    List<String> copy = new ArrayList<>(basket);
    basket.clear();
    assertEquals(3, copy.size());
  }

  @Test
  void theLastPlaceIsTheSizeLessOne() { // both sides of the edge
    assertEquals("fig", basket.get(2));
    assertThrows(IndexOutOfBoundsException.class, () -> basket.get(3));
  }
}
