package boardwright.suites.checkerboard;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.Kind;
import boardwright.testkit.Life;
import boardwright.testkit.Replay;
import boardwright.testkit.Shown;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import checkerboard.CBException;
import checkerboard.NewCBException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage exception: {@code CBException}. */
@Suite(lab = "checkerboard", stage = "exception")
public class ExceptionSuite implements StyleRules {
  private static final String NAME = "checkerboard.CBException";
  private static final Replay<Told> TEXT =
      Replay.<Told>of("exception").asks("toString()", Told::seen);

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
    for (String text :
        new String[] {
          "row 9 is not on the board",
          "no such piece: 42",
          "Row 9: 100 % wrong",
          "  blanks at both ends  ",
          "a\ttab, \"quotes\", a back\\slash, $1, an é and a dot.",
          "It's {0} [9] <b>row</b> & \"more\"",
          "two\nlines",
          "a text that is " + "very ".repeat(40) + "long"
        }) {
      CBException exception = make(text);
      String made = "exception = " + written(text);
      expectText(made, exception, text);
      expectText(made + ", after exception.toString()", exception, text);
    }
  }

  @Test
  @Check(rule = "R3")
  @DisplayName("Each exception keeps its own text")
  void eachKeepsItsOwnText() {
    Life<Told> first = told("the first");
    Life<Told> second = told("the second");
    TEXT.beside(first, second);
    TEXT.beside(told("the third"), first);
  }

  private static Life<Told> told(String text) {
    return Life.of(written(text), () -> new Told(NewCBException.of(text), text));
  }

  /** An exception and its text; the words around that are open. */
  private record Told(CBException exception, String text) {
    String seen() {
      String seen = exception.toString();
      return seen != null && seen.contains(text) ? text : seen;
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

  private static CBException make(String text) {
    return Call.of(written(text), () -> NewCBException.of(text)).get("an exception");
  }

  /** The call as a student writes it. */
  private static String written(String text) {
    return "new CBException(" + quoted(text) + ")";
  }

  private static String quoted(String text) {
    String escaped = text.replace("\\", "\\\\").replace("\"", "\\\"");
    return '"' + escaped.replace("\n", "\\n").replace("\t", "\\t") + '"';
  }

  private static void expectText(String made, CBException exception, String text) {
    String expected = "a text that contains " + quoted(text);
    Call<String> call = Call.of("exception.toString()", () -> exception.toString()).on(made);
    String seen = call.get(expected);
    if (seen == null || !seen.contains(text)) {
      call.fail(expected, "yours said " + Shown.value(seen));
    }
  }
}
