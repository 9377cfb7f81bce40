package boardwright.kit;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.kit.UnpackedKit.Said;
import boardwright.lab.CheckSpec;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.solutions.Fault;
import boardwright.solutions.Solutions;
import boardwright.solutions.Variant;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A student's kit")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "its launcher there is another one")
class KitTest {
  /** Shorter lines of code are anybody's. */
  private static final int TELLING = 36;

  /** No text, no import, and no loop that anybody would write so. */
  private static final Pattern CODE = Pattern.compile("(?!import |for \\().*[;{]");

  /** A class of somebody else's. */
  private static final Pattern LIBRARY = Pattern.compile(".*[.]jar!(org|com|tools|net|picocli)/.*");

  private static final String HIDDEN = "square/refuses-columns-off-the-board";

  @TempDir private static Path scratch;
  private static Path tree;
  private static UnpackedKit kit;

  /** The kit of one lab. */
  private static UnpackedKit small;

  /** What the kit said to its first call, and the name of the archive that it made after that. */
  private static Said first;

  /** The whole tree, but one check of it is hidden. */
  @BeforeAll
  static void pack() throws IOException, InterruptedException {
    tree = Files.createDirectories(scratch.resolve("tree"));
    for (String part :
        List.of(
            "handouts",
            "solutions",
            "engine",
            "target",
            "boardwright",
            "boardwright.cmd",
            "LICENSE")) {
      Files.createSymbolicLink(tree.resolve(part), ROOT.resolve(part));
    }
    for (String lab : new Course(ROOT).labIds()) {
      Path folder = Files.createDirectories(tree.resolve("labs").resolve(lab));
      String manifest = Files.readString(ROOT.resolve("labs").resolve(lab).resolve("lab.yaml"));
      String hides = "hidden:\n  - {check: %s}\n".formatted(HIDDEN);
      Files.writeString(
          folder.resolve("lab.yaml"),
          lab.equals("checkerboard") ? manifest.replace("hidden: []\n", hides) : manifest);
    }
    kit = UnpackedKit.of(tree, scratch, finished().toArray(String[]::new));
    Path folder = Files.createDirectories(scratch.resolve("small"));
    small = UnpackedKit.of(tree, folder, "checkerboard");
    String made = "ls .boardwright/archives/*.jsa 2>/dev/null";
    String waits = "for second in $(seq 90); do " + made + " && break; sleep 1; done";
    first = kit.runShutIn(List.of("/bin/sh", "-c", "./boardwright; " + waits));
  }

  @Test
  @DisplayName("plays, checks and hints with a JDK alone, and writes nothing outside its folder")
  void playsChecksAndHintsWithAJdkAlone() throws IOException, InterruptedException {
    Said said = kit.run();
    assertEquals(0, said.code(), said::text);
    assertTrue(said.text().contains("\nNext: "), said::text);
    kit.solve("checkerboard", "CBException").solve("checkerboard", "Square");
    Said done = kit.run("check", "checkerboard/exception");
    assertEquals(0, done.code(), done::text);
    assertTrue(done.text().contains("✓ exception  8 of 8 checks"), done::text);
    Said square = kit.run("check", "checkerboard/square");
    assertTrue(square.text().contains("✓ square  15 of 15 checks"), square::text);
    kit.learner(
        "labs/checkerboard/src/main/java/checkerboard/CBException.java",
        Files.readString(
            ROOT.resolve("handouts/checkerboard/examples/first-class/CBException.java")));
    assertEquals(1, kit.run("check", "checkerboard/exception").code());
    Said hint = kit.run("hint", "checkerboard/exception");
    assertTrue(
        hint.text().startsWith("R1, where to look (handouts/checkerboard/1-exception.md)"),
        hint::text);
    assertTrue(kit.run("synopsis", "checkerboard", "Square").text().contains("Square getNext()"));
    assertTrue(
        kit.run("synopsis", "checkerboard", "Square", "getNext")
            .text()
            .contains("  returns  the next square; null if this is the last one\n"));
    Said page = kit.run("read", "square", "R2");
    assertTrue(page.text().endsWith("/book/checkerboard/2-square.html#R2\n"), page::text);
    assertTrue(Files.exists(kit.top().resolve("START-HERE.html")));
    Said start = kit.run("start", "move");
    assertTrue(start.text().contains("checkerboard/Move.java (new)"), start::text);
    assertTrue(kit.run("watch", "move").text().contains("  ✗ move  "));
    Said packed = kit.run("submit", "checkerboard");
    assertTrue(
        packed.text().contains("Not written yet, so not in it: Piece, Checkerboard"), packed::text);
    kit.run("reset", "move");
    Said played = kit.run("play", "checkerboard", "--text");
    assertTrue(played.text().contains("Yours: CBException, Square."), played::text);
    for (String answers : List.of("solution", "grade", "author prove", "hint --give-up")) {
      Said refused = kit.run((answers + " checkerboard").split(" "));
      assertEquals(2, refused.code(), refused::text);
      assertTrue(refused.text().contains("come with the full tree"), refused::text);
      assertTrue(refused.text().lines().allMatch(line -> line.length() <= 80), refused::text);
    }
  }

