package boardwright.learner;

import boardwright.command.LearnerWork;
import boardwright.command.OwnWork;
import boardwright.command.PassingCommand;
import boardwright.command.Session;
import boardwright.command.Target;
import boardwright.grading.Grader;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.grading.StartTrouble;
import boardwright.lab.Lab;
import boardwright.lab.WrongCallException;
import boardwright.report.StageTable;
import boardwright.sandbox.Sandbox;
import boardwright.submission.Submission;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code submit LAB}. */
@Command(
    name = "submit",
    description = "Checks your classes and packs them into a zip to hand in.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Nothing is uploaded: you do that yourself.",
      "",
      "Examples:",
      "  boardwright submit checkerboard",
      "  boardwright submit checkerboard --out ~/Desktop/ada.zip"
    })
public final class SubmitCommand extends PassingCommand {
  /** Where the instructor of a course may say where to hand in. */
  private static final String WHERE = "hand-in.txt";

  @Parameters(
      arity = "0..1",
      paramLabel = "LAB",
      hideParamSyntax = true,
      description = "The lab, such as checkerboard.")
  private String target;

  @Option(
      names = "--out",
      paramLabel = "FILE.zip",
      description = "Where to write the zip; LAB-hand-in.zip if you don't say.")
  private Path out;

  @Override
  protected void run() throws IOException {
    Lab lab = Target.of(target, session).lab().shownAt(Instant.now());
    List<Path> files = LearnerWork.sources(lab);
    if (files.isEmpty()) {
      throw new WrongCallException(
          "There is nothing to hand in yet: no Java file in %s/src."
              .formatted(lab.inTree(lab.folder())));
    }
    Submission own = OwnWork.in(lab);
    Report report = checked(lab, own);
    ProgressKeeper.keep(lab, own, report, session);
    session.print(StageTable.of(report.stages()));
    session.printNotes(own.notes());
    VerdictPrinter printer = new VerdictPrinter(session, lab);
    printer.printTrouble(report);
    Path zip = out != null ? out : session.course().root().resolve(lab.id() + "-hand-in.zip");
    try {
      pack(files, zip, lab);
    } catch (IOException e) {
      throw new WrongCallException(
          "%s can't be written. Say another place: ./boardwright submit %s --out FILE.zip"
              .formatted(zip, lab.id()));
    }
    session.print("");
    session.print("Packed: " + zip.toAbsolutePath().normalize());
    files.forEach(file -> session.print("  " + lab.inTree(file)));
    printWhatIsMissing(lab, zip, report);
    printWhere(lab);
  }

  private Report checked(Lab lab, Submission own) {
    try (Grader grader =
        Grader.of(lab, Session.seed(null), session.workers(), true, Sandbox.NONE)
            .onStartFailure(new StartTrouble(session::remark))
            .skippingIncompleteProgram()) {
      return grader.grade(own, stage -> !stage.isForAPerson());
    }
  }

  /** Packs the files under their paths in the tree: that is where {@code grade} looks for them. */
  private static void pack(List<Path> files, Path zip, Lab lab) throws IOException {
    Path target = zip.toAbsolutePath();
    Path fresh = target.resolveSibling(target.getFileName() + ".new");
    try (ZipOutputStream packed = new ZipOutputStream(Files.newOutputStream(fresh))) {
      for (Path file : files) {
        packed.putNextEntry(new ZipEntry(lab.inTree(file)));
        packed.write(Files.readAllBytes(file));
        packed.closeEntry();
      }
    }
    Files.move(fresh, target, StandardCopyOption.REPLACE_EXISTING);
  }

  /** Reads the zip as {@code grade} does, and names what it does not find there. */
  private void printWhatIsMissing(Lab lab, Path zip, Report report) {
    Submission read = OwnWork.handedIn(zip, lab);
    List<String> missing = new ArrayList<>(lab.written());
    missing.removeIf(type -> read.declares(lab.qualified(type)));
    String absent =
        missing.isEmpty()
            ? "All classes of the lab are in it."
            : "Not written yet, so not in it: " + String.join(", ", missing) + ".";
    session.printFolded("", absent);
    for (StageResult stage : report.stages()) {
      if (!stage.uncompiled().isEmpty()) {
        session.printFolded("", stage.uncompiled() + ", so it gets no points. To see why:");
        session.print("  ./boardwright check %s/%s".formatted(lab.id(), stage.stage().id()));
      }
    }
    List<String> failing =
        report.stages().stream()
            .filter(stage -> stage.handedIn() && !stage.passed() && stage.uncompiled().isEmpty())
            .map(StageResult::stage)
            .map(stage -> stage.id())
            .toList();
    if (!failing.isEmpty()) {
      session.printFolded(
          "",
          "Some checks do not pass yet, in: %s. What passes counts."
              .formatted(String.join(", ", failing)));
    }
  }

  private void printWhere(Lab lab) throws IOException {
    Path where = lab.folder().resolve(WHERE);
    session.print("");
    if (Files.isRegularFile(where)) {
      session.print(Files.readString(where).strip().lines().toList());
    } else {
      session.print(
          "Upload this file where your instructor asks for it. You may hand in again until");
      session.print("the deadline: the last file counts.");
    }
  }
}
