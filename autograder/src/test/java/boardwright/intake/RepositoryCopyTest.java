package boardwright.intake;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.submission.Submission;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A hand-in with a copy of Boardwright in it")
class RepositoryCopyTest {
  private static final String OWN = "labs/checkerboard/src/main/java/checkerboard/";
  private static final String ENGINE = "engine/checkerboard/src/main/java/checkerboard/";
  private static final String SQUARE = Pile.source("Square");

  @TempDir private Path root;

  @Test
  @DisplayName("is read from the lab's folder only, wherever the copy lies")
  void readsTheLab() {
    Map<String, String> copy = copy();
    copy.put(OWN + "Square.java", SQUARE);
    for (String folder : List.of("alone/", "class/ada/", "wrapped/ada/deep/boardwright-main/")) {
      copy.forEach((path, text) -> pile().file(folder + path, text));
    }
    pile().zip("zips/ada.zip", alternating("", copy));
    pile().zip("more/ada.zip", alternating("boardwright-main/", copy));
    Map<String, byte[]> outer = new LinkedHashMap<>();
    outer.put("boardwright.zip", bytes("zips/ada.zip"));
    outer.put("readme.txt", new byte[0]);
    pile().file("nested/ada.zip", Pile.zipped(outer));
    for (String path :
        List.of("alone", "class", "wrapped", "zips", "zips/ada.zip", "more", "nested")) {
      Submission submission = pile().one(path);
      assertEquals(List.of("checkerboard.Square"), Pile.types(submission), path);
      assertTrue(Pile.paths(submission).get(0).endsWith(OWN + "Square.java"), path);
      assertEquals(SQUARE, submission.sources().get(0).text(), path);
      assertEquals(List.of(), submission.noteTexts(), path);
    }
  }

  @Test
  @DisplayName("has handed in nothing where the lab's folder is empty")
  void hasHandedInNothing() {
    copy().forEach((path, text) -> pile().file("class/ada/" + path, text));
    Submission submission = pile().one("class");
    assertEquals(List.of(), submission.sources());
    assertEquals(
        List.of(
            "It is a copy of Boardwright with no Java source in labs/checkerboard/; nothing else of"
                + " it counts."),
        submission.noteTexts());
  }

  @Test
  @DisplayName("says which of the lab's classes was changed where it does not count")
  void saysWhichOfTheLabsClassesWasChanged() {
    Map<String, String> copy = copy();
    copy.put(OWN + "Move.java", Pile.source("Move"));
    copy.put("src/Square.java", "class Square {}");
    copy.computeIfPresent(ENGINE + "Square.java", (path, text) -> text.replace("null", "this"));
    // our own tests of the engine, which is no place for a student's
    copy.put(
        "engine/checkerboard/src/test/java/checkerboard/MoveTest.java", "package checkerboard;");
    copy.forEach((path, text) -> pile().file("class/ada/" + path, text));
    Submission submission = pile().one("class");
    assertEquals(List.of("checkerboard.Move"), Pile.types(submission));
    assertEquals(
        List.of(
            "In a copy of Boardwright only labs/checkerboard is read. Not read, though not as it"
                + " ships now: engine/checkerboard/src/main/java/checkerboard/Square.java, src/Square.java."),
        submission.noteTexts());
  }

  @Test
  @DisplayName("says which of the lab's classes lie beside its folders")
  void besideTheFolders() {
    pile()
        .file("ada/labs/checkerboard/lab.yaml", "")
        .file("ada/Square.java", text("solutions/checkerboard/model/Square.java"))
        .file("ada/mine/Move.java", Pile.source("Move"));
    assertEquals(
        List.of(
            "It is a copy of Boardwright with no Java source in labs/checkerboard/; nothing else of"
                + " it counts.",
            "In a copy of Boardwright only labs/checkerboard is read. Not read, though not as it"
                + " ships now: Square.java, mine/Move.java."),
        pile().one("ada").noteTexts());
  }

  @Test
  @DisplayName("may be of an older release, which has other files or fewer of them")
  void mayBeOfAnOlderRelease() {
    pile()
        .file("class/ada/labs/checkerboard/lab.yaml", "stages: none\n")
        .file("class/ada/" + OWN + "Square.java", SQUARE)
        .file("class/ada/old/engine/Square.java", "class Square { int older; }")
        .file("class/ada/target/labs/checkerboard/lab.yaml", "")
        .file("class/ada/target/" + OWN + "Move.java", Pile.source("Move"));
    Submission submission = pile().one("class");
    assertEquals(List.of("checkerboard.Square"), Pile.types(submission));
    assertEquals(List.of(OWN + "Square.java"), Pile.paths(submission));
  }

