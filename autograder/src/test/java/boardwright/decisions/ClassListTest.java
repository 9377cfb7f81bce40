package boardwright.decisions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import boardwright.intake.Pile;
import boardwright.submission.Person;
import boardwright.submission.Submission;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The list of a class")
class ClassListTest {
  private static final String LIST =
      """
      Student,ID,SIS Login ID,email,Section
      "O'Brien, Siobh\u00e1n",101,sob,sob@x,B
      Kim Lee,102,klee,kim@x,A
      Kim Lee,103,kimlee,lee@x,B
      Zo\u00eb,104,,,A
      """;

  @TempDir private Path root;
  private final List<String> remarks = new ArrayList<>();

  @Test
  @DisplayName("tells names and addresses, by whatever the platform tells: number, login or name")
  void tellsNamesAndAddresses() {
    List<Submission> all =
        applied(
            handIn("obriensiobh\u00e1n"),
            handIn("klee"),
            handIn("lee", new Person("lee", "103", "")));
    assertEquals(
        List.of(
            List.of(new Person("O'Brien, Siobh\u00e1n", "101", "sob@x")),
            List.of(new Person("Kim Lee", "102", "kim@x")),
            List.of(new Person("Kim Lee", "103", "lee@x"))),
        all.stream().map(Submission::people).toList());
    assertEquals("Kim Lee", all.get(2).name());
    assertEquals(List.of("Not in this call, says list.csv: Zo\u00eb."), remarks);
  }

  @Test
  @DisplayName("names who is not in it, and leaves them as they are")
  void namesWhoIsNotInIt() {
    assertEquals(handIn("eve"), applied(handIn("eve")).get(0));
    assertEquals("Not in list.csv: eve.", remarks.get(0));
  }

  @Test
  @DisplayName("guesses nobody: a name that two have is refused, and so are two who are one")
  void guessesNobodyANameThatTwoHaveIsRefused() {
    assertEquals("list.csv: 'kim lee' may be any of the lines 3, 4", refused(handIn("kim lee")));
    assertEquals(
        "list.csv:3: 'klee' and 'kim' are both Kim Lee by this list. Rename one of them.",
        refused(handIn("klee"), handIn("kim", new Person("kim", "102", ""))));
  }

  private String refused(Submission... handIns) {
    return assertThrows(DecisionException.class, () -> applied(handIns)).getMessage();
  }

  private List<Submission> applied(Submission... handIns) {
    new Pile(root).file("list.csv", LIST);
    remarks.clear();
    return ClassList.read(root.resolve("list.csv")).applied(List.of(handIns), remarks::add);
  }

  private static Submission handIn(String name, Person... people) {
    return new Submission(name, name, List.of(people), null, List.of(), List.of());
  }
}
