package boardwright.suites.checkerboard;

import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Life;
import boardwright.testkit.Replay;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Snippets;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Suite;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Stage exception: {@code CBException}. */
@Suite(lab = "checkerboard", stage = "exception")
public class ExceptionSuite
    implements StyleRules, ClassRules.Types, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final Snippets JAVA = Snippets.in(ExceptionSuite.class, "checkerboard.*");

  @Check(rule = "R1", points = 2)
  @DisplayName("Its text is in what toString gives")
  void toStringContainsTheText() {
    for (String text :
        List.of(
            "row 9 is not on the board",
            "no such piece: 42",
            "Row 9: 100 % wrong",
            "  blanks at both ends  ",
            "a\ttab, \"quotes\", a back\\slash, $1, an é and a dot.",
            "It's {0} [9] <b>row</b> & \"more\"",
            "two\nlines",
            "a text that is " + "very ".repeat(40) + "long")) {
      SnippetSession session = JAVA.session("exception = new CBException(" + quoted(text) + ")");
      session.ask("exception.toString()").contains(text);
      session.ask("exception.toString()").contains(text);
    }
  }

  private static String quoted(String text) {
    String escaped = text.replace("\\", "\\\\").replace("\"", "\\\"");
    return '"' + escaped.replace("\n", "\\n").replace("\t", "\\t") + '"';
  }

  @Check(rule = "R2")
  @DisplayName("Each exception keeps its own text")
  void eachKeepsItsOwnText() {
    Replay<SnippetSession> asked =
        Replay.<SnippetSession>of("exception").asks("toString()", ExceptionSuite::textOf);
    asked.beside(life("the first"), life("the second"));
    asked.beside(life("the third"), life("the first"));
  }

  /** The text that the exception was given, if it tells that; the words around it are open. */
  private static String textOf(SnippetSession session) throws Exception {
    String seen = (String) session.ask("exception.toString()").make();
    return seen == null ? null : seen.replaceFirst("(?s)^.*(the (?:first|second|third)).*$", "$1");
  }

  private static Life<SnippetSession> life(String text) {
    return JAVA.life("exception", "exception = new CBException(" + quoted(text) + ")");
  }
}
