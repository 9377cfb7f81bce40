package boardwright.intake.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.intake.IntakeRequest;
import boardwright.intake.Pile;
import boardwright.submission.Platform;
import boardwright.submission.Submission;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Reading a hand-in")
class HandInReaderTest {
  private static final String SQUARE = Pile.source("Square");
  private static final String MOVE = Pile.source("Move");

  @TempDir private Path root;

  @Test
  @DisplayName("reads the sources of a zip, however deep its folders")
  void readsTheSourcesOfAZip() {
    Submission submission =
        pile()
            .zip("ada.zip", "Square.java", SQUARE, "a/b/c/Move.java", MOVE, "a/notes.txt", "hello")
            .one("ada.zip");
    assertEquals("ada", submission.id());
    assertEquals(List.of("Square.java", "a/b/c/Move.java"), Pile.paths(submission));
    assertEquals(List.of(), submission.noteTexts());
  }

  @Test
  @DisplayName(
      "takes no blame off itself where its own memory ends, a disk fails or it has no right")
  void takesNoBlameOffItself() {
    assertUnreadable(
        choice -> {
          throw new OutOfMemoryError();
        },
        "The grader's memory was not enough to read this. Run the same command again with more,");
    assertUnreadable(
        choice -> {
          throw new IllegalStateException();
        },
        "The grader failed when it read this (IllegalStateException).");
    Path gone = root.resolve("gone");
    for (String name : List.of("Square.java", "lab.zip")) {
      assertUnreadable(
          choice -> choice.offer(name, 0, new SourceChoice.OnDisk(gone)),
          name + " could not be read because of an error of the disk or of the download: copy it");
    }
    assertUnreadable(
        choice -> {
          throw UnreadableException.of("a/Square.java", new AccessDeniedException("/x"));
        },
        "a/Square.java could not be read because you have no right to: change that, and run the"
            + " same command again. This is no fault of the student's.");
  }

  private static void assertUnreadable(Consumer<SourceChoice> offer, String beginning) {
    Entry entry =
        new Entry() {
          @Override
          public String name() {
            return "large";
          }

          @Override
          public Kind kind() {
            return Kind.FOLDER;
          }

          @Override
          public void offerTo(SourceChoice choice, String label) {
            offer.accept(choice);
          }

          @Override
          public byte[] bytes(int most) {
            return new byte[0];
          }

          @Override
          public Optional<Path> place() {
            return Optional.empty();
          }
        };
    List<Part> parts = List.of(new Part(entry, "", true));
    UnreadableException said =
        assertThrows(UnreadableException.class, () -> HandInReader.read("ada", parts, Pile.LAB));
    assertTrue(said.getMessage().startsWith(beginning), said.getMessage());
    assertTrue(said.getMessage().contains("no fault of the student's"), said.getMessage());
  }

  @Test
  @DisplayName("passes over what systems and tools leave behind")
  void passesOverWhatSystemsAndToolsLeaveBehind() {
    String[] entries = {
      "ada/Square.java", SQUARE,
      "__MACOSX/ada/._Square.java", "\0\5\26\7",
      "__MACOSX/ada/Square.java", "class Square { oops",
      "ada/._Square.java", "\0\5\26\7",
      "ada/.DS_Store", "x",
      "ada/.idea/Move.java", MOVE,
      "ada/.git/Move.java", MOVE,
      "ada/Thumbs.db", "x"
    };
    Pile pile = pile().zip("zipped.zip", entries);
    for (int i = 0; i < entries.length; i += 2) {
      pile.file("folder/" + entries[i], entries[i + 1]);
    }
    assertEquals(List.of("ada/Square.java"), Pile.paths(pile.one("zipped.zip")));
    Submission folder = pile.one("folder");
    assertEquals(List.of("Square.java"), Pile.paths(folder));
    assertEquals(List.of(), folder.noteTexts());
  }

  @Test
  @DisplayName("reads what a build left behind only where there is nothing else")
  void readsWhatABuildLeftBehindOnly() {
    Submission both =
        pile()
            .zip("both.zip", "src/Square.java", SQUARE, "target/gen/Square.java", "class Square {")
            .one("both.zip");
    assertEquals(List.of("src/Square.java"), Pile.paths(both));
    Submission only = pile().zip("only.zip", "out/Square.java", SQUARE).one("only.zip");
    assertEquals(List.of("out/Square.java"), Pile.paths(only));
  }

