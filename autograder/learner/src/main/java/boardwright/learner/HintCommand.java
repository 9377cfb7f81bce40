package boardwright.learner;

import boardwright.command.ExitCode;
import boardwright.command.LearnerWork;
import boardwright.command.OwnWork;
import boardwright.command.SessionCommand;
import boardwright.command.Target;
import boardwright.handout.Hints;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.progress.Progress;
import boardwright.progress.Progress.StageProgress;
import boardwright.progress.ProgressFile;
import boardwright.report.FailureKind;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hint [LAB/STAGE] [RULE]}. */
@Command(
    name = "hint",
    description = "Gives the next hint for the rule that fails first, or for the one you name.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  boardwright hint                      for what you checked last",
      "  boardwright hint checkerboard/square  for a stage; hint square does it, too",
      "  boardwright hint square R2            for one rule",
      "  boardwright hint square R2 --again    the hints that you had, once more"
    })
public final class HintCommand extends SessionCommand {
  /** From this rung on a hint wants a class that was changed and checked since the last one. */
  private static final int WANTS_A_CHECK = 2;

  private static final List<String> RUNGS =
      List.of("where to look", "a tool", "a plan", "a similar class");

  @Parameters(
      arity = "0..3",
      paramLabel = Target.LABEL,
      hideParamSyntax = true,
      description = "The stage, such as checkerboard/square, and a rule of it.")
  private List<String> target;

  @Option(names = "--again", description = "Shows the hints that you had for the rule once more.")
  private boolean again;

  @Override
  public Integer call() throws IOException {
    return give(Target.of(target, session));
  }

  /** Gives the next hint. */
  Integer give(Target wanted) throws IOException {
    Lab lab = wanted.lab();
    Stage stage = wanted.stage().orElseGet(() -> session.currentStage(lab));
    ProgressFile file = new ProgressFile(lab);
    Progress progress = file.read();
    StageProgress at = progress.stage(stage.id());
    String name = lab.id() + "/" + stage.id();
    if (!at.checked() || !new LearnerWork(lab).has(stage)) {
      print(nothing(stage));
      session.print(NextStep.begin(lab, stage));
      return ExitCode.ALL_PASSED;
    }
    if (at.done()) {
      print("Every check of this stage passed when you last checked it.");
      if (hasSolutions(lab)) {
        print("Compare your class with ours: ./boardwright solution " + name);
      }
      return ExitCode.ALL_PASSED;
    }
    if (at.failing().isEmpty()) {
      print("It did not compile, so no rule was looked at. The compiler's words");
      print("are the hint: ./boardwright check " + name);
      return ExitCode.ALL_PASSED;
    }
    String rule = wanted.rule().or(at::firstFailing).orElseThrow();
    if (!at.failing().containsKey(rule)) {
      print(
          "%s passed when you last checked. Not yet: %s."
              .formatted(rule, String.join(" ", at.failing().keySet())));
      return ExitCode.ALL_PASSED;
    }
    String kind = at.failing().get(rule);
    if (kind.startsWith(ProgressKeeper.WAITS_FOR)) {
      String first = kind.substring(ProgressKeeper.WAITS_FOR.length());
      print(
          "%s can be asked when %s passes, so here is a hint for %s."
              .formatted(rule, first, first));
      print("");
      rule = first;
    }
    List<Hint> ladder = ladder(lab, stage, rule, at.failing());
    if (ladder.isEmpty()) {
      print("Rule " + rule + " has no hints; its page is " + stage.pageOf(rule) + ".");
      return ExitCode.ALL_PASSED;
    }
    if (again) {
      repeat(ladder, rule, stage, at);
      return ExitCode.ALL_PASSED;
    }
    Optional<Hint> next = ladder.stream().filter(hint -> !hint.isGiven(at)).findFirst();
    if (next.isEmpty()) {
      print(ladder.get(ladder.size() - 1), rule, stage);
      print("");
      print("You had every hint for %s now; hint --again shows them all.".formatted(rule));
      if (hasSolutions(lab)) {
        print("Our own solution: ./boardwright solution " + name + " --give-up");
      }
      return ExitCode.ALL_PASSED;
    }
    boolean fresh =
        at.fresh()
            && at.sources().equals(ProgressFile.fingerprint(lab, stage, OwnWork.in(lab).sources()));
    if (next.get().rung() >= WANTS_A_CHECK && !fresh) {
      print("Try the last hint first: change your class, then check again with");
      print("./boardwright check %s.".formatted(name));
      print("The hints that you had: ./boardwright hint %s --again".formatted(name));
      return ExitCode.ALL_PASSED;
    }
    print(next.get(), rule, stage);
    file.write(progress.with(stage.id(), at.hinted(next.get().key())));
    return ExitCode.ALL_PASSED;
  }

  /** Whether our own answers are here; a student's kit has none. */
  private static boolean hasSolutions(Lab lab) {
    return Files.isDirectory(lab.model());
  }

  /** What to say where nothing was handed in. */
  private String nothing(Stage stage) throws IOException {
    List<String> rungs =
        stage.classes().isEmpty()
            ? List.of()
            : Hints.read(session.course().commonHints()).of(FailureKind.NOTHING.title());
    return rungs.isEmpty() ? "Nothing of this stage was checked yet." : rungs.get(0) + "\n";
  }

  /** The hints for a rule in their order: how to begin with such a failure, then the rule's own. */
  private List<Hint> ladder(Lab lab, Stage stage, String rule, Map<String, String> failing)
      throws IOException {
    Hints common = Hints.read(session.course().commonHints());
    List<Hint> ladder = new ArrayList<>();
    String kind =
        FailureKind.titleOf(failing.getOrDefault(rule, "")).orElse(FailureKind.VALUE.title());
    common
        .of(kind)
        .forEach(text -> ladder.add(new Hint(rule + " " + kind, 0, "this kind of failure", text)));
    Hints own = Hints.read(lab.hints(stage)).withSiblingOf(lab.page(stage));
    List<String> rungs = own.or(common).of(rule);
    for (int i = 0; i < rungs.size(); i++) {
      ladder.add(new Hint(rule, i, i < RUNGS.size() ? RUNGS.get(i) : "more", rungs.get(i)));
    }
    return ladder;
  }

  private void repeat(List<Hint> ladder, String rule, Stage stage, StageProgress at) {
    List<Hint> given = ladder.stream().filter(hint -> hint.isGiven(at)).toList();
    if (given.isEmpty()) {
      print("You had no hint for " + rule + " yet.");
    }
    for (Hint hint : given) {
      if (hint != given.get(0)) {
        print("");
      }
      print(hint, rule, stage);
    }
  }

  private void print(Hint hint, String rule, Stage stage) {
    print("%s, %s (%s)".formatted(rule, hint.title(), stage.pageOf(rule)));
    print("");
    session.print(hint.text()); // folded by hand, and it may hold code
  }

  private void print(String sentence) {
    session.printFolded("", sentence);
  }

  /**
   * One hint.
   *
   * @param key under which it is counted
   * @param rung how many of the same key come before it
   * @param title what it is
   */
  private record Hint(String key, int rung, String title, String text) {
    boolean isGiven(StageProgress at) {
      return at.hints().getOrDefault(key, 0) > rung;
    }
  }
}
