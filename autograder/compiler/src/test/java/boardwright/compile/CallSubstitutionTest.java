package boardwright.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;

import boardwright.meter.FileGate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("each-java")
@DisplayName("A call that is made harmless")
class CallSubstitutionTest {
  @Test
  @DisplayName("gives the properties that printing needs")
  void givesThePropertiesThatPrintingNeeds() {
    Trial.Outcome outcome =
        Trial.ofStatements(
                "return System.getProperty(\"line.separator\") +"
                    + " System.getProperty(\"file.separator\");")
            .run();
    assertEquals(System.lineSeparator() + System.getProperty("file.separator"), outcome.value());
    assertNull(outcome.refusal());
  }

  @Test
  @DisplayName("refuses every other property by its name")
  void refusesEveryOtherPropertyByItsName() {
    Trial.Outcome outcome =
        Trial.ofStatements("return System.getProperty(\"user.\" + \"dir\");").run();
    assertEquals("java.lang.System.getProperty(\"user.dir\")", outcome.refusal());
  }

  @Test
  @DisplayName("fails on a property without a name as the JDK does")
  void failsOnNull() {
    Trial.Outcome outcome = Trial.ofStatements("return System.getProperty(null);").run();
    assertInstanceOf(NullPointerException.class, outcome.thrown());
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("makes no parallel stream, whatever the flag says")
  @ValueSource(
      strings = {
        "StreamSupport.stream(List.of(1, 2).spliterator(), true)",
        "StreamSupport.stream(() -> List.of(1, 2).spliterator(), 0, count == 0)",
        "StreamSupport.intStream(IntStream.range(0, 2).spliterator(), true)",
        "StreamSupport.longStream(LongStream.range(0, 2).spliterator(), true)",
        "StreamSupport.doubleStream(() -> DoubleStream.of(1, 2).spliterator(), 0, true)",
      })
  void makesNoParallelStream(String stream) {
    Trial.Outcome outcome =
        Trial.ofStatements(
                "var stream = " + stream + "; return stream.isParallel() + \" \" + stream.count();")
            .run();
    assertEquals("false 2", outcome.value());
  }

  /** A provided class that writes and reads files, and one that ends the machine. */
  private static final Map<String, byte[]> PROVIDED =
      Trial.compile(
          new ProvidedClasses(Map.of()),
          """
          package given;
          import java.nio.file.*;
          public class Pen {
            public static String write(String file) throws Exception {
              Path part = Path.of(file + ".part");
              Files.writeString(part, "ink");
              Files.move(part, Path.of(file));
              return Files.readString(Path.of(file)) + Files.size(Path.of(file));
            }
            public static void leave() { System.exit(7); }
            public static double roll() { return Math.random(); }
          }
          """);

  @Test
  @DisplayName("lets the provided program write in the folder of the check, and nowhere else")
  void writesInItsFolderOnly(@TempDir Path folder, @TempDir Path other) throws IOException {
    FileGate.open(folder);
    try {
      assertEquals("ink3", writes(folder.resolve("note.txt")).value());
      for (Path out :
          new Path[] {other.resolve("note.txt"), folder.resolve("..").resolve("note.txt")}) {
        Trial.Outcome outcome = writes(out);
        assertEquals("a file outside of the folder of the check", outcome.refusal());
        assertFalse(Files.exists(out));
        assertFalse(Files.exists(Path.of(out + ".part")));
      }
    } finally {
      FileGate.open(null);
    }
    assertEquals(
        "a file outside of the folder of the check", writes(folder.resolve("note.txt")).refusal());
  }

  private static Trial.Outcome writes(Path file) {
    return Trial.beside(PROVIDED, Map.of(), Trial.main("return given.Pen.write(\"" + file + "\");"))
        .run();
  }

  @Test
  @DisplayName(
      "gives the provided program the chance of the check, which the learner's code has too")
  void givesTheProvidedProgramTheChanceOfTheCheck() {
    Trial trial =
        Trial.beside(
            PROVIDED, Map.of(), Trial.main("return given.Pen.roll() + \" \" + Math.random();"));
    assertEquals(trial.run().value(), trial.run().value());
  }

  @Test
  @DisplayName("does not let the provided program end the machine")
  void doesNotEndTheMachine() {
    Trial.Outcome outcome =
        Trial.beside(PROVIDED, Map.of(), Trial.main("given.Pen.leave(); return null;")).run();
    assertEquals("java.lang.System.exit", outcome.refusal());
  }
}
