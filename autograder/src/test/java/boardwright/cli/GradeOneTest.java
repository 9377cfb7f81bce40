package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.command.CommandRunner;
import boardwright.command.Session;
import boardwright.grading.WarmWorkers;
import boardwright.lab.Course;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("The program that grades one hand-in")
class GradeOneTest {
  @TempDir private Path scratch;
  private Desk desk;
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();

  @BeforeEach
  void openTheDesk() throws IOException {
    desk = Desk.in(scratch);
  }

  @Test
  @DisplayName("writes Gradescope's form, with full marks for the model, and needs a due date only")
  void writesGradescopesForm() throws IOException {
    try (Stream<Path> files = Files.list(desk.path("solutions/checkerboard/model"))) {
      for (Path file : files.filter(name -> name.toString().endsWith(".java")).toList()) {
        desk.write("in/model/" + file.getFileName(), Files.readString(file));
      }
    }
    desk.write("due.json", "{\"assignment\": {\"due_date\": \"2026-05-01T12:00:00Z\"}}");
    assertEquals(
        0, grade("gradescope", "--metadata", desk.path("due.json").toString()), this::said);
    assertEquals(10.0, json().path("score").asDouble());
  }

  @Test
  @DisplayName("writes the forms of PrairieLearn and JUnit for a hand-in that does not compile")
  void writesFormsOfPrairieLearnAndJunit() throws IOException {
    desk.write("in/ada/Square.java", "package checkerboard; public class Square { int")
        .write("in/ada/CBException.java", desk.model("CBException"));
    assertEquals(0, grade("prairielearn"), this::said);
    assertEquals(0.1, json().path("score").asDouble());
    assertTrue(json().path("gradable").booleanValue());
    assertEquals(0, grade("JUnit"), this::said);
    assertTrue(Files.readString(result()).contains("<failure"), this::said);
  }

  @Test
  @DisplayName("calls a hand-in without a source not gradable on PrairieLearn, and says why")
  void callsAHandInWithoutASourceNotGradable() throws IOException {
    desk.write("in/ada/notes.txt", "nothing yet");
    assertEquals(0, grade("prairielearn"), this::said);
    assertFalse(json().path("gradable").booleanValue());
    assertFalse(json().path("format_errors").isEmpty(), json()::toString);
    assertTrue(json().path("score").isMissingNode());
  }

  @Test
  @DisplayName("refuses two hand-ins, and a form that it does not know, and writes nothing")
  void refusesTwoHandIns() throws IOException {
    desk.write("in/ada/Square.java", "class Square {}")
        .write("in/ben/Square.java", "class Square {}");
    assertEquals(2, grade("junit"));
    assertTrue(said().contains("expected one hand-in"), this::said);
    assertEquals(2, grade("xml"));
    assertTrue(said().contains("expected gradescope, prairielearn or junit"), this::said);
    assertFalse(Files.exists(result()));
  }

  private int grade(String form, String... more) {
    said.reset();
    PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
    Session session = new Session(new Course(desk.path("")), out, out, WarmWorkers.SHARED);
    List<String> words =
        new ArrayList<>(List.of("checkerboard", desk.path("in").toString(), "--form", form));
    words.addAll(List.of("--to", result().toString(), "--seed", "5"));
    words.addAll(List.of(more));
    return CommandRunner.run(session, GradeOne.class, words.toArray(String[]::new));
  }

  private String said() {
    return said.toString(StandardCharsets.UTF_8);
  }

  private Path result() {
    return scratch.resolve("result");
  }

  private JsonNode json() throws IOException {
    return JsonMapper.shared().readTree(Files.readString(result()));
  }
}
