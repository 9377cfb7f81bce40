package boardwright.intake.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.intake.Pile;
import boardwright.submission.Submission;
import boardwright.text.Note;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import org.apache.commons.compress.archivers.sevenz.SevenZArchiveEntry;
import org.apache.commons.compress.archivers.sevenz.SevenZMethod;
import org.apache.commons.compress.archivers.sevenz.SevenZOutputFile;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorOutputStream;
import org.apache.commons.compress.utils.SeekableInMemoryByteChannel;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A 7z or a tar.xz")
class LzmaArchivesTest {
  private static final byte[] SQUARE = Pile.source("Square").getBytes(StandardCharsets.UTF_8);

  /** A dictionary of one and a half gigabytes, as LZMA2 writes it: no Java array is larger. */
  private static final byte GIGABYTES = 37;

  private static final byte LZMA2 = 0x21;

  @TempDir private Path root;

  @Test
  @DisplayName("is read like a zip, within another one, too")
  void isReadLikeAZip() throws IOException {
    byte[] inner = sevenZip("src/Square.java", SQUARE);
    for (String name : List.of("ada.7z", "ben.tar.xz", "cy.7z")) {
      byte[] bytes =
          switch (name.charAt(0)) {
            case 'a' -> inner;
            case 'b' -> tarXz("src/Square.java", SQUARE);
            default -> sevenZip("lab.7z", inner);
          };
      Submission read = new Pile(root).file(name, bytes).one(name);
      assertEquals(List.of("Square"), simple(Pile.types(read)), name);
      assertEquals(List.of(), read.noteTexts(), name);
    }
  }

  @Test
  @DisplayName("that unpacks to more than a hand-in can be is left")
  void bombIsLeft() throws IOException {
    byte[] zeros = new byte[101 << 20];
    assertNote(
        "has more in it than is read",
        "a.7z",
        sevenZip("Square.java", zeros, SevenZMethod.DEFLATE));
    assertNote("has more in it than is read", "b.tar.xz", tarXz("x.bin", zeros));
  }

  @Test
  @DisplayName("that wants gigabytes of memory gets none of it")
  void largeDictionaryIsRefused() throws IOException {
    byte[] xz = tarXz("Square.java", SQUARE);
    int header = 12;
    int end = header + (xz[header] + 1) * 4 - 4;
    xz[indexOf(xz, header, LZMA2, (byte) 1) + 2] = GIGABYTES;
    checksum(xz, header, end, end);
    assertNote("takes too much memory to unpack", "a.tar.xz", xz);
    byte[] seven = sevenZip("Square.java", SQUARE);
    ByteBuffer start = ByteBuffer.wrap(seven).order(ByteOrder.LITTLE_ENDIAN);
    int next = 32 + (int) start.getLong(12);
    seven[indexOf(seven, next, LZMA2, (byte) 1) + 2] = GIGABYTES;
    checksum(seven, next, seven.length, 28);
    checksum(seven, 12, 32, 8);
    assertNote("takes too much memory to unpack", "b.7z", seven);
  }

  @Test
  @DisplayName("with names that lead out of it is read, and nothing is written")
  void climbingNamesAreLabels() throws IOException {
    String note = "../../Square.java: this name leads out of the archive";
    Submission read = assertNote(note, "a/b/c.7z", sevenZip("../../Square.java", SQUARE));
    assertEquals(List.of("Square"), simple(Pile.types(read)));
    assertEquals(List.of("a"), Arrays.asList(root.toFile().list()));
  }

  @Test
  @DisplayName("that cannot be read asks the instructor for another, and the student for nothing")
  void studentIsNotAsked() {
    Note note = Note.of("x.rar is a RAR archive, which is not read; ask for a zip.");
    assertEquals("x.rar is a RAR archive, which is not read.", note.forStudent().text());
  }

  private Submission assertNote(String part, String name, byte[] bytes) {
    Submission read = new Pile(root).file(name, bytes).one(name);
    assertEquals(1, read.noteTexts().size(), () -> read.noteTexts().toString());
    assertEquals(true, read.noteTexts().get(0).contains(part), () -> read.noteTexts().toString());
    return read;
  }

  private static List<String> simple(List<String> types) {
    return types.stream().map(type -> type.substring(type.lastIndexOf('.') + 1)).toList();
  }

  private static int indexOf(byte[] bytes, int from, byte one, byte next) {
    for (int i = from; i < bytes.length; i++) {
      if (bytes[i] == one && bytes[i + 1] == next) {
        return i;
      }
    }
    throw new AssertionError("no such bytes");
  }

  private static void checksum(byte[] bytes, int from, int to, int at) {
    CRC32 sum = new CRC32();
    sum.update(bytes, from, to - from);
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(at, (int) sum.getValue());
  }

  private static byte[] sevenZip(String name, byte[] content) throws IOException {
    return sevenZip(name, content, SevenZMethod.LZMA2);
  }

  private static byte[] sevenZip(String name, byte[] content, SevenZMethod method)
      throws IOException {
    SeekableInMemoryByteChannel channel = new SeekableInMemoryByteChannel();
    try (SevenZOutputFile out = new SevenZOutputFile(channel)) {
      out.setContentCompression(method);
      SevenZArchiveEntry entry = new SevenZArchiveEntry();
      entry.setName(name);
      out.putArchiveEntry(entry);
      out.write(content);
      out.closeArchiveEntry();
    }
    return Arrays.copyOf(channel.array(), (int) channel.size());
  }

  private static byte[] tarXz(String name, byte[] content) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (TarArchiveOutputStream tar =
        new TarArchiveOutputStream(new XZCompressorOutputStream(bytes, 0))) {
      TarArchiveEntry entry = new TarArchiveEntry(name);
      entry.setSize(content.length);
      tar.putArchiveEntry(entry);
      tar.write(content);
      tar.closeArchiveEntry();
    }
    return bytes.toByteArray();
  }
}
