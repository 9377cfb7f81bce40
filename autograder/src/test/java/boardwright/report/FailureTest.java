package boardwright.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.grading.Verdict;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.Finding;
import boardwright.testkit.Call;
import boardwright.testkit.CheckFailed;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A failure")
class FailureTest {
  private static final Problem MISSING_BRACKET =
      new Problem(
          "Checkerboard.java",
          12,
          16,
          "compiler.err.expected",
          "')' expected",
          "    if (row < 0 {");

  @Test
  @DisplayName("shows the call, the board, what was expected and seen, and where to look")
  void showsTheCall() {
    assertEquals(
        """
        ✗ R3  A jump removes the jumped piece                                 R1 R2 pass
          you called   board.isJump(3, 3, 5, 5)
          on           5  .  .  .
                       4  .  r  .
                       3  b  .  .
          expected     true, yours said false
          look at      Checkerboard.java:41
          page         ./boardwright read checkerboard/checkerboard R3
          more         ./boardwright hint checkerboard/checkerboard
        """,
        Sample.checkerboard()
            .passes("R1", "One")
            .passes("R2", "Two")
            .fails("R3", "A jump removes the jumped piece", Sample.JUMP)
            .failure());
  }

  @Test
  @DisplayName("names another class of the learner's that took part")
  void namesAnotherClassOfTheLearnersThatTookPart() {
    String shown = Sample.checkerboard().with("Move").fails("R1", "One", Sample.JUMP).failure();
    assertTrue(
        shown.contains(
            "  look at      Checkerboard.java:41\n"
                + "  with         your own Move, too: what it has is needed here\n"
                + "  page "),
        shown);
  }

  @Test
  @DisplayName("shows nothing that a terminal would obey")
  void showsNothingThatATerminalWouldObey() {
    Finding finding = Finding.of("'a'", "yours said '\u001b[2J\u202Eb\u009B'");
    String shown = Sample.checkerboard().fails("R1", "One", finding).failure();
    assertTrue(shown.contains("expected     'a', yours said '?[2J[U+202E]b?'\n"), shown);
  }

  @Test
  @DisplayName("shows the earliest rule in full and the others in a line each")
  void showsTheEarliestRuleInFullAndTheOthers() {
    assertEquals(
        """
        ✗ R3  A jump removes the jumped piece                                    R1 pass
          you called   board.isJump(3, 3, 5, 5)
          on           5  .  .  .
                       4  .  r  .
                       3  b  .  .
          expected     true, yours said false
          look at      Checkerboard.java:41
          page         ./boardwright read checkerboard/checkerboard R3
          more         ./boardwright hint checkerboard/checkerboard

        ✗ R3  Another jump (timed out)
        ✗ R12  Far away
        ✗ S1  Comments
        """,
        Sample.checkerboard()
            .fails("S1", "Comments", Finding.of("a comment", ""))
            .fails("R12", "Far away", Finding.of("x", "y"))
            .fails("R3", "A jump removes the jumped piece", Sample.JUMP)
            .check("R3", "Another jump", Verdict.TIMED_OUT, "still running", null, "")
            .passes("R1", "One")
            .failure());
  }

  @Test
  @DisplayName("names the rules that pass before it, the first and the last if there are many")
  void namesTheRulesThatPassBeforeIt() {
    Sample sample = Sample.checkerboard();
    for (int rule = 1; rule <= 9; rule++) {
      sample.passes("R" + rule, "A rule");
    }
    assertEquals(
        "✗ R10  Two pawns make a king                                        R1 … R9 pass",
        sample
            .fails("R10", "Two pawns make a king", Sample.JUMP)
            .failure()
            .lines()
            .toList()
            .get(0));
  }

  @Test
  @DisplayName("counts no rule as passed of which another check fails")
  void halfARule() {
    String text =
        Sample.checkerboard()
            .passes("R1", "One half")
            .fails("R1", "The other half", Sample.JUMP)
            .failure();
    assertEquals("✗ R1  The other half", text.lines().toList().get(0));
  }

  @Test
  @DisplayName("leaves no room for the rules before it beside a long title")
  void leavesNoRoomForTheRulesBeforeItBesideALongTitle() {
    String title = "A title that is as long as a title can be without being two of them";
    String text =
        Sample.checkerboard().passes("R1", "One").fails("R2", title, Sample.JUMP).failure();
    assertEquals("✗ R2  " + title, text.lines().toList().get(0));
  }

