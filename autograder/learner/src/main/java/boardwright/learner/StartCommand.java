package boardwright.learner;

import boardwright.classfile.Shape;
import boardwright.classfile.StarterFile;
import boardwright.command.LearnerWork;
import boardwright.command.PassingCommand;
import boardwright.command.Target;
import boardwright.handout.PageSummary;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.report.Wrapped;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code start LAB/STAGE}. */
@Command(
    name = "start",
    description = "Begins a stage: says what it is about, and gives you a file to write in.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "It never changes a file that is there.",
      "",
      "Examples:",
      "  boardwright start                      the next stage of your lab",
      "  boardwright start checkerboard         the first stage that is not done",
      "  boardwright start checkerboard/square  this stage; start square does it, too"
    })
public final class StartCommand extends PassingCommand {
  private static final int WIDTH = 80;

  @Parameters(
      arity = "0..2",
      paramLabel = "[LAB/STAGE]",
      hideParamSyntax = true,
      description = "The stage, such as checkerboard/square.")
  private List<String> target;

  @Override
  protected void run() throws IOException {
    Target wanted = Target.of(target, session);
    Stage stage = start(wanted);
    if (!stage.classes().isEmpty()) {
      session.print("Then:       ./boardwright watch " + wanted.lab().id() + "/" + stage.id());
    }
  }

  /** Begins a stage, and returns which it is. */
  Stage start(Target wanted) throws IOException {
    Lab lab = wanted.lab();
    Stage stage = wanted.stage().orElseGet(() -> session.currentStage(lab));
    session.printFolded("", stage.title() + " (" + lab.id() + "/" + stage.id() + ")");
    PageSummary summary = PageSummary.read(lab.page(stage));
    if (!summary.introduction().isEmpty()) {
      session.print("");
      session.print(Wrapped.lines(summary.introduction(), WIDTH));
    }
    if (!summary.steps().isEmpty()) {
      session.print("");
      session.print("Steps:");
      summary.steps().forEach(step -> session.printFolded("  ", step));
    }
    session.print("");
    session.print("Read first: ./boardwright read " + lab.id() + "/" + stage.id());
    for (String type : stage.classes()) {
      create(lab, stage, type);
    }
    return stage;
  }

  private void create(Lab lab, Stage stage, String type) throws IOException {
    Path file = lab.sourceFile(type);
    if (Files.exists(file)) {
      printFile("Go on in:", lab.inTree(file), "yours");
      return;
    }
    if (LearnerWork.declares(lab, type)) {
      session.print("Go on in:   your " + type + ", which is in another file");
      return;
    }
    String name = lab.qualified(type);
    try (InputStream in =
        getClass().getClassLoader().getResourceAsStream(name.replace('.', '/') + ".class")) {
      String text =
          in == null
              ? StarterFile.ofTests(name, stage.page())
              : StarterFile.of(Shape.of(in.readAllBytes()), name, stage.page());
      Files.createDirectories(file.getParent());
      Files.writeString(file, text, StandardOpenOption.CREATE_NEW);
      printFile("Write in:", lab.inTree(file), "new");
    } catch (FileAlreadyExistsException e) {
      printFile("Go on in:", lab.inTree(file), "yours");
    }
  }

  /** A label and a file; beneath each other, where they are too wide for one line. */
  private void printFile(String label, String file, String whose) {
    String line = "%s   %s (%s)".formatted(label, file, whose);
    String above = label + "   " + (whose.equals("new") ? "a new file" : "your file");
    session.print(line.length() <= WIDTH ? List.of(line) : List.of(above, "  " + file));
  }
}
