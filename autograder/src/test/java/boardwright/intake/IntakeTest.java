package boardwright.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.command.OwnWork;
import boardwright.intake.files.IntakeException;
import boardwright.intake.platform.Origin;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.submission.Platform;
import boardwright.submission.Submission;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The intake")
class IntakeTest {
  private static final String SQUARE = Pile.source("Square");
  private static final String MOVE = Pile.source("Move");

  @TempDir private Path root;

  @Test
  @DisplayName("takes a folder with sources as one submission")
  void folderWithSources() {
    Submission submission =
        pile().file("ada/Square.java", SQUARE).file("ada/more/Move.java", MOVE).one("ada");
    assertEquals("ada", submission.id());
    assertEquals("ada", submission.name());
    assertEquals(List.of("Square.java", "more/Move.java"), Pile.paths(submission));
    assertEquals(List.of("checkerboard.Square", "checkerboard.Move"), Pile.types(submission));
    assertEquals(List.of(), submission.noteTexts());
  }

  @Test
  @DisplayName("takes a folder with a src as one submission, however deep its sources lie")
  void folderWithSrc() {
    Submission submission =
        pile()
            .file("ada/src/main/java/checkerboard/Square.java", SQUARE)
            .file("ada/pom.xml", "<project/>")
            .one("ada");
    assertEquals("ada", submission.id());
    assertEquals(List.of("checkerboard.Square"), Pile.types(submission));
  }

  @Test
  @DisplayName("takes a folder with a folder of the lab's package as one submission")
  void folderWithPackage() {
    Submission submission = pile().file("ada/checkerboard/Square.java", SQUARE).one("ada");
    assertEquals("ada", submission.id());
    assertEquals(List.of("checkerboard.Square"), Pile.types(submission));
  }

  @Test
  @DisplayName("takes each folder and zip of another folder as one submission, in order")
  void folderOfSubmissions() {
    List<Submission> all =
        pile()
            .file("dora/Project/src/Square.java", SQUARE)
            .zip("bob.zip", "Square.java", SQUARE)
            .file("ada/Square.java", SQUARE)
            .folder("carl")
            .file("readme.txt", "not a hand-in")
            .file(".DS_Store", "no")
            .folder("__MACOSX")
            .folder(".git")
            .read();
    assertEquals(List.of("ada", "bob", "carl", "dora"), Pile.ids(all));
    assertEquals(List.of(), all.get(2).sources());
    assertEquals(List.of("There is no Java source in it."), all.get(2).noteTexts());
    assertEquals(List.of("checkerboard.Square"), Pile.types(all.get(3)));
  }

  @Test
  @DisplayName("takes several paths in their order, each as it would alone")
  void takesSeveralPathsInTheirOrder() {
    List<Submission> all =
        pile()
            .file("z/Square.java", SQUARE)
            .zip("a.zip", "Move.java", MOVE)
            .file("group/m/Square.java", SQUARE)
            .file("group/k/Square.java", SQUARE)
            .folder("empty")
            .read("z", "a.zip", "group", "empty");
    assertEquals(List.of("z", "a", "k", "m", "empty"), Pile.ids(all));
  }

  @Test
  @DisplayName("takes nobody's archive or folder for a download where the other paths are none")
  void oneOfSeveral() {
    pile()
        .zip("ada.zip", "Bob Lee_12_assignsubmission_file_/Square.java", SQUARE)
        .zip("bob.zip", "Move.java", MOVE)
        .file("eve/submission_metadata.yml", "x:\n  :submitters:\n  - :name: Bob Lee\n")
        .file("eve/x/Square.java", SQUARE);
    IntakeResult taken = pile().take(IntakeRequest.none(), "ada.zip", "bob.zip");
    assertEquals("Recognised plain folders and zips: 2 submissions.", taken.line());
    assertEquals(List.of("ada", "bob"), Pile.ids(taken.submissions()));
    assertEquals(
        List.of(
            "ada.zip looks like a Moodle download, but not every path does, so it was taken as"
                + " plain; if it is one, give it alone or say --from moodle."),
        taken.remarks());
    taken = pile().take(IntakeRequest.none(), "bob.zip", "eve");
    assertEquals(List.of("bob", "x"), Pile.ids(taken.submissions()));
    assertTrue(taken.remarks().get(0).contains("say --from gradescope"), taken.remarks().get(0));
    assertEquals(List.of("Bob Lee"), Pile.ids(pile().read("ada.zip")));
    assertEquals(
        List.of("ada"),
        Pile.ids(pile().take(Pile.wishes(Platform.PLAIN, null, null), "ada.zip").submissions()));
  }

