package boardwright.intake.preparation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.intake.IntakeRequest;
import boardwright.intake.IntakeResult;
import boardwright.intake.Pile;
import boardwright.submission.Submission;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Preparing sources")
class SourcePreparationTest {
  private static final String SQUARE = Pile.source("Square");

  @TempDir private Path root;

  @Test
  @DisplayName("supplies a missing package line in line 1, so that no line moves")
  void suppliesAMissingPackageLineInLine1() {
    Submission submission =
        pile()
            .file("ada/Square.java", "import java.util.*;\n\npublic class Square {}\n")
            .one("ada");
    assertEquals(
        "package checkerboard; import java.util.*;\n\npublic class Square {}\n",
        submission.sources().get(0).text());
    assertEquals(List.of("checkerboard.Square"), Pile.types(submission));
    assertEquals(
        List.of(
            "Square.java has no package line; `package checkerboard;` was supplied in its line 1."),
        submission.noteTexts());
  }

  @Test
  @DisplayName("reads another package as the lab's, with its imports and its helpers")
  void readsAnotherPackageAsTheLabs() {
    Submission submission =
        pile()
            .file(
                "ada/Square.java",
                "package edu.ada;\nimport edu.ada.Piece;\nimport static edu.ada.Help.*;\n"
                    + "public class Square implements edu.ada.Piece {}\n")
            .file("ada/Help.java", "package edu.ada;\nclass Help {}\n")
            .file("ada/ui/Main.java", "package edu.ada.ui;\nimport edu.ada.*;\nclass Main {}\n")
            .one("ada");
    assertEquals(
        List.of("checkerboard.Help", "checkerboard.Square", "edu.ada.ui.Main"),
        Pile.types(submission));
    assertEquals(
        "package checkerboard;\n                          \nimport static checkerboard.Help.*;\n"
            + "public class Square implements checkerboard.Piece {}\n",
        submission.sources().get(1).text());
    assertEquals(
        "package edu.ada.ui;\nimport checkerboard.*;\nclass Main {}\n",
        submission.sources().get(2).text());
    assertEquals(
        List.of(
            "Each of 2 files, such as Help.java, says `package edu.ada;`, which was read as"
                + " `package checkerboard;`."),
        submission.noteTexts());
  }

  @Test
  @DisplayName("moves no line, however the package's name is written")
  void packageOverSeveralLines() {
    Submission submission =
        pile()
            .file("ada/Square.java", "package edu\n. // mine\nada;\nclass Square {}\n")
            .one("ada");
    assertEquals(
        "package checkerboard\n\n;\nclass Square {}\n", submission.sources().get(0).text());
    Submission right =
        pile()
            .file("bob/Square.java", "package /* the */ checkerboard ;class Square {}")
            .one("bob");
    assertEquals("package /* the */ checkerboard ;class Square {}", right.sources().get(0).text());
  }

  @Test
  @DisplayName("leaves a package of helpers as it is")
  void packageOfHelpers() {
    Submission submission =
        pile()
            .file("ada/Square.java", SQUARE)
            .file("ada/util/Help.java", "package util;\npublic class Help {}\n")
            .one("ada");
    assertEquals(List.of("checkerboard.Square", "util.Help"), Pile.types(submission));
    assertEquals(List.of(), submission.noteTexts());
  }

  @Test
  @DisplayName("leaves a broken package line to the compiler")
  void brokenPackageLine() {
    String text = "package\n\npublic class Square {}\n";
    Submission submission = pile().file("ada/Square.java", text).one("ada");
    assertEquals(List.of("checkerboard.Square"), Pile.types(submission));
    assertEquals(text, submission.sources().get(0).text());
    assertEquals(List.of(), submission.noteTexts());
  }

  @Test
  @DisplayName("keeps a source whose class cannot be made out under the name of its file")
  void noClassToBeSeen() {
    Submission submission =
        pile()
            .file("ada/Square.java", "package checkerboard; clas Square { }")
            .file("ada/Move.java", "package checkerboard; class Help { class Move { }")
            .one("ada");
    assertEquals(
        List.of("checkerboard.Move", "checkerboard.Help", "checkerboard.Square"),
        Pile.types(submission));
  }

  @Test
  @DisplayName("takes a file whose name differs in upper and lower case from its class")
  void fileNameInOtherCase() {
    Submission submission = pile().file("ada/square.JAVA", SQUARE).one("ada");
    assertEquals(List.of("checkerboard.Square"), Pile.types(submission));
    assertEquals(
        List.of("square.JAVA should be called Square.java; it was read as that."),
        submission.noteTexts());
  }

  @Test
  @DisplayName("says that a class's name differs in upper and lower case from the lab's")
  void classNameInOtherCase() {
    Submission submission =
        pile().file("ada/Cbexception.java", Pile.source("CbException")).one("ada");
    assertEquals(List.of("checkerboard.CbException"), Pile.types(submission));
    assertEquals(
        List.of(
            "Cbexception.java declares `CbException`, but this lab's class is `CBException`: Java"
                + " minds upper and lower case."),
        submission.noteTexts());
  }

