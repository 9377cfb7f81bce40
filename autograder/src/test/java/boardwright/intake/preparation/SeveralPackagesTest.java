package boardwright.intake.preparation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.intake.files.HandIn;
import boardwright.lab.Lab;
import boardwright.lab.Manifest;
import boardwright.lab.Stage;
import boardwright.protocol.Request.Source;
import boardwright.text.Note;
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
    Prepared prepared =
        with("Door.java", "class Door {}")
            .with("Roof.java", "class Roof {}")
            .with("Wall.java", "package house.wall; class Wall {}")
            .read();
    assertEquals(List.of("house.Door", "house.roof.Roof", "house.wall.Wall"), types(prepared));
    assertEquals(
        List.of(
            "Door.java has no package line; `package house;` was supplied in its line 1.",
            "Roof.java has no package line; `package house.roof;` was supplied in its line 1."),
        Note.texts(prepared.notes()));
  }

  @Test
  @DisplayName("a helper without a package line goes where it is used, by another helper perhaps")
  void sendsHelpersAfterTheirUsers() {
    Prepared prepared =
        with("Door.java", "class Door {}")
            .with("Roof.java", "class Roof { Tile tile; }")
            .with("Tile.java", "class Tile { Clay clay; }")
            .with("Clay.java", "class Clay {}")
            .with("Idle.java", "class Idle {} // Roof, says a comment")
            .read();
    assertEquals(
        List.of(
            "house.Door", "house.roof.Roof", "house.roof.Tile", "house.roof.Clay", "house.Idle"),
        types(prepared));
  }

  @Test
  @DisplayName("what lay together without packages finds each other by imports in line 1")
  void importsWhatWasBeside() {
    Prepared prepared =
        with("Door.java", "import java.util.List;\n/** Not a Wall. */ class Door { Roof roof; }")
            .with("Roof.java", "class Roof {}")
            .with("Wall.java", "import house.Door;\nclass Wall { house.Door door; }")
            .read();
    assertEquals(
        "package house; import house.roof.Roof; import java.util.List;\n"
            + "/** Not a Wall. */ class Door { Roof roof; }",
        text(prepared, "Door.java"));
    assertEquals(
        "package house.wall; import house.Door;\nclass Wall { house.Door door; }",
        text(prepared, "Wall.java"));
  }

  @Test
  @DisplayName(
      "a package of one lab class may have another class that is called like one elsewhere")
  void leavesOthersOfThatName() {
    Prepared prepared =
        with("walls/Wall.java", "package walls;\nclass Wall { Door door; }")
            .with("walls/Door.java", "package walls;\nclass Door {}")
            .with("mine/Door.java", "package mine;\nclass Door { Knob knob; }")
            .with("mine/Knob.java", "package mine;\nclass Knob {}")
            .read();
    assertEquals(
        List.of("house.wall.Wall", "house.wall.Door", "house.Door", "house.Knob"), types(prepared));
    assertEquals(
        2,
        Note.texts(prepared.notes()).size(),
        "one for each package: " + Note.texts(prepared.notes()));
  }

  @Test
  @DisplayName("a class of another package that extends the lab's of its name is another class")
  void leavesSubclassesOfThatName() {
    Prepared prepared =
        with("roof/Roof.java", "package house.roof;\nclass Roof { Door door; }")
            .with("roof/Door.java", "package house.roof;\nclass Door extends house.Door {}")
            .read();
    assertEquals(List.of("house.roof.Roof", "house.roof.Door"), types(prepared));
    assertEquals(List.of(), Note.texts(prepared.notes()));
  }

  @Test
  @DisplayName("a custom package is read as the lab's packages")
  void readsOnePackageAsSeveral() {
    Prepared prepared =
        with("Door.java", "package mine;\nimport java.util.List;\nclass Door { Roof roof; }")
            .with("Roof.java", "package mine;\nclass Roof { Tile tile; }")
            .with("Tile.java", "package mine;\nclass Tile {}")
            .with("Shed.java", "package shed;\nimport mine.Roof;\nclass Shed { Roof roof; }")
            .read();
    assertEquals(
        List.of("house.Door", "house.roof.Roof", "house.roof.Tile", "shed.Shed"), types(prepared));
    assertEquals(
        "package house; import house.roof.Roof; \n"
            + "import java.util.List;\n"
            + "class Door { Roof roof; }",
        text(prepared, "Door.java"));
    assertEquals(
        "package shed; import house.roof.Roof; \n                 \nclass Shed { Roof roof; }",
        text(prepared, "Shed.java"));
  }

  @Test
  @DisplayName("a class in the wrong one of the lab's packages moves alone")
  void movesAMisplacedClass() {
    Prepared prepared =
        with("Roof.java", "package house.wall;\nclass Roof {}")
            .with("Wall.java", "package house.wall;\nclass Wall {}")
            .with("Brick.java", "package house.wall;\nclass Brick {}")
            .read();
    assertEquals(
        List.of("house.roof.Roof", "house.wall.Wall", "house.wall.Brick"), types(prepared));
  }

  @Test
  @DisplayName("a custom package that has no class of the lab stays as it is")
  void leavesOwnPackages() {
    Prepared prepared =
        with("Door.java", "package house;\nimport garden.Tree;\nclass Door {}")
            .with("Tree.java", "package garden;\npublic class Tree {}")
            .read();
    assertEquals(List.of("house.Door", "garden.Tree"), types(prepared));
    assertEquals(List.of(), Note.texts(prepared.notes()));
  }

  private SeveralPackagesTest with(String path, String text) {
    files.add(new HandIn.File(path, 0, text.getBytes(StandardCharsets.UTF_8)));
    return this;
  }

  private Prepared read() {
    return SourcePreparation.of(new HandIn("ada", files, List.of()), lab());
  }

  private static List<String> types(Prepared prepared) {
    return prepared.sources().stream().flatMap(source -> source.types().stream()).toList();
  }

  private static String text(Prepared prepared, String path) {
    return prepared.sources().stream()
        .filter(source -> source.path().equals(path))
        .map(Source::text)
        .findFirst()
        .orElseThrow();
  }

  private static Lab lab() {
    Stage stage =
        new Stage(
            "house",
            "A house",
            List.of("Door", "Roof", "Wall"),
            BigDecimal.ONE,
            "page.md",
            List.of(),
            "",
            null,
            null);
    Manifest manifest =
        new Manifest(
            "House",
            "A house.",
            null,
            "house.Main",
            "house",
            null,
            List.of(),
            BigDecimal.ONE,
            null,
            null,
            null,
            new Lab.Limits(1, 1, 1, 1, null),
            null,
            List.of(),
            List.of(),
            List.of(),
            List.of(stage));
    List<String> provided =
        List.of("house.Door", "house.Main", "house.roof.Roof", "house.wall.Wall");
    return new Lab("house", Path.of("house"), manifest, List.of(), provided, List.of());
  }
}
