package boardwright.worker;

import boardwright.meter.Chance;
import boardwright.meter.Lines;
import boardwright.meter.Meter;
import boardwright.protocol.Answer.Coverage;
import boardwright.protocol.Finding;
import boardwright.protocol.Program;
import boardwright.protocol.Program.Measured;
import boardwright.protocol.Program.Role;
import boardwright.protocol.Program.World;
import boardwright.testkit.CheckBlocked;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.OwnTests;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;

/**
 * Tries a learner's own tests on right programs, on faulty ones and on the learner's own. Each run
 * has its own loaders, steps and standard input, and the same luck, so a test cannot know which
 * program it is on, nor that it ran before. The grader draws the order of the runs; the runs are
 * judged in the order of the programs, so that no report depends on it.
 */
final class TestTrial implements OwnTests {
  private static final int REPETITIONS = 2;
  private static final int ALL = 100;
  private static final String STOPPED = "was stopped";

  /** How often a thread of a run that has ended is given a hundredth of a second more. */
  private static final int PATIENCE = 100;

  private final LoadedProgram program;
  private final Program.Trial trial;
  private final List<Integer> order;
  private final LiveThreads threads = new LiveThreads();

  /** The tests that failed every time, by the number of the program; null until all were tried. */
  private Map<Integer, Set<String>> catching;

  TestTrial(LoadedProgram program, List<Integer> order) {
    this.program = program;
    this.order = order;
    this.trial = program.trial();
  }

  @Override
  public void pass() {
    for (int i = 0; i < REPETITIONS; i++) {
      for (World world : worlds(Role.RIGHT)) {
        TestRun run = run(world, i);
        if (isStopped()) {
          return; // by which the check is judged
        }
        if (run.passed() + run.failures().size() == 0) {
          throw new CheckFailed(
              "at least one method with @Test", "yours have none that can be run" + run.unseen());
        }
        if (!run.failures().isEmpty()) {
          throw failed(run.failures().get(0), program(world));
        }
      }
    }
    Meter.begin(false);
  }

  private String program(World world) {
    return world.classes().isEmpty()
        ? "the provided classes"
        : "other classes that keep all the rules, as the provided ones do";
  }

  private static CheckFailed failed(TestRun.Failure failure, String on) {
    return new CheckFailed(
        new Finding(
            failure.test(),
            on,
            "the test to pass on classes that are right",
            "it says: " + failure.says(),
            failure.place()));
  }

  @Override
  public void catchFaults(int step) {
    if (step < 1 || step > trial.catches().size()) {
      throw new IllegalStateException("lab.yaml has no number %d under catches:".formatted(step));
    }
    List<World> faulty = worlds(Role.FAULTY);
    if (faulty.isEmpty()) {
      throw new IllegalStateException("there are no planted faults: the build makes them");
    }
    if (catching == null && !tryAll()) {
      return; // the check is judged by what stopped it
    }
    judge(step);
  }

  /** Tries the tests on all programs; whether none of them was stopped where it must not. */
  private boolean tryAll() {
    Map<Integer, Set<String>> failed = new TreeMap<>();
    SortedMap<Integer, TestRun.Failure> wrong = new TreeMap<>();
    SortedSet<Integer> stopped = new TreeSet<>();
    System.setOut(new PrintStream(OutputStream.nullOutputStream())); // it would show the order
    System.setErr(System.out);
    for (int number : order) {
      if (failed.containsKey(number) && failed.get(number).isEmpty()) {
        continue; // missed already: there is no catch to be repeated
      }
      World world = trial.worlds().get(number);
      TestRun run = run(world, 0);
      if (Meter.refusal() != null || world.role() == Role.RIGHT && isStopped()) {
        stopped.add(number);
      } else if (world.role() == Role.FAULTY) {
        Set<String> failing =
            isStopped()
                ? Set.of(STOPPED)
                : run.failures().stream().map(TestRun.Failure::test).collect(Collectors.toSet());
        Set<String> always = failed.computeIfAbsent(number, first -> new HashSet<>(failing));
        always.retainAll(failing);
      } else if (!run.failures().isEmpty()) {
        wrong.putIfAbsent(number, run.failures().get(0));
      }
    }
    if (!stopped.isEmpty()) {
      run(trial.worlds().get(stopped.first()), 0);
      if (isStopped()) {
        return false;
      }
      throw new CheckFailed("tests that do the same each time", "yours were stopped once only");
    }
    if (!wrong.isEmpty()) {
      throw failed(wrong.get(wrong.firstKey()), program(trial.worlds().get(wrong.firstKey())));
    }
    Meter.begin(false);
    catching = failed;
    return true;
  }