  @Test
  @DisplayName("answers before it prepares quick starts, which it then has")
  void answersBeforeItPreparesQuickStarts() {
    assertTrue(first.text().matches("(?s).*\nAll commands: .*\n\\S+\\.jsa\n"), first::text);
    assertEquals(0, first.code());
  }

  @Tag("long")
  @Test
  @DisplayName("has everything that the checks of every lab need, and the examples that pages link")
  void hasEverythingThatTheChecksOfEveryLabNeed() throws IOException, InterruptedException {
    assertTrue(
        Files.exists(kit.top().resolve("handouts/gamedesign/examples/pairs/PairsGame.java")));
    for (Lab lab : labs()) {
      Path sources = kit.top().resolve("labs").resolve(lab.id()).resolve("src/main/java");
      for (Map.Entry<String, byte[]> file : new Solutions(lab).model().files().entrySet()) {
        String name = file.getKey().replaceAll("\\.java$", "");
        Path folder = sources.resolve(lab.qualified(name).replace('.', '/')).getParent();
        kit.learner(
            kit.top().relativize(folder.resolve(file.getKey())).toString(),
            new String(file.getValue(), StandardCharsets.UTF_8));
      }
      Said said = kit.run("check", lab.id());
      assertEquals(0, said.code(), said::text);
    }
  }

