package boardwright.cli;

import boardwright.command.PassingCommand;
import boardwright.command.Target;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.progress.Progress;
import boardwright.progress.Progress.StageProgress;
import boardwright.progress.ProgressFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code solution LAB/STAGE}. */
@Command(
    name = "solution",
    description = "Shows our own solution of a stage that you have done.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  boardwright solution square            when its checks pass",
      "  boardwright solution square --give-up  at once; your progress remembers it"
    })
final class SolutionCommand extends PassingCommand {
  @Parameters(
      arity = "1..2",
      paramLabel = "LAB/STAGE",
      hideParamSyntax = true,
      description = "The stage, such as checkerboard/square.")
  private List<String> target;

  @Option(names = "--give-up", description = "Shows it before your own class passes.")
  private boolean giveUp;

  @Override
  protected void run() throws IOException {
    Target wanted = Target.of(target, session);
    Lab lab = wanted.lab();
    Stage stage = wanted.namedStage();
    ProgressFile file = new ProgressFile(lab);
    Progress progress = file.read();
    StageProgress at = progress.stage(stage.id());
    List<String> open = new ArrayList<>(at.done() ? List.of() : List.of(name(lab, stage)));
    lab.sharing(stage).stream()
        .filter(other -> !progress.stage(other.id()).done())
        .forEach(other -> open.add(name(lab, other)));
    if (!open.isEmpty() && !giveUp) {
      session.print(
          "Our solution is for comparing, so it comes when the checks of the whole class");
      session.print("pass. Not yet: " + String.join(", ", open) + ".");
      session.print("To see it now: ./boardwright solution " + name(lab, stage) + " --give-up");
      return;
    }
    show(lab, stage);
    if (!open.isEmpty()) {
      file.write(progress.with(stage.id(), at.givenUp(Instant.now().toString())));
    }
  }

  private void show(Lab lab, Stage stage) throws IOException {
    if (stage.isWholeProgram() || stage.isForAPerson()) {
      session.print("This stage has nothing to write: every class is yours already.");
      return;
    }
    Model model = new Model(lab);
    if (!Files.isDirectory(lab.model())) {
      session.print(
          "There are no solutions in this edition; they come with the full tree of Boardwright.");
      return;
    }
    for (String type : stage.classes()) {
      Path source = model.file(type);
      if (!Files.exists(source)) {
        session.print("There is no solution of " + type + " in this tree.");
        continue;
      }
      session.print("One right way, " + lab.inTree(source) + ":");
      session.print("");
      session.print(Files.readString(source));
    }
    List<Path> companions = model.companions(stage);
    if (!companions.isEmpty()) {
      session.print("It needs these beside it, which are part of the answer too:");
      companions.forEach(file -> session.print("  " + lab.inTree(file)));
    }
  }

  private static String name(Lab lab, Stage stage) {
    return lab.id() + "/" + stage.id();
  }
}
