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
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;

/**
 * Tries a learner's own tests on right programs, on faulty ones and on the learner's own. Each run
 * has loaders, steps and luck of its own, so that a test cannot know which program it is on, nor
 * that it ran before.
 */
final class TestTrial implements OwnTests {
  private static final int REPETITIONS = 2;
  private static final int RIGHT_RUNS = 6;
  private static final int ALL = 100;
  private static final String STOPPED = "was stopped";

  /** How often a thread of a run that has ended is given a hundredth of a second more. */
  private static final int PATIENCE = 100;

  private final LoadedProgram program;
  private final Program.Trial trial;
  private final LiveThreads threads = new LiveThreads();

  /** The seed of the run gives the order, and the luck of each program. */
  private Random random;

  /** By each faulty program, the tests that failed every time; null until all were tried. */
  private Map<World, Set<String>> catching;

  TestTrial(LoadedProgram program) {
    this.program = program;
    this.trial = program.trial();
  }

  @Override
  public void pass() {
    random = new Random(trial.seed());
    for (int i = 0; i < REPETITIONS; i++) {
      for (World world : worlds(Role.RIGHT)) {
        TestRun run = run(world);
        if (isStopped()) {
          return; // by which the check is judged
        }
        if (run.passed() + run.failures().size() == 0) {
          throw new CheckFailed(
              "at least one method with @Test", "yours have none that can be run");
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
    if (catching == null && !tryAll(faulty)) {
      return; // the check is judged by what stopped it
    }
    judge(step, faulty);
  }

  /** Tries the tests on all programs; whether none of them was stopped where it must not. */
  private boolean tryAll(List<World> faulty) {
    random = new Random(trial.seed());
    Map<World, Set<String>> failed = new LinkedHashMap<>();
    for (World world : order(faulty)) {
      if (failed.containsKey(world) && failed.get(world).isEmpty()) {
        continue; // missed already: there is no catch to be repeated
      }
      TestRun run = run(world);
      if (world.role() == Role.FAULTY) {
        if (Meter.refusal() != null) {
          return false;
        }
        Set<String> failing =
            run.failures().stream()
                .map(TestRun.Failure::test)
                .collect(Collectors.toCollection(HashSet::new));
        if (Meter.ranOutOfSteps() || Meter.ranOutOfBytes()) {
          failing = new HashSet<>(Set.of(STOPPED));
        }
        Set<String> earlier = failed.putIfAbsent(world, failing);
        if (earlier != null) {
          earlier.retainAll(failing);
        }
      } else if (isStopped()) {
        return false;
      } else if (!run.failures().isEmpty()) {
        throw failed(run.failures().get(0), program(world));
      }
    }
    Meter.begin(false);
    catching = failed;
    return true;
  }

  private void judge(int step, List<World> faulty) {
    List<World> missed = faulty.stream().filter(world -> catching.get(world).isEmpty()).toList();
    int caught = faulty.size() - missed.size();
    int needed = needed(step, faulty.size());
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
        "at least %d of %d planted faults to be caught".formatted(needed, faulty.size()),
        "your tests catch %d. These kinds got through:\n%s".formatted(caught, list));
  }

  private int needed(int step, int faults) {
    return (faults * trial.catches().get(step - 1) + ALL - 1) / ALL;
  }

  /** Every faulty program as often as a catch must be repeated, and right ones among them. */
  private List<World> order(List<World> faulty) {
    List<World> order = new ArrayList<>();
    for (int i = 0; i < REPETITIONS; i++) {
      order.addAll(faulty);
    }
    List<World> right = worlds(Role.RIGHT);
    for (int i = 0; i < RIGHT_RUNS; i++) {
      order.add(right.get(i % right.size()));
    }
    Collections.shuffle(order, random);
    return order;
  }

  @Override
  public void cover() {
    World own =
        worlds(Role.OWN).stream()
            .findFirst()
            .orElseThrow(() -> new CheckBlocked(trial.unmeasured()));
    random = new Random(trial.seed());
    Lines.begin(own.measured().size());
    run(own);
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

  private TestRun run(World world) {
    Meter.begin(false);
    Chance.begin(random.nextLong());
    TestRun run = TestRun.of(Loaders.tests(program.classes(world)), program.underCheck());
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