  @Test
  @DisplayName("of the compiler has its words, its place, a plain line, and what it costs")
  void ofTheCompilerHasItsWords() {
    assertEquals(
        """
        ✗ Checkerboard does not compile yet. The compiler says:

          Checkerboard.java:12: error: ')' expected
              if (row < 0 {
                         ^

          In other words: something is missing right before the place that is marked.

          1.00 points wait behind this.

          page         ./boardwright read checkerboard/checkerboard
        """,
        Sample.checkerboard()
            .check("R1", "One", Verdict.BLOCKED, "Checkerboard does not compile", null, "")
            .problem(MISSING_BRACKET)
            .failure());
  }

  @Test
  @DisplayName(
      "of the compiler keeps all lines of its words, and marks behind tabs as javac counts")
  void compileErrorOfSeveralLines() {
    Problem problem =
        new Problem(
            "Checkerboard.java",
            3,
            21,
            "compiler.err.cant.resolve.location.args",
            "cannot find symbol\n  symbol:   method oops()\n  location: class Checkerboard",
            "\t\tint x = oops();");
    assertEquals(
        """
        ✗ Checkerboard does not compile yet. The compiler says:

          Checkerboard.java:3: error: cannot find symbol
                          int x = oops();
                              ^
            symbol:   method oops()
            location: class Checkerboard

          In other words: Java can't find this name: a typo, a missing import, or a
          member that this class doesn't have.

          1.00 points wait behind this.

          page         ./boardwright read checkerboard/checkerboard
        """,
        Sample.checkerboard()
            .check("R1", "One", Verdict.BLOCKED, "Checkerboard does not compile", null, "")
            .problem(problem)
            .failure());
  }

  @Test
  @DisplayName("of the compiler shows five errors, and says how many more there are")
  void ofTheCompilerShowsFiveErrors() {
    Sample sample =
        Sample.checkerboard()
            .check("R1", "One", Verdict.BLOCKED, "Checkerboard does not compile", null, "");
    for (int i = 0; i < 12; i++) {
      sample.problem(error(i + 1, "cannot find symbol x" + i));
    }
    String text = sample.failure();
    assertEquals(5, text.lines().filter(line -> line.contains("error:")).count());
    assertTrue(text.contains("\n  … and 7 more; they often go away with the first.\n"), text);
  }

  @Test
  @DisplayName("of the compiler shows the same words once, however often they come")
  void ofTheCompilerShowsTheSameWordsOnce() {
    Sample sample =
        Sample.checkerboard()
            .check("R1", "One", Verdict.BLOCKED, "Checkerboard does not compile", null, "");
    for (int line = 56; line < 66; line++) {
      sample.problem(error(line, "class, interface, enum, or record expected"));
    }
    String text = sample.problem(error(42, "cannot find symbol")).failure();
    assertTrue(text.contains("Checkerboard.java:56: error: class, interface"), text);
    assertTrue(text.contains("Checkerboard.java:42: error: cannot find symbol"), text);
    assertTrue(text.contains("\n  … and 9 more; they often go away with the first.\n"), text);
  }

  private static Problem error(int line, String text) {
    return new Problem("Checkerboard.java", line, 1, "compiler.err", text, "x");
  }

  @Test
  @DisplayName("of the compiler without a place has none")
  void errorWithoutPlace() {
    String text =
        Sample.checkerboard()
            .check("R1", "One", Verdict.BLOCKED, "Checkerboard does not compile", null, "")
            .problem(new Problem("", 0, 0, "", "the compiler ran out of stack", ""))
            .problem(new Problem("Square.java", 0, 0, "", "the compiler ran out of stack", ""))
            .failure();
    assertTrue(text.contains("\n  error: the compiler ran out of stack\n"), text);
    assertTrue(text.contains("\n  Square.java: error: the compiler ran out of stack\n"), text);
  }

  @Test
  @DisplayName("names the class that is needed and does not compile")
  void namesTheClassThatIsNeeded() {
    assertEquals(
        """
        ✗ Checkerboard needs your own Move, which does not compile. The compiler says:

          Checkerboard.java:12: error: ')' expected
              if (row < 0 {
                         ^

          In other words: something is missing right before the place that is marked.

          1.00 points wait behind this.

          page         ./boardwright read checkerboard/checkerboard
        """,
        Sample.checkerboard()
            .check(
                "R1",
                "One",
                Verdict.BLOCKED,
                "Checkerboard needs your own Move, which does not compile",
                null,
                "")
            .culprit("Move")
            .problem(MISSING_BRACKET)
            .failure());
  }

