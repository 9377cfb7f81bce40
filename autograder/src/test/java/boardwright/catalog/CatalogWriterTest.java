package boardwright.catalog;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.lab.Catalog;
import boardwright.lab.CheckSpec;
import boardwright.lab.Course;
import boardwright.protocol.Kind;
import boardwright.testkit.Check;
import boardwright.testkit.Suite;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("The catalog of a lab")
class CatalogWriterTest {
  private static final String LAB = "checkerboard";

  @TempDir private Path classes;

  @Test
  @DisplayName("is made from the suites and the program as the build made it")
  void fromTheRealClasses() throws Exception {
    Path suites = place(Class.forName("boardwright.suites." + LAB + ".SquareSuite"));
    copy(suites, "boardwright/suites");
    copy(suites, LAB);
    String engine = ROOT.resolve("engine").toString();
    CatalogWriter.main(new String[] {classes.toString(), engine, "board"});
    String written = Files.readString(classes.resolve(Catalog.resource(LAB)));
    try (InputStream in = Catalog.class.getResourceAsStream("/" + Catalog.resource(LAB))) {
      assertEquals(new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8), written);
    }
    Catalog catalog = JsonMapper.shared().readValue(written, Catalog.class);
    assertEquals(LAB, catalog.lab());
    assertTrue(catalog.provided().containsAll(List.of(LAB + ".Square", LAB + ".TextInterface")));
    assertFalse(catalog.engine().anyMatch(name -> name.contains("package-info")));
    assertTrue(catalog.below().get("board").contains("board.model.Position"));
    assertEquals(List.of(LAB + ".NewCBException"), catalog.fixtures());
    Set<String> ids = new HashSet<>();
    for (CheckSpec check : catalog.checks()) {
      assertTrue(ids.add(check.id()), check.id());
      assertTrue(check.id().matches("[a-z-]+/[a-z0-9]+(-[a-z0-9]+)*"), check.id());
      assertTrue(check.id().startsWith(check.stage() + "/"), check.id());
    }
    assertTrue(
        ids.containsAll(
            List.of(
                "program/moves-a-piece",
                "program/draws-a-new-game",
                "board/init-sets-up-a-game",
                "board/two-pawns-make-a-king",
                "board/pick-up-takes-the-piece",
                "square/to-string-has-an-equal-sign",
                "square/public-things-are-documented")),
        ids::toString);
  }

  @Test
  @DisplayName("keeps apart what lies beside the lab's package: no check runs with that")
  void besideThePackage() {
    Catalog catalog = Course.catalog("gamedesign");
    assertTrue(catalog.provided().stream().allMatch(name -> name.startsWith("gamedesign.")));
    assertEquals(Set.of("board", "launch"), catalog.below().keySet());
  }

  @Test
  @DisplayName("has of each check what its annotations say, or what they leave unsaid")
  void whatACheckSays() throws IOException {
    List<CheckSpec> checks = read(Spoken.class).checks();
    assertEquals(
        List.of(
            new CheckSpec(
                "stage/moves-a-piece-to-c2",
                "stage",
                "R1",
                "A check",
                1,
                Kind.BEHAVIOUR,
                List.of(),
                Spoken.class.getName(),
                "movesAPieceToC2",
                "",
                List.of()),
            new CheckSpec(
                "stage/url",
                "stage",
                "R2",
                "Another",
                3,
                Kind.STRUCTURE,
                List.of("Url"),
                Spoken.class.getName(),
                "url",
                "",
                List.of("R1"))),
        checks);
  }

  @Test
  @DisplayName("has no check of a class that is no suite")
  void hasNoCheckOfAClass() throws IOException {
    SuiteClass none = read(CatalogWriterTest.class);
    assertFalse(none.isSuite());
    assertNull(none.lab());
    assertEquals(List.of(), none.checks());
  }

  @Test
  @DisplayName("cannot be made where a check has no sentence")
  void noDisplayName() {
    IllegalStateException refused =
        assertThrows(IllegalStateException.class, () -> read(Nameless.class));
    assertEquals(Nameless.class.getName() + ".says has no @DisplayName", refused.getMessage());
  }

  @Test
  @DisplayName("cannot be made where another method has the name of a check")
  void nameOfItsOwn() throws IOException {
    Path inherited = classes.resolve(file(Rules.class));
    Files.createDirectories(inherited.getParent());
    Files.write(inherited, bytes(Rules.class));
    for (Class<?> suite : List.of(Helped.class, Inheriting.class)) {
      IllegalStateException refused =
          assertThrows(IllegalStateException.class, () -> read(suite), suite.getName());
      assertEquals(
          suite.getName() + " has 2 methods with the name says; each check needs a unique name",
          refused.getMessage());
    }
  }

  private SuiteClass read(Class<?> type) throws IOException {
    return SuiteClass.read(bytes(type), classes);
  }

  private static byte[] bytes(Class<?> type) throws IOException {
    try (InputStream in = type.getResourceAsStream("/" + file(type))) {
      return in.readAllBytes();
    }
  }

  private static String file(Class<?> type) {
    return type.getName().replace('.', '/') + ".class";
  }

  private static Path place(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private void copy(Path place, String folder) throws IOException {
    if (Files.isDirectory(place)) {
      copyFrom(place, folder);
    } else {
      try (FileSystem jar = FileSystems.newFileSystem(place)) {
        copyFrom(jar.getPath("/"), folder);
      }
    }
  }

  private void copyFrom(Path root, String folder) throws IOException {
    try (Stream<Path> all = Files.walk(root.resolve(folder))) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        Path target = classes.resolve(root.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    }
  }

  /** A suite as it should be; nothing runs it. */
  @Suite(lab = "lab", stage = "stage")
  private static final class Spoken {
    @Check(rule = "R1")
    @DisplayName("A check")
    void movesAPieceToC2() {}

    @Check(rule = "R2", points = 3, kind = Kind.STRUCTURE, about = "Url", needs = "R1")
    @DisplayName("Another")
    void url() {}

    @SuppressWarnings("unused")
    void noCheck() {}
  }

  /** A suite whose check has a helper of its name; nothing runs it. */
  @Suite(lab = "lab", stage = "stage")
  private static final class Helped {
    @Check(rule = "R1")
    @DisplayName("A check")
    void says() {
      says("something");
    }

    @SuppressWarnings("unused")
    private static void says(String what) {}
  }

  /** Checks that several suites have. */
  private interface Rules {
    @Check(rule = "S1")
    @DisplayName("A check")
    default void says() {}
  }

  /** A suite with a helper of the name of a check that it inherits; nothing runs it. */
  @Suite(lab = "lab", stage = "stage")
  private static final class Inheriting implements Rules {
    @SuppressWarnings("unused")
    private static void says(String what) {}
  }

  /** A suite with a check that says nothing; nothing runs it. */
  @Suite(lab = "lab", stage = "stage")
  private static final class Nameless {
    @Check(rule = "R1")
    void says() {}
  }
}