  private void judge(int step) {
    List<World> missed =
        catching.entrySet().stream()
            .filter(caught -> caught.getValue().isEmpty())
            .map(missing -> trial.worlds().get(missing.getKey()))
            .toList();
    int caught = catching.size() - missed.size();
    int needed = needed(step, catching.size());
    if (caught >= needed) {
      return;
    }
    Map<String, Long> kinds =
        missed.stream()
            .collect(Collectors.groupingBy(World::kind, TreeMap::new, Collectors.counting()));
    String list =
        kinds.entrySet().stream()
            .map(
                kind ->
                    kind.getKey() + (kind.getValue() > 1 ? " (%d)".formatted(kind.getValue()) : ""))
            .collect(Collectors.joining("\n"));
    throw new CheckFailed(
        "at least %d of %d planted faults to be caught".formatted(needed, catching.size()),
        "your tests catch %d. These kinds got through:\n%s".formatted(caught, list));
  }

  private int needed(int step, int faults) {
    return (faults * trial.catches().get(step - 1) + ALL - 1) / ALL;
  }

  @Override
  public void cover() {
    World own =
        worlds(Role.OWN).stream()
            .findFirst()
            .orElseThrow(() -> new CheckBlocked(trial.unmeasured()));
    ClassLoader loader = Loaders.tests(program.classes(own));
    Lines.begin(0);
    own.classes().forEach(file -> initialise(file.name(), loader));
    Lines.begin(own.measured().size());
    run(loader, 0);
    if (Meter.refusal() != null) {
      return;
    }
    Meter.begin(false);
    List<Coverage> lines = lines(own.measured());
    program.cover(lines);
    int reached = lines.stream().mapToInt(file -> file.reached().size()).sum();
    int all = reached + lines.stream().mapToInt(file -> file.missed().size()).sum();
    if (reached * ALL < trial.coverage() * all) {
      throw CheckFailed.at(
          lines.stream()
              .filter(file -> !file.missed().isEmpty())
              .findFirst()
              .map(file -> file.path() + ":" + file.missed().get(0))
              .orElse(""),
          "at least %d %% of the lines of your own classes to be reached"
              .formatted(trial.coverage()),
          "your tests reach %d of %d, which is %d %%".formatted(reached, all, reached * ALL / all));
    }
  }

  private static List<Coverage> lines(List<Measured> measured) {
    Map<String, Set<Integer>> reached = new TreeMap<>();
    Map<String, Set<Integer>> all = new TreeMap<>();
    for (int type = 0; type < measured.size(); type++) {
      String path = measured.get(type).path();
      Set<Integer> here = reached.computeIfAbsent(path, p -> new TreeSet<>());
      List<Integer> lines = measured.get(type).lines();
      all.computeIfAbsent(path, p -> new TreeSet<>()).addAll(lines);
      for (int line : lines) {
        if (Lines.isReached(type, line)) {
          here.add(line);
        }
      }
    }
    List<Coverage> coverage = new ArrayList<>();
    all.forEach(
        (path, lines) -> {
          lines.removeAll(reached.get(path));
          coverage.add(new Coverage(path, List.copyOf(reached.get(path)), List.copyOf(lines)));
        });
    return coverage;
  }

  /** Runs the tests; all programs among which they have to find the faulty ones have one luck. */
  private TestRun run(World world, int luck) {
    return run(Loaders.tests(program.classes(world)), luck);
  }

  /** What a class of the learner's does as it is loaded, no test does. */
  private void initialise(String name, ClassLoader loader) {
    begin(0);
    try {
      Class.forName(name, true, loader);
    } catch (ClassNotFoundException | RuntimeException | Error e) {
      Meter.begin(Meter.isOverflow(e)); // tests that use the class will fail
    }
  }

  private void begin(int luck) {
    Meter.begin(false);
    Chance.begin(trial.seed() + luck);
    System.setIn(InputStream.nullInputStream()); // a run may close it
  }

  private TestRun run(ClassLoader loader, int luck) {
    begin(luck);
    TestRun run = TestRun.of(loader, program.underCheck());
    if (run.overflowed()) {
      Meter.begin(true);
    }
    refuseThreads();
    return run;
  }

  /** A thread that goes on, as a provided class may start one, would act in the next run. */
  private void refuseThreads() {
    for (int waited = 0; threads.hasOthers(); waited++) {
      if (waited == PATIENCE) {
        Meter.refuse("a thread that goes on after the tests");
      }
      LockSupport.parkNanos(10_000_000);
    }
  }

  /** Whether the meter stopped it: whatever it says then is worth nothing. */
  private static boolean isStopped() {
    return Meter.refusal() != null || Meter.ranOutOfSteps() || Meter.ranOutOfBytes();
  }

  private List<World> worlds(Role role) {
    return trial.worlds().stream().filter(world -> world.role() == role).toList();
  }
}
