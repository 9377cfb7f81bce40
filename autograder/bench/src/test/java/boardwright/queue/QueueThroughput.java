package boardwright.queue;

import boardwright.bench.ClassMaker;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What the queue costs: first alone, with grading replaced by 100 ms of sleep, for several worker
 * processes; then {@code grade --queue} with one worker process against {@code grade}. Processor
 * time is that of processes and all they started, as Linux counts it.
 */
public final class QueueThroughput {
  private static final int SLEEP = 100;
  private static final int WARM_UP = 15; // seconds
  private static final int OTHERS = 100_000;
  private static final int HAND_IN = 10_000; // bytes
  private static final int VERDICTS = 20_000; // bytes
  private static final double TICKS = 100; // a second
  private static final int FIRST_TIME = 11; // of four, after the name in /proc/PID/stat
  private static final int[][] SIZES = {{1, 1}, {2, 1}, {4, 1}, {8, 1}, {8, 2}};

  private final Path root;
  private final String address;
  private final Database database;
  private final ProcessHandle server;
  private final WorkQueue queue;

  private QueueThroughput(Path root, String address) {
    this.root = root;
    this.address = address;
    this.database = Database.open(address, 2);
    this.queue = new WorkQueue(database);
    long pid = database.rows(row -> row.getLong(1), "select pg_backend_pid()").get(0);
    this.server = ProcessHandle.of(pid).flatMap(ProcessHandle::parent).orElseThrow();
  }

  /**
   * Runs the benchmark.
   *
   * @param args the top of the tree; how many seconds each size is measured, 20 if not given; how
   *     many hand-ins are graded in a pair, 100 if not given; how many pairs, 3 if not given
   */
  public static void main(String[] args) throws Exception {
    if (args[0].equals("worker")) {
      work(args[1], args[2], Integer.parseInt(args[3]));
      return;
    }
    int[] counts = {20, 100, 3};
    for (int i = 1; i < args.length; i++) {
      counts[i - 1] = Integer.parseInt(args[i]);
    }
    try (EmbeddedPostgres started =
        EmbeddedPostgres.builder()
            .setServerConfig("fsync", "on")
            .setServerConfig("synchronous_commit", "on")
            .start()) {
      String address = "postgresql://localhost:%d/postgres?user=postgres";
      QueueThroughput bench =
          new QueueThroughput(Path.of(args[0]), address.formatted(started.getPort()));
      if (counts[0] > 0) {
        bench.measureAlone(counts[0]);
      }
      bench.measurePairs(counts[1], counts[2]);
      bench.database.close();
    }
  }

  private static void work(String address, String name, int threads) throws InterruptedException {
    QueueWorker.Job sleep =
        (kind, content) -> {
          try {
            Thread.sleep(SLEEP);
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
          return new byte[VERDICTS];
        };
    Database database = Database.open(address, threads + 3);
    new QueueWorker(
        database, name, "bench", Set.of("sleep", "doze"), threads, QueueWorker.HEARTBEAT, sleep);
    Thread.currentThread().join();
  }

  private void measureAlone(int seconds) throws IOException, InterruptedException {
    double one = 0;
    for (String others : List.of("", "of other kinds", "of another run")) {
      String what = others.isEmpty() ? "nothing else" : OTHERS + " " + others;
      System.out.printf("%nThe queue alone, %s waiting%n", what);
      System.out.println(
          "processes x threads  a second  of N times one   ms of CPU: worker, database, caller, sum"
              + "  scans of tasks, work");
      if (!others.isEmpty()) {
        putOthers(others.endsWith("run") ? "doze" : "other");
      }
      for (int[] size : others.isEmpty() ? SIZES : new int[][] {SIZES[3]}) {
        double rate = measure(size[0], size[1], seconds, one);
        one = one == 0 ? rate : one;
      }
      queue.forget("others");
    }
  }

  /** Hand-ins that wait before those that are measured, or take turns with them. */
  private void putOthers(String kind) {
    database.update(
        "insert into work (run, key, kind, content) select 'others', i::text, ?, ''"
            + " from generate_series(1, ?) i",
        kind,
        OTHERS);
    database.update(
        "insert into scheduled_tasks (task_name, task_instance, execution_time, picked, version,"
            + " priority) select kind, run || '/' || key, now(), false, 1,"
            + " case kind when 'doze' then -key::int else 1 end from work where run = 'others'");
    database.update("analyze");
  }

  private double measure(int processes, int threads, int seconds, double one)
      throws IOException, InterruptedException {
    int most = processes * threads * (seconds + 2 * WARM_UP) * 1000 / SLEEP;
    queue.put(
        "bench",
        "sleep",
        () ->
            IntStream.range(0, most)
                .mapToObj(i -> new Work("hand-in" + i, new byte[HAND_IN]))
                .iterator());
    List<Process> workers = new ArrayList<>();
    for (int i = 0; i < processes; i++) {
      workers.add(startWorker("worker" + i, threads));
    }
    fetch(WARM_UP);
    long since = System.nanoTime();
    double[] before = used(workers);
    double ofOthers = answersOfOthers();
    double count = fetch(seconds) + answersOfOthers() - ofOthers;
    double took = (System.nanoTime() - since) / 1e9;
    double[] after = used(workers);
    for (Process worker : workers) {
      worker.destroyForcibly().waitFor();
    }
    queue.forget("bench");
    database.update("delete from scheduled_tasks where task_name = 'sleep'");
    double[] each = new double[after.length];
    Arrays.setAll(each, i -> (after[i] - before[i]) / count);
    double rate = count / took;
    System.out.printf(
        Locale.ROOT,
        "%9d x %d %14.1f %13.0f %% %11.1f %9.1f %7.1f %10.1f %9.2f %.2f%n",
        processes,
        threads,
        rate,
        one == 0 ? 100 : 100 * rate / one / processes / threads,
        each[0] * 1000,
        each[1] * 1000,
        each[2] * 1000,
        (each[0] + each[1] + each[2]) * 1000,
        each[3],
        each[4]);
    return rate;
  }

  /** They take turns with those that are measured, if they are of the same kind. */
  private long answersOfOthers() {
    String sql = "select count(answer) from work where run = 'others' and answer is not null";
    return database.rows(row -> row.getLong(1), sql).get(0);
  }

  private Process startWorker(String name, int threads) throws IOException {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin/java").toString(),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1", // as the command work
            "-cp",
            System.getProperty("java.class.path"),
            QueueThroughput.class.getName(),
            "worker",
            address,
            name,
            String.valueOf(threads));
    return new ProcessBuilder(command).inheritIO().start();
  }

