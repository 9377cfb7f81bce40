package boardwright.hostile;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import boardwright.hostile.Gauntlet.Graded;
import boardwright.lab.Course;
import boardwright.solutions.SolutionFiles;
import boardwright.solutions.Solutions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * The hostile hand-ins of one lab, with honest ones to be graded among, and what these get when
 * nobody disturbs them.
 */
final class Corpus {
  private static final YAMLMapper YAML =
      YAMLMapper.builder()
          .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
          .enable(DeserializationFeature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          .build();

  private static final String OUTGREW = "the class took more memory or threads than";

  /** The wrong answers without anything written into them: no attack may pass more. */
  private static final String WRONG = "honest-wrong-";

  private final String lab;
  private final int seconds;
  private final List<String> honest;
  private final List<String> leftOut;
  private final List<HostileHandIn> hostile;
  private final List<Trick> tricks;
  private final Graded honestAlone;

  /**
   * Reads the hand-ins of a lab, and grades the honest ones alone.
   *
   * @param seconds what all checks of one hand-in may take together
   * @param honest solutions of the lab, such as {@code variants/modern}
   * @param leftOut files of these that cost more time than they tell
   */
  Corpus(String lab, int seconds, List<String> honest, List<String> leftOut, Path scratch)
      throws Exception {
    this.lab = lab;
    this.seconds = seconds;
    this.honest = honest;
    this.leftOut = leftOut;
    this.hostile = read("hostile.yaml", HostileHandIn[].class);
    this.tricks = read("files.yaml", Trick[].class);
    try (Gauntlet gauntlet = gauntlet(scratch)) {
      handInHonest(gauntlet);
      this.honestAlone = gauntlet.grade("none", "");
    }
    assertEquals(0, honestAlone.exit(), honestAlone.said());
  }

  private <T> List<T> read(String file, Class<T[]> type) throws IOException {
    Path path = folder().resolve(file);
    return Files.exists(path) ? List.of(YAML.readValue(path, type)) : List.of();
  }

  /** A place to grade this lab in. */
  Gauntlet gauntlet(Path scratch) throws IOException {
    return new Gauntlet(scratch, lab, seconds);
  }

  /** How many hand-ins stand for each family. */
  Map<String, Long> families() {
    return Stream.concat(
            hostile.stream().map(HostileHandIn::family), tricks.stream().map(Trick::family))
        .collect(Collectors.groupingBy(family -> family, TreeMap::new, Collectors.counting()));
  }

  /** What names more than one hand-in. */
  List<String> idsThatStandTwice() {
    Set<String> seen = new HashSet<>();
    return Stream.concat(hostile.stream().map(HostileHandIn::id), tricks.stream().map(Trick::id))
        .filter(id -> !seen.add(id))
        .toList();
  }

  /** Whether it is the first one of its family that can be tried in every way. */
  boolean isFirstOfItsFamily(HostileHandIn one) {
    return hostile.stream()
        .filter(each -> !each.withTheAllowlistOnly())
        .filter(each -> each.family().equals(one.family()))
        .findFirst()
        .filter(one::equals)
        .isPresent();
  }

  /** Whether a family has a hand-in that is tried in every way. */
  boolean hasOneForAlways(String family) {
    return hostile.stream().anyMatch(each -> each.always() && each.family().equals(family));
  }

  private Path folder() {
    return Path.of("src/test/hostile", lab);
  }

  /**
   * Has hand-ins handed in, and the honest ones.
   *
   * @param wanted which of the hostile ones
   * @param withTricks whether those whose files are the trick, too
   */
  HandedIn handIn(Gauntlet gauntlet, Predicate<HostileHandIn> wanted, boolean withTricks)
      throws IOException {
    handInHonest(gauntlet);
    List<HostileHandIn> some = hostile.stream().filter(wanted).toList();
    for (HostileHandIn each : some) {
      each.write(
          Files.createDirectories(gauntlet.handIns().resolve(each.id())),
          folder(),
          gauntlet.words());
    }
    Map<Trick, String> names = new LinkedHashMap<>();
    if (withTricks && !tricks.isEmpty()) {
      Path square = ROOT.resolve("solutions").resolve(lab).resolve("model/Square.java");
      HostileFiles maker =
          new HostileFiles(gauntlet.handIns(), gauntlet.canary(), Files.readString(square));
      for (Trick trick : tricks) {
        names.put(trick, maker.make(trick.id()));
      }
    }
    return new HandedIn(some, names);
  }

  /** Right and wrong answers by honest people, the wrong ones of the corpus among them. */
  private void handInHonest(Gauntlet gauntlet) throws IOException {
    Solutions solutions = new Solutions(new Course(ROOT).lab(lab).orElseThrow());
    for (String name : honest) {
      // spread among the hostile ones by their first letters
      String id = name.substring(name.lastIndexOf('/') + 1);
      Path to = gauntlet.handIns().resolve(id.charAt(0) + "-honest-" + id);
      SolutionFiles.write(solutions.solution(name), to);
      for (String file : leftOut) {
        Files.deleteIfExists(to.resolve(file));
      }
    }
    for (String type : hostile.stream().map(HostileHandIn::type).distinct().toList()) {
      Path wrong = Files.createDirectories(gauntlet.handIns().resolve(WRONG + type));
      Files.copy(folder().resolve(type + ".java"), wrong.resolve(type + ".java"));
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

  /** Which of those that outgrow what there is for them were left to go on. */
  private static List<String> notEndedFromOutside(Graded graded, List<HostileHandIn> handedIn) {
    List<String> left = new ArrayList<>();
    for (HostileHandIn each : handedIn) {
      List<String> messages = messages(graded, each.id());
      if (each.outgrows() && messages.stream().noneMatch(said -> said.startsWith(OUTGREW))) {
        left.add(each.id() + " was not ended from outside: " + messages);
      }
    }
    return left;
  }

  private static List<String> messages(Graded graded, String id) {
    JsonNode report = graded.reports().get(id);
    return report == null
        ? List.of()
        : report
            .get("checks")
            .valueStream()
            .map(check -> check.get("message").asString())
            .distinct()
            .toList();
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

  /**
   * Says in one line what came of a run, and fails where something was not kept whole.
   *
   * @param verdictsAreTrue whether it is claimed that the hostile ones get what they deserve
   */
  void judge(String mode, HandedIn handedIn, Graded graded, boolean verdictsAreTrue) {
    List<String> wrong = new ArrayList<>();
    if (verdictsAreTrue) {
      wrong.addAll(wrongVerdicts(graded, handedIn.hostile()));
      handedIn.tricks().forEach((trick, name) -> wrong.addAll(trick.wrong(name, graded)));
    } else {
      wrong.addAll(notEndedFromOutside(graded, handedIn.hostile()));
    }
    List<String> changed = new ArrayList<>();
    for (String id : honestAlone.reports().keySet()) {
      Map<String, String> now = graded.verdicts(id);
      honestAlone
          .verdicts(id)
          .forEach(
              (check, verdict) -> {
                if (!verdict.equals(now.get(check))) {
                  changed.add(id + " " + check + ": " + verdict + ", now " + now.get(check));
                }
              });
    }
    List<String> forged = new ArrayList<>();
    for (HostileHandIn each : handedIn.hostile()) {
      Map<String, String> ceiling = honestAlone.verdicts(WRONG + each.type());
      graded
          .verdicts(each.id())
          .forEach(
              (check, verdict) -> {
                if (verdict.startsWith("passed") && !ceiling.get(check).startsWith("passed")) {
                  forged.add(each.id() + " " + check);
                }
              });
    }
    System.out.printf(
        "hostile corpus of %s, %s: %d families, %d hand-ins among %d honest; honest verdicts"
            + " changed %d, forged points %s, files touched %d, connections %d, processes left"
            + " %d, %d s%n",
        lab,
        mode,
        handedIn.families(),
        handedIn.count(),
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
        () ->
            assertEquals(handedIn.count() + honestAlone.reports().size(), graded.reports().size()),
        () -> assertEquals(List.of(), graded.touched(), "touched"),
        () -> assertEquals(0, graded.connections(), "connections"),
        () -> assertEquals(List.of(), graded.left(), "processes left"));
  }

  /**
   * What was handed in beside the honest ones.
   *
   * @param tricks with what their names in the report contain
   */
  record HandedIn(List<HostileHandIn> hostile, Map<Trick, String> tricks) {
    int count() {
      return hostile.size() + tricks.size();
    }

    long families() {
      return Stream.concat(
              hostile.stream().map(HostileHandIn::family),
              tricks.keySet().stream().map(Trick::family))
          .distinct()
          .count();
    }
  }
}
