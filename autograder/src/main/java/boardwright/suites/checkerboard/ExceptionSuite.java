package boardwright.suites.checkerboard;

import boardwright.suite.Call;
import boardwright.suite.Check;
import boardwright.suite.Kind;
import boardwright.suite.Structure;
import boardwright.suite.StyleRules;
import boardwright.suite.Subject;
import boardwright.suite.Suite;
import checkerboard.NewCBException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage exception: {@code CBException}. */
@Suite(lab = "checkerboard", stage = "exception")
public class ExceptionSuite implements StyleRules {
  private static final String NAME = "checkerboard.CBException";

  @Test
  @Check(rule = "R1", kind = Kind.STRUCTURE, points = 2)
  @DisplayName("CBException is an exception")
  void isAnException(Subject subject) {
    Structure.of(subject, NAME).isA(Exception.class, "extends Exception");
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("Its text is in what toString gives")
  void toStringContainsTheText() {
    for (String text : new String[] {"row 9 is not on the board", "no such piece: 42"}) {
      Call<String> call =
          Call.of("exception.toString()", NewCBException.of(text)::toString)
              .on("exception = new CBException(\"" + text + "\")");
      String seen = call.get("a text that contains \"" + text + "\"");
      if (seen == null || !seen.contains(text)) {
        call.fail("a text that contains \"" + text + "\"", "yours said \"" + seen + "\"");
      }
    }
  }

  @Test
  @Check(rule = "R3")
  @DisplayName("Each exception keeps its own text")
  void eachKeepsItsOwnText() {
    Exception first = NewCBException.of("the first");
    NewCBException.of("the second");
    Call<String> call =
        Call.of("first.toString()", first::toString)
            .on("first = new CBException(\"the first\"), then new CBException(\"the second\")");
    String seen = call.get("a text that contains \"the first\"");
    if (seen == null || !seen.contains("the first")) {
      call.fail("a text that contains \"the first\"", "yours said \"" + seen + "\"");
    }
  }

  @Test
  @Check(rule = "R4", kind = Kind.STRUCTURE)
  @DisplayName("Its fields are private")
  void fieldsArePrivate(Subject subject) {
    Structure.of(subject, NAME).keepsItsFieldsPrivate();
  }

  @Test
  @Check(rule = "R5", kind = Kind.STRUCTURE)
  @DisplayName("It prints nothing")
  void printsNothing(Subject subject) {
    Structure.of(subject, NAME).printsNothing();
  }
}
