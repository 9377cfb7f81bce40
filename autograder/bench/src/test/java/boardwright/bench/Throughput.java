package boardwright.bench;

import boardwright.bench.ColdCheck.Cost;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.worker.PlainJvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Grades a generated class in three ways in one run, and prints ratios: {@code ./boardwright grade}
 * with all isolation, {@code mvn -o test} of the same checks, and the same work in one warm JVM
 * without isolation. No two hand-ins are alike. The warm JVM is compared on those hand-ins that it
 * survives.
 */
public final class Throughput {
  private static final int MAVEN_ROUNDS = 5;
  private static final Map<String, String> ROLES =
      Map.of(
          "Main", "parent: reading, pages, reports",
          "CompilerMain", "compiler: javac, mixes, guard, style",
          "WorkerMain", "workers: classes, JUnit, checks");
  private static final List<String> HARM = List.of("timed out", "crashed", "refused");

  private Throughput() {}

  /**
   * Runs the benchmark.
   *
   * @param args the top of the tree; the lab, checkerboard if not given; how many hand-ins, 300 if
   *     not given; the seed, 1 if not given
   */
  public static void main(String[] args) throws Exception {
    Path root = Path.of(args[0]);
    String id = args.length > 1 ? args[1] : "checkerboard";
    int count = args.length > 2 ? Integer.parseInt(args[2]) : 300;
    long seed = args.length > 3 ? Long.parseLong(args[3]) : 1;
    Lab lab = new Course(root).lab(id).orElseThrow();
    ColdCheck cold = new ColdCheck(root, id);
    cold.prepare();
    Path bench = root.resolve("autograder/target/bench/class");
    Path half = bench.resolve("half");
    Path whole = bench.resolve("whole");
    ColdCheck.delete(bench);
    ClassMaker.make(lab, half, count / 2, seed + 1);
    ClassMaker.make(lab, whole, count, seed);

    System.out.println("mvn -o test ...");
    cold.run(cold.mvn());
    double[] maven = new double[MAVEN_ROUNDS];
    for (int i = 0; i < MAVEN_ROUNDS; i++) {
      ColdCheck.delete(bench.resolveSibling(id).resolve("maven/target/classes"));
      maven[i] = cold.run(cold.mvn("-o")).wall();
    }
    Arrays.sort(maven);
    double test = maven[MAVEN_ROUNDS / 2];

    System.out.println("grade, two threads ...");
    Path outHalf = bench.resolve("out-half");
    Path outTwo = bench.resolve("out-two");
    Graded first = grade(cold, root, id, half, outHalf, 2);
    Graded two = grade(cold, root, id, whole, outTwo, 2);

    Path warmUp = harmless(half, outHalf, bench.resolve("half-harmless"));
    Path harmless = harmless(whole, outTwo, bench.resolve("harmless"));
    int left = harmless.toFile().list().length;
    System.out.println("grade, one thread, " + left + " that do no harm ...");
    Graded one = grade(cold, root, id, harmless, bench.resolve("out-one"), 1);
    System.out.println("the same in one warm JVM without isolation ...");
    PlainJvm.Times plain = PlainJvm.times(root, lab, harmless, warmUp);

    double perTwo = two.cost.wall() / count;
    double perOne = one.cost.wall() / left;
    System.out.printf(
        Locale.ROOT,
        "%n%d hand-ins of %s, JDK %s, %d cores, a hand-in each%n%n",
        count,
        id,
        Runtime.version(),
        Runtime.getRuntime().availableProcessors());
    line("mvn -o test", test);
    line("grade, 2 threads", perTwo);
    System.out.printf(Locale.ROOT, "mvn -o test / grade, 2 threads: %.0f times%n%n", test / perTwo);
    line("grade, 1 thread, " + left + " that do no harm", perOne);
    line("one warm JVM without isolation", plain.all() / left);
    System.out.printf(
        Locale.ROOT,
        "grade, 1 thread / one warm JVM without isolation: %.2f times%n"
            + "mvn -o test / one warm JVM without isolation: %.0f times%n%n",
        one.cost.wall() / plain.all(),
        test / (plain.all() / left));
    System.out.printf(
        Locale.ROOT,
        "%d hand-ins / %d hand-ins: %.2f times%n",
        count,
        count / 2,
        two.cost.wall() / first.cost.wall());
    System.out.printf(
        Locale.ROOT,
        "parent, compiler and workers at two threads: %d MiB at most%n%n",
        two.watch.peak() >> 20);
    System.out.println("Where the time goes: grade, two threads, processor time of a hand-in");
    two.watch
        .jvms()
        .forEach(
            (main, jvms) ->
                line(
                    ROLES.getOrDefault(main, main) + (jvms.count() > 1 ? ", " + jvms.count() : ""),
                    jvms.seconds() / count));
    System.out.println("Where the time goes: one warm JVM, a hand-in");
    plain.phases().forEach((phase, seconds) -> line(phase, seconds / left));
  }

  /** The hand-ins that would not end, block or litter a JVM that does not watch. */
  private static Path harmless(Path handIns, Path reports, Path to) throws IOException {
    try (Stream<Path> all = Files.list(handIns)) {
      for (Path handIn : all.sorted().toList()) {
        Path name = handIn.getFileName();
        String report = Files.readString(reports.resolve(name).resolve("report.json"));
        if (HARM.stream().noneMatch(word -> report.contains("\"verdict\" : \"" + word + "\""))) {
          ColdCheck.copy(handIn, to.resolve(name));
        }
      }
    }
    return to;
  }

  private static void line(String what, double seconds) {
    System.out.printf(Locale.ROOT, "%-40s%8.0f ms%n", what, seconds * 1000);
  }

  /** Grades a class with two threads. */
  static Graded grade(Path root, String lab, Path from, Path out) throws Exception {
    ColdCheck cold = new ColdCheck(root, lab);
    cold.prepare();
    return grade(cold, root, lab, from, out, 2);
  }

  private static Graded grade(
      ColdCheck cold, Path root, String lab, Path from, Path out, int threads)
      throws IOException, InterruptedException {
    ProcessWatch watch = new ProcessWatch();
    Cost cost =
        cold.run(
            List.of(
                root.resolve("boardwright").toString(),
                "grade",
                lab,
                from.toString(),
                "--out",
                out.toString(),
                "--seed",
                "7",
                "--sandbox",
                Files.isExecutable(Path.of("/usr/bin/bwrap")) ? "bwrap" : "none",
                "--threads",
                String.valueOf(threads)));
    watch.end();
    return new Graded(cost, watch);
  }

  /** What one grading took. */
  record Graded(Cost cost, ProcessWatch watch) {}
}
