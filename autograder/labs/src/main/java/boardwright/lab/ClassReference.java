package boardwright.lab;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a class of a lab's program promises to those who use it. Nothing private is in it.
 *
 * @param name its binary name, such as {@code gamedesign.engine.Game}
 * @param supertypes the binary names of what it extends and implements within the program
 * @param contracts of the class as a whole, and of the members of its synopsis in their order
 */
public record ClassReference(String name, List<String> supertypes, List<Contract> contracts) {
  /**
   * What a class or a member promises. Texts are HTML: code, lists, paragraphs, and links to
   * anchors.
   *
   * @param anchor such as {@code Game} or {@code Game.startGame}; the second member of a name ends
   *     in {@code -2}
   * @param signature as the synopsis has it
   * @param text what it is, does or returns; empty if nobody has said so
   * @param terms its parameters, result, exceptions and cost
   */
  public record Contract(String anchor, String signature, String text, List<Term> terms) {
    /** As a call writes it; for a constructor, the name of its class. */
    public String name() {
      return anchor.replaceAll(".*\\.|-\\d+$", "");
    }
  }

  /**
   * One term of a contract.
   *
   * @param label the name of a parameter, or {@code returns}, {@code throws}, {@code cost}, or
   *     {@code as in} for the class whose words these are
   * @param text what is said of it
   */
  public record Term(String label, String text) {}

  /** Where the references of a lab lie on the class path. */
  public static String resource(String lab) {
    return "boardwright/reference/" + lab + ".json";
  }

  /** The classes of a lab's program and of what it stands on; none if nothing is known of them. */
  public static List<ClassReference> all(String lab) {
    try (InputStream in = ClassReference.class.getResourceAsStream("/" + resource(lab))) {
      return in == null
          ? List.of()
          : List.of(JsonMapper.shared().readValue(in, ClassReference[].class));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The name without its package, such as {@code Game} or {@code Outer.Nested}. */
  public String simpleName() {
    return contracts.get(0).anchor();
  }

  /** A text without tags: paragraphs are apart from each other, each point of a list in a line. */
  public static String plain(String html) {
    return html.replaceAll("\\s+", " ")
        .replaceAll(" ?</?(p|ul|pre)> ?", "\n\n")
        .replaceAll("\\s*<li> ?", "\n- ")
        .replaceAll("<[^>]+>", "")
        .replaceAll("\n{3,}", "\n\n")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&amp;", "&")
        .strip();
  }
}
