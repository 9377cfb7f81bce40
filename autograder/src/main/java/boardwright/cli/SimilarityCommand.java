package boardwright.cli;

import boardwright.cli.ExportCommand.OfRun;
import boardwright.html.ClassPages;
import boardwright.lab.Lab;
import boardwright.run.Graded;
import boardwright.similarity.Comparison;
import boardwright.similarity.JPlag;
import boardwright.similarity.Pair;
import boardwright.similarity.SimilarityException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code similarity DIR}. */
@Command(
    name = "similarity",
    description = "Compares the hand-ins of a run with each other, with JPlag.",
    mixinStandardHelpOptions = true)
final class SimilarityCommand implements CommandCalls {
  private static final String RESULT = "similarity.zip";

  private final Session session;

  @Parameters(paramLabel = "DIR", description = "What grade --out wrote.")
  private Path folder;

  @Option(
      names = "--base",
      paramLabel = "FOLDER",
      description = "Java files that you gave to everybody, and that count for nothing.")
  private Path base;

  SimilarityCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    OfRun run = ExportCommand.read(folder, session);
    if (base != null && !Files.isDirectory(base)) {
      throw new WrongCallException("--base " + base + ": no such folder");
    }
    List<Pair> pairs;
    try {
      pairs =
          Comparison.of(
              new JPlag(session.course().root()),
              run.graded().stream().map(Graded::submission).toList(),
              given(run.lab()),
              folder.resolve(RESULT));
    } catch (SimilarityException e) {
      session.err().println(e.getMessage());
      return ExitCode.GRADER_FAILED;
    }
    ZonedDateTime now = ZonedDateTime.now(ZoneId.systemDefault());
    ClassPages.similarity(run.run(), run.lab(), run.graded(), pairs);
    ClassPages.index(run.run(), run.lab(), run.graded(), now);
    pairs.stream()
        .limit(5)
        .forEach(
            pair ->
                session
                    .out()
                    .println("%5s  %s, %s".formatted(pair.percent(), pair.first(), pair.second())));
    session.out().println("pairs:   " + folder.resolve(ClassPages.SIMILARITY));
    session.out().println("JPlag's: " + folder.resolve(RESULT));
    return ExitCode.ALL_PASSED;
  }

  /** The instructor's own starter code, and the sources of what no student writes. */
  private List<Path> given(Lab lab) throws IOException {
    List<Path> files = new ArrayList<>();
    Path engine = session.course().root().resolve("engine/src/main/java");
    for (String type : lab.provided()) {
      boolean own = lab.replaceable().stream().map(lab::qualified).anyMatch(type::equals);
      Path file = engine.resolve(type.replace('.', '/') + ".java");
      if (!own && Files.isRegularFile(file)) {
        files.add(file);
      }
    }
    if (base != null) {
      try (Stream<Path> all = Files.walk(base)) {
        all.filter(file -> file.toString().endsWith(".java")).sorted().forEach(files::add);
      }
    }
    return files;
  }
}