  @Test
  @DisplayName("says from where on a text differs from the one that is expected")
  void saysFromWhereOnATextDiffers() {
    Finding finding = said("[2][0]=3", "[2][0] = 3");
    String shown = Sample.checkerboard().fails("R7", "Seven", finding).failure();
    assertTrue(shown.contains("\n  differs      after \"[2][0]\": '=', and not ' '\n"), shown);
    Finding shorter = said("abc", "ab");
    assertTrue(
        Sample.checkerboard()
            .fails("R7", "Seven", shorter)
            .failure()
            .contains("after \"ab\": 'c', and not the end"));
    for (Finding other : List.of(said("abc", "xyz"), said("abc\nd", "abc\ne"))) {
      assertFalse(Sample.checkerboard().fails("R7", "Seven", other).failure().contains("differs"));
    }
  }

  private static Finding said(String expected, String seen) {
    Call<String> call = Call.of("square.toString()", () -> seen);
    return assertThrows(CheckFailed.class, () -> call.returns(expected)).finding();
  }

  @Test
  @DisplayName("shows a text of several lines apart from what was written instead")
  void showsATextOfSeveralLinesApart() {
    Finding finding =
        new Finding("command.execute()", "", "in game.txt\na\nb", "yours wrote\na", "");
    String shown = Sample.checkerboard().fails("R1", "One", finding).failure();
    assertTrue(
        shown.contains(
            """
              expected     in game.txt
                           a
                           b
              but          yours wrote
                           a
            """),
        shown);
  }

  @Test
  @DisplayName("shows those that wait for another rule after all others, and that one in full")
  void showsThoseThatWait() {
    String shown =
        Sample.checkerboard()
            .waits("R4", "Four", "board/R8")
            .waits("R5", "Five", "R7", "R8")
            .waits("R6", "Six", "checkerboard/R8")
            .fails("R8", "Eight", Sample.JUMP)
            .failure();
    assertTrue(shown.startsWith("✗ R4  Four"), shown);
    assertTrue(shown.endsWith("\n✗ R8  Eight\n✗ R5  Five (blocked)\n✗ R6  Six (blocked)\n"), shown);
  }

  @Test
  @DisplayName("says why a check is blocked")
  void saysWhyACheckIsBlocked() {
    assertEquals(
        """
        ✗ R5  getNext gives the next square
          blocked      Square has no `public Square getNext()`; yours is `int getNext()`
          page         ./boardwright read checkerboard/square R5
          more         ./boardwright hint checkerboard/square

        ✗ R6  setNext links squares (blocked)
        """,
        Sample.stage("square", "2", "Square")
            .check(
                "R5",
                "getNext gives the next square",
                Verdict.BLOCKED,
                "Square has no `public Square getNext()`; yours is `int getNext()`",
                null,
                "")
            .check("R6", "setNext links squares", Verdict.BLOCKED, "the same", null, "")
            .failure());
  }

  @Test
  @DisplayName("says where a class was that did not come to an end")
  void saysWhereAClassThatDidNotEndWas() {
    Finding finding =
        new Finding(
            "board.isJump(3, 3, 5, 5)",
            "",
            "it to finish",
            "but it was still running after 5 million steps (an endless loop?)",
            "Checkerboard.java:77");
    assertEquals(
        """
        ✗ R12  A jump passes over an opponent
          you called   board.isJump(3, 3, 5, 5)
          expected     it to finish, but it was still running after 5 million steps (an
                       endless loop?)
          look at      Checkerboard.java:77
          page         ./boardwright read checkerboard/checkerboard R12
          more         ./boardwright hint checkerboard/checkerboard
        """,
        Sample.checkerboard()
            .check(
                "R12",
                "A jump passes over an opponent",
                Verdict.TIMED_OUT,
                finding.sentence(),
                finding,
                "")
            .failure());
  }

  @Test
  @DisplayName("shows the beginning of what the learner's code printed")
  void showsTheBeginningOfWhatTheLearnersCodePrinted() {
    String text =
        Sample.checkerboard()
            .check("R1", "One", Verdict.FAILED, "m", Finding.of("x", "y"), "line\n".repeat(12))
            .failure();
    assertEquals(10, text.lines().filter(line -> line.endsWith(" line")).count());
    assertTrue(text.contains("  printed      line\n               line\n"), text);
    assertTrue(text.contains("\n               … and 2 more lines\n"), text);
  }

  @Test
  @DisplayName("stays within 80 columns, apart from a word that is longer")
  void staysWithin80Columns() {
    String words = "many words ".repeat(30);
    Finding finding = new Finding(words, words, words, words, "X.java:1");
    String text =
        Sample.checkerboard().check("R1", "One", Verdict.FAILED, "m", finding, words).failure();
    text.lines().forEach(line -> assertTrue(line.length() <= 80, line));
    assertTrue(text.lines().noneMatch(line -> line.endsWith(" ")), text);
  }
}
