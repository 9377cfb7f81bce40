package boardwright.learner;

import boardwright.command.OwnWork;
import boardwright.command.PassingCommand;
import boardwright.command.Target;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.progress.Progress;
import boardwright.progress.ProgressFile;
import boardwright.protocol.Request.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code reset LAB/STAGE}. */
@Command(
    name = "reset",
    description = "Takes your class of a stage out of the lab, and keeps a copy.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "The program runs on the provided class again; start gives you a new file.",
      "",
      "Example:",
      "  boardwright reset checkerboard/square"
    })
public final class ResetCommand extends PassingCommand {
  private static final DateTimeFormatter NOW =
      DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss-SSS", Locale.ROOT);

  @Parameters(
      arity = "1..2",
      paramLabel = "LAB/STAGE",
      hideParamSyntax = true,
      description = "The stage, such as checkerboard/square.")
  private List<String> target;

  @Override
  protected void run() throws IOException {
    Target wanted = Target.of(target, session);
    Lab lab = wanted.lab();
    Stage stage = wanted.namedStage();
    List<String> names = stage.classes().stream().map(lab::qualified).toList();
    List<Path> files =
        OwnWork.in(lab).sources().stream()
            .filter(source -> source.types().stream().anyMatch(names::contains))
            .map(Source::path)
            .map(path -> lab.learnerFolder().resolve(path).normalize())
            .filter(Files::isRegularFile)
            .toList();
    if (files.isEmpty()) {
      session.print("You have no class of this stage, so there is nothing to take out.");
      return;
    }
    Path kept = lab.folder().resolve(".boardwright/kept").resolve(NOW.format(LocalDateTime.now()));
    Files.createDirectories(kept);
    for (Path file : files) {
      Path copy = kept.resolve(file.getFileName());
      Files.move(file, copy);
      session.print("Taken out: " + lab.inTree(file));
      session.print("Kept as:   " + lab.inTree(copy));
    }
    Path green = lab.folder().resolve(ProgressKeeper.GREEN).resolve(stage.id());
    if (Files.isDirectory(green)) {
      session.print("Its last version that passed is in " + lab.inTree(green) + ".");
    }
    ProgressFile file = new ProgressFile(lab);
    Progress progress = file.read();
    progress = progress.with(stage.id(), progress.stage(stage.id()).takenOut());
    for (Stage other : lab.sharing(stage)) {
      progress = progress.with(other.id(), progress.stage(other.id()).takenOut());
      session.print("Stage " + other.id() + " loses its class, too: it is the same file.");
    }
    file.write(progress);
    session.print("Begin again: ./boardwright start " + lab.id() + "/" + stage.id());
  }
}
