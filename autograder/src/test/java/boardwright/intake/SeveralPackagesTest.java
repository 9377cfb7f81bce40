package boardwright.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.intake.files.HandIn;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.protocol.Request.Source;
import boardwright.submission.Submission;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("In a lab of several packages")
class SeveralPackagesTest {
  private final List<HandIn.File> files = new ArrayList<>();

  @Test
  @DisplayName("a class without a package line goes where the provided one lies")
  void suppliesThePackageOfEachClass() {
    Submission submission =
        with("Door.java", "class Door {}")
            .with("Roof.java", "class Roof {}")
            .with("Wall.java", "package house.wall; class Wall {}")
            .read();
    assertEquals(List.of("house.Door", "house.roof.Roof", "house.wall.Wall"), types(submission));
    assertEquals(
        List.of(
            "Door.java has no package line; `package house;` was supplied in its line 1.",
            "Roof.java has no package line; `package house.roof;` was supplied in its line 1."),
        submission.notes());
  }

  @Test
  @DisplayName("a helper without a package line goes where it is used, by another helper perhaps")
  void sendsHelpersAfterTheirUsers() {
    Submission submission =
        with("Door.java", "class Door {}")
            .with("Roof.java", "class Roof { Tile tile; }")
            .with("Tile.java", "class Tile { Clay clay; }")
            .with("Clay.java", "class Clay {}")
            .with("Idle.java", "class Idle {} // Roof, says a comment")
            .read();
    assertEquals(
        List.of(
            "house.Door", "house.roof.Roof", "house.roof.Tile", "house.roof.Clay", "house.Idle"),
        types(submission));
  }

  @Test
  @DisplayName("what lay together without packages finds each other by imports in line 1")
  void importsWhatWasBeside() {
    Submission submission =
        with("Door.java", "import java.util.List;\n/** Not a Wall. */ class Door { Roof roof; }")
            .with("Roof.java", "class Roof {}")
            .with("Wall.java", "import house.Door;\nclass Wall { house.Door door; }")
            .read();
    assertEquals(
        "package house; import house.roof.Roof; import java.util.List;\n"
            + "/** Not a Wall. */ class Door { Roof roof; }",
        text(submission, "Door.java"));
    assertEquals(
        "package house.wall; import house.Door;\nclass Wall { house.Door door; }",
        text(submission, "Wall.java"));
  }

  @Test
  @DisplayName("a package of one's own is read as the lab's packages")
  void readsOnePackageAsSeveral() {
    Submission submission =
        with("Door.java", "package mine;\nimport java.util.List;\nclass Door { Roof roof; }")
            .with("Roof.java", "package mine;\nclass Roof { Tile tile; }")
            .with("Tile.java", "package mine;\nclass Tile {}")
            .with("Shed.java", "package shed;\nimport mine.Roof;\nclass Shed { Roof roof; }")
            .read();
    assertEquals(
        List.of("house.Door", "house.roof.Roof", "house.roof.Tile", "shed.Shed"),
        types(submission));
    assertEquals(
        "package house; import house.roof.Roof; \nimport java.util.List;\nclass Door { Roof roof; }",
        text(submission, "Door.java"));
    assertEquals(
        "package shed; import house.roof.Roof; \n                 \nclass Shed { Roof roof; }",
        text(submission, "Shed.java"));
  }

  @Test
  @DisplayName("a class in the wrong one of the lab's packages moves alone")
  void movesAMisplacedClass() {
    Submission submission =
        with("Roof.java", "package house.wall;\nclass Roof {}")
            .with("Wall.java", "package house.wall;\nclass Wall {}")
            .with("Brick.java", "package house.wall;\nclass Brick {}")
            .read();
    assertEquals(
        List.of("house.roof.Roof", "house.wall.Wall", "house.wall.Brick"), types(submission));
  }

  @Test
  @DisplayName("a package of one's own that has no class of the lab stays as it is")
  void leavesOwnPackages() {
    Submission submission =
        with("Door.java", "package house;\nimport garden.Tree;\nclass Door {}")
            .with("Tree.java", "package garden;\npublic class Tree {}")
            .read();
    assertEquals(List.of("house.Door", "garden.Tree"), types(submission));
    assertEquals(List.of(), submission.notes());
  }

  private SeveralPackagesTest with(String path, String text) {
    files.add(new HandIn.File(path, 0, text.getBytes(StandardCharsets.UTF_8)));
    return this;
  }

  private Submission read() {
    return SourcePreparation.submission(new HandIn("ada", files, List.of()), "ada", lab());
  }

  private static List<String> types(Submission submission) {
    return submission.sources().stream().flatMap(source -> source.types().stream()).toList();
  }

  private static String text(Submission submission, String path) {
    return submission.sources().stream()
        .filter(source -> source.path().equals(path))
        .map(Source::text)
        .findFirst()
        .orElseThrow();
  }

  private static Lab lab() {
    Stage stage =
        new Stage(
            "house", "A house", List.of("Door", "Roof", "Wall"), BigDecimal.ONE, "page.md", "");
    Lab.Manifest manifest =
        new Lab.Manifest(
            "House",
            "A house.",
            "house.Main",
            "house",
            BigDecimal.ONE,
            null,
            null,
            new Lab.Limits(1, 1, 1, 1),
            null,
            List.of(),
            List.of(),
            List.of(stage));
    List<String> provided =
        List.of("house.Door", "house.Main", "house.roof.Roof", "house.wall.Wall");
    return new Lab("house", Path.of("house"), manifest, List.of(), provided, List.of());
  }
}
