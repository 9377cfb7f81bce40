package boardwright.text;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A digest of texts and bytes, one after the other. */
public final class Sha256 {
  private final MessageDigest digest;

  /** A digest of nothing yet. */
  public Sha256() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every JDK has it
    }
  }

  /** A digest of one text. */
  public static Sha256 of(String text) {
    return new Sha256().add(text);
  }

  /** Adds a text. Where two follow each other, add {@code "\0"} to keep them apart. */
  public Sha256 add(String text) {
    return add(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Adds bytes. */
  public Sha256 add(byte[] bytes) {
    digest.update(bytes);
    return this;
  }

  /** The digest, which is new afterwards. */
  public byte[] bytes() {
    return digest.digest();
  }

  /** So many bytes of it, from 1 to 32, as hexadecimal digits; it is new afterwards. */
  public String hex(int length) {
    return HexFormat.of().formatHex(bytes(), 0, length);
  }
}
