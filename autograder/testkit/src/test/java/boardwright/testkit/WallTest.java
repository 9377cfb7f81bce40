package boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.StringWriter;
import java.net.URI;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The testkit is compiled where it can name")
class WallTest {
  @ParameterizedTest
  @CsvSource({
    "boardwright.testkit.Call, true",
    "boardwright.grading.Grader, false",
    "boardwright.compile.ProgramMix, false",
    "boardwright.worker.WorkerMain, false",
    "checkerboard.Move, false"
  })
  @DisplayName("itself, and neither the grader nor a lab")
  void compiles(String type, boolean compiles) {
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
