package boardwright.cli;

import boardwright.handout.Hints;
import boardwright.intake.Intake;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.progress.Progress;
import boardwright.progress.Progress.StageProgress;
import boardwright.progress.ProgressFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hint LAB/STAGE}. */
@Command(
    name = "hint",
    description = "Gives the next hint for the rule that fails first.",
    mixinStandardHelpOptions = true)
final class HintCommand implements CommandCalls {
  /** From this rung on a hint wants a fresh check that fails. */
  private static final int WANTS_A_CHECK = 2;

  private final Session session;

  @Parameters(paramLabel = "LAB/STAGE", description = "The stage, such as checkerboard/square.")
  private String target;

  @Option(names = "--give-up", description = "Show our own solution of the stage.")
  private boolean giveUp;

  HintCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    Target wanted = Target.of(target, session);
    Lab lab = wanted.lab();
    Stage stage =
        wanted
            .stage()
            .orElseThrow(
                () ->
                    new WrongCallException(
                        "Which stage? Say it as "
                            + lab.id()
                            + "/"
                            + lab.stages().get(0).id()
                            + "."));
    ProgressFile file = new ProgressFile(lab);
    Progress progress = file.read();
    StageProgress at = progress.stage(stage.id());
    List<String> open =
        lab.sharing(stage).stream()
            .filter(other -> !progress.stage(other.id()).done())
            .map(other -> lab.id() + "/" + other.id())
            .toList();
    if (giveUp || at.done() && open.isEmpty()) {
      solution(lab, stage);
      return ExitCode.ALL_PASSED;
    }
    if (at.done()) {
      session.out().println("This stage is done. Our solution has the whole class in it: you can");
      session.out().println("see it when these are done, too: " + String.join(", ", open) + ".");
      return ExitCode.ALL_PASSED;
    }
    String check = "./boardwright check " + lab.id() + "/" + stage.id();
    if (!at.checked() || !new LearnerWork(lab).has(stage)) {
      session.out().println("Nothing of this stage was checked yet. Begin here:");
      session.print(NextStep.begin(lab, stage));
      return ExitCode.ALL_PASSED;
    }
    String rule = at.failing();
    if (rule.isEmpty()) {
      session.out().println("It did not compile, so no rule was looked at. The compiler's words");
      session.out().println("are the hint: " + check);
      return ExitCode.ALL_PASSED;
    }
    int given = at.hints().getOrDefault(rule, 0);
    List<String> rungs =
        Hints.read(lab.hints(stage)).or(Hints.read(session.course().commonHints())).of(rule);
    if (rungs.isEmpty()) {
      session
          .out()
          .println("Rule " + rule + " has no hints; its page is " + stage.pageOf(rule) + ".");
      return ExitCode.ALL_PASSED;
    }
    if (given >= rungs.size()) {
      session.out().println("That was every hint for " + rule + ". The last one again:");
      session.out().println();
      session.out().println(rungs.get(rungs.size() - 1));
      session.out().println();
      session.out().println("Our own solution: ./boardwright hint " + target + " --give-up");
      return ExitCode.ALL_PASSED;
    }
    boolean fresh =
        at.fresh() && at.sources().equals(ProgressFile.fingerprint(Intake.own(lab).sources()));
    if (given >= WANTS_A_CHECK && !fresh) {
      session.out().println("Try the last hint first, then check again: " + check);
      return ExitCode.ALL_PASSED;
    }
    session.out().println(rule + ", " + stage.pageOf(rule));
    session.out().println();
    session.out().println(rungs.get(given));
    file.write(progress.with(stage.id(), at.hinted(rule)));
    return ExitCode.ALL_PASSED;
  }

  private void solution(Lab lab, Stage stage) throws IOException {
    Model model = new Model(lab);
    for (String name : stage.classes()) {
      Path source = model.file(name);
      if (!Files.exists(source)) {
        session.out().println("There is no solution of " + name + " in this tree.");
        continue;
      }
      session.out().println("One right way, " + lab.inTree(source) + ":");
      session.out().println();
      session.out().println(Files.readString(source));
    }
    List<Path> companions = model.companions(stage);
    if (!companions.isEmpty()) {
      session.out().println("It needs these beside it, which are part of the answer too:");
      companions.forEach(file -> session.out().println("  " + lab.inTree(file)));
    }
    if (stage.isWholeProgram()) {
      session.out().println("This stage has nothing to write: every class is yours already.");
    }
  }
}
