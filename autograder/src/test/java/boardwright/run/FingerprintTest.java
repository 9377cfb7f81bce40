package boardwright.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.protocol.Request.Source;
import boardwright.submission.Allowance;
import boardwright.submission.LazySubmission;
import boardwright.submission.Person;
import boardwright.submission.Submission;
import boardwright.text.Note;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The fingerprint of a report")
class FingerprintTest {
  private static final String CLASS_PATH = "java.class.path";
  private static final Path YAML =
      Path.of("../labs/checkerboard/lab.yaml").toAbsolutePath().normalize();
  private static final Submission ADA = ada("class Square { }", "noted");

  @TempDir private Path scratch;
  private List<String> classPath = List.of("program", "autograder.jar", "library.jar");
  private String before;

  @BeforeEach
  void take() throws IOException {
    write("program/Suite.class", "asks");
    write("autograder.jar", "grades");
    write("library.jar", "helps");
    before = of(lab("one", "", ""), 5, ADA);
  }

  @Test
  @DisplayName("is the same for the same, wherever the tree lies and whenever it was written")
  void isTheSameForTheSame() throws IOException {
    assertEquals(before, of(lab("two", "", ""), 5, ada("class Square { }", "noted")));
    Files.setLastModifiedTime(scratch.resolve("program/Suite.class"), FileTime.from(Instant.EPOCH));
    write("library.jar", "helps otherwise");
    assertEquals(before, of(lab("one", "", ""), 5, ADA), "other people's libraries do not count");
  }

  @Test
  @DisplayName("depends on the seed")
  void dependsOnTheSeed() throws IOException {
    assertNotEquals(before, of(lab("one", "", ""), 6, ADA));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          steps: 20000000                      | steps: 20000001
          megabytes: 64                        | megabytes: 65
          seconds: 10,                         | seconds: 11,
          submission-seconds: 120              | submission-seconds: 121
          compile-seconds: 10                  | compile-seconds: 11
          coverage: 80                         | coverage: 81
          catches: [50, 80]                    | catches: [50, 81]
          about: [Square, Move]                | about: [Square]
          allow: []                            | allow: ['allow java.lang.Thread: yield']
          """)
  @DisplayName("depends on what lab.yaml says of how a hand-in is run")
  void dependsOnWhatLab(String text, String other) throws IOException {
    assertNotEquals(before, of(lab("one", text, other), 5, ADA));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          percent: 2                           | percent: 3
          behaviour: 80                        | behaviour: 70
          scale: 10                            | scale: 10.00
          entries: 20000                       | entries: 20
          hidden: []                           | hidden: [{check: square/keeps-its-types}]
          The list of moves is made of yours   | The list of moves
          """)
  @DisplayName("does not depend on what it says of points, lateness and pages")
  void doesNotDependOnWhatItSaysOfPoints(String text, String other) throws IOException {
    assertEquals(before, of(lab("one", text, other), 5, ADA));
  }

  @Test
  @DisplayName("depends on every file of the grader and of the suites")
  void dependsOnEveryFileOfTheGrader() throws IOException {
    for (String ours : List.of("program/Suite.class", "autograder.jar")) {
      String text = Files.readString(scratch.resolve(ours));
      write(ours, text + " more");
      assertNotEquals(before, of(lab("one", "", ""), 5, ADA), ours);
      write(ours, text);
      assertEquals(before, of(lab("one", "", ""), 5, ADA), ours);
    }
    write("program/More.class", "asks");
    assertNotEquals(before, of(lab("one", "", ""), 5, ADA));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ".",
        "protocol",
        "compiler",
        "worker",
        "labs",
        "testkit",
        "suites/checkerboard",
        "../engine/board",
        "../engine/checkerboard",
        "../engine/constants"
      })
  @DisplayName("depends on the jar of every module that takes part when a hand-in is graded")
  void dependsOnTheJarOfEveryModule(String module) throws IOException {
    String pom = Files.readString(Path.of(module, "pom.xml"));
    String jar = pom.replaceAll("(?s).*</parent>\\s*<artifactId>(.+?)</artifactId>.*", "$1.jar");
    classPath = List.of(jar);
    write(jar, "grades");
    String first = of(lab("one", "", ""), 5, ADA);
    write(jar, "grades otherwise");
    assertNotEquals(first, of(lab("one", "", ""), 5, ADA));
  }

  @Test
  @DisplayName("depends on the jar of a lab from elsewhere, and not on that of another one")
  void dependsOnTheJarOfTheLab() throws IOException {
    Lab lab = lab("one", "", "");
    classPath = List.of("one/labs/checkerboard.jar", "one/labs/nim.jar");
    write("one/labs/checkerboard.jar", "asks");
    write("one/labs/nim.jar", "asks");
    String first = of(lab, 5, ADA);
    write("one/labs/nim.jar", "asks otherwise");
    assertEquals(first, of(lab, 5, ADA));
    write("one/labs/checkerboard.jar", "asks otherwise");
    assertNotEquals(first, of(lab, 5, ADA));
  }

  @Test
  @DisplayName(
      "depends on what was handed in, and not on by whom, when, and what they were allowed")
  void dependsOnWhatWasHandedIn() throws IOException {
    Lab lab = lab("one", "", "");
    assertNotEquals(before, of(lab, 5, ada("class Square { }\n", "noted")));
    Submission aside = ADA.noting(List.of(Note.setAside("Move.java", "it cannot be read")));
    assertNotEquals(before, of(lab, 5, aside), "a message names it");
    Allowance excused = new Allowance(null, true, "");
    for (Submission other :
        List.of(
            ada("class Square { }", "noted otherwise"),
            new Submission(
                "bob", "Bob", List.of(), Instant.EPOCH, excused, ADA.sources(), ADA.notes()))) {
      assertEquals(before, of(lab, 5, other), other::toString);
    }
  }

  private static Submission ada(String text, String note) {
    List<Source> sources = List.of(new Source("Square.java", text, List.of("checkerboard.Square")));
    List<Person> people = List.of(new Person("Ada", "", ""));
    return new Submission("ada", "Ada", people, null, sources, List.of(Note.of(note)));
  }

  private Lab lab(String tree, String text, String other) throws IOException {
    write(
        tree + "/labs/checkerboard/lab.yaml",
        text.isEmpty() ? Files.readString(YAML) : Files.readString(YAML).replace(text, other));
    return new Course(scratch.resolve(tree)).lab("checkerboard").orElseThrow();
  }

  private void write(String path, String text) throws IOException {
    Path file = scratch.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  /** As if these were the programs. */
  private String of(Lab lab, long seed, Submission submission) {
    String real = System.getProperty(CLASS_PATH);
    List<String> entries =
        classPath.stream().map(entry -> scratch.resolve(entry).toString()).toList();
    System.setProperty(CLASS_PATH, String.join(File.pathSeparator, entries));
    try {
      return new Fingerprint(lab, seed).of(LazySubmission.of(submission));
    } finally {
      System.setProperty(CLASS_PATH, real);
    }
  }
}