  /** Fetches answers for some seconds, as a run does. Returns how many. */
  private int fetch(int seconds) throws InterruptedException {
    int count = 0;
    for (long end = System.nanoTime() + seconds * 1_000_000_000L; System.nanoTime() < end; ) {
      List<Answer> answers = queue.answers("bench");
      answers.forEach(answer -> queue.forget("bench", answer.key()));
      count += answers.size();
      if (answers.isEmpty()) {
        Thread.sleep(SLEEP);
      }
    }
    return count;
  }

  /** Seconds of workers, database and this process; how often each table was read as a whole. */
  private double[] used(List<Process> workers) throws InterruptedException {
    double all = workers.stream().mapToDouble(worker -> seconds(worker.toHandle())).sum();
    double[] used = {all, seconds(server), times(ProcessHandle.current())[0], 0, 0};
    Thread.sleep(1000); // PostgreSQL tells its statistics once a second
    List<Double> scans =
        database.rows(
            row -> row.getDouble(1),
            "select seq_scan from pg_stat_user_tables where relname in ('scheduled_tasks', 'work')"
                + " order by relname");
    used[3] = scans.get(0);
    used[4] = scans.get(1);
    return used;
  }

  private void measurePairs(int count, int pairs) throws Exception {
    Path bench = root.resolve("autograder/target/bench/queue");
    Path handIns = bench.resolve("class");
    if (!Files.isDirectory(handIns)) {
      ClassMaker.main(
          new String[] {
            root.toString(), "checkerboard", handIns.toString(), String.valueOf(count), "1"
          });
    }
    System.out.printf(
        "%ngrade --queue with one worker process against grade, %d hand-ins%n", count);
    System.out.println("   grade: s, s of CPU   --queue: s, s of CPU, of it database   ratios");
    for (int pair = 0; pair < pairs; pair++) {
      Graded alone = grade(handIns, "--threads=2", "--sandbox=none");
      Process worker =
          boardwright("work", "--threads=2", "--sandbox=none", "--database=" + address);
      while (queue.workers().isEmpty()) {
        Thread.sleep(SLEEP);
      }
      double before = seconds(worker.toHandle());
      double ofServer = seconds(server);
      Graded queued = grade(handIns, "--queue=" + address);
      ofServer = seconds(server) - ofServer;
      double cpu = queued.cpu + ofServer + seconds(worker.toHandle()) - before;
      worker.destroy();
      worker.waitFor();
      System.out.printf(
          Locale.ROOT,
          "%11.1f %10.1f %14.1f %10.1f %15.2f %10.2f %.2f%n",
          alone.wall,
          alone.cpu,
          queued.wall,
          cpu,
          ofServer,
          queued.wall / alone.wall,
          cpu / alone.cpu);
    }
  }

  private record Graded(double wall, double cpu) {}

  private Graded grade(Path handIns, String... options) throws IOException, InterruptedException {
    Path out = Files.createTempDirectory(handIns.getParent(), "grades");
    double before = times(ProcessHandle.current())[1];
    long since = System.nanoTime();
    List<String> call = new ArrayList<>(List.of("grade", "checkerboard", handIns.toString()));
    call.addAll(List.of("--out=" + out, "--seed=7"));
    call.addAll(List.of(options));
    Process run = boardwright(call.toArray(String[]::new));
    int code = run.waitFor();
    if (code > 1) {
      throw new IOException(call + " ended with " + code);
    }
    double wall = (System.nanoTime() - since) / 1e9;
    return new Graded(wall, times(ProcessHandle.current())[1] - before);
  }

  private Process boardwright(String... words) throws IOException {
    List<String> command = new ArrayList<>(List.of(root.resolve("boardwright").toString()));
    command.addAll(List.of(words));
    return new ProcessBuilder(command)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  /** Of a process, and all that it started. */
  private static double seconds(ProcessHandle process) {
    try (Stream<ProcessHandle> all = Stream.concat(Stream.of(process), process.descendants())) {
      return all.mapToDouble(one -> Arrays.stream(times(one)).sum()).sum();
    }
  }

  /** Of a process itself, and of what it started that has ended. */
  private static double[] times(ProcessHandle process) {
    try {
      String stat = Files.readString(Path.of("/proc/" + process.pid() + "/stat"));
      String[] words = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
      double[] times = new double[2];
      for (int i = 0; i < 4; i++) {
        times[i / 2] += Long.parseLong(words[FIRST_TIME + i]) / TICKS;
      }
      return times;
    } catch (IOException e) {
      return new double[2]; // it has just ended
    }
  }
}
