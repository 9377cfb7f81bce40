package checkerboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What {@link CBException} promises. */
@DisplayName("CBException")
class CBExceptionTest {

  @Test
  @DisplayName("is printed as its name and its message")
  void printsNameAndMessage() {
    assertEquals("CBException: no such square", new CBException("no such square").toString());
  }

  @Test
  @DisplayName("keeps its message")
  void keepsItsMessage() {
    assertEquals("no such square", new CBException("no such square").getMessage());
  }

  @Test
  @DisplayName("must be caught or declared")
  void mustBeCaughtOrDeclared() {
    Object exception = new CBException("");
    assertInstanceOf(Exception.class, exception);
    assertEquals(false, exception instanceof RuntimeException);
  }

  @Test
  @DisplayName("can be printed without a message")
  void canBePrintedWithoutAMessage() {
    assertNotNull(new CBException(null).toString());
  }
}
