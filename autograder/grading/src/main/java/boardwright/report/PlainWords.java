package boardwright.report;

import boardwright.protocol.Answer.Problem;
import boardwright.protocol.TypeName;
import boardwright.text.Resource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A plain line after the compiler's own words, where we can say it better: {@code plain-words.txt}
 * beside this class has them.
 */
final class PlainWords {
  private static final String ERROR = "compiler.err.";

  private static final List<Line> LINES =
      Stream.of(Resource.text(PlainWords.class, "plain-words.txt").split("\\n(?=\\S)"))
          .filter(entry -> !entry.startsWith("#"))
          .map(Line::of)
          .toList();

  private static final Pattern MERGE_MARKER = Pattern.compile("(<{7}|={7}|>{7})(?![<=>])");
  private static final Pattern IMPORT =
      Pattern.compile("\\s*import\\s+(?:static\\s+)?[\\w.]+?\\.([A-Z]\\w*)\\b.*");
  private static final Pattern CAPITAL =
      Pattern.compile("\\b(Public|Private|Protected|Abstract|Static|Void|Class|Import|Package)\\b");
  private static final Pattern UNKNOWN_CLASS = Pattern.compile("symbol: +class (\\w+)");

  private PlainWords() {}

  /**
   * A plain line about an error, if there is one.
   *
   * @param provided the qualified names of the classes that learners can use in this lab
   */
  static Optional<String> about(Problem problem, List<String> provided) {
    if (MERGE_MARKER.matcher(problem.sourceLine()).lookingAt()) {
      return Optional.of(
          "Git wrote this line where two versions of the file differ. Keep one of the two, and"
              + " delete the lines that begin with <<<<<<<, ======= and >>>>>>>.");
    }
    return elsewhere(problem, provided)
        .or(() -> capital(problem))
        .or(
            () ->
                LINES.stream()
                    .filter(line -> problem.code().startsWith(ERROR + line.code()))
                    .filter(line -> line.words().matcher(problem.text()).find())
                    .map(line -> line.plain(problem.path().endsWith("Test.java")))
                    .findFirst());
  }

  /** A word of Java's that begins with a capital, where something else is expected. */
  private static Optional<String> capital(Problem problem) {
    Matcher word = CAPITAL.matcher(problem.sourceLine());
    boolean isSyntax = problem.code().matches(ERROR + "(expected|implicit|illegal|statement).*");
    return isSyntax && word.find()
        ? Optional.of(
            "Java's own words have small letters: write `%s` instead of `%s`."
                .formatted(word.group().toLowerCase(Locale.ROOT), word.group()))
        : Optional.empty();
  }

  /** Where the class is that the compiler looked for in vain: the import is missing, or wrong. */
  private static Optional<String> elsewhere(Problem problem, List<String> provided) {
    if (!problem.code().startsWith(ERROR + "cant.resolve")
        && !problem.code().startsWith(ERROR + "doesnt.exist")) {
      return Optional.empty();
    }
    Matcher imported = IMPORT.matcher(problem.sourceLine());
    Matcher unknown = UNKNOWN_CLASS.matcher(problem.text());
    String wanted = imported.matches() ? imported.group(1) : unknown.find() ? unknown.group(1) : "";
    List<String> found =
        provided.stream().filter(name -> TypeName.simple(name).equals(wanted)).toList();
    return found.size() == 1
        ? Optional.of(
            "`%s` is in package %s. Write `import %s;`."
                .formatted(wanted, TypeName.packageOf(found.get(0)), found.get(0)))
        : Optional.empty();
  }

  /** The codes that have a line, as beginnings of javac's own. */
  static List<String> codes() {
    return LINES.stream().map(line -> ERROR + line.code()).distinct().toList();
  }

  /**
   * One line.
   *
   * @param code the beginning of javac's name for the message, without {@code compiler.err.}
   * @param words what javac's text must contain besides
   * @param plain what we say
   */
  private record Line(String code, Pattern words, String plain) {
    /** Reads an entry of the file. */
    static Line of(String entry) {
      String[] lines = entry.split("\\n", 2);
      String[] key = lines[0].split(" ", 2);
      return new Line(
          key[0],
          Pattern.compile(key.length > 1 ? key[1] : ""),
          lines[1].strip().replaceAll("\\s+", " "));
    }

    /** The words; tests are compiled with the provided classes. */
    String plain(boolean test) {
      return test ? plain.replace("this class does", "the provided class does") : plain;
    }
  }
}
