package boardwright.kit;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.kit.UnpackedKit.Said;
import java.io.File;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

@DisplayName("In an IDE, the checks are JUnit tests that")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the kit's launcher there is another one")
class ChecksInAnIdeTest {
  private static final String LAB = "labs/checkerboard/src/main/java/checkerboard/";

  /** What a launcher of JUnit needs besides what is in the kit. */
  private static final List<String> LAUNCHER =
      List.of("junit-platform-console", "junit-platform-reporting", "open-test-reporting");

  @TempDir private static Path scratch;
  private static UnpackedKit kit;

  /** What JUnit said of all checks, and wrote of them. */
  private static Said said;

  private static String report;

  /** One class is right, one is wrong, one does not compile, and the others are not written. */
  @BeforeAll
  static void pack() throws IOException, InterruptedException {
    kit = UnpackedKit.of(ROOT, scratch, "checkerboard");
    kit.solve("checkerboard", "CBException");
    kit.learner(
        LAB + "Square.java",
        Files.readString(ROOT.resolve("handouts/checkerboard/examples/off-by-one/Square.java")));
    kit.learner(
        LAB + "Move.java", "package checkerboard;\n\npublic class Move {\n  int half =\n}\n");
    compileChecks();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      if (LAUNCHER.stream().anyMatch(entry::contains)) {
        Path jar = Path.of(entry);
        Files.copy(jar, kit.top().resolve("bin").resolve(jar.getFileName()));
      }
    }
    said = console("--scan-classpath=" + kit.top().resolve("bin"), "--details=verbose");
    report = Files.readString(written());
  }

  /** What JUnit writes. */
  private static Path written() {
    return kit.top().resolve("reports/TEST-boardwright.xml");
  }

  @Test
  @DisplayName("have the verdicts of check, rule by rule")
  void haveTheVerdictsOfCheck() throws Exception {
    assertEquals(1, kit.run("check", "checkerboard", "--junit", "check.xml").code());
    Map<String, String> expected = verdicts(Files.readString(kit.top().resolve("check.xml")));
    Map<String, String> shown = verdicts(report);
    assertEquals(expected, shown, said::text);
    assertTrue(shown.containsValue("passed") && shown.containsValue("failed"), shown::toString);
    assertTrue(shown.containsValue("not handed in"), shown::toString);
  }

  @Test
  @DisplayName("lead to the line of the learner's file, also of one that does not compile")
  void leadToTheLineOfTheLearnersFile() {
    assertTrue(report.contains("checkerboard.Square.R2(Square.java:12)"), said::text);
    assertTrue(report.contains("(Move.java:5)"), report);
    assertTrue(report.contains("you called: new Square(8, 0, RED_PAWN)"), report);
    assertFalse(report.contains("boardwright.ide.CheckFailure.of"), report);
  }

  @Test
  @DisplayName("can be run stage by stage, and check by check")
  void canBeRunStageByStage() throws Exception {
    console("--select-method", "checks.CheckerboardChecksTest#exception()");
    Map<String, String> stage = verdicts(Files.readString(written()));
    assertEquals(8, stage.size(), stage::toString);
    String rule = stage.keySet().iterator().next().replaceAll("^exception ", "");
    String id = "[engine:boardwright]/[lab:checkerboard]/[stage:exception]/[check:%s]";
    console("--select-unique-id", id.formatted(rule));
    assertEquals(Map.of("exception " + rule, "passed"), verdicts(Files.readString(written())));
  }

  @Test
  @DisplayName("say what is the matter where check itself cannot run")
  void sayWhatIsTheMatter() throws Exception {
    Path manifest = kit.top().resolve("labs/checkerboard/lab.yaml");
    String text = Files.readString(manifest);
    try {
      Files.writeString(manifest, text.replace("name: Checkerboard", "nome: Checkerboard"));
      Said refused = console("--select-class", "checks.CheckerboardChecksTest");
      assertTrue(
          refused.text().contains("labs/checkerboard/lab.yaml:2: nome: expected"), refused::text);
    } finally {
      Files.writeString(manifest, text);
    }
  }

  @Test
  @DisplayName("are in projects whose every path is there")
  void areInProjectsWhoseEveryPathIsThere() throws Exception {
    String eclipse = Files.readString(kit.top().resolve(".classpath"));
    List<String> paths =
        Stream.of(eclipse.split("\n"))
            .filter(line -> line.contains("path=\"") && !line.contains("kind=\"con\""))
            .filter(line -> !line.contains("kind=\"output\""))
            .map(line -> line.replaceAll(".*[^t]path=\"([^\"]*)\".*", "$1"))
            .toList();
    assertTrue(paths.size() > 6, paths::toString);
    for (String module : List.of("labs", "checks")) {
      String text = Files.readString(kit.top().resolve(".idea/" + module + ".iml"));
      Stream.of(text.split("\n"))
          .filter(line -> line.contains("<root") || line.contains("<sourceFolder"))
          .map(line -> line.replaceAll(".*\\$MODULE_DIR\\$/([^\"!]*).*", "$1"))
          .forEach(path -> assertTrue(Files.exists(kit.top().resolve(path)), path));
    }
    paths.forEach(path -> assertTrue(Files.exists(kit.top().resolve(path)), path));
  }

  @Test
  @DisplayName("are in projects of the Java that the labs are written for")
  void javaOfTheLabs() throws IOException {
    String eclipse = Files.readString(kit.top().resolve(".settings/org.eclipse.jdt.core.prefs"));
    assertTrue(eclipse.contains("compiler.source=17\n"), eclipse);
    String idea = Files.readString(kit.top().resolve(".idea/misc.xml"));
    assertTrue(idea.contains("languageLevel=\"JDK_17\""), idea);
  }

  /** Compiles the classes of the kit that run the checks, as an IDE does; nothing else of it. */
  private static void compileChecks() throws IOException, InterruptedException {
    Said compiled =
        kit.runShutIn(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "javac").toString(),
                "-d",
                kit.top().resolve("bin").toString(),
                "-cp",
                libraries(),
                kit.top().resolve("checks/checks/CheckerboardChecksTest.java").toString()));
    assertEquals(0, compiled.code(), compiled::text);
  }

  private static Said console(String... selection) throws IOException, InterruptedException {
    String bin = kit.top().resolve("bin").toString();
    String classPath = String.join(File.pathSeparator, bin, libraries(), bin + "/*");
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                classPath,
                "org.junit.platform.console.ConsoleLauncher",
                "execute",
                "--disable-banner",
                "--reports-dir",
                kit.top().resolve("reports").toString()));
    command.addAll(List.of(selection));
    return kit.runShutIn(command);
  }

  /** What an IDE has on its class path to run the checks, and no more. */
  private static String libraries() {
    return Stream.of(
            "ide/boardwright-ide.jar",
            "junit-platform-launcher.jar",
            "junit-platform-engine.jar",
            "junit-platform-commons.jar",
            "opentest4j.jar")
        .map(jar -> kit.top().resolve("lib").resolve(jar).toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** What became of each check, by stage and title, in a test report of either program. */
  private static Map<String, String> verdicts(String report) throws Exception {
    Map<String, String> verdicts = new TreeMap<>();
    NodeList cases =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(report)))
            .getElementsByTagName("testcase");
    for (int i = 0; i < cases.getLength(); i++) {
      Element test = (Element) cases.item(i);
      String stage =
          test.getTextContent().contains("[stage:")
              ? test.getTextContent().replaceAll("(?s).*\\[stage:([\\w-]+)\\].*", "$1")
              : test.getAttribute("classname").replaceAll(".*\\.", "");
      verdicts.put(stage + " " + test.getAttribute("name"), verdict(test));
    }
    return verdicts;
  }

  private static String verdict(Element test) {
    if (test.getElementsByTagName("skipped").getLength() > 0) {
      return "not handed in";
    }
    if (test.getElementsByTagName("failure").getLength() == 0) {
      return "passed";
    }
    Element failure = (Element) test.getElementsByTagName("failure").item(0);
    String said = failure.getAttribute("type") + " " + failure.getAttribute("message");
    return Stream.of("not handed in", "blocked", "refused", "crashed", "timed out")
        .filter(said::contains)
        .findFirst()
        .orElse("failed");
  }
}