  @Test
  @DisplayName("says that a file does not have the class that its name promises")
  void otherClassInFile() {
    Submission submission = pile().file("ada/Square.java", Pile.source("Sqare")).one("ada");
    assertEquals(List.of("checkerboard.Sqare"), Pile.types(submission));
    assertEquals(List.of("Square.java declares no class `Square`."), submission.noteTexts());
  }

  @Test
  @DisplayName("says that a class is missing where one has almost its name, or has it inside")
  void classesUnderOtherNames() {
    Submission submission =
        pile()
            .file("ada/Squares.java", Pile.source("Squares"))
            .file("ada/Main.java", "package checkerboard;\nclass Main {\n  static class Move {}\n}")
            .file("ada/Piece.java", "package checkerboard;\n/* class Piece { } */ // later")
            .one("ada");
    assertEquals(
        List.of(
            "Squares.java declares `Squares`; a class `Square` is not there.",
            "Main.java declares `Move` inside of another class; this lab's stands on its own.",
            "Piece.java declares no class `Piece`."),
        submission.noteTexts().stream()
            .filter(note -> !note.contains("package line"))
            .sorted(Comparator.comparing(note -> "SMP".indexOf(note.charAt(0))))
            .toList());
  }

  @Test
  @DisplayName("sets modules aside, and passes over descriptions of packages")
  void setsModulesAside() {
    Submission submission =
        pile()
            .file("ada/Square.java", SQUARE)
            .file("ada/module-info.java", "module ada {}")
            .file("ada/package-info.java", "/** Mine. */ package checkerboard;")
            .one("ada");
    assertEquals(List.of("checkerboard.Square"), Pile.types(submission));
    assertEquals(
        List.of("module-info.java was set aside: a lab has no modules."), submission.noteTexts());
  }

  @Test
  @DisplayName("sets a file without a class aside")
  void setsAFileWithoutAClassAside() {
    Submission submission =
        pile().file("ada/Square.java", SQUARE).file("ada/Empty.java", "// later").one("ada");
    assertEquals(List.of("checkerboard.Square"), Pile.types(submission));
    assertTrue(
        submission.noteTexts().contains("Empty.java was set aside: it declares no class."),
        submission.noteTexts()::toString);
  }

  @Test
  @DisplayName("sets a class of the program aside that is not replaced")
  void classOfTheProgram() {
    Submission submission =
        pile()
            .file("ada/Square.java", SQUARE)
            .file("ada/TextInterface.java", Pile.source("TextInterface"))
            .file("ada/Checkers.java", "public class Checkers {}")
            .one("ada");
    assertEquals(List.of("checkerboard.Square"), Pile.types(submission));
    assertTrue(
        submission
            .noteTexts()
            .contains(
                "TextInterface.java was set aside: TextInterface is part of the provided program"
                    + " and is not replaced in this lab."));
  }

  @Test
  @DisplayName(
      "gives a class another name where the checks have one of its name, and drops nothing")
  void givesAClassAnotherName() {
    Submission submission =
        pile()
            .file(
                "ada/Square.java",
                "package checkerboard;\nclass Square { NewCBException e; }\nclass NewCBException"
                    + " { String s = \"NewCBException\"; }\n")
            .file("ada/Move.java", "class Move { /* NewCBException */ NewCBException[] all; }")
            .one("ada");
    assertEquals(
        List.of("checkerboard.Move", "checkerboard.Square", "checkerboard.NewCBException2"),
        Pile.types(submission));
    assertEquals(
        "package checkerboard;\nclass Square { NewCBException2 e; }\nclass NewCBException2"
            + " { String s = \"NewCBException\"; }\n",
        submission.sources().get(1).text());
    assertTrue(
        submission.sources().get(0).text().endsWith("Exception */ NewCBException2[] all; }"));
    assertEquals(
        "Square.java declares `NewCBException`, a name that is taken here; it was read as"
            + " `NewCBException2`.",
        submission.noteTexts().get(0));
  }

  @Test
  @DisplayName("sets no class of the lab aside for a helper with the name of a provided class")
  void helperWithAProvidedName() {
    Submission submission =
        pile()
            .file(
                "ada/Square.java",
                "package checkerboard;\n"
                    + "class Square { TextInterface t; }\n"
                    + "class TextInterface {}\n")
            .file("ada/Checkers.java", Pile.source("Checkers"))
            .one("ada");
    assertEquals(
        List.of("checkerboard.Square", "checkerboard.TextInterface2"), Pile.types(submission));
    assertEquals(
        List.of(
            "Square.java declares `TextInterface`, a name that is taken here; it was read as"
                + " `TextInterface2`.",
            "Checkers.java was set aside: Checkers is part of the provided program and is not"
                + " replaced in this lab."),
        submission.noteTexts());
  }

