package boardwright.suites;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A suite is compiled where it can name")
class WallTest {
  private static final Path GRADER = Path.of("../src/main/java");

  @ParameterizedTest
  @CsvSource({
    "boardwright.testkit.Call, true",
    "boardwright.grading.Grader, false",
    "boardwright.compile.ProgramMix, false",
    "boardwright.worker.WorkerMain, false",
    "boardwright.lab.Lab, false",
    "checkerboard.Move, true"
  })
  @DisplayName("the testkit and the engine, and nothing of the grader")
  void compiles(String type, boolean compiles) throws IOException {
    if (!compiles) { // it is there and public: only the wall keeps it out
      Path source = GRADER.resolve(type.replace('.', '/') + ".java");
      assertTrue(Files.readString(source).contains("\npublic "), type);
    }
    assertEquals(compiles, compiles("class Planted { Class<?> known = " + type + ".class; }"));
  }

  private static boolean compiles(String source) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    SimpleJavaFileObject file =
        new SimpleJavaFileObject(
            URI.create("string:///Planted.java"), SimpleJavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoresErrors) {
            return source;
          }
        };
    // it stops once it has looked at everything: class files are of no interest
    List<String> options = List.of("-proc:none", "-XDshould-stop.ifNoError=FLOW");
    return compiler
        .getTask(new StringWriter(), null, problem -> {}, options, null, List.of(file))
        .call();
  }
}
