package boardwright.suites.framework;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A graphics that a view has drawn into")
class CanvasTest {
  @Test
  @DisplayName("has come back as it was if it was turned, and turned back by as much")
  void hasComeBackAsItWas() throws Exception {
    assertEquals("", turned(0.3, -0.1, -0.2));
  }

  @Test
  @DisplayName("has another transformation if it stays turned, and the clip that it had")
  void hasAnotherTransformationIfItStaysTurned() throws Exception {
    assertEquals("yours changed the transformation", turned(0.3, -0.2));
  }

  private static String turned(double... angles) throws Exception {
    return Canvas.draw(
            60,
            40,
            graphics -> {
              for (double angle : angles) {
                graphics.rotate(angle, 31, 17);
              }
            })
        .changes();
  }
}
