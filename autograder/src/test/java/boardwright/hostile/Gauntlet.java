package boardwright.hostile;

import static boardwright.RealTree.ROOT;

import boardwright.install.Installation;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A place to grade hostile hand-ins in: a scratch tree with small limits, with everything around it
 * that they could do harm to, and its own process for the grader.
 */
final class Gauntlet implements AutoCloseable {
  private static final String LIMITS =
      "limits: {steps: 2000000, megabytes: 64, seconds: %d, submission-seconds: %d}";

  /**
   * The clock of one check is this part of the clock of all. Four workers share the cores here, and
   * an honest program that plays a whole game must not be late for that.
   */
  private static final int PARTS = 15;

  /** More than cores: most of the time goes into waiting for what never ends. */
  private static final int THREADS = 4;

  private static final int LONGEST_RUN = 400;

  private final Path scratch;
  private final String lab;
  private final Path canary;
  private final Path outside;
  private final String token = UUID.randomUUID().toString();

  /** How long a process that is started would sleep: as no other on this machine. */
  private final String oddSleep =
      String.valueOf(ThreadLocalRandom.current().nextInt(30_000_000, 90_000_000));

  private final ServerSocket server;
  private final AtomicInteger connections = new AtomicInteger();

  /**
   * A place for one run.
   *
   * @param seconds what all checks of one hand-in may take together
   */
  Gauntlet(Path scratch, String lab, int seconds) throws IOException {
    this.scratch = scratch;
    this.lab = lab;
    Path secrets = Files.createDirectories(scratch.resolve("secrets"));
    this.canary = Files.writeString(secrets.resolve("Canary.java"), "class Canary { }\n");
    this.outside = Files.createDirectories(scratch.resolve("outside"));
    for (String folder : List.of("home", "here", "hand-ins", "tree/labs/" + lab)) {
      Files.createDirectories(scratch.resolve(folder));
    }
    Files.writeString(
        scratch.resolve("tree/labs").resolve(lab).resolve("lab.yaml"),
        Files.readString(ROOT.resolve("labs").resolve(lab).resolve("lab.yaml"))
            .replaceAll("(?m)^limits: .*", LIMITS.formatted(seconds / PARTS, seconds)));
    this.server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread listener = new Thread(this::listen, "listener");
    listener.setDaemon(true);
    listener.start();
  }

  private void listen() {
    while (!server.isClosed()) {
      try {
        server.accept().close();
        connections.incrementAndGet();
      } catch (IOException e) {
        // closed: done
      }
    }
  }

  /** Where the hand-ins go. */
  Path handIns() {
    return scratch.resolve("hand-ins");
  }

  Path canary() {
    return canary;
  }

  /** What the placeholders in hostile code stand for. */
  Map<String, String> words() {
    return Map.of(
        "CANARY", canary.toString(),
        "OUTSIDE", outside.toString(),
        "SLEEP", oddSleep,
        "PORT", String.valueOf(server.getLocalPort()),
        "TOKEN", token,
        "CLASSES", System.getProperty("java.class.path"));
  }

  /**
   * Grades all hand-ins.
   *
   * @param workerOptions of the workers' Java
   */
  Graded grade(String sandbox, String workerOptions) throws IOException, InterruptedException {
    long start = System.nanoTime();
    Path out = scratch.resolve("out");
    List<String> javaOptions = new ArrayList<>();
    javaOptions.add("-Xmx512m");
    javaOptions.add(
        "-Dboardwright.worker.options=-Dboardwright.run=" + token + " " + workerOptions);
    List<String> command = Installation.get().java(scratch.resolve("tree"), javaOptions);
    command.addAll(List.of("grade", lab, handIns().toString()));
    command.addAll(
        List.of("--out", out.toString(), "--seed", "1", "--threads", String.valueOf(THREADS)));
    command.addAll(List.of("--sandbox", sandbox));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(scratch.resolve("here").toFile())
            .redirectOutput(scratch.resolve("said.txt").toFile())
            .redirectErrorStream(true);
    builder.environment().put("HOME", scratch.resolve("home").toString());
    builder.environment().put("BOARDWRIGHT_SECRET", token);
    Process process = builder.start();
    boolean ended = process.waitFor(LONGEST_RUN, TimeUnit.SECONDS);
    if (!ended) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
    Map<String, JsonNode> reports = new TreeMap<>();
    if (Files.isDirectory(out)) {
      try (Stream<Path> files = Files.walk(out)) {
        for (Path file : files.filter(f -> f.endsWith("report.json")).toList()) {
          JsonNode report = JsonMapper.shared().readTree(Files.readString(file));
          reports.put(report.get("submission").asString(), report);
        }
      }
    }
    return new Graded(
        ended ? process.exitValue() : -1,
        Files.readString(scratch.resolve("said.txt")),
        reports,
        touched(),
        connections.get(),
        left(),
        TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start));
  }

  /** What is not as it was. */
  private List<String> touched() throws IOException {
    List<String> touched = new ArrayList<>();
    if (!Files.exists(canary) || !Files.readString(canary).equals("class Canary { }\n")) {
      touched.add("the canary");
    }
    for (Path empty : List.of(outside, scratch.resolve("home"), scratch.resolve("here"))) {
      touched.addAll(found(empty, file -> !file.equals(empty)));
    }
    touched.addAll(
        found(scratch.resolve("tree"), f -> Files.isRegularFile(f) && !f.endsWith("lab.yaml")));
    List<Path> elsewhere = new ArrayList<>(List.of(Path.of("/tmp"), Path.of(".")));
    Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of)
        .filter(Files::isDirectory)
        .forEach(elsewhere::add);
    for (Path folder : elsewhere) {
      if (Files.isDirectory(folder)) {
        try (Stream<Path> files = Files.list(folder)) {
          files
              .map(Path::toString)
              .filter(name -> name.contains(token) || name.endsWith("/evil"))
              .forEach(touched::add);
        }
      }
    }
    return touched;
  }

  private static List<String> found(Path folder, java.util.function.Predicate<Path> wrong)
      throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(wrong).map(Path::toString).toList();
    }
  }

  /** Processes that outlived the run. */
  private List<String> left() throws InterruptedException {
    List<String> left = List.of();
    for (int i = 0; i < 30; i++) {
      left =
          ProcessHandle.allProcesses()
              .filter(ProcessHandle::isAlive)
              .map(process -> process.info().commandLine().orElse(""))
              .filter(
                  line ->
                      line.contains("boardwright.run=" + token)
                          || line.endsWith("sleep " + oddSleep))
              .toList();
      if (left.isEmpty()) {
        break;
      }
      Thread.sleep(100); // they may be about to end
    }
    return left;
  }

  @Override
  public void close() throws IOException {
    server.close();
  }

  /**
   * What came of a run.
   *
   * @param exit the exit code; -1 if the run had to be ended
   * @param said what it printed
   * @param reports by submission
   * @param touched what was changed outside
   * @param connections how many were made to this machine
   * @param left processes that were left behind
   * @param seconds how long it took
   */
  record Graded(
      int exit,
      String said,
      Map<String, JsonNode> reports,
      List<String> touched,
      int connections,
      List<String> left,
      long seconds) {

    /** The verdict and the points of every check of one submission. */
    Map<String, String> verdicts(String submission) {
      Map<String, String> verdicts = new TreeMap<>();
      JsonNode report = reports.get(submission);
      if (report != null) {
        for (JsonNode check : report.get("checks")) {
          verdicts.put(
              check.get("id").asString(),
              check.get("verdict").asString() + " " + check.get("points").asString());
        }
      }
      return verdicts;
    }
  }
}
