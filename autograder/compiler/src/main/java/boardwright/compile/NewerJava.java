package boardwright.compile;

import boardwright.protocol.Answer.Problem;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Names what needs a newer Java than the sources are written for, in the place of javac's error. A
 * javac that knows the newer Java says so itself; an older one reports something else. Here both
 * end in the same words, so that a learner reads at home what a grader reports elsewhere.
 */
final class NewerJava {
  private static final String ERROR = "compiler.err.";

  /** The code of what needs a newer Java; none of javac's begins like this. */
  static final String CODE = "newer.java";

  /** What javac says of a feature that it knows and this release hasn't. */
  private static final Pattern NOT_SUPPORTED =
      Pattern.compile(
          "(.+) (?:is|are) not supported in -source \\d+\\s+\\(use -source (\\d+) or higher.*",
          Pattern.DOTALL);

  private static final Pattern THIS = Pattern.compile("\\bthis\\s*\\(");

  /** What javac says of a statement before a constructor's call of another; Java 25 allows it. */
  private static final String MUST_BE_FIRST = "call.must.be.first.stmt.in.ctor";

  private static final String UNDERSCORE = "`_` as a name";
  private static final String RECORD_PATTERN = "a record pattern";
  private static final String PATTERN = "a pattern after `case`";
  private static final String CASE_NULL = "`case null`";
  private static final String MODULE = "`import module`";

  /** Our words for features of javac's. */
  private static final Map<String, String> FEATURES =
      Map.of(
          "unnamed variables", UNDERSCORE,
          "deconstruction patterns", RECORD_PATTERN,
          "patterns in switch statements", PATTERN,
          "null in switch cases", CASE_NULL,
          "module imports", MODULE);

  /** What an older javac stumbles over. */
  private static final List<Sign> SIGNS =
      List.of(
          sign("underscore.as.identifier", "", "", UNDERSCORE, 22),
          sign("preview.feature.disabled", "patterns in switch", "", PATTERN, 21),
          sign("preview.feature.disabled", "null in switch", "", CASE_NULL, 21),
          sign("", "", "^\\s*import\\s+module\\s+\\w", MODULE, 25),
          sign("expected", "", "\\binstanceof\\s+[\\w.<>]+\\s*\\(", RECORD_PATTERN, 21),
          member("(?:get|remove)(?:First|Last)\\(\\)", "java\\.util\\.", 21),
          member("add(?:First|Last)\\(.+\\)", "java\\.util\\.", 21),
          member("reversed\\(\\)", "java\\.util\\.", 21),
          member("clamp\\(.+\\)", "java\\.lang\\.Math", 21),
          member("repeat\\(.+\\)", "java\\.lang\\.StringBu", 21),
          member("gather\\(.+\\)", "java\\.util\\.stream\\.", 24),
          sign("cant.resolve", "symbol: +variable Gatherers\\b", "", "`Gatherers`", 24),
          sign("cant.resolve", "symbol: +variable IO\\b", "", "`IO`", 25));

  private final int release;

  NewerJava(int release) {
    this.release = release;
  }

  private static Sign sign(String code, String text, String source, String what, int since) {
    return new Sign(ERROR + code, Pattern.compile(text), Pattern.compile(source), what, since);
  }

  private static Sign member(String call, String owner, int since) {
    String text = "symbol: +method (?=%s)(\\w+).*\\s+location: .*\\b%s".formatted(call, owner);
    return sign("cant.resolve", text, "", "", since);
  }

  /**
   * These errors, those named that a newer Java wouldn't make. Nothing is left of the others in the
   * same file, which may come from these.
   */
  List<Problem> named(List<Problem> problems) {
    List<Problem> named = problems.stream().map(this::named).toList();
    Set<String> newer =
        named.stream().filter(NewerJava::isNewer).map(Problem::path).collect(Collectors.toSet());
    Set<List<Object>> said = new HashSet<>();
    return named.stream()
        .filter(one -> !one.code().startsWith(ERROR + "implicit.class.does.not.have.main"))
        .filter(one -> !newer.contains(one.path()) || isNewer(one))
        .filter(one -> !isNewer(one) || said.add(List.of(one.path(), one.line(), one.text())))
        .toList();
  }

  private static boolean isNewer(Problem problem) {
    return problem.code().equals(CODE) || problem.code().equals(ERROR + MUST_BE_FIRST);
  }

  private Problem named(Problem problem) {
    Matcher known = NOT_SUPPORTED.matcher(problem.text());
    if (known.matches()) {
      return supported(problem, known.group(1), Integer.parseInt(known.group(2)));
    }
    for (Sign sign : SIGNS) {
      Matcher text = sign.text.matcher(problem.text());
      if (release < sign.since
          && problem.code().startsWith(sign.code)
          && text.find()
          && sign.source.matcher(problem.sourceLine()).find()) {
        String what = sign.what.isEmpty() ? "`" + text.group(1) + "`" : sign.what;
        return needs(problem, what, sign.since);
      }
    }
    return problem;
  }

  /** What this javac knows; where an older one has words of its own, these. */
  private Problem supported(Problem problem, String feature, int since) {
    return switch (feature) {
      case "implicitly declared classes", "unnamed classes" ->
          as(problem, "expected4", "class, interface, enum, or record expected");
      case "flexible constructors" -> {
        String call = THIS.matcher(problem.sourceLine()).find() ? "this" : "super";
        yield as(
            problem, MUST_BE_FIRST, "call to " + call + " must be first statement in constructor");
      }
      default -> needs(problem, FEATURES.getOrDefault(feature, feature), since);
    };
  }

  private static Problem as(Problem problem, String code, String text) {
    return new Problem(
        problem.path(), problem.line(), problem.column(), ERROR + code, text, problem.sourceLine());
  }

  private Problem needs(Problem problem, String what, int since) {
    long column = what.equals(MODULE) ? 0 : problem.column(); // there, each compiler has its own
    String text = "%s needs Java %d; this lab is written for %d".formatted(what, since, release);
    return new Problem(problem.path(), problem.line(), column, CODE, text, problem.sourceLine());
  }

  /**
   * What an older javac says of something newer.
   *
   * @param code how the name of javac's message begins
   * @param text what is found in javac's text
   * @param source what is found in the line
   * @param what the newer thing; what the text has in its first group if it is empty
   * @param since the Java that has it
   */
  private record Sign(String code, Pattern text, Pattern source, String what, int since) {}
}