  @Test
  @DisplayName("holds no answer, no source of the engine, and nothing of a hidden check")
  void holdsNoAnswer() throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    unzip("", Files.readAllBytes(kit.zip()), files);
    assertTrue(files.keySet().stream().anyMatch(path -> path.contains("planted-check.zip!")));
    assertTrue(files.keySet().stream().noneMatch(path -> path.contains("planted-grade")));
    assertTrue(
        files.containsKey("boardwright/lib/learner.jar!boardwright/learner/StudentMain.class"));
    String pages =
        files.entrySet().stream()
            .filter(file -> file.getKey().startsWith("boardwright/handouts/"))
            .map(file -> latin(file.getValue()))
            .collect(Collectors.joining("\n"));
    Map<String, String> secrets = new LinkedHashMap<>();
    for (Lab lab : labs()) {
      Solutions solutions = new Solutions(lab);
      for (Fault fault : solutions.faults()) {
        secrets.put(fault.id(), "the id of a fault");
        secrets.put(fault.misconception(), "what a fault gets wrong");
      }
      for (Fault fault : solutions.planted()) {
        secrets.put(fault.id(), "the id of a planted fault");
        secrets.put(fault.misconception(), "what a planted fault gets wrong");
      }
      solutions.planted().stream()
          .filter(fault -> !fault.in().equals("grade")) // of these, students read the sentence
          .forEach(fault -> secrets.remove(fault.misconception()));
      for (Variant variant : solutions.variants()) {
        secrets.put("variants/" + variant.id(), "the name of a variant");
      }
      for (Path folder : List.of(lab.solutions(), new Course(tree).engineSources(lab).get(0))) {
        lines(folder).forEach(line -> secrets.put(line, "a line of an answer"));
      }
      for (String lists : List.of("faults.yaml", "variants.yaml", ".shipped.txt")) {
        secrets.put(lab.id() + "/" + lists, "a list of answers");
      }
    }
    CheckSpec hidden =
        labs().stream()
            .flatMap(lab -> lab.checks().stream())
            .filter(check -> check.id().equals(HIDDEN))
            .findFirst()
            .orElseThrow();
    secrets.put(hidden.title(), "the sentence of a hidden check");
    secrets.put(hidden.method(), "the method of a hidden check");
    // what the pages show is no secret, and short words say nothing
    assertFalse(pages.contains(hidden.title()));
    secrets.keySet().removeIf(KitTest::isAnyWord);
    Map<String, byte[]> shown = Map.of("", pages.getBytes(StandardCharsets.ISO_8859_1));
    Set<String> known = Set.copyOf(new SecretSearch(secrets.keySet()).in(shown));
    secrets.keySet().removeIf(secret -> known.contains(": " + latin(secret)));
    assertTrue(secrets.size() > 3000, () -> secrets.size() + " secrets");
    assertTrue(secrets.containsKey(hidden.title()) && secrets.containsKey(hidden.method()));
    files.keySet().removeIf(path -> LIBRARY.matcher(path).matches());
    List<String> leaks = new SecretSearch(secrets.keySet()).in(files);
    assertEquals(List.of(), leaks);
    List<String> sources =
        files.keySet().stream()
            .filter(path -> path.endsWith(".java"))
            .filter(path -> !path.contains("/examples/") && !path.contains("/checks/"))
            .toList();
    assertEquals(List.of(), sources);
  }

  @Test
  @DisplayName("has the jars that the learner's module depends on, its labs', and no other")
  void hasTheJarsOfTheLearnersModule() throws IOException {
    Set<String> expected = new TreeSet<>(Set.of("learner.jar"));
    Path modules = ROOT.resolve("autograder/learner/target/run-path.txt");
    for (String entry : Files.readString(modules).strip().split(":")) {
      expected.add(Path.of(entry).getFileName().toString());
    }
    try (Stream<Path> files = Files.list(small.top().resolve("lib"))) {
      Set<String> found =
          files
              .map(file -> file.getFileName().toString())
              .filter(
                  name -> name.endsWith(".jar") && !name.matches("(board|engine|suites|flatlaf).*"))
              .collect(Collectors.toCollection(TreeSet::new));
      assertEquals(expected, found);
    }
  }

  @Test
  @DisplayName("has pages without links that lead nowhere, and without what is for tests")
  void hasPagesWithoutLinksThatLeadNowhere() throws IOException {
    Path top = small.top();
    List<String> dead = new ArrayList<>();
    try (Stream<Path> pages = Files.walk(top)) {
      for (Path page : pages.filter(path -> path.toString().endsWith(".md")).toList()) {
        String text = Files.readString(page);
        assertFalse(text.contains("<!--"), page::toString);
        for (String tree :
            List.of("autograder/target", "engine/checkerboard", "solutions/", "pom.xml")) {
          assertFalse(text.contains(tree), page + ": " + tree);
        }
        Matcher link = Pattern.compile("\\]\\(([^)#:]+)(#[^)]*)?\\)").matcher(text);
        while (link.find()) {
          if (!Files.exists(page.resolveSibling(link.group(1)))) {
            dead.add(top.relativize(page) + ": " + link.group(1));
          }
        }
      }
    }
    assertEquals(List.of(), dead);
  }

  @Test
  @DisplayName("lets Git see what the student writes")
  void letsGitSeeWhatTheStudentWrites() throws IOException, InterruptedException {
    String mine = "labs/checkerboard/src/main/java/checkerboard/Square.java";
    kit.solve("checkerboard", "Square");
    kit.runShutIn(List.of("git", "init", "-q"));
    Said said = kit.runShutIn(List.of("git", "check-ignore", mine));
    assertEquals(1, said.code(), said::text);
    assertEquals(0, kit.runShutIn(List.of("git", "check-ignore", ".boardwright/x")).code());
  }

  @Test
  @DisplayName("is the same, byte for byte, from the same tree")
  void isTheSame() throws IOException {
    Path again = Files.createDirectories(scratch.resolve("again"));
    byte[] zip = Files.readAllBytes(UnpackedKit.of(tree, again, "checkerboard").zip());
    assertTrue(Arrays.equals(Files.readAllBytes(small.zip()), zip));
  }

  @Test
  @DisplayName("for GitHub Classroom has the workflow, and prints what Classroom reads")
  void forGitHubClassroomHasTheWorkflow() throws IOException, InterruptedException {
    Path folder = Files.createDirectories(scratch.resolve("classroom"));
    UnpackedKit template = UnpackedKit.of(tree, folder, "checkerboard", "--classroom");
    String workflow = Files.readString(template.top().resolve(".github/workflows/classroom.yml"));
    assertTrue(workflow.contains("java-version: '17'"), workflow);
    String run = workflow.replaceAll("(?s).*\\brun: ([^\\n]*).*", "$1");
    template.solve("checkerboard", "CBException");
    Path output = template.top().resolve("output.txt");
    Said said =
        template.runShutIn(List.of("/bin/sh", "-e", "-c", "GITHUB_OUTPUT=output.txt; " + run));
    assertEquals(0, said.code(), said::text);
    String line = Files.readString(output).strip();
    assertTrue(line.startsWith("result="), line);
    String json =
        new String(
            Base64.getDecoder().decode(line.substring("result=".length())), StandardCharsets.UTF_8);
    assertTrue(json.contains("\"status\":\"fail\"") && json.contains("exception R1"), json);
  }

  private static List<String> finished() {
    return new Course(ROOT)
        .labs().stream().filter(lab -> !lab.manifest().draft()).map(Lab::id).toList();
  }

  private static List<Lab> labs() {
    Course course = new Course(tree);
    return finished().stream().map(id -> course.lab(id).orElseThrow()).toList();
  }

  private static boolean isAnyWord(String secret) {
    return latin(secret).length() < SecretSearch.SHORTEST || secret.matches("[a-z]+(-[a-z]+)?");
  }

  /** The lines of sources that say enough to be known again. */
  private static Set<String> lines(Path folder) throws IOException {
    Set<String> lines = new LinkedHashSet<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        for (String line :
            new String(Files.readAllBytes(file), StandardCharsets.UTF_8).split("\n")) {
          if (line.strip().length() >= TELLING && CODE.matcher(line.strip()).matches()) {
            lines.add(line.strip());
          }
        }
      }
    }
    return lines;
  }

  static String latin(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  /** A text as it lies in a file in UTF-8, byte for byte a letter. */
  static String latin(String text) {
    return latin(text.getBytes(StandardCharsets.UTF_8));
  }

  private static void unzip(String at, byte[] zip, Map<String, byte[]> files) throws IOException {
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        byte[] bytes = in.readAllBytes();
        files.put(at + entry.getName(), bytes);
        if (entry.getName().endsWith(".jar") || entry.getName().endsWith(".zip")) {
          unzip(at + entry.getName() + "!", bytes, files);
        }
      }
    }
  }
}
