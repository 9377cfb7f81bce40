package boardwright.classfile;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.source.UntouchedFile;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The file in which a learner begins")
class StarterFileTest {
  @Test
  @DisplayName("has a test to fill in, in a stage of tests")
  void hasATestToFillIn() {
    String text = StarterFile.ofTests("zoo.CageTest", "handouts/zoo/2-cage.md");
    assertTrue(text.contains("package zoo;\n"), text);
    assertTrue(text.contains("  @Test\n  void "), text);
    assertTrue(text.contains("// handouts/zoo/2-cage.md says"), text);
  }

  @Test
  @DisplayName("asks for no test where the page shows another class")
  void asksForNoTest() {
    String text = StarterFile.ofTests("zoo.Expectations", "handouts/zoo/2-cage.md");
    assertTrue(text.contains("class Expectations {\n"), text);
    assertTrue(text.contains("// handouts/zoo/2-cage.md shows"), text);
    assertFalse(text.contains("Test"), text);
  }

  @Test
  @DisplayName("is untouched until there is something else in it than comments")
  void isUntouchedUntilThereIsSomethingElse() {
    String start = "package zoo;\n\n/* public class Cage { } */\npublic class Cage {\n  %s\n}\n";
    String gap = "// Your members come here.";
    assertTrue(UntouchedFile.is(start.formatted(gap)));
    assertTrue(UntouchedFile.is(start.formatted(gap + " // soon").replace("\n", "\r\n")));
    assertFalse(UntouchedFile.is(start.formatted(gap + "\n  int bars;")));
    assertFalse(UntouchedFile.is(start.formatted("")), "an empty class may be meant");
  }
}
