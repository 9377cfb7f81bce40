package boardwright.report;

import boardwright.grading.CheckResult;
import boardwright.grading.StageResult;
import boardwright.grading.Verdict;
import boardwright.lab.CheckSpec;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.ApiDifference;
import boardwright.protocol.Finding;
import boardwright.text.Printable;
import java.util.ArrayList;
import java.util.List;

/**
 * The anatomy of a failure, for a terminal: the earliest rule that fails in full, the others in one
 * line each.
 */
public final class Failure {
  private static final int WIDTH = 80;
  private static final int LABEL = 15;
  private static final int MOST_PRINTED = 10;
  private static final int TAB = 8;

  private Failure() {}

  /**
   * What to read about a stage that was handed in and did not pass.
   *
   * @param lab the lab's id
   * @param provided the qualified names of the classes that learners can use in this lab
   * @param question what may be behind all of it; empty if nothing is known
   */
  public static List<String> of(
      StageResult stage, String lab, List<String> provided, String question) {
    if (isTheCompilers(stage)) {
      return compiler(stage, lab, provided);
    }
    List<String> lines = new ArrayList<>();
    List<CheckResult> failing = Rules.failing(stage);
    if (failing.isEmpty()) {
      return lines;
    }
    String target = lab + "/" + stage.stage().id();
    full(failing.get(0), stage, target, target, lines);
    if (!question.isEmpty()) {
      lines.add("");
      Wrapped.lines(question, WIDTH - 2).forEach(line -> lines.add("  " + line));
    }
    if (failing.size() > 1) {
      lines.add("");
      for (CheckResult other : failing.subList(1, failing.size())) {
        String word = other.verdict() == Verdict.FAILED ? "" : " (" + other.verdict().word() + ")";
        titled(other.check(), word, lines);
      }
    }
    return lines;
  }

  /**
   * The same for one rule: each of its checks that did not pass, in full.
   *
   * @param lab the lab's id
   * @param provided the qualified names of the classes that learners can use in this lab
   */
  public static List<String> ofRule(
      StageResult stage, String lab, List<String> provided, String rule) {
    if (isTheCompilers(stage)) {
      return compiler(stage, lab, provided);
    }
    List<String> lines = new ArrayList<>();
    String target = lab + "/" + stage.stage().id();
    for (CheckResult result : Rules.failing(stage)) {
      if (result.check().rule().equals(rule)) {
        lines.addAll(lines.isEmpty() ? List.of() : List.of(""));
        String behind = Rules.blocker(result, stage).orElse(rule);
        full(result, stage, target, target + " " + behind, lines);
      }
    }
    return lines;
  }

  /**
   * A check that did not pass, in full.
   *
   * @param target the stage, as commands name it
   * @param hint what a hint is for, likewise
   */
  private static void full(
      CheckResult check, StageResult stage, String target, String hint, List<String> lines) {
    String rule = check.check().rule();
    head(check, stage, lines);
    body(check, lines);
    labelled("near", near(check, stage), lines);
    labelled("with", joined(stage), lines);
    labelled("printed", printed(check.output()), lines);
    labelled("page", "./boardwright read " + target + " " + rule, lines);
    labelled("more", "./boardwright hint " + hint, lines);
  }

  /** Whether a class of the stage could not be compiled, so that its rules were not looked at. */
  public static boolean isTheCompilers(StageResult stage) {
    return !stage.uncompiled().isEmpty() && !stage.problems().isEmpty();
  }

  /** A rule that fails and its sentence, broken where it is wider than a terminal. */
  private static void titled(CheckSpec check, String word, List<String> lines) {
    lines.addAll(Wrapped.behind("✗ " + check.rule() + "  ", check.title() + word, WIDTH));
  }

  private static void head(CheckResult first, StageResult stage, List<String> lines) {
    String left = "✗ " + first.check().rule() + "  " + first.check().title();
    List<String> passing = Rules.passing(stage);
    int earlier =
        (int)
            passing.stream()
                .filter(rule -> CheckSpec.ORDER_OF_RULES.compare(rule, first.check().rule()) < 0)
                .count();
    String right =
        switch (earlier) {
          case 0 -> "";
          case 1, 2, 3 -> String.join(" ", passing.subList(0, earlier)) + " pass";
          default -> passing.get(0) + " … " + passing.get(earlier - 1) + " pass";
        };
    int gap = WIDTH - Width.of(left) - right.length();
    if (right.isEmpty() || gap < 2) {
      titled(first.check(), "", lines);
    } else {
      lines.add(left + " ".repeat(gap) + right);
    }
  }

