package boardwright.similarity;

import boardwright.text.Resource;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * JPlag, as a separate program. It is fetched from Maven Central when it is first needed, through
 * the project's own Maven, which compares checksums.
 *
 * @param root the top of the tree
 * @param patience how long to fetch it may take, and to compare
 */
public record JPlag(Path root, Duration patience) {
  private static final String POM = "autograder/similarity/pom.xml";
  private static final Duration PATIENCE = Duration.ofMinutes(20);

  /** With the patience that a large class needs. */
  public JPlag(Path root) {
    this(root, PATIENCE);
  }

  /**
   * The jars of the program.
   *
   * @throws SimilarityException if they cannot be fetched
   */
  public Path fetched() throws IOException, InterruptedException {
    Path jars = root.resolve("autograder/target/jplag");
    Path complete = jars.resolve("complete");
    if (isNewer(complete, "pom.xml") && isNewer(complete, POM)) {
      return jars;
    }
    if (!Files.isRegularFile(root.resolve(POM))) {
      throw new SimilarityException(
          "Hand-ins can be compared in a whole copy of Boardwright only: %s is not there."
              .formatted(root.resolve(POM)));
    }
    boolean windows =
        System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
    empty(Files.createDirectories(jars)); // of another version, too, all would be on the class path
    Path log = jars.resolve("maven.log");
    int code =
        run(
            "Maven, which fetches JPlag,",
            List.of(
                root.resolve(windows ? "mvnw.cmd" : "mvnw").toString(),
                "-B",
                "-q",
                "--strict-checksums",
                "-f",
                root.resolve(POM).toString(),
                "dependency:copy-dependencies",
                "-DincludeScope=runtime",
                "-DoutputDirectory=" + jars),
            root,
            log);
    if (code != 0) {
      throw new SimilarityException(
          "JPlag could not be fetched from Maven Central; is there a network? The grades are as"
              + " they were. What Maven said is in "
              + log
              + ".");
    }
    Files.writeString(complete, "");
    return jars;
  }

  /** Whether this file is there, and as new as another one of the tree. */
  private boolean isNewer(Path file, String than) throws IOException {
    Path other = root.resolve(than);
    return Files.exists(file)
        && Files.exists(other)
        && Files.getLastModifiedTime(file).compareTo(Files.getLastModifiedTime(other)) >= 0;
  }

  private static void empty(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
  }

  /**
   * Compares.
   *
   * @param handIns a folder for each
   * @param old a folder for each work that is compared with these, and not with one another
   * @param base a folder with code that everybody was given, which may be empty
   * @param result where the results go, without an ending
   * @throws SimilarityException if it cannot
   */
  public void compare(Path handIns, Path old, Path base, Path result)
      throws IOException, InterruptedException {
    Path jars = fetched();
    Path program = handIns.resolveSibling("Compare.java");
    Files.writeString(program, Resource.text(JPlag.class, "Compare.java.txt"));
    Path log = handIns.resolveSibling("jplag.log");
    int code =
        run(
            "JPlag",
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                "-Djava.awt.headless=true",
                "-cp",
                jars + File.separator + "*",
                program.toString(),
                handIns.toString(),
                old.toString(),
                base.toString(),
                result.toString()),
            handIns.getParent(),
            log);
    if (code != 0) {
      throw new SimilarityException(
          "JPlag could not compare these hand-ins. The grades are as they were. It said: "
              + Files.readString(log)
                  .lines()
                  .filter(line -> line.contains("Exception") || line.contains("error"))
                  .findFirst()
                  .orElse("nothing")
                  .replaceAll("^(Exception in thread \"main\" )?[\\w.]+: ", ""));
    }
  }

  private int run(String who, List<String> command, Path folder, Path log)
      throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.start();
    // its input stays open: where it ends, the comparison sees that nobody waits for it
    try {
      if (!process.waitFor(patience.toSeconds(), TimeUnit.SECONDS)) {
        throw new SimilarityException(
            who + " did not come to an end. The grades are as they were.");
      }
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
    return process.exitValue();
  }
}
