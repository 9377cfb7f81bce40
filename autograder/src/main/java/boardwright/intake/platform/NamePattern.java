package boardwright.intake.platform;

import boardwright.intake.files.IntakeException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How the files and folders of a download are named, such as {@code {name}_{id}/{file}}: what
 * stands in braces is a field, all else is literal, and a slash separates folders.
 */
public final class NamePattern {
  /** Where a question mark makes an expression take as little as it can. */
  private static final String SHORTEST = "\u0001";

  /** What a name may tell. */
  enum Field {
    NAME(".*" + SHORTEST),
    ID("\\d+"),
    LOGIN("[^\\s%s]+" + SHORTEST),
    EMAIL("[^\\s@]+@[^\\s@]+" + SHORTEST),
    GROUP(".+" + SHORTEST),
    TIME(
        "\\d{4}-\\d\\d-\\d\\d[-_ T]\\d\\d[-:._]\\d\\d(?:[-:._]\\d\\d)?"
            + "|\\p{L}+\\.? \\d{1,2},? \\d{4} \\d{1,2}[:._]?\\d\\d(?: ?[AaPp][Mm])?"),
    ATTEMPT("\\d{1,4}"),
    LATE("[_ -]LATE|LATE[_ -]|(?<![_ -]LATE)(?![_ -]?LATE(?:[_ -]|$))"),
    FILE(".*" + SHORTEST),
    ANY(".*" + SHORTEST);

    private final String expression;

    Field(String expression) {
      this.expression = expression;
    }

    @Override
    public String toString() {
      return "{" + name().toLowerCase(Locale.ROOT) + "}";
    }
  }

  /** The fields that tell people apart. */
  static final List<Field> PEOPLE =
      List.of(Field.GROUP, Field.NAME, Field.LOGIN, Field.ID, Field.EMAIL);

  private static final Pattern PIECE = Pattern.compile("\\{[^{}]*}|[^{}]+|[{}]");

  /** No platform gives a longer name, and to look for a pattern in one would take its time. */
  private static final int LONGEST = 400;

  private final String text;
  private final boolean told;
  private final List<Level> levels = new ArrayList<>();

  private NamePattern(String text, boolean told) {
    this.text = text;
    this.told = told;
    Stream.of(text.split("/", -1)).map(this::level).forEach(levels::add);
    List<Field> all = levels.stream().flatMap(level -> level.fields().stream()).toList();
    if (all.stream().noneMatch(PEOPLE::contains)) {
      throw wrong("it tells nobody apart; it needs one of " + words(PEOPLE));
    }
    if (all.contains(Field.FILE) && text.indexOf("{file}") != text.length() - "{file}".length()) {
      throw wrong("{file} must come once, at the end");
    }
  }

  /**
   * A pattern that an instructor wrote. A name that it fits in two ways is nobody's.
   *
   * @throws IntakeException if it is none
   */
  public static NamePattern ofInstructor(String text) {
    return new NamePattern(text, true);
  }

  /**
   * A platform's own pattern. What a student called a file comes last and begins as early as it
   * can, so that nothing in it changes whose it is.
   */
  static NamePattern of(String text) {
    return new NamePattern(text, false);
  }

  private Level level(String level) {
    if (level.isEmpty()) {
      throw wrong("there is an empty name before or behind a slash");
    }
    List<Field> fields = new ArrayList<>();
    StringBuilder expression = new StringBuilder();
    String head = "";
    String literal = " ";
    String separator = "";
    Matcher pieces = PIECE.matcher(level);
    while (pieces.find()) {
      String piece = pieces.group();
      if (!piece.startsWith("{") && !piece.equals("}")) {
        literal = piece;
        expression.append(Pattern.quote(piece));
        continue;
      }
      Field field = field(piece);
      Field last = fields.isEmpty() ? null : fields.get(fields.size() - 1);
      if (literal.isEmpty() && last != Field.LATE && field != Field.LATE) {
        throw wrong("nothing between %s and %s tells where one ends".formatted(last, piece));
      }
      head = expression.toString();
      separator = field == Field.LOGIN && last == Field.ANY ? literal : separator;
      // behind an underscore a login has none, or else nobody could tell where it begins
      String sign =
          literal.matches("(?s).*[^\\p{L}\\p{N}\\s]")
              ? "\\" + literal.charAt(literal.length() - 1)
              : "";
      expression.append('(').append(field.expression.formatted(sign)).append(')');
      fields.add(field);
      literal = "";
    }
    return new Level(
        List.copyOf(fields),
        compiled(expression.toString(), "?"),
        compiled(expression.toString(), ""),
        compiled(head, "?"),
        separator);
  }

