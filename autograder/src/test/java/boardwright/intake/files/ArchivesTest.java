package boardwright.intake.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.intake.Intake;
import boardwright.intake.IntakeRequest;
import boardwright.intake.Pile;
import boardwright.submission.Submission;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("An archive")
class ArchivesTest {
  private static final String SQUARE = Pile.source("Square");

  @TempDir private Path root;
  private Pile pile;

  @BeforeEach
  void empty() {
    pile = new Pile(root);
  }

  @Test
  @DisplayName("is opened within another, as deep as the lab says")
  void isOpenedWithinAnother() {
    byte[] zip = Pile.zipped(Map.of("Square.java", bytes(SQUARE)));
    for (String name : List.of("three.zip", "two.zip")) {
      zip = Pile.zipped(Map.of(name, zip));
    }
    Submission deep = pile.file("one.zip", zip).one("one.zip");
    assertEquals(List.of("two.zip/three.zip/Square.java"), Pile.paths(deep));
    Submission deeper = pile.file("zero.zip", Pile.zipped(Map.of("one.zip", zip))).one("zero.zip");
    assertEquals(
        List.of("one.zip/two.zip/three.zip was not opened: it lies 3 archives deep."),
        deeper.noteTexts());
    assertEquals(List.of(), deeper.sources());
  }

  @Test
  @DisplayName("within a hand-in does not outdo what lies beside it")
  void withinAHandInDoesNotOutdoWhatLiesBesideIt() {
    Submission submission =
        pile.file("ada/Square.java", SQUARE)
            .zip(
                "ada/old/all.zip",
                "Square.java",
                "package checkerboard; class Square { int old; }",
                "Move.java",
                Pile.source("Move"),
                "Piece.java",
                Pile.source("Piece"))
            .one("ada");
    assertEquals(
        List.of("Square.java", "old/all.zip/Move.java", "old/all.zip/Piece.java"),
        Pile.paths(submission));
    assertEquals(
        List.of(
            "Square is defined in both Square.java and old/all.zip/Square.java; the first was"
                + " used."),
        submission.noteTexts());
  }

  @Test
  @DisplayName("may be a tar, packed or not, whatever its name says")
  void mayBeATar() throws IOException {
    byte[] tar = tar("src/Square.java", SQUARE, "notes.txt", "hello");
    pile.file("ada.tar", tar).file("bob.tar.gz", gzip(tar)).file("carl.zip", gzip(tar));
    for (String name : List.of("ada.tar", "bob.tar.gz", "carl.zip")) {
      assertEquals(List.of("src/Square.java"), Pile.paths(pile.one(name)), name);
    }
    assertEquals("bob", pile.one("bob.tar.gz").id());
    assertEquals(
        List.of("dora.tgz cannot be opened as an archive; ask for it again."),
        pile.file("dora.tgz", gzip(bytes("no tar"))).one("dora.tgz").noteTexts());
  }

  @Test
  @DisplayName("of a kind that is not read says so, also under the name of another")
  void ofAKindThatIsNotReadSaysSo() {
    pile.file("a/x.zip", bytes("Rar!\u001a\u0007"))
        .file("b/src/x.7z", new byte[] {'7', 'z', (byte) 0xBC, (byte) 0xAF, 39, 28})
        .file("c/x.tar.bz2", bytes("BZh91AY&SY"))
        .file("e/x.tar.zst", new byte[] {'(', (byte) 0xB5, '/', (byte) 0xFD, 4});
    assertEquals(
        List.of("x.zip is a RAR archive, which is not read; ask for a zip."),
        pile.read("a", "b").get(0).noteTexts());
    assertEquals(
        List.of("src/x.7z cannot be opened as an archive; ask for it again."),
        pile.read("a", "b").get(1).noteTexts());
    assertEquals(
        List.of(
            "x.tar.bz2 is packed with bzip2, which is not read; ask for a zip.",
            "x.tar.zst is packed with zstd, which is not read; ask for a zip."),
        pile.read("c", "e").stream().flatMap(read -> read.noteTexts().stream()).toList());
  }

