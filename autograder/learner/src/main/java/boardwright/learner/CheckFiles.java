package boardwright.learner;

import boardwright.command.TargetFile;
import boardwright.grading.Report;
import boardwright.lab.Lab;
import boardwright.lab.WrongCallException;
import boardwright.report.ClassroomResult;
import boardwright.report.JunitXml;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import picocli.CommandLine.Option;

/** The files that {@code check} writes for other programs, if it is asked to. */
final class CheckFiles {
  @Option(
      names = "--junit",
      paramLabel = "FILE",
      description = "Also write the verdicts as a test report in XML.")
  private Path junit;

  @Option(
      names = "--classroom",
      paramLabel = "FILE",
      description = "Also append the result for GitHub Classroom, a line 'result=…'.")
  private Path classroom;

  /** Writes what was asked for. */
  void write(Report report, Lab lab) {
    if (junit != null) {
      write(junit, path -> Files.writeString(path, JunitXml.of(report)));
    }
    if (classroom != null) {
      String line = "result=" + ClassroomResult.encoded(report, lab, Instant.now()) + "\n";
      write(
          classroom,
          path ->
              Files.writeString(path, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND));
    }
  }

  private static void write(Path file, TargetFile.Writing writing) {
    try {
      writing.to(file);
    } catch (IOException e) {
      throw new WrongCallException(file + ": nothing can be written there");
    }
  }
}