  private static Pattern compiled(String expression, String shortest) {
    return Pattern.compile(expression.replace(SHORTEST, shortest), Pattern.DOTALL);
  }

  private Field field(String piece) {
    if (!piece.endsWith("}") || piece.equals("}")) {
      throw wrong("a brace has no other one");
    }
    return Stream.of(Field.values())
        .filter(field -> field.toString().equals(piece))
        .findFirst()
        .orElseThrow(
            () -> wrong("%s is none of %s".formatted(piece, words(List.of(Field.values())))));
  }

  private IntakeException wrong(String why) {
    return new IntakeException("--names '%s': %s".formatted(text, why));
  }

  private static String words(List<Field> fields) {
    return fields.stream().map(Field::toString).collect(Collectors.joining(" "));
  }

  /** How many names stand behind one another, with slashes between them. */
  int depth() {
    return levels.size();
  }

  /** Whether a student's own file name comes last. */
  boolean endsInFile() {
    return text.endsWith(Field.FILE.toString());
  }

  /** Whether it begins with a folder that is called the same for all. */
  boolean beginsFixed() {
    return levels.get(0).fields().isEmpty();
  }

  /** Whether its first folder may be called anything. */
  boolean beginsFree() {
    return text.matches("\\{\\w+}/.*");
  }

  /** What stands between a text that says nothing and the login; empty if there are no such. */
  String separator() {
    return levels.stream().map(Level::separator).filter(s -> !s.isEmpty()).findFirst().orElse("");
  }

  /**
   * What a name tells: nothing if it does not fit, and two readings if it fits in two ways that are
   * different people's.
   *
   * @param level the number of the folder, from 0
   */
  List<Map<Field, String>> readings(int level, String name) {
    Level at = levels.get(level);
    Matcher shortest = at.shortest().matcher(name);
    Matcher longest = at.longest().matcher(name);
    if (name.length() > LONGEST || !shortest.matches() || !longest.matches()) {
      return List.of();
    }
    if (!told && level == levels.size() - 1 && endsInFile()) {
      return List.of(beforeFile(at, name));
    }
    Map<Field, String> one = at.values(shortest);
    Map<Field, String> other = at.values(longest);
    boolean same = PEOPLE.stream().allMatch(field -> one.get(field).equals(other.get(field)));
    return same ? List.of(one) : List.of(one, other);
  }

  private static Map<Field, String> beforeFile(Level at, String name) {
    // with these bounds it matches there, if nowhere before, where the whole pattern has its file
    Matcher head = at.head().matcher(name).useAnchoringBounds(false).useTransparentBounds(true);
    int end = 0;
    while (!head.region(0, end).matches()) {
      end++;
    }
    Map<Field, String> values = at.values(head);
    values.put(Field.FILE, name.substring(end));
    return values;
  }

  @Override
  public String toString() {
    return text;
  }

  /**
   * A file's or a folder's name.
   *
   * @param shortest takes as little as it can for each field, from the left
   * @param longest takes as much
   * @param head what stands before the last field
   */
  private record Level(
      List<Field> fields, Pattern shortest, Pattern longest, Pattern head, String separator) {
    /** The first of each field counts: behind a person's number another one is an attempt's. */
    Map<Field, String> values(Matcher matcher) {
      Map<Field, String> values = new EnumMap<>(Field.class);
      for (int i = 0; i < matcher.groupCount(); i++) {
        values.merge(fields.get(i), matcher.group(i + 1), (a, b) -> a.isEmpty() ? b : a);
      }
      for (Field field : Field.values()) {
        values.putIfAbsent(field, "");
      }
      return values;
    }
  }
}