  @Test
  @DisplayName("with links in it is read without them")
  void withLinksInItIsReadWithoutThem() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(bytes)) {
      ZipArchiveEntry link = new ZipArchiveEntry("Move.java");
      link.setUnixMode(0120777);
      zip.putArchiveEntry(link);
      zip.write(bytes("/etc/passwd"));
      zip.closeArchiveEntry();
      zip.putArchiveEntry(new ZipArchiveEntry("Square.java"));
      zip.write(bytes(SQUARE));
      zip.closeArchiveEntry();
    }
    ByteArrayOutputStream tarred = new ByteArrayOutputStream();
    try (TarArchiveOutputStream tar = new TarArchiveOutputStream(tarred)) {
      for (byte kind : new byte[] {TarConstants.LF_SYMLINK, TarConstants.LF_LINK}) {
        TarArchiveEntry link = new TarArchiveEntry("Move.java", kind);
        link.setLinkName("/etc/passwd");
        tar.putArchiveEntry(link);
        tar.closeArchiveEntry();
      }
    }
    String said = "Move.java was set aside: it is a link, and links are not followed.";
    Submission zipped = pile.file("ada.zip", bytes.toByteArray()).one("ada.zip");
    assertEquals(List.of(said), zipped.noteTexts());
    assertEquals(List.of("Square.java"), Pile.paths(zipped));
    assertEquals(
        List.of(said, said), pile.file("bob.tar", tarred.toByteArray()).one("bob.tar").noteTexts());
  }

  @Test
  @DisplayName("with pipes and devices in it is read without them, whatever they are called")
  void withPipesAndDevicesInItIsRead() throws IOException {
    ByteArrayOutputStream tarred = new ByteArrayOutputStream();
    try (TarArchiveOutputStream tar = new TarArchiveOutputStream(tarred)) {
      for (byte kind : new byte[] {TarConstants.LF_FIFO, TarConstants.LF_CHR}) {
        tar.putArchiveEntry(new TarArchiveEntry("Square.java", kind));
        tar.closeArchiveEntry();
      }
      put(tar, "deep/Square.java", bytes(SQUARE));
    }
    ByteArrayOutputStream zipped = new ByteArrayOutputStream();
    try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(zipped)) {
      ZipArchiveEntry pipe = new ZipArchiveEntry("Square.java");
      pipe.setUnixMode(0010644);
      zip.putArchiveEntry(pipe);
      zip.closeArchiveEntry();
      zip.putArchiveEntry(new ZipArchiveEntry("deep/Square.java"));
      zip.write(bytes(SQUARE));
      zip.closeArchiveEntry();
    }
    pile.file("ada.tar", tarred.toByteArray()).file("bob.zip", zipped.toByteArray());
    String said = "Square.java was set aside: it is no regular file.";
    for (String name : List.of("ada.tar", "bob.zip")) {
      Submission read = pile.one(name);
      assertEquals(List.of("deep/Square.java"), Pile.paths(read), name);
      assertEquals(List.of(said), read.noteTexts().stream().distinct().toList(), name);
    }
  }

  @Test
  @DisplayName("with hundreds of sources that are too large is read no further than it may be")
  void manyLargeSources() {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    for (int i = 0; i < 300; i++) {
      entries.put("A%03d.java".formatted(i), new byte[HandIn.File.LARGEST + 9]);
    }
    pile.file("ada.zip", Pile.zipped(entries));
    HandIn read =
        HandInReader.read(
            "ada", List.of(new Part(Entry.at(root.resolve("ada.zip")), "", true)), Pile.LAB);
    assertEquals(101, read.notes().size());
    assertEquals(
        "ada has more in it than is read of one hand-in (20,000 files, 100 megabytes); ask for the"
            + " sources only.",
        read.notes().get(100).text());
  }

  @Test
  @DisplayName("with names that lead out of it is read, says so, and nothing is written")
  void withNamesThatLeadOutOfItIsRead() throws IOException {
    pile.file("a/b/eve.tar", tar("../../Square.java", SQUARE))
        .zip("a/b/mal.zip", "/tmp/evil/Square.java", SQUARE);
    List<Path> before = everything();
    Submission eve = pile.one("a/b/eve.tar");
    Submission mal = pile.one("a/b/mal.zip");
    assertEquals(before, everything());
    assertFalse(Files.exists(Path.of("/tmp/evil")));
    assertEquals(
        List.of(
            "../../Square.java: this name leads out of the archive; it was read as a label only."),
        eve.noteTexts());
    assertTrue(mal.noteTexts().get(0).startsWith("/tmp/evil/Square.java: this name leads out"));
    assertTrue(mal.declares("checkerboard.Square"));
  }

  @Test
  @DisplayName("that unpacks to more than a hand-in can be is left, and says so")
  void isLeftIfItUnpacksToTooMuch() throws IOException {
    byte[] zeros = new byte[101 << 20];
    Submission zip = pile.file("a.zip", Pile.zipped(Map.of("x.zip", zeros))).one("a.zip");
    assertEquals(
        List.of(
            "x.zip has more in it than is read of one hand-in (20,000 files, 100 megabytes); ask"
                + " for the sources only."),
        zip.noteTexts());
    Submission tar = pile.file("b.tgz", gzip(tar("x.bin", zeros))).one("b.tgz");
    assertEquals(1, tar.noteTexts().size());
    assertTrue(
        tar.noteTexts().get(0).startsWith("b.tgz has more in it than"), tar.noteTexts().get(0));
    Submission source = pile.file("c.zip", Pile.zipped(Map.of("Square.java", zeros))).one("c.zip");
    assertEquals(
        List.of("Square.java was set aside: it is larger than a megabyte."), source.noteTexts());
  }

  @Tag("long")
  @Test
  @DisplayName("with a directory of hundreds of thousands of files is not even listed")
  void listsNoDirectoryOfHundredsOfThousandsOfFiles() {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    for (int i = 0; i < 150_000; i++) {
      entries.put("f" + i, new byte[0]);
    }
    Submission submission = pile.file("a.zip", Pile.zipped(entries)).one("a.zip");
    assertTrue(
        submission.noteTexts().get(0).startsWith("a.zip has more in it than is read"),
        submission.noteTexts().toString());
  }

  @Test
  @DisplayName("full of archives is opened up to the limit")
  void fullOfArchivesIsOpenedUpToTheLimit() {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    for (int i = 0; i < 300; i++) {
      entries.put("%03d.zip".formatted(i), Pile.zipped(Map.of("readme.txt", new byte[0])));
    }
    entries.put("Square.java", bytes(SQUARE));
    Submission submission = pile.file("a.zip", Pile.zipped(entries)).one("a.zip");
    assertTrue(submission.declares("checkerboard.Square"));
    assertEquals(
        List.of("There are more than 100 archives; the rest was set aside."),
        submission.noteTexts());
  }

  @Test
  @DisplayName("that is cut off is not taken for a zip that lies whole in what is left of it")
  void thatIsCutOffIsNotTaken(@TempDir Path scratch) throws IOException {
    byte[] inner =
        Pile.zipped(Map.of("Square.java", Pile.source("Square").getBytes(StandardCharsets.UTF_8)));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (String name : List.of("ada.zip", "bob.zip")) {
        ZipEntry entry = new ZipEntry(name);
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(inner.length);
        CRC32 sum = new CRC32();
        sum.update(inner);
        entry.setCrc(sum.getValue());
        zip.putNextEntry(entry);
        zip.write(inner);
        zip.closeEntry();
      }
    }
    Path half = scratch.resolve("half.zip");
    Files.write(half, Arrays.copyOf(bytes.toByteArray(), inner.length + 100));
    assertThrows(
        IntakeException.class,
        () -> Intake.take(List.of(half), Pile.LAB, IntakeRequest.none()).close());
  }

  @Test
  @DisplayName("that is broken costs nobody else anything")
  void thatIsBrokenCostsNobodyElseAnything() {
    byte[] whole = Pile.zipped(Map.of("Square.java", bytes(SQUARE)));
    for (int i = 0; i < whole.length; i += 3) {
      byte[] broken = whole.clone();
      broken[i] ^= 0x55;
      pile.file("class/%03d.zip".formatted(i), broken);
    }
    pile.file("class/zoe.zip", whole);
    List<Submission> all = pile.read("class");
    assertEquals((whole.length + 2) / 3 + 1, all.size());
    assertTrue(all.get(all.size() - 1).declares("checkerboard.Square"));
    all.stream()
        .filter(submission -> submission.sources().isEmpty())
        .forEach(submission -> assertFalse(submission.noteTexts().isEmpty(), submission.id()));
  }

  @Test
  @DisplayName("with a name as long as a disk allows gets a folder that a disk allows")
  void withANameAsLong() {
    String name = "\u00e9".repeat(120);
    Submission submission = pile.zip(name + ".zip", "Square.java", SQUARE).one(name + ".zip");
    assertEquals(name, submission.name());
    assertTrue(submission.id().getBytes(StandardCharsets.UTF_8).length <= 150);
  }

  private List<Path> everything() throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      return all.sorted().toList();
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] gzip(byte[] plain) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
      gzip.write(plain);
    }
    return bytes.toByteArray();
  }

  private static byte[] tar(String... namesAndTexts) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (TarArchiveOutputStream tar = new TarArchiveOutputStream(bytes)) {
      for (int i = 0; i < namesAndTexts.length; i += 2) {
        put(tar, namesAndTexts[i], bytes(namesAndTexts[i + 1]));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static byte[] tar(String name, byte[] content) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (TarArchiveOutputStream tar = new TarArchiveOutputStream(bytes)) {
      put(tar, name, content);
    }
    return bytes.toByteArray();
  }

  private static void put(TarArchiveOutputStream tar, String name, byte[] content)
      throws IOException {
    TarArchiveEntry entry = new TarArchiveEntry(name, true);
    entry.setSize(content.length);
    tar.putArchiveEntry(entry);
    tar.write(content);
    tar.closeArchiveEntry();
  }
}