  @Test
  @DisplayName("says that there is nothing to read")
  void saysThatThereIsNothingToRead() {
    Pile pile =
        pile()
            .zip("empty.zip")
            .zip("classes.zip", "checkerboard/Square.class", "\u00ca")
            .zip("nested.zip", "ada.zip", "PK", "readme.txt", "unpack me")
            .zip("text.zip", "src/Square.java.txt", SQUARE)
            .zip("report.zip", "b.pdf", "", "a/b.docx", "", "a/.project", "", "__MACOSX/a.pdf", "")
            .file("class/ada/bin/Square.class", "x");
    assertEquals(
        List.of("src/Square.java.txt should be called Square.java; it was read as that."),
        pile.one("text.zip").noteTexts());
    assertEquals(List.of("There is no Java source in it."), pile.one("empty.zip").noteTexts());
    assertEquals(
        List.of(
            "There is no Java source in it, only a/b.docx; b.pdf. Only .java files are graded, or a"
                + " zip of them."),
        pile.one("report.zip").noteTexts());
    String onlyClasses = "There is no Java source in it, only class files: the sources are needed.";
    assertEquals(List.of(onlyClasses), pile.one("classes.zip").noteTexts());
    assertEquals(List.of(onlyClasses), pile.one("class").noteTexts());
    assertEquals(
        List.of("ada.zip cannot be opened as a zip archive; ask for it again."),
        pile.one("nested.zip").noteTexts());
  }

  @Test
  @DisplayName(
      "says of a file that is no zip, or half of one, that it cannot be opened, alone or not")
  void saysOfAFileThatIsNoZip() {
    byte[] whole = Pile.zipped(Map.of("Square.java", SQUARE.getBytes(StandardCharsets.UTF_8)));
    Pile pile =
        pile()
            .file("none.zip", "this is no zip")
            .file("zero.zip", "")
            .file("half.zip", Arrays.copyOf(whole, whole.length / 2))
            .file("whole.zip", whole);
    IntakeRequest moodle = Pile.wishes(Platform.MOODLE, null, null);
    for (String name : List.of("none", "zero", "half")) {
      Submission submission = pile.read(name + ".zip", "whole.zip").get(0);
      assertEquals(List.of(), submission.sources());
      assertEquals(
          List.of(name + ".zip cannot be opened as a zip archive; ask for it again."),
          submission.noteTexts());
      assertEquals(
          root.resolve(name + ".zip")
              + ": this cannot be opened as an archive. Download it again; if it is one student's,"
              + " ask for it again.",
          assertThrows(IntakeException.class, () -> pile.read(name + ".zip")).getMessage());
      assertTrue(
          assertThrows(IntakeException.class, () -> pile.take(moodle, name + ".zip"))
              .getMessage()
              .endsWith("ask for it again."));
    }
  }

  @Test
  @DisplayName("says of a zip with a password that it wants none")
  void saysOfAZipWithAPassword() {
    byte[] bytes = Pile.zipped(Map.of("Square.java", SQUARE.getBytes(StandardCharsets.UTF_8)));
    for (int i = 0; i + 4 < bytes.length; i++) {
      boolean local = bytes[i] == 'P' && bytes[i + 1] == 'K' && bytes[i + 2] == 3;
      boolean central = bytes[i] == 'P' && bytes[i + 1] == 'K' && bytes[i + 2] == 1;
      if (local || central) {
        bytes[i + (local ? 6 : 8)] |= 1;
      }
    }
    assertEquals(
        List.of("locked.zip is locked with a password; ask for it without one."),
        pile().file("locked.zip", bytes).one("locked.zip").noteTexts());
  }

  @Test
  @DisplayName("reads the rest of a zip in which one file is damaged")
  void readsTheRestOfAZip() {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    entries.put("Square.java", SQUARE.repeat(50).getBytes(StandardCharsets.UTF_8));
    entries.put("Move.java", MOVE.getBytes(StandardCharsets.UTF_8));
    byte[] bytes = Pile.zipped(entries);
    Arrays.fill(bytes, 45, 60, (byte) 0xFF);
    Submission submission = pile().file("ada.zip", bytes).one("ada.zip");
    assertEquals(List.of("Move.java"), Pile.paths(submission));
    assertEquals(List.of("Square.java was set aside: it cannot be read."), submission.noteTexts());
  }

  @Test
  @DisplayName("takes names that climb out or are absolute for labels, and writes nothing")
  void takesNamesThatClimbOutOrAreAbsolute() throws IOException {
    Path inner = root.resolve("a/b");
    Files.createDirectories(inner);
    new Pile(inner)
        .zip(
            "evil.zip",
            "../../Square.java",
            SQUARE,
            "/tmp/evil/Move.java",
            MOVE,
            "..\\..\\Piece.java",
            Pile.source("Piece"),
            "C:\\evil\\CBException.java",
            Pile.source("CBException"));
    List<Path> before = everything();
    Submission submission = new Pile(inner).one("evil.zip");
    assertEquals(before, everything());
    assertFalse(Files.exists(Path.of("/tmp/evil")));
    assertEquals(
        List.of(
            "../../Piece.java",
            "../../Square.java",
            "/tmp/evil/Move.java",
            "C:/evil/CBException.java"),
        Pile.paths(submission));
  }

