package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import boardwright.cli.Desk.Said;
import boardwright.command.ExitCode;
import boardwright.sandbox.Bubblewrap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Runs the steps of the exported Dockerfile where only /usr is there, as its user, offline. */
@DisplayName("export container")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the image is one of Linux")
class ExportContainerTest {
  private static final String RESULT = "results/deep/result";

  @TempDir private static Path scratch;
  private static Desk desk;
  private static Path image;
  private static List<String> dockerfile;

  @BeforeAll
  static void buildImage() throws IOException, InterruptedException {
    Bubblewrap.Trial trial = Bubblewrap.tryOut();
    assumeTrue(trial.sandbox().isPresent(), trial.trouble());
    desk = Desk.in(scratch);
    image = desk.path("image");
    assertEquals(
        new Said(
            ExitCode.ALL_PASSED,
            """
            grader for a container, seed 5: %s
            Next: docker build -t boardwright-checkerboard %s
            """
                .formatted(image, image),
            ""),
        export());
    dockerfile = Files.readAllLines(image.resolve("Dockerfile"));
    Files.createDirectories(desk.path("results"));
    String train = instruction("RUN /");
    assertEquals(0, inside(image, "--bind", ("/" + train).split(" ")), ExportContainerTest::said);
    assertTrue(Files.size(image.resolve("boardwright/classes.jsa")) > 1_000_000);
  }

  @Test
  @DisplayName("makes an image that gives a right hand-in full marks, as PrairieLearn reads them")
  void rightHandInHasFullMarksOnPrairieLearn() throws IOException, InterruptedException {
    assertEquals(0, grade(model(), "prairielearn"), ExportContainerTest::said);
    JsonNode result = json();
    assertEquals(Set.of("gradable", "score", "message", "tests"), names(result));
    assertTrue(result.path("gradable").booleanValue());
    assertEquals(1.0, result.path("score").asDouble());
    assertEquals(desk.lab().checks().size(), result.path("tests").size());
    JsonNode test = result.path("tests").get(0);
    assertEquals(Set.of("name", "points", "max_points", "output"), names(test));
    assertEquals(test.path("points"), test.path("max_points"));
  }

  @Test
  @DisplayName("costs nobody an attempt whose archive is damaged, and says what is the matter")
  void damagedArchiveIsNotGradable() throws IOException, InterruptedException {
    desk.write("ada.zip", "PK\003\004 is how a zip begins, and this is no more of one");
    assertEquals(0, grade(desk.path("ada.zip"), "prairielearn"), ExportContainerTest::said);
    assertEquals(Set.of("gradable", "format_errors"), names(json()));
    assertFalse(json().path("gradable").booleanValue());
    assertTrue(json().path("format_errors").get(0).asString().contains("submission.zip"));
  }

  @Test
  @DisplayName("leaves no result, not even an earlier one, where the grader fails")
  void failureLeavesNoResult() throws IOException, InterruptedException {
    desk.write(RESULT, "of an earlier hand-in");
    Path broken = desk.path("broken");
    Files.createDirectories(broken.resolve("boardwright/lib"));
    Files.copy(image.resolve("boardwright/grade-one"), broken.resolve("boardwright/grade-one"));
    assertTrue(broken.resolve("boardwright/grade-one").toFile().setExecutable(true));
    assertEquals(3, grade(broken, model(), "junit"));
    assertTrue(said().endsWith("There is no result, since the grader failed.\n"), said());
    assertFalse(Files.exists(desk.path(RESULT)));
  }

  @Test
  @DisplayName("refuses a wrong call, and a folder that is there")
  void refusesAWrongCall() throws IOException, InterruptedException {
    assertEquals(2, inside(image, "--ro-bind", "/boardwright/grade-one", "/hand-in"));
    assertTrue(said().startsWith("usage: grade-one HANDIN --form "), said());
    assertEquals(2, grade(desk.path("nothing"), "junit"));
    assertEquals("/nothing: no such file\n", said());
    assertEquals(
        new Said(
            ExitCode.WRONG_CALL,
            "",
            image + ": something is there already. Delete it, or say another place with --to.\n"),
        export());
  }

  private static Said export() {
    return desk.run("export", "container", "checkerboard", "--seed", "5", "--to", image.toString());
  }

  private static Path model() {
    return desk.path("solutions/checkerboard/model");
  }

  /** What follows in the only line of the Dockerfile that begins so. */
  private static String instruction(String beginning) {
    return dockerfile.stream()
        .filter(line -> line.startsWith(beginning))
        .map(line -> line.substring(beginning.length()))
        .reduce((one, other) -> one + other)
        .orElseThrow();
  }

  private static int grade(Path handIn, String form) throws IOException, InterruptedException {
    return grade(image, handIn, form);
  }

  private static int grade(Path from, Path handIn, String form)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    JsonMapper.shared()
        .readTree(instruction("ENTRYPOINT "))
        .forEach(word -> command.add(word.asString()));
    command.add(handIn.equals(desk.path("nothing")) ? "/nothing" : "/hand-in");
    command.addAll(List.of("--form", form, "--to", "/results/deep/result"));
    Files.createDirectories(desk.path("results"));
    return inside(
        from,
        "--ro-bind",
        Stream.concat(Stream.of("--ro-bind-try", handIn.toString(), "/hand-in"), command.stream())
            .toArray(String[]::new));
  }

  /** Runs a command where a container has it, after more options of bubblewrap. */
  private static int inside(Path from, String binding, String... command)
      throws IOException, InterruptedException {
    String[] user = instruction("USER ").split(":");
    List<String> line = new ArrayList<>(List.of("bwrap", "--unshare-all", "--die-with-parent"));
    line.addAll(List.of("--uid", user[0], "--gid", user[1], "--clearenv"));
    String home = System.getProperty("java.home");
    line.addAll(List.of("--setenv", "PATH", home + "/bin:/usr/bin:/bin", "--ro-bind"));
    line.addAll(List.of("/usr", "/usr", "--ro-bind", "/etc", "/etc", "--ro-bind-try", home, home));
    for (String library : List.of("bin", "lib", "lib64")) {
      line.addAll(List.of("--symlink", "usr/" + library, "/" + library));
    }
    line.addAll(List.of("--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", binding));
    line.addAll(List.of(from.resolve("boardwright").toString(), "/boardwright", "--bind"));
    line.addAll(List.of(desk.path("results").toString(), "/results"));
    line.addAll(Arrays.asList(command));
    Process process =
        new ProcessBuilder(line)
            .redirectErrorStream(true)
            .redirectOutput(desk.path("said.txt").toFile())
            .start();
    assertTrue(process.waitFor(2, TimeUnit.MINUTES), "it ends");
    return process.exitValue();
  }

  private static String said() {
    try {
      return Files.readString(desk.path("said.txt"));
    } catch (IOException e) {
      return e.toString();
    }
  }

  private static JsonNode json() throws IOException {
    return JsonMapper.shared().readTree(Files.readString(desk.path(RESULT)));
  }

  private static Set<String> names(JsonNode node) {
    return Set.copyOf(node.propertyNames());
  }
}
