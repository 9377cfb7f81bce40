package boardwright.sandbox;

import boardwright.protocol.Request.Source;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The sources that ship with Boardwright, known by their content: whoever runs Boardwright trusts
 * them as much as Boardwright itself.
 *
 * @param digests of all sources of one lab
 */
public record Shipped(Set<String> digests) {

  /** Where the build keeps the digests of a lab, on the class path. */
  public static String resource(String lab) {
    return "boardwright/catalog/" + lab + ".shipped.txt";
  }

  /** What ships for a lab; nothing, if the build kept nothing. */
  public static Shipped of(String lab) {
    try (InputStream in = Shipped.class.getResourceAsStream("/" + resource(lab))) {
      return in == null
          ? new Shipped(Set.of())
          : new Shipped(
              new String(in.readAllBytes(), StandardCharsets.UTF_8)
                  .lines()
                  .collect(Collectors.toSet()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether all of these sources are among them. */
  public boolean haveAll(Collection<Source> sources) {
    return sources.stream().allMatch(source -> digests.contains(digest(source)));
  }

  /** What a source is known by. */
  public static String digest(Source source) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256")
                  .digest(source.text().getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
