package boardwright.sandbox;

import boardwright.protocol.Request.Source;
import boardwright.source.Token;
import boardwright.text.Sha256;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The sources that ship with Boardwright, known by their content: anyone who runs Boardwright
 * trusts them as much as Boardwright itself, and a student who hands one in did not write it.
 *
 * @param digests of all sources of one lab
 * @param answers what ships, in words, by a digest of its code alone
 */
public record Shipped(Set<String> digests, Map<String, String> answers) {
  /** In a shorter class, two people may well write the same. */
  private static final int SHORTEST_ANSWER = 200;

  private static final int DIGEST = 32;

  /** Where the build keeps the digests of a lab, on the class path. */
  public static String resource(String lab) {
    return "boardwright/catalog/" + lab + ".shipped.txt";
  }

  /** What ships for a lab; nothing, if the build kept nothing. */
  public static Shipped of(String lab) {
    Set<String> digests = new HashSet<>();
    Map<String, String> answers = new HashMap<>();
    try (InputStream in = Shipped.class.getResourceAsStream("/" + resource(lab))) {
      if (in != null) {
        for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
          String[] parts = line.strip().split("\t");
          if (parts.length == 1) {
            digests.add(parts[0]);
          } else {
            answers.put(parts[0], parts[1]);
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Shipped(Set.copyOf(digests), Map.copyOf(answers));
  }

  /** The same as lines of a file. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>(digests);
    answers.forEach((digest, what) -> lines.add(digest + "\t" + what));
    return lines.stream().sorted().toList();
  }

  /** Whether all of these sources are among them. */
  public boolean haveAll(Collection<Source> sources) {
    return sources.stream().allMatch(source -> digests.contains(digest(source)));
  }

  /**
   * Which shipped answer this text is, in words such as {@code the model answer}: blanks, comments
   * and the package aside. Empty if it is none, or so short that anybody may have written it.
   */
  public Optional<String> answer(String text) {
    return Optional.ofNullable(answers.get(code(text)))
        .filter(what -> tokens(text).size() >= SHORTEST_ANSWER);
  }

  /** Whether a text ships, however short it is. */
  public boolean has(String text) {
    return answers.containsKey(code(text));
  }

  /** What a source is known by. */
  public static String digest(Source source) {
    return Sha256.of(source.text()).hex(DIGEST);
  }

  /** What the code in a text is known by. */
  public static String code(String text) {
    return Sha256.of(String.join(" ", tokens(text))).hex(DIGEST);
  }

  private static List<String> tokens(String text) {
    List<String> tokens =
        Token.of(text).stream().map(token -> text.substring(token.from(), token.to())).toList();
    int from = !tokens.isEmpty() && tokens.get(0).equals("package") ? tokens.indexOf(";") + 1 : 0;
    return tokens.subList(from, tokens.size());
  }
}