  @Test
  @DisplayName("shows names with line ends and escape characters without them")
  void showsNamesWithLineEndsAndEscapeCharacters() {
    Submission submission =
        pile().zip("a.zip", "two\nlines/\u001b[31mSquare.java", SQUARE).one("a.zip");
    assertEquals(List.of("two?lines/?[31mSquare.java"), Pile.paths(submission));
  }

  @Test
  @DisplayName("reads zips whose names are in an older alphabet")
  void readsZipsWhoseNamesAreInAnOlderAlphabet() {
    byte[] square = SQUARE.getBytes(StandardCharsets.UTF_8);
    byte[] bytes = Pile.zipped(Map.of("Zo\u00eb/Square.java", square), Charset.forName("IBM437"));
    Submission submission = pile().file("zoe.zip", bytes).one("zoe.zip");
    assertEquals(List.of("Zo\u00eb/Square.java"), Pile.paths(submission));
  }

  @Test
  @DisplayName("sets a file of more than a megabyte aside, in a folder and in a zip")
  void setsAFileOfMoreThanAMegabyteAside() {
    String large = MOVE + " ".repeat(1 << 20);
    List<String> said = List.of("Move.java was set aside: it is larger than a megabyte.");
    Submission folder =
        pile().file("ada/Square.java", SQUARE).file("ada/Move.java", large).one("ada");
    assertEquals(List.of("Square.java"), Pile.paths(folder));
    assertEquals(said, folder.noteTexts());
    Submission zip =
        pile().zip("bob.zip", "Square.java", SQUARE, "Move.java", large).one("bob.zip");
    assertEquals(List.of("Square.java"), Pile.paths(zip));
    assertEquals(said, zip.noteTexts());
  }

  @Test
  @DisplayName("reads as many sources as a person writes, the highest first")
  void readsAsManySourcesAsAPersonWrites() {
    List<String> entries = new ArrayList<>();
    for (int i = 0; i < 600; i++) {
      entries.addAll(List.of("a/H%03d.java".formatted(i), Pile.source("H" + i)));
    }
    entries.addAll(List.of("Square.java", SQUARE));
    Submission submission = pile().zip("ada.zip", entries.toArray(String[]::new)).one("ada.zip");
    assertEquals(500, submission.sources().size());
    assertTrue(submission.declares("checkerboard.Square"));
    assertEquals(
        List.of("There are more than 500 sources; the rest was set aside."),
        submission.noteTexts());
  }

  @Test
  @DisplayName("reads as much text as a person writes, however well it is compressed")
  void readsAsMuchTextAsAPersonWrites() {
    List<String> entries = new ArrayList<>(List.of("Square.java", SQUARE));
    String large = "//" + " ".repeat(1_000_000);
    for (int i = 0; i < 40; i++) {
      entries.addAll(List.of("a/H%02d.java".formatted(i), large));
    }
    Submission submission = pile().zip("ada.zip", entries.toArray(String[]::new)).one("ada.zip");
    assertEquals(List.of("Square.java"), Pile.paths(submission));
    assertTrue(
        submission
            .noteTexts()
            .contains("The sources are larger than 5 megabytes together; the rest was set aside."));
  }

  @Test
  @DisplayName("says no more than a person reads")
  void saysNoMoreThanAPersonReads() {
    List<String> entries = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      entries.addAll(List.of("H%03d.java".formatted(i), "// nothing"));
    }
    Submission submission = pile().zip("ada.zip", entries.toArray(String[]::new)).one("ada.zip");
    assertEquals(51, submission.noteTexts().size());
    assertEquals("H000.java was set aside: it declares no class.", submission.noteTexts().get(0));
    assertEquals("There is more of this kind: 350 notes.", submission.noteTexts().get(50));
  }

  @Test
  @DisplayName("stops at the twenty-thousandth file")
  void stopsAtTheTwentyThousandthFile() {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    entries.put("Square.java", SQUARE.getBytes(StandardCharsets.UTF_8));
    for (int i = 0; i < 20_001; i++) {
      entries.put("f" + i, new byte[0]);
    }
    Submission submission = pile().file("ada.zip", Pile.zipped(entries)).one("ada.zip");
    assertEquals(List.of("Square.java"), Pile.paths(submission));
    assertEquals(
        List.of("There are more than 20,000 files; the rest was set aside."),
        submission.noteTexts());
  }

  private List<Path> everything() throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      return all.sorted().toList();
    }
  }

  private Pile pile() {
    return new Pile(root);
  }
}