  @Test
  @DisplayName("gives submissions of the same name different ids")
  void givesSubmissionsOfTheSameNameDifferentIds() {
    List<Submission> all =
        pile()
            .file("one/ada/Square.java", SQUARE)
            .file("two/ada/Square.java", SQUARE)
            .zip("two/Ada.zip", "Square.java", SQUARE)
            .read("one/ada", "two/ada", "two/Ada.zip");
    assertEquals(List.of("ada", "ada-2", "Ada-3"), Pile.ids(all));
    assertEquals(List.of("ada", "ada", "Ada"), all.stream().map(Submission::name).toList());
  }

  @Test
  @DisplayName("keeps names with blanks, accents, apostrophes, commas and emoji")
  void keepsNamesWithBlanks() {
    List<String> names =
        List.of("Anna Lena", "Jos\u00e9", "O'Brien", "Smith, John", "\ud83d\ude00", "\"q\"", "a.b");
    names.forEach(name -> pile().file(name + "/Square.java", SQUARE));
    List<Submission> all = pile().read();
    assertEquals(List.copyOf(new java.util.TreeSet<>(names)).size(), all.size());
    all.forEach(submission -> assertEquals(submission.name(), submission.id()));
    assertTrue(Pile.ids(all).containsAll(names));
  }

  @Test
  @DisplayName("makes ids that are safe for a folder and for a spreadsheet")
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void makesIdsThatAreSafeForAFolder() {
    List<Submission> all =
        pile()
            .file("=1+1/Square.java", SQUARE)
            .file("two\nlines/Square.java", SQUARE)
            .file("gradebook.csv/Square.java", SQUARE)
            .file("back\\slash/Square.java", SQUARE)
            .zip("..zip", "Square.java", SQUARE)
            .read("=1+1", "two\nlines", "gradebook.csv", "back\\slash", "..zip");
    assertEquals(
        List.of("_=1+1", "two_lines", "_gradebook.csv", "back_slash", "_."), Pile.ids(all));
    assertEquals("=1+1", all.get(0).name());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"ada", "Ada_11_assignsubmission_file_", "download/Ada_11_assignsubmission_file_"})
  @DisplayName("passes over the folder that the reports go to, whatever lies beside it")
  void reportsAreNoHandIn(String handIn) {
    Path reports = root.resolve(handIn).resolveSibling("grades");
    pile().file(handIn + "/Square.java", SQUARE);
    pile().file(root.relativize(reports) + "/ada/report.json", "{}");
    List<Submission> all =
        Intake.take(
                List.of(root),
                Pile.LAB,
                new IntakeRequest(
                    new Origin(
                        Optional.of(reports),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty())))
            .submissions();
    assertEquals(1, all.size(), all::toString);
    assertEquals("ada", all.get(0).name().toLowerCase(Locale.ROOT));
  }

  @Test
  @DisplayName(
      "reads an archive by what it is, and says of one of another kind that it wants a zip")
  void readsAnArchiveByWhatItIs() {
    List<Submission> all =
        pile()
            .file("ada/Square.java", SQUARE)
            .file("bob.rar", "Rar!")
            .file("carl.tar.gz", "gz")
            .zip("dora.7z", "Square.java", SQUARE)
            .read();
    assertEquals(List.of("ada", "bob", "carl", "dora"), Pile.ids(all));
    assertEquals(
        List.of("bob.rar is a RAR archive, which is not read; ask for a zip."),
        all.get(1).noteTexts());
    assertEquals(List.of("Square.java"), Pile.paths(all.get(3)));
  }

  @Test
  @DisplayName("says so where one hand-in may be a whole class")
  void severalInOne() {
    pile()
        .zip("class.zip", "c/ada/Square.java", SQUARE, "c/ben/Square.java", SQUARE, "c/N.java", "")
        .zip("one.zip", "Square.java", SQUARE, "old/Square.java", SQUARE, "p/Move.java", MOVE)
        .file("all/ada/src/Square.java", SQUARE)
        .file("all/ben/Square.java", SQUARE)
        .file("all/ben/Move.java", MOVE)
        .file("all/Template.java", "class Template {}");
    assertEquals(
        List.of(
            "class.zip was taken as one hand-in, but 2 folders in it have a Square.java. If they are several"
                + " students', give the folder right above theirs as a path, unpacked, with nothing else in it."),
        pile().take(IntakeRequest.none(), "class.zip").remarks());
    assertEquals(
        List.of(
            "all was taken as one hand-in, but 2 folders in it have a Square.java. If they are several"
                + " students', give the folder right above theirs as a path, unpacked, with nothing else in it."),
        pile().take(IntakeRequest.none(), "all").remarks());
    assertEquals(List.of(), pile().take(IntakeRequest.none(), "one.zip").remarks());
    assertEquals(List.of(), pile().take(IntakeRequest.none(), "all/ada", "all/ben").remarks());
  }

  @Test
  @DisplayName("says so where a folder is one too high, of all in one line")
  void oneFolderTooHigh() {
    for (String section : List.of("sectionA", "sectionB")) {
      for (String student : List.of("ada", "ben", "cid")) {
        pile()
            .file("sec/%s/%s/Square.java".formatted(section, student), SQUARE)
            .file("par/%s/%s/src/Square.java".formatted("handins", student), SQUARE);
      }
    }
    assertEquals(
        List.of(
            "2 folders and archives were each taken as one hand-in (sectionA; sectionB), but 3 folders in sectionA have a Square.java. If they are several"
                + " students', give the folder right above theirs as a path, unpacked, with nothing else in it."),
        pile().take(IntakeRequest.none(), "sec").remarks());
    assertEquals(
        List.of(
            "handins was taken as one hand-in, but 3 folders in it have a Square.java. If they are several"
                + " students', give the folder right above theirs as a path, unpacked, with nothing else in it."),
        pile().take(IntakeRequest.none(), "par").remarks());
    assertEquals(
        List.of(), pile().take(IntakeRequest.none(), "sec/sectionA", "sec/sectionB").remarks());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "src/Square.java,backup/Square.java",
        "Lab/src/Square.java,Lab - Copy/src/Square.java,Lab (2)/Square.java",
        "Lab/Square.java,LabOld/Square.java",
        "Oop/Square.java,Oop_v2/Square.java,Oop_final/Square.java,old/Square.java",
        "board/Square.java,moves/Move.java",
        "board/Square.java,moves/Move.java,moves/old/Square.java,moves/CBException.java"
      })
  @DisplayName("takes one learner's versions of a class for one learner's")
  void takesOneLearnersVersionsOfAClass(String files) {
    for (String file : files.split(",")) {
      pile().file("class/ada/" + file, Pile.source(file.replaceAll(".*/|\\.java$", "")));
    }
    assertEquals(List.of(), pile().take(IntakeRequest.none(), "class").remarks());
  }

  @Test
  @DisplayName("refuses a path that is named twice, also by a link")
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void refusesAPathThatIsNamedTwice() throws IOException {
    pile().file("ada/Square.java", SQUARE).file("bob/Square.java", SQUARE);
    Files.createSymbolicLink(root.resolve("again"), root.resolve("ada"));
    IntakeException e = assertThrows(IntakeException.class, () -> pile().read("ada", "bob", "ada"));
    assertEquals(root.resolve("ada") + ": this path is named twice", e.getMessage());
    e = assertThrows(IntakeException.class, () -> pile().read("ada", "again"));
    assertEquals(
        root.resolve("again")
            + ": this is the same as "
            + root.resolve("ada")
            + ", which is named, too",
        e.getMessage());
  }

  @Test
  @DisplayName("refuses a path that does not exist")
  void noSuchPath() {
    IntakeException e = assertThrows(IntakeException.class, () -> pile().read("nobody"));
    assertEquals(root.resolve("nobody") + ": no such file or folder", e.getMessage());
  }

  @Test
  @DisplayName("refuses a path that is neither a folder nor a zip")
  void noFolderNoZip() {
    pile().file("notes.txt", "hello");
    IntakeException e = assertThrows(IntakeException.class, () -> pile().read("notes.txt"));
    assertEquals(root.resolve("notes.txt") + ": expected a folder or a zip", e.getMessage());
  }

  @Test
  @DisplayName("refuses a folder in which there is nothing to grade, if it is all that was named")
  void refusesAFolderInWhichThereIsNothing() {
    pile().folder("empty").file("classes/Square.class", "no");
    for (String path : List.of("empty", "classes")) {
      IntakeException e = assertThrows(IntakeException.class, () -> pile().read(path));
      assertEquals(
          root.resolve(path)
              + ": expected sources, or a folder or zip for each submission, but found none",
          e.getMessage());
    }
  }

  @Test
  @DisplayName("follows no link within a hand-in, nor to one, and leaves nobody out for it")
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void followsNoLinkWithinAHandIn() throws IOException {
    pile().file("elsewhere/Square.java", SQUARE).file("pile/ada/Move.java", MOVE);
    Path elsewhere = root.resolve("elsewhere");
    Files.createSymbolicLink(root.resolve("pile/bob"), elsewhere);
    Files.createSymbolicLink(root.resolve("pile/ada/more"), elsewhere);
    Files.createSymbolicLink(
        root.resolve("pile/ada/Square.java"), elsewhere.resolve("Square.java"));
    Files.createSymbolicLink(root.resolve("pile/cy.zip"), root.resolve("cy.zip"));
    Files.createSymbolicLink(root.resolve("pile/dora"), root.resolve("gone"));
    pile().zip("cy.zip", "Square.java", SQUARE).file("readme.txt", "hello");
    Files.createSymbolicLink(root.resolve("pile/readme"), root.resolve("readme.txt"));
    List<Submission> all = pile().read("pile");
    assertEquals(List.of("ada", "bob", "cy", "dora"), Pile.ids(all));
    assertEquals(List.of("Move.java"), Pile.paths(all.get(0)));
    assertEquals(List.of(), all.get(1).sources());
    assertEquals(List.of("bob is a link, and links are not followed."), all.get(1).noteTexts());
    assertEquals(List.of("cy.zip is a link, and links are not followed."), all.get(2).noteTexts());
  }

  @Test
  @DisplayName("follows a link that the instructor names")
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void followsALinkThatTheInstructorNames() throws IOException {
    pile().file("real/Square.java", SQUARE).zip("real.zip", "Move.java", MOVE);
    Files.createSymbolicLink(root.resolve("ada"), root.resolve("real"));
    Files.createSymbolicLink(root.resolve("bob.zip"), root.resolve("real.zip"));
    List<Submission> all = pile().read("ada", "bob.zip");
    assertEquals(List.of("ada", "bob"), Pile.ids(all));
    assertEquals(List.of("checkerboard.Square"), Pile.types(all.get(0)));
    assertEquals(List.of("checkerboard.Move"), Pile.types(all.get(1)));
  }

  @Test
  @DisplayName("reads a learner's own sources, also where they are not in the lab's package")
  void readsALearnersOwnSources() {
    Lab lab = scratchLab();
    pile()
        .file("labs/checkerboard/src/main/java/checkerboard/Square.java", SQUARE)
        .file("labs/checkerboard/src/main/java/Move.java", "public class Move {}")
        .file("labs/checkerboard/src/main/java/util/Help.java", "package util; class Help {}");
    Submission own = OwnWork.in(lab);
    assertEquals("checkerboard", own.id());
    assertEquals(List.of("../Move.java", "../util/Help.java", "Square.java"), Pile.paths(own));
    assertEquals(List.of("checkerboard.Move", "util.Help", "checkerboard.Square"), Pile.types(own));
  }

  @Test
  @DisplayName("finds nothing in an untouched lab, and says nothing of it")
  void findsNothingInAnUntouchedLab() {
    Lab lab = scratchLab();
    assertEquals(List.of(), OwnWork.in(lab).sources());
    pile().folder("labs/checkerboard/src/main/java/checkerboard");
    assertEquals(List.of(), OwnWork.in(lab).sources());
    assertEquals(List.of(), OwnWork.in(lab).noteTexts());
  }

  private Lab scratchLab() {
    try {
      Path file = root.resolve("labs/checkerboard/lab.yaml");
      Files.createDirectories(file.getParent());
      Files.copy(Pile.LAB.folder().resolve("lab.yaml"), file);
      return new Course(root).lab("checkerboard").orElseThrow();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private Pile pile() {
    return new Pile(root);
  }
}
