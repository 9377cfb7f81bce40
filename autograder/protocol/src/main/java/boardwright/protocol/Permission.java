package boardwright.protocol;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line about what learners' code may use of the JDK, such as
 *
 * <pre>deny java.util.Arrays: parallelSort sort(int[],int,int)  # since 8</pre>
 *
 * <p>a verb, classes by their binary names, a colon, and members: a name, a name with the types of
 * its parameters, or {@code *} for all that no other line names. A {@code #} begins a comment.
 *
 * @param allowed whether the members may be used; else they must not
 * @param classes there is at least one
 * @param members likewise
 */
public record Permission(boolean allowed, List<String> classes, List<String> members) {
  /** How such a line looks, for the message about a wrong one. */
  public static final String FORM = "'allow CLASS: MEMBERS' or 'deny CLASS: MEMBERS'";

  private static final Pattern LINE =
      Pattern.compile("(allow|deny)\\s+([\\w.$\\s]*[\\w.$])\\s*:\\s*([^:]+)");

  /** What a line says; empty if it is none of these. */
  public static Optional<Permission> of(String line) {
    Matcher parts = LINE.matcher(withoutComment(line));
    return parts.matches()
        ? Optional.of(
            new Permission(
                parts.group(1).equals("allow"), words(parts.group(2)), words(parts.group(3))))
        : Optional.empty();
  }

  /** What is left of a line. */
  public static String withoutComment(String line) {
    return line.replaceFirst("#.*", "").strip();
  }

  private static List<String> words(String text) {
    return List.of(text.split("\\s+"));
  }
}
