package boardwright.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A name that is near")
class NearNameTest {
  private static final List<String> NAMES =
      List.of("setNext", "getNext", "BLACK_KING", "toString", "check", "square", "id");

  @Test
  @DisplayName("differs in capital letters and underscores, or by a slip")
  void differsInCapitalLettersAndUnderscores() {
    assertNear("setNext", "setnext");
    assertNear("BLACK_KING", "Black_King");
    assertNear("BLACK_KING", "blackKing");
    assertNear("toString", "tostring");
    assertNear("toString", "toStirng");
    assertNear("check", "chek");
    assertNear("square", "squrae");
  }

  @Test
  @DisplayName("is none that differs by more, nor the same one")
  void isNoneThatDiffersByMore() {
    for (String name : List.of("version", "setNextOne", "is", "cat", "check", "")) {
      assertEquals(Optional.empty(), NearName.of(name, NAMES), name);
    }
  }

  private static void assertNear(String expected, String written) {
    assertEquals(Optional.of(expected), NearName.of(written, NAMES));
  }
}
