package boardwright.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The rules of a page")
class CheckSpecTest {
  @Test
  @DisplayName("are counted rather than spelled, letter by letter, one without a number first")
  void areCountedRatherThanSpelled() {
    assertEquals(
        List.of("R", "R1", "R2", "R10", "S1", "S12"),
        List.of("S12", "R10", "S1", "R2", "R", "R1").stream()
            .sorted(CheckSpec.ORDER_OF_RULES)
            .toList());
  }
}
