package boardwright.testkit;

import boardwright.protocol.Kind;
import boardwright.protocol.StyleRemark;
import boardwright.protocol.TypeName;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;

/**
 * The three style rules that every stage shares; a suite inherits them. A suite whose stage is
 * about contracts implements {@link Contracts}, too.
 */
public interface StyleRules {
  /** S1. */
  @Check(rule = "S1", kind = Kind.STYLE, points = 2)
  @DisplayName("What is public has a Javadoc comment")
  default void publicThingsAreDocumented(Subject subject) {
    for (String type : subject.types()) {
      if (Provided.isPublic(type) && !Structure.of(subject, type).isPublic()) {
        String name = TypeName.simple(type);
        throw new CheckFailed("the type " + name + " to be `public`", "yours is not");
      }
    }
    expectNone(
        subject,
        "a Javadoc comment (/** … */) before everything public",
        "MissingJavadoc(Type|Method)");
  }

  /** S2. */
  @Check(rule = "S2", kind = Kind.STYLE)
  @DisplayName("Names follow Java's customs")
  default void namesFollowTheCustoms(Subject subject) {
    expectNone(
        subject,
        "names as Java programmers write them",
        "((Catch|Lambda)?Parameter|(Local|LocalFinal|Pattern|Static)Variable|RecordComponent"
            + "|Type|Method|Member|Constant)Name");
  }

  /** S3. */
  @Check(rule = "S3", kind = Kind.STYLE)
  @DisplayName("Every import is used")
  default void everyImportIsUsed(Subject subject) {
    expectNone(
        subject,
        "imports that are used, and none twice or needless",
        "UnusedImports|RedundantImport");
  }

  /** S4. */
  interface Contracts {
    /** S4. */
    @Check(rule = "S4", kind = Kind.STYLE, points = 2)
    @DisplayName("The contract is written down: a line @param for each parameter")
    default void contractIsWritten(Subject subject) {
      List<StyleRemark> missing =
          subject.style().stream()
              .filter(remark -> remark.check().equals("JavadocMethod"))
              .filter(remark -> remark.text().contains("@param"))
              .filter(remark -> remark.text().startsWith("Expected"))
              .toList();
      if (!missing.isEmpty()) {
        String parameter = missing.get(0).text().replaceAll("(?s).*'(.*)'.*", "$1");
        String more = missing.size() == 1 ? "" : " (and " + (missing.size() - 1) + " more like it)";
        throw CheckFailed.at(
            missing.get(0).place(),
            "a line @param for each parameter of what is public",
            "yours has none for `" + parameter + "`" + more);
      }
    }
  }

  private static void expectNone(Subject subject, String expected, String checks) {
    List<StyleRemark> remarks =
        subject.style().stream().filter(remark -> remark.check().matches(checks)).toList();
    if (!remarks.isEmpty()) {
      StyleRemark first = remarks.get(0);
      // one thing may be wrong in two ways
      long things = remarks.stream().map(r -> List.of(r.place(), name(r))).distinct().count();
      String more = things == 1 ? "" : " (and " + (things - 1) + " more like it)";
      throw CheckFailed.at(first.place(), expected, seen(first) + more);
    }
  }

  /** What the remark is about, without the words of the tool that made it. */
  private static String seen(StyleRemark remark) {
    String name = "`" + name(remark) + "`";
    if (name.equals("``")) {
      return "yours lacks one";
    }
    return switch (remark.text().split(" ")[0]) {
      case "Missing" -> "yours has none before " + name;
      case "Unused" -> "yours has " + name + ", which nothing uses";
      case "Duplicate" -> "yours has " + name + " twice";
      case "Redundant" -> "yours has " + name + ", which needs no import";
      default -> "yours has " + name;
    };
  }

  /** The name that a remark is about; empty if it has none. */
  private static String name(StyleRemark remark) {
    // "Name 'X' must match …", "Unused import - a.B.", "Missing a Javadoc comment. - `x`"
    Matcher named = Pattern.compile("'([^']+)' must| - `?(\\S+?)[.`]$").matcher(remark.text());
    return named.find() ? Objects.requireNonNullElse(named.group(1), named.group(2)) : "";
  }
}
