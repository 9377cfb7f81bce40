package boardwright.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.intake.platform.Origin;
import boardwright.submission.LazySubmission;
import boardwright.submission.Person;
import boardwright.submission.Submission;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Hand-ins that are added to a run")
class AdditionsTest {
  @TempDir private Path root;

  @Test
  @DisplayName("leave the others in it, unless the call says that they go")
  void theOthersStay() {
    String square = Pile.source("Square");
    Pile pile =
        new Pile(root)
            .file("one/ada/Square.java", square)
            .file("one/ben/Square.java", square)
            .file("two/ben/Square.java", square + "// better")
            .file("two/cid/Square.java", square);
    List<LazySubmission> first = pile.take(IntakeRequest.none(), "one").all();
    IntakeResult both =
        pile.take(
            new IntakeRequest(Origin.UNKNOWN, Optional.empty(), first, List.of("ada", "ben")),
            "two");
    assertEquals(List.of("ada"), both.carried());
    assertEquals(List.of("ada", "ben", "cid"), both.heads().stream().map(Submission::id).toList());
    assertTrue(both.submissions().get(1).sources().get(0).text().endsWith("// better"));
    assertEquals("Recognised plain folders and zips: 2 submissions.", both.line());
    IntakeResult only =
        pile.take(new IntakeRequest(Origin.UNKNOWN, Optional.empty(), first, List.of()), "two");
    assertEquals(List.of(), only.carried());
    assertEquals(List.of("ben", "cid"), only.heads().stream().map(Submission::id).toList());
  }

  @Test
  @DisplayName("keep folder, name and people of who handed in before, and the time of now")
  void keepWhatIsKnown() {
    List<Person> people = List.of(new Person("Ada Berg", "17", "ada@x"));
    Submission told =
        new Submission("Ada Berg", "Ada Berg", people, Instant.EPOCH, List.of(), List.of());
    Submission now = new Submission("Ada Berg", "ada", List.of(), null, List.of(), List.of());
    Submission added =
        Additions.to(List.of(LazySubmission.of(told)), List.of(), List.of(LazySubmission.of(now)))
            .all()
            .get(0)
            .head();
    assertEquals(people, added.people());
    assertEquals("Ada Berg", added.name());
    assertEquals(null, added.handedIn());
  }

  @Test
  @DisplayName("keep the order of a run that was stopped before it had graded all")
  void orderOfAStoppedRun() {
    List<LazySubmission> now = List.of(handIn("a"), handIn("b"), handIn("c"));
    Additions all = Additions.to(List.of(handIn("a"), handIn("c")), List.of("a", "b", "c"), now);
    assertEquals(List.of("a", "b", "c"), all.all().stream().map(each -> each.head().id()).toList());
  }

  @Test
  @DisplayName("leave a group's work to those of it who did not hand in apart from it")
  void leaveAGroupsWork() {
    Person cleo = new Person("Cleo", "1", "");
    Person dan = new Person("Dan", "2", "");
    LazySubmission rook = handIn("Rook", cleo, dan);
    Additions apart = Additions.to(List.of(rook), List.of("Rook"), List.of(handIn("Dan", dan)));
    assertEquals(
        List.of(List.of(cleo), List.of(dan)),
        apart.all().stream().map(each -> each.head().people()).toList());
    Additions together = Additions.to(apart.all(), List.of("Rook", "Dan"), List.of(rook));
    assertEquals(
        List.of(List.of(cleo, dan)),
        together.all().stream().map(each -> each.head().people()).toList());
  }

  private static LazySubmission handIn(String id, Person... people) {
    return LazySubmission.of(new Submission(id, id, List.of(people), null, List.of(), List.of()));
  }

  @Test
  @DisplayName("give somebody else with a name that is there a folder of their own")
  void namesakesGetFoldersOfTheirOwn() {
    Submission one = kim("11");
    Submission other = kim("12");
    List<LazySubmission> all =
        Additions.to(List.of(LazySubmission.of(one)), List.of(), List.of(LazySubmission.of(other)))
            .all();
    assertEquals(
        List.of("Kim Lee-2"), all.stream().map(each -> each.head().id()).toList(), "one left");
  }

  private static Submission kim(String id) {
    List<Person> people = List.of(new Person("Kim Lee", id, ""));
    return new Submission("Kim Lee", "Kim Lee", people, null, List.of(), List.of());
  }
}