  @Test
  @DisplayName("opens no archive that came with the copy, and reads what lies beside it")
  void opensNoArchiveThatCameWithTheCopy() {
    copy().forEach((path, text) -> pile().file("class/ada/boardwright/" + path, text));
    pile()
        .zip("class/ada/boardwright/solutions/all.zip", "Move.java", Pile.source("Move"))
        .file("class/ada/Square.java", SQUARE);
    Submission submission = pile().one("class");
    assertEquals(List.of("Square.java"), Pile.paths(submission));
  }

  @Test
  @DisplayName("is none where somebody exports the lab's folder alone from Eclipse")
  void isNoneWhereSomebodyExportsTheLabsFolderAlone() {
    Submission submission =
        pile()
            .zip(
                "ada.zip",
                "checkerboard/.project",
                "",
                "checkerboard/.classpath",
                "",
                "checkerboard/lab.yaml",
                "",
                "checkerboard/bin/checkerboard/Square.class",
                "",
                "checkerboard/src/main/java/checkerboard/Square.java",
                SQUARE)
            .one("ada.zip");
    assertEquals(List.of("checkerboard.Square"), Pile.types(submission));
    assertEquals(List.of(), submission.noteTexts());
  }

  @Test
  @DisplayName("or without one: what ships is named, and counts as before")
  void orWithoutOne() throws IOException {
    Path model = ROOT.resolve("solutions/checkerboard/model");
    String copied =
        Files.readString(model.resolve("Square.java"))
            .replaceAll("(?s)/\\*.*?\\*/", "")
            .replaceFirst("package [^;]*;", "")
            .replace("\n", "\r\n");
    pile()
        .file("ada/Square.java", copied)
        .file("ada/Piece.java", Files.readString(model.resolve("Piece.java")))
        .file("ada/Move.java", Files.readString(ROOT.resolve(ENGINE + "Move.java")));
    List<String> notes = pile().one("ada").noteTexts();
    assertEquals(
        "The same code, comments and layout aside, ships with Boardwright: Move.java is the"
            + " engine's own class; Square.java is the model answer.",
        notes.get(notes.size() - 1));
    assertEquals(3, pile().one("ada").sources().size());
    Submission ours = Intake.read(List.of(model), Pile.LAB).get(0);
    assertEquals(List.of(), ours.noteTexts());
  }

  @Test
  @DisplayName("is handed in whole by git: no rule of ours hides what a learner writes")
  void gitHidesNothing() throws IOException {
    for (String line : Files.readAllLines(ROOT.resolve(".gitignore"))) {
      assertFalse(line.contains("labs/") || line.contains(".java"), line);
    }
  }

  /** The parts of our own tree that have classes of the lab, with an empty lab. */
  private static Map<String, String> copy() {
    Map<String, String> copy = new LinkedHashMap<>();
    for (String name : List.of("Square", "Move", "Piece", "CBException", "Checkerboard")) {
      for (String folder : List.of(ENGINE, "solutions/checkerboard/model/")) {
        copy.put(folder + name + ".java", text(folder + name + ".java"));
      }
    }
    copy.put("engine/framework/src/main/java/framework/model/Piece.java", "another lab's");
    copy.put("handouts/checkerboard/examples/constants/changed/Piece.java", "an example");
    copy.put("autograder/src/test/hostile/checkerboard/Square.java", "a test");
    copy.put("labs/framework/src/main/java/framework/model/Piece.java", "another lab's");
    copy.put("labs/checkerboard/lab.yaml", text("labs/checkerboard/lab.yaml"));
    copy.put("labs/checkerboard/pom.xml", "<project/>");
    copy.put("labs/framework/lab.yaml", "");
    return copy;
  }

  private static String text(String path) {
    try {
      return Files.readString(ROOT.resolve(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private byte[] bytes(String path) {
    try {
      return Files.readAllBytes(root.resolve(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String[] alternating(String folder, Map<String, String> files) {
    List<String> all = new ArrayList<>();
    files.forEach((path, text) -> all.addAll(List.of(folder + path, text)));
    return all.toArray(String[]::new);
  }

  private Pile pile() {
    return new Pile(root);
  }
}
