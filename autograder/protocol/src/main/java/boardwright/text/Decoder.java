package boardwright.text;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Bytes to text: by the byte-order mark, else UTF-8, else Windows' Latin alphabet. */
public final class Decoder {
  private static final char MARK = '\uFEFF';

  private Decoder() {}

  /** The text, without its mark. */
  public static String decode(byte[] bytes) {
    if (startsWith(bytes, 0xFE, 0xFF) || isEveryOtherZero(bytes, 0)) {
      return withoutMark(new String(bytes, StandardCharsets.UTF_16BE));
    }
    if (startsWith(bytes, 0xFF, 0xFE) || isEveryOtherZero(bytes, 1)) {
      return withoutMark(new String(bytes, StandardCharsets.UTF_16LE));
    }
    try {
      return withoutMark(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException e) {
      return new String(bytes, Charset.forName("windows-1252"));
    }
  }

  private static boolean startsWith(byte[] bytes, int first, int second) {
    return bytes.length >= 2 && (bytes[0] & 0xFF) == first && (bytes[1] & 0xFF) == second;
  }

  /** UTF-16 without a mark: a source begins with letters or signs of ASCII. */
  private static boolean isEveryOtherZero(byte[] bytes, int zero) {
    return bytes.length >= 4
        && bytes[zero] == 0
        && bytes[zero + 2] == 0
        && bytes[1 - zero] != 0
        && bytes[3 - zero] != 0;
  }

  private static String withoutMark(String text) {
    return !text.isEmpty() && text.charAt(0) == MARK ? text.substring(1) : text;
  }
}