  /** What a member may have been called by mistake, if the failed call is of that member. */
  public static String near(CheckResult check, StageResult stage) {
    String called = check.finding() == null ? "" : check.finding().called();
    return stage.differences().stream()
        .filter(difference -> !difference.near().isEmpty())
        .filter(difference -> called.contains("." + difference.member() + "("))
        .findFirst()
        .map(ApiDifference::text)
        .orElse("");
  }

  /** Which other classes of the learner's took part, so that the trouble may lie there. */
  private static String joined(StageResult stage) {
    List<String> others = new ArrayList<>(stage.mix());
    others.removeAll(stage.stage().classes());
    return others.isEmpty() || stage.stage().isWholeProgram()
        ? ""
        : "your own %s, too: what it has is needed here".formatted(String.join(", ", others));
  }

  private static void body(CheckResult check, List<String> lines) {
    Finding finding = check.finding();
    if (finding == null) {
      labelled(check.verdict().word(), check.message(), lines);
      return;
    }
    labelled("you called", finding.called(), lines);
    labelled("on", finding.on(), lines);
    if (finding.expected().contains("\n") || finding.seen().contains("\n")) {
      labelled("expected", finding.expected(), lines); // a text of several lines stands alone
      labelled("but", finding.butSeen(), lines);
    } else {
      String seen = finding.seen().isEmpty() ? "" : ", " + finding.seen();
      labelled("expected", finding.expected() + seen, lines);
      labelled("differs", finding.differs(), lines);
    }
    labelled("look at", finding.lookAt(), lines);
  }

  private static List<String> compiler(StageResult stage, String lab, List<String> provided) {
    List<String> lines = new ArrayList<>();
    String yet = stage.culprits().isEmpty() ? " yet" : "";
    lines.addAll(Wrapped.behind("✗ ", stage.uncompiled() + yet + ". The compiler says:", WIDTH));
    lines.add("");
    Cause cause =
        Causes.of(stage, provided).stream()
            .filter(one -> one.kind() == Cause.Kind.COMPILER)
            .findFirst()
            .orElseThrow();
    cause.problems().forEach(problem -> lines.addAll(of(problem)));
    if (cause.more() > 0) {
      lines.add("  … and " + cause.more() + " more; they often go away with the first.");
    }
    if (!cause.plain().isEmpty()) {
      lines.add("");
      boolean several = cause.problems().size() + cause.more() > 1;
      String which = several ? "The first, in other words: " : "In other words: ";
      Wrapped.lines(which + cause.plain(), WIDTH - 2).forEach(l -> lines.add("  " + l));
    }
    if (!cause.costs().isEmpty()) {
      lines.add("");
      lines.add("  " + cause.costs());
    }
    lines.add("");
    labelled("page", "./boardwright read " + lab + "/" + stage.stage().id(), lines);
    return lines;
  }

  /** One error as javac prints it, word for word, two columns to the right. */
  public static List<String> of(Problem problem) {
    List<String> lines = new ArrayList<>();
    List<String> text = Printable.text(problem.text()).lines().toList();
    String place = Cause.where(problem);
    lines.add("  " + (place.isEmpty() ? "" : place + ": ") + "error: " + text.get(0));
    if (!problem.sourceLine().isEmpty()) {
      String source = untabbed(Printable.text(problem.sourceLine()));
      int before = (int) Math.max(0, Math.min(source.length(), problem.column() - 1));
      lines.add("  " + source);
      lines.add("  " + " ".repeat(Width.of(source.substring(0, before))) + "^");
    }
    text.stream().skip(1).forEach(line -> lines.add("  " + line));
    return lines;
  }

  /** The compiler counts columns as if tabs were set every eight. */
  private static String untabbed(String line) {
    StringBuilder plain = new StringBuilder();
    for (char c : line.toCharArray()) {
      plain.append(c == '\t' ? " ".repeat(TAB - plain.length() % TAB) : c);
    }
    return plain.toString();
  }

  /** The first lines of what was printed. */
  static String printed(String output) {
    List<String> lines = output.stripTrailing().lines().toList();
    return lines.size() <= MOST_PRINTED
        ? String.join("\n", lines)
        : String.join("\n", lines.subList(0, MOST_PRINTED))
            + "\n… and "
            + (lines.size() - MOST_PRINTED)
            + " more lines";
  }

  /** A text of whatever length beside its label; nothing if the text is empty. */
  static void labelled(String label, String text, List<String> lines) {
    if (text.isEmpty()) {
      return;
    }
    String head = "  " + label;
    head += " ".repeat(Math.max(2, LABEL - head.length()));
    for (String line : Wrapped.lines(Printable.text(text), WIDTH - head.length())) {
      lines.add((head + line).stripTrailing());
      head = " ".repeat(LABEL);
    }
  }
}
