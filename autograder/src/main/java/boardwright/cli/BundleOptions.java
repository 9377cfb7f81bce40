package boardwright.cli;

import boardwright.command.Session;
import boardwright.export.GraderBundle;
import boardwright.export.RunnerConfig;
import boardwright.lab.Lab;
import java.io.File;
import java.nio.file.Path;
import java.util.stream.Stream;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options of a command that exports a grader. */
final class BundleOptions {
  @Parameters(paramLabel = "LAB", description = "The lab, such as checkerboard.")
  private String lab;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "What the random boards are drawn from, the same for all.")
  private Long seed;

  /** The grader: this program as it runs now. */
  GraderBundle bundle(Session session) {
    Lab of = session.lab(lab);
    return new GraderBundle(
        of,
        RunnerConfig.of(of, Session.seed(seed)),
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .toList());
  }
}
