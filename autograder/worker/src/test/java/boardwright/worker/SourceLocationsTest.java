package boardwright.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.protocol.Finding;
import boardwright.worker.SourceLocations.TypeLocations;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The line that a failure names")
class SourceLocationsTest {
  private static final String BEFORE = "model = new Model()\nmodel.reset()";

  private final SourceLocations locations =
      new SourceLocations(
          Map.of(
              "lab.Model", type(true, Map.of("Model/0", "Model.java:5", "reset/0", "Model.java:9")),
              "lab.Model$1", type(false, Map.of("request/2", "Model.java:14")),
              "lab.Helper", type(false, Map.of("help/0", "Helper.java:3"))),
          Map.of());

  private static TypeLocations type(boolean underCheck, Map<String, String> byCall) {
    return new TypeLocations("java.lang.Object", underCheck, byCall);
  }

  private String lookAt(String called, String on) {
    return locations.placed(new Finding(called, on, "this", "yours said that", "")).lookAt();
  }

  @Test
  @DisplayName("is in the object that a class under check created, if that was called")
  void isInTheObject() {
    assertEquals("Model.java:14", lookAt("requestor.request(1, 2)", BEFORE));
  }

  @Test
  @DisplayName("is that of the latest call that went before, if what was called is not theirs")
  void isThatOfTheLatestCallThatWentBefore() {
    assertEquals("Model.java:9", lookAt("view.getShown()", BEFORE));
    assertEquals("Model.java:5", lookAt("a.board", "a = new Model()"));
    assertEquals("", lookAt("view.getShown()", "helper.help()"));
  }
}