  @Test
  @DisplayName("sets classes aside in packages that belong to others")
  void setsClassesAsideInPackagesThatBelongToOthers() {
    for (String name : List.of("java.lang", "org.junit.jupiter.api", "boardwright.suites", "sun")) {
      Submission submission =
          pile().file(name + "/Help.java", "package " + name + ";\nclass Help {}").one(name);
      assertEquals(List.of(), submission.sources(), name);
      assertEquals(
          List.of("Help.java was set aside: its package belongs to others."),
          submission.noteTexts());
    }
    Submission like = pile().file("ada/Help.java", "package javafun;\nclass Help {}").one("ada");
    assertEquals(List.of("javafun.Help"), Pile.types(like));
  }

  @Test
  @DisplayName("takes a class that stands twice from src/main/java, else from the fuller folder")
  void sameClassTwice() {
    Submission maven =
        pile()
            .file("ada/src/main/java/checkerboard/Square.java", SQUARE + "// new")
            .file("ada/Square.java", SQUARE)
            .one("ada");
    assertEquals(List.of("src/main/java/checkerboard/Square.java"), Pile.paths(maven));
    assertEquals(
        List.of(
            "Square is defined in both src/main/java/checkerboard/Square.java and Square.java; the"
                + " first was used."),
        maven.noteTexts());
    Submission fuller =
        pile()
            .file("class/bob/old/Square.java", SQUARE + "// old")
            .file("class/bob/today/Square.java", SQUARE)
            .file("class/bob/today/Move.java", Pile.source("Move"))
            .one("class");
    assertEquals(List.of("today/Move.java", "today/Square.java"), Pile.paths(fuller));
    Submission higher =
        pile()
            .file("cy/Square.java", SQUARE)
            .file("cy/backup/Square.java", SQUARE + "// old")
            .one("cy");
    assertEquals(List.of("Square.java"), Pile.paths(higher));
  }

  @ParameterizedTest(name = "{1} rather than {0}")
  @DisplayName(
      "takes a class that stands twice from the file and the folder that are called like it")
  @CsvSource({
    "Square (1).java, Square.java",
    "Copy of Square.java, Square.java",
    "Square_old.java, Square.java",
    "A.java, Square.java",
    "backup/checkerboard/Square.java, src/checkerboard/Square.java",
    "Square (1).java, old/Square.java",
    "old/Square.java, checkerboard/Square.java",
    "src/Square.java, src/checkerboard/Square.java"
  })
  void sameClassInACopy(String copy, String own) {
    Submission submission =
        pile().file("ada/" + copy, SQUARE + "// old").file("ada/" + own, SQUARE).one("ada");
    assertEquals(List.of(own), Pile.paths(submission));
    assertEquals(
        List.of("Square is defined in both %s and %s; the first was used.".formatted(own, copy)),
        submission.noteTexts());
  }

  @Test
  @DisplayName("takes a folder before its copy, and tells the instructor of the two versions")
  void sameFolderInACopy() {
    pile()
        .file("class/ada/Lab - Copy/src/Square.java", SQUARE + "// old")
        .file("class/ada/Lab - Copy/src/Move.java", Pile.source("Move") + "// old")
        .file("class/ada/Lab/src/Square.java", SQUARE)
        .file("class/ada/Lab/src/Move.java", Pile.source("Move"));
    IntakeResult taken = pile().take(IntakeRequest.none(), "class");
    assertEquals(
        List.of("Lab/src/Move.java", "Lab/src/Square.java"),
        Pile.paths(taken.submissions().get(0)));
    assertEquals(
        List.of(
            "ada has two versions, of which one was taken: Move in Lab/src/Move.java and not in Lab"
                + " - Copy/src/Move.java, and 1 more."),
        taken.remarks());
  }

  @Test
  @DisplayName("says nothing of a class that stands twice in the same words")
  void sameClassTwiceAlike() {
    Submission submission =
        pile().file("ada/Square.java", SQUARE).file("ada/copy/Square.java", SQUARE).one("ada");
    assertEquals(List.of("Square.java"), Pile.paths(submission));
    assertEquals(List.of(), submission.noteTexts());
  }

  @Test
  @DisplayName("loses no helper with a file that is not taken")
  void helperOfADroppedFile() {
    Submission submission =
        pile()
            .file("ada/Square.java", SQUARE)
            .file("ada/a/Square.java", SQUARE + "class Help {}")
            .file("ada/b/Help.java", Pile.source("Help"))
            .one("ada");
    assertEquals(List.of("Square.java", "b/Help.java"), Pile.paths(submission));
  }

  @Test
  @DisplayName("reads each file in its own encoding")
  void readsEachFileInItsOwnEncoding() {
    byte[] utf16 = ("\ufeff" + SQUARE).getBytes(java.nio.charset.StandardCharsets.UTF_16LE);
    Submission submission = pile().file("ada/Square.java", utf16).one("ada");
    assertEquals(SQUARE, submission.sources().get(0).text());
  }

  private Pile pile() {
    return new Pile(root);
  }
}
