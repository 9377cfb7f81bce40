package boardwright.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Decoding a source")
class DecoderTest {
  private static final String TEXT = "// Zoë's \u265e\nclass Knight {}\r\n";
  private static final String LATIN =
      "// Zoë, Łódź? no: façade\nclass Knight {}\n".replace("Łódź", "-");

  @Test
  @DisplayName("reads UTF-8, with and without a byte-order mark")
  void readsUtf8WithAndWithoutAByteOrderMark() {
    assertEquals(TEXT, Decoder.decode(TEXT.getBytes(StandardCharsets.UTF_8)));
    assertEquals(TEXT, Decoder.decode(marked(StandardCharsets.UTF_8, 0xEF, 0xBB, 0xBF)));
  }

  @Test
  @DisplayName("reads UTF-16 in both orders, with and without a byte-order mark")
  void readsUtf16InBothOrders() {
    assertEquals(TEXT, Decoder.decode(marked(StandardCharsets.UTF_16BE, 0xFE, 0xFF)));
    assertEquals(TEXT, Decoder.decode(marked(StandardCharsets.UTF_16LE, 0xFF, 0xFE)));
    assertEquals(TEXT, Decoder.decode(TEXT.getBytes(StandardCharsets.UTF_16BE)));
    assertEquals(TEXT, Decoder.decode(TEXT.getBytes(StandardCharsets.UTF_16LE)));
  }

  @Test
  @DisplayName("reads Latin-1 and its relative from Windows")
  void readsLatin1AndItsRelativeFromWindows() {
    assertEquals(LATIN, Decoder.decode(LATIN.getBytes(StandardCharsets.ISO_8859_1)));
    String quoted = "// \u201cquoted\u201d \u20ac";
    assertEquals(quoted, Decoder.decode(quoted.getBytes(Charset.forName("windows-1252"))));
  }

  @Test
  @DisplayName("reads the shortest files")
  void readsTheShortestFiles() {
    assertEquals("", Decoder.decode(new byte[0]));
    assertEquals("a", Decoder.decode(new byte[] {'a'}));
    assertEquals("", Decoder.decode(new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF}));
    assertEquals("", Decoder.decode(new byte[] {(byte) 0xFF, (byte) 0xFE}));
  }

  @Test
  @DisplayName("gives some text for any bytes")
  void givesSomeTextForAnyBytes() {
    long seed = Long.getLong("boardwright.seed", 1L);
    System.out.println("DecoderTest seed " + seed);
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 1_000; i++) {
      byte[] bytes = new byte[random.nextInt(40)];
      random.nextBytes(bytes);
      String text = Decoder.decode(bytes);
      assertEquals(
          text,
          new String(text.getBytes(StandardCharsets.UTF_16), StandardCharsets.UTF_16),
          "seed " + seed);
    }
  }

  private static byte[] marked(Charset charset, int... mark) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int part : mark) {
      bytes.write(part);
    }
    bytes.writeBytes(TEXT.getBytes(charset));
    return bytes.toByteArray();
  }
}
