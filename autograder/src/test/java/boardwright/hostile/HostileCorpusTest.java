package boardwright.hostile;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import boardwright.contract.Solutions;
import boardwright.hostile.Gauntlet.Graded;
import boardwright.sandbox.Bubblewrap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** Grades everything in {@code src/test/hostile} among honest hand-ins, in three ways. */
@DisplayName("Hostile hand-ins among honest ones")
@EnabledOnOs(value = OS.LINUX, disabledReason = "the processes and files of Linux are watched")
class HostileCorpusTest {
  private static final Path CORPUS = Path.of("src/test/hostile/checkerboard");
  private static final Path SOLUTIONS = ROOT.resolve("solutions/checkerboard");
  private static final YAMLMapper YAML =
      YAMLMapper.builder()
          .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
          .enable(DeserializationFeature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          .build();

  /** The wrong answer without anything written into it: what it gets, no attack may exceed. */
  private static final String WRONG = "honest-wrong";

  /** What takes more than there is for it, and that the sandbox itself does not limit. */
  private static final List<String> OUTGROWING =
      List.of("fills-memory-beyond-the-heap", "starts-a-thousand-threads");

  private static final String OUTGREW = "the class took more memory or threads than";

  /** More than cores: most of the time goes into waiting for what never ends. */
  private static final int THREADS = 4;

  private static List<HostileHandIn> hostile;
  private static List<Trick> files;
  private static Graded honestAlone;

  /** A hand-in of {@code files.yaml}. */
  private record Trick(String id, String family, String is) {}

  @BeforeAll
  static void gradeTheHonestAlone(@TempDir Path scratch) throws Exception {
    hostile = List.of(YAML.readValue(CORPUS.resolve("hostile.yaml"), HostileHandIn[].class));
    files = List.of(YAML.readValue(CORPUS.resolve("files.yaml"), Trick[].class));
    try (Gauntlet gauntlet = new Gauntlet(scratch)) {
      honest(gauntlet.handIns());
      honestAlone = gauntlet.grade("none", THREADS, List.of(), "");
    }
    assertEquals(0, honestAlone.exit(), honestAlone.said());
  }

  @Test
  @DisplayName("stand for every family, three or more for each")
  void standForEveryFamily() {
    Map<String, Long> families = new TreeMap<>();
    hostile.forEach(h -> families.merge(h.family(), 1L, Long::sum));
    files.forEach(h -> families.merge(h.family(), 1L, Long::sum));
    assertEquals(List.of(), families.entrySet().stream().filter(f -> f.getValue() < 3).toList());
    assertTrue(families.size() >= 45, () -> families.size() + " families");
    long ids =
        Stream.concat(hostile.stream().map(HostileHandIn::id), files.stream().map(Trick::id))
            .distinct()
            .count();
    assertEquals(hostile.size() + files.size(), ids, "every id once");
  }

  @Test
  @DisplayName("get what they deserve and change nothing, with the allowlist in the sandbox")
  void withBoth(@TempDir Path scratch) throws Exception {
    String sandbox = Bubblewrap.tryOut().sandbox().isPresent() ? Bubblewrap.WORD : "none";
    try (Gauntlet gauntlet = new Gauntlet(scratch)) {
      honest(gauntlet.handIns());
      List<HostileHandIn> tried =
          isQuick() ? tried(HostileCorpusTest::isFirstOfItsFamily) : hostile;
      write(gauntlet, tried);
      HostileFiles maker =
          new HostileFiles(
              gauntlet.handIns(),
              gauntlet.canary(),
              Files.readString(SOLUTIONS.resolve("model/Square.java")));
      Map<Trick, String> names = new HashMap<>();
      for (Trick trick : files) {
        names.put(trick, maker.make(trick.id()));
      }
      Graded graded = gauntlet.grade(sandbox, THREADS, List.of(), "");
      List<String> wrong = wrongVerdicts(graded, tried);
      for (Trick trick : files) {
        wrong.addAll(wrong(trick, names.get(trick), graded));
      }
      sum("allowlist and sandbox " + sandbox, graded, tried.size() + files.size(), wrong, true);
    }
  }

  @Test
  @Tag("any-java")
  @DisplayName(
      "do no harm without the allowlist: a sandbox for each keeps all but their own verdicts")
  void withTheSandboxAlone(@TempDir Path scratch) throws Exception {
    Bubblewrap.Trial trial = Bubblewrap.tryOut();
    assumeTrue(trial.sandbox().isPresent(), trial.trouble());
    try (Gauntlet gauntlet = new Gauntlet(scratch)) {
      honest(gauntlet.handIns());
      List<HostileHandIn> some =
          secondWay().stream().filter(each -> !each.withTheAllowlistOnly()).toList();
      write(gauntlet, some);
      Graded graded =
          gauntlet.grade("each", THREADS, List.of(), "-Dboardwright.compile.allowlist=off");
      List<String> wrong =
          OUTGROWING.stream()
              .filter(id -> messages(graded, id).noneMatch(said -> said.startsWith(OUTGREW)))
              .map(
                  id ->
                      id
                          + " was not ended from outside: "
                          + messages(graded, id).distinct().toList())
              .toList();
      sum("sandbox alone", graded, some.size(), wrong, false);
    }
  }

  @Test
  @Tag("any-java")
  @DisplayName(
      "get what they deserve and change nothing without a sandbox: the allowlist alone keeps all")
  void withTheAllowlistAlone(@TempDir Path scratch) throws Exception {
    try (Gauntlet gauntlet = new Gauntlet(scratch)) {
      honest(gauntlet.handIns());
      List<HostileHandIn> some = secondWay();
      write(gauntlet, some);
      Graded graded = gauntlet.grade("none", THREADS, List.of(), "");
      sum("allowlist alone", graded, some.size(), wrongVerdicts(graded, some), true);
    }
  }

  /** Right and wrong answers by honest people, the wrong square among them. */
  private static void honest(Path handIns) throws IOException {
    for (String name :
        List.of(
            "model",
            "variants/helpers",
            "variants/odd-codes",
            "faults/square-prints-a-colon",
            "faults/square-accepts-row-eight",
            "faults/move-shares-its-fields")) {
      // spread among the hostile ones by their first letters
      String id = name.substring(name.lastIndexOf('/') + 1);
      Path folder = Files.createDirectories(handIns.resolve(id.charAt(0) + "-honest-" + id));
      if (name.startsWith("faults")) {
        copy(SOLUTIONS.resolve("model"), folder);
      }
      copy(SOLUTIONS.resolve(name), folder);
    }
    Path folder = Files.createDirectories(handIns.resolve(WRONG));
    Files.copy(CORPUS.resolve("Square.java"), folder.resolve("Square.java"));
  }

  private static void copy(Path from, Path to) throws IOException {
    Solutions.copy(from, to);
    for (String heavy : List.of("Checkerboard.java")) {
      Files.deleteIfExists(to.resolve(heavy));
    }
  }

  /**
   * Those that are tried in a second way: what tells most, and of every fifth family, beginning
   * anywhere, the first. All of them with {@code -Dboardwright.hostile=all}, which takes three
   * times as long; with {@code some} one of each family in the first way, and in the others only
   * what tells most.
   */
  private static List<HostileHandIn> secondWay() {
    if ("all".equals(System.getProperty("boardwright.hostile"))) {
      return hostile;
    }
    List<String> families = hostile.stream().map(HostileHandIn::family).distinct().toList();
    int first = new SplittableRandom().nextInt(5);
    System.out.println("hostile corpus, second way: every fifth family from number " + first);
    return tried(
        each ->
            each.always()
                || !isQuick()
                    && isFirstOfItsFamily(each)
                    && families.indexOf(each.family()) % 5 == first);
  }

  private static boolean isQuick() {
    return "some".equals(System.getProperty("boardwright.hostile"));
  }

  private static List<HostileHandIn> tried(Predicate<HostileHandIn> wanted) {
    return hostile.stream().filter(wanted).toList();
  }

  private static boolean isFirstOfItsFamily(HostileHandIn one) {
    return hostile.stream()
        .filter(each -> !each.withTheAllowlistOnly())
        .filter(each -> each.family().equals(one.family()))
        .findFirst()
        .filter(one::equals)
        .isPresent();
  }

  private static void write(Gauntlet gauntlet, List<HostileHandIn> wanted) throws IOException {
    String template = Files.readString(CORPUS.resolve("Square.java"));
    for (HostileHandIn each : wanted) {
      each.write(
          Files.createDirectories(gauntlet.handIns().resolve(each.id())),
          template,
          gauntlet.words());
    }
  }

  /** Where a verdict is not the one that the corpus asks for. */
  private static List<String> wrongVerdicts(Graded graded, List<HostileHandIn> handedIn) {
    List<String> wrong = new ArrayList<>();
    for (HostileHandIn each : handedIn) {
      String got =
          graded
              .verdicts(each.id())
              .getOrDefault(each.check(), "no verdict")
              .replaceAll(" [\\d.E-]+$", "");
      if (!each.verdict().contains(got)) {
        wrong.add(
            "%s: %s should be %s, was %s: %s"
                .formatted(each.id(), each.check(), each.verdict(), got, message(graded, each)));
      }
    }
    return wrong;
  }

  private static Stream<String> messages(Graded graded, String id) {
    JsonNode report = graded.reports().get(id);
    return report == null
        ? Stream.of()
        : report.get("checks").valueStream().map(check -> check.get("message").asString());
  }

  private static String message(Graded graded, HostileHandIn each) {
    JsonNode report = graded.reports().get(each.id());
    if (report != null) {
      for (JsonNode check : report.get("checks")) {
        if (check.get("id").asString().equals(each.check())) {
          return check.get("message").asString() + " " + report.get("notes");
        }
      }
    }
    return "no report";
  }

  private static List<String> wrong(Trick trick, String name, Graded graded) {
    List<String> found =
        graded.reports().entrySet().stream()
            .filter(
                report ->
                    name.equals(trick.id())
                        ? report.getKey().equals(name)
                        : report.getValue().get("name").asString().contains(name))
            .map(Map.Entry::getKey)
            .toList();
    if (found.size() != 1) {
      return List.of(trick.id() + ": expected one report, found " + found);
    }
    JsonNode report = graded.reports().get(found.get(0));
    Map<String, String> square = new TreeMap<>(graded.verdicts(found.get(0)));
    square.keySet().removeIf(check -> !check.startsWith("square/"));
    boolean right = square.values().stream().allMatch(v -> v.startsWith("passed"));
    boolean nothing = square.values().stream().allMatch(v -> v.startsWith("not handed in"));
    boolean said = !report.get("notes").isEmpty();
    boolean fine =
        switch (trick.is()) {
          case "right" -> right;
          case "nothing" -> nothing && said;
          default -> (!nothing || said) && report.get("status").asString().equals("graded");
        };
    return fine
        ? List.of()
        : List.of(trick + " was " + Set.copyOf(square.values()) + " " + report.get("notes"));
  }

  /** Says in one line what came of a run, and fails where something was not kept whole. */
  private static void sum(
      String mode, Graded graded, long count, List<String> wrong, boolean verdictsAreTrue) {
    List<String> changed = new ArrayList<>();
    honestAlone
        .reports()
        .forEach(
            (id, report) -> {
              Map<String, String> before = honestAlone.verdicts(id);
              Map<String, String> now = graded.verdicts(id);
              before.forEach(
                  (check, verdict) -> {
                    if (!verdict.equals(now.get(check))) {
                      changed.add(id + " " + check + ": " + verdict + ", now " + now.get(check));
                    }
                  });
            });
    Map<String, String> ceiling = honestAlone.verdicts(WRONG);
    List<String> forged = new ArrayList<>();
    for (HostileHandIn each : hostile) {
      graded
          .verdicts(each.id())
          .forEach(
              (check, verdict) -> {
                if (verdict.startsWith("passed") && !ceiling.get(check).startsWith("passed")) {
                  forged.add(each.id() + " " + check);
                }
              });
    }
    long families =
        Stream.concat(
                hostile.stream()
                    .filter(h -> graded.reports().containsKey(h.id()))
                    .map(HostileHandIn::family),
                count > hostile.size() ? files.stream().map(Trick::family) : Stream.of())
            .distinct()
            .count();
    System.out.printf(
        "hostile corpus, %s: %d families, %d hand-ins among %d honest; honest verdicts changed %d,"
            + " forged points %s, files touched %d, connections %d, processes left %d, %d s%n",
        mode,
        families,
        count,
        honestAlone.reports().size(),
        changed.size(),
        verdictsAreTrue ? String.valueOf(forged.size()) : "not claimed",
        graded.touched().size(),
        graded.connections(),
        graded.left().size(),
        graded.seconds());
    assertAll(
        () -> assertEquals(0, graded.exit(), graded.said()),
        () -> assertFalse(honestAlone.reports().isEmpty()),
        () -> assertEquals("", String.join("\n", changed), "changed"),
        () -> assertEquals("", verdictsAreTrue ? String.join("\n", forged) : "", "forged"),
        () -> assertEquals("", String.join("\n", wrong), "wrong verdicts"),
        () -> assertEquals(count + honestAlone.reports().size(), graded.reports().size()),
        () -> assertEquals(List.of(), graded.touched(), "touched"),
        () -> assertEquals(0, graded.connections(), "connections"),
        () -> assertEquals(List.of(), graded.left(), "processes left"));
  }
}
