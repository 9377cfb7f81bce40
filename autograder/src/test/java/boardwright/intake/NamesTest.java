package boardwright.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The name of a submission's folder")
class NamesTest {
  @ParameterizedTest(name = "U+{0}")
  @CsvSource({
    "000A", "0085", "009B", "061C", "200B", "200F", "2028", "2029", "202E", "2067", "FEFF"
  })
  @DisplayName("has no letter that ends a line, cannot be seen or turns the text around")
  void hasNoLetterThatEndsALine(String hex) {
    char letter = (char) Integer.parseInt(hex, 16);
    assertEquals("Ada_Berg", new Names().unique("Ada" + letter + "Berg"));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"=1+2", "＝1+2", "＋1", "＠x", "－1"})
  @DisplayName("begins with nothing that a spreadsheet calculates")
  void beginsWithNothingThatASpreadsheetCalculates(String name) {
    assertEquals("_" + name, new Names().unique(name));
  }
}
