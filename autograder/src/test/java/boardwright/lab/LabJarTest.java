package boardwright.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar has the catalog of a lab that this program runs with, so nothing needs to be built. */
@DisplayName("The jar of a lab")
class LabJarTest {
  private static final String LAB = "checkerboard";
  private static final String TOP = "META-INF/boardwright/" + LAB + "/";

  @TempDir private Path root;
  private String catalog;

  @BeforeEach
  void readCatalog() throws IOException {
    try (InputStream in = Course.class.getResourceAsStream("/" + Catalog.resource(LAB))) {
      catalog = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  @DisplayName("has the lab's files, and the learner's folder lies in the tree")
  void hasTheLabsFiles() throws IOException {
    write(catalog, TOP + "handouts/checkerboard/notes.md", "first");
    assertEquals(List.of(LAB), new Course(root).labIds());
    Lab lab = lab();
    assertTrue(lab.isFromElsewhere());
    assertEquals("first", Files.readString(lab.handouts().resolve("notes.md")));
    assertEquals("handouts/checkerboard/notes.md", lab.inTree(lab.handouts().resolve("notes.md")));
    assertEquals("labs/checkerboard/src/main/java", lab.inTree(lab.sourceFolder()));
    assertTrue(Files.isDirectory(root.resolve("labs/checkerboard/src/main/java/checkerboard")));
    assertEquals(ManifestText.RIGHT, lab.manifestText());
  }

  @Test
  @DisplayName("is unpacked once, and again when it has changed")
  void isUnpackedOnce() throws IOException {
    write(catalog, TOP + "handouts/checkerboard/notes.md", "first");
    Lab first = lab();
    Files.writeString(first.handouts().resolve("notes.md"), "still there");
    assertEquals("still there", Files.readString(lab().handouts().resolve("notes.md")));
    write(catalog, TOP + "handouts/checkerboard/notes.md", "second");
    assertEquals("second", Files.readString(lab().handouts().resolve("notes.md")));
    assertNotEquals(first.home(), lab().home());
  }

  @Test
  @DisplayName("has a lab.yaml whose keys give way to those of the tree, and these to settings")
  void givesWayToTheTree() throws IOException {
    write(catalog, "more", "");
    override("name: Ours\nabout: Told here.\n");
    assertEquals("Ours", lab().manifest().name());
    Lab set = new Course(root).lab(LAB, "name: Of a section").orElseThrow();
    assertEquals("Of a section", set.manifest().name());
    assertEquals("Told here.", set.manifest().about());
    assertTrue(lab().manifestText().contains("Told here."), lab().manifestText());
    assertFalse(lab().stages().isEmpty());
  }

  @Test
  @DisplayName(
      "isn't contradicted about its classes, and a mistake is shown in the file that has it")
  void isNotContradicted() throws IOException {
    write(catalog, "more", "");
    override("about: Ours\nprogram: other.Main\n");
    assertEquals(
        "labs/checkerboard/lab.yaml:2: program: expected no such key here: the classes in the lab's"
            + " jar depend on it",
        refusal());
    override("about: Ours\nscale: 0\n");
    assertTrue(refusal().startsWith("labs/checkerboard/lab.yaml:2: scale: "), refusal());
    override("about: Ours\n");
    assertTrue(
        assertThrows(ManifestException.class, () -> new Course(root).lab(LAB, "name: X\nscale: 0"))
            .getMessage()
            .startsWith("--settings:2: scale: "));
  }

  @Test
  @DisplayName("is refused in a sentence if the program runs with another lab of its name")
  void anotherLabOfItsName() throws IOException {
    write("{}", "more", "");
    assertTrue(refusal().startsWith("labs/checkerboard.jar: the program runs with another lab"));
  }

  @Test
  @DisplayName("is refused in a sentence if it was built for another version, or is no jar")
  void isRefusedIfItIsOfAnotherVersion() throws IOException {
    Files.createDirectories(root.resolve("labs"));
    Files.writeString(root.resolve("labs/future.jar"), "");
    assertEquals(
        "The lab 'future' was built for testkit 1000 and jars of form 1, and this Boardwright has"
            + " testkit 1 and form 1. Build it again with this Boardwright.",
        assertThrows(ManifestException.class, () -> new Course(root).lab("future")).getMessage());
    Files.writeString(root.resolve("labs/checkerboard.jar"), "no jar");
    assertTrue(refusal().startsWith("labs/checkerboard.jar: "), refusal());
  }

  @Test
  @DisplayName("writes nothing outside of its folder")
  void writesNothingOutside() throws IOException {
    write(catalog, TOP + "../../../../../../out.txt", "out");
    assertTrue(refusal().startsWith("labs/checkerboard.jar: can't be unpacked"), refusal());
  }

  private Lab lab() {
    return new Course(root).lab(LAB).orElseThrow();
  }

  private String refusal() {
    return assertThrows(ManifestException.class, this::lab).getMessage();
  }

  private void override(String yaml) throws IOException {
    Files.createDirectories(root.resolve("labs/checkerboard"));
    Files.writeString(root.resolve("labs/checkerboard/lab.yaml"), yaml);
  }

  private void write(String itsCatalog, String path, String text) throws IOException {
    Files.createDirectories(root.resolve("labs"));
    try (ZipOutputStream jar =
        new ZipOutputStream(Files.newOutputStream(root.resolve("labs/checkerboard.jar")))) {
      put(jar, Catalog.resource(LAB), itsCatalog);
      put(jar, TOP + "labs/checkerboard/lab.yaml", ManifestText.RIGHT);
      for (String page : List.of("2-square.md", "3-move.md", "8-program.md")) {
        put(jar, TOP + "handouts/checkerboard/" + page, "");
      }
      put(jar, path, text);
    }
  }

  private static void put(ZipOutputStream jar, String path, String text) throws IOException {
    jar.putNextEntry(new ZipEntry(path));
    jar.write(text.getBytes(StandardCharsets.UTF_8));
    jar.closeEntry();
  }
}
