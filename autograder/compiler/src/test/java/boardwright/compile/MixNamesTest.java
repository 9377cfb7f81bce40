package boardwright.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import boardwright.meter.Meter;
import boardwright.worker.Loaders;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("each-java")
@DisplayName("In a mix, a name stands for")
class MixNamesTest {
  private static final ProvidedClasses NOTHING = new ProvidedClasses(Map.of());

  @ParameterizedTest(name = "{0}")
  @DisplayName("nothing of the grader's, of its libraries or of the suites'")
  @ValueSource(
      strings = {
        "boardwright.compile.Guard",
        "boardwright.meter.Meter$Stop",
        "boardwright.testkit.Check",
        "org.junit.jupiter.api.Test",
        "org.objectweb.asm.ClassReader",
        "com.tngtech.archunit.ArchConfiguration",
        "checkerboard.Checkerboard",
      })
  void nothingOfOurs(String name) {
    Trial trial = Trial.ofStatements("return null;");
    assertThrows(ClassNotFoundException.class, () -> trial.load(name));
  }

  @Test
  @DisplayName("the one meter that there is")
  void theOneMeterThatThereIs() throws ClassNotFoundException {
    assertSame(Meter.class, Trial.ofStatements("return null;").load(Meter.class.getName()));
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("the learner's own class, though the JDK hides one of that name")
  @ValueSource(strings = {"jdk.internal.misc", "sun.security.action", "org.junit.jupiter.api"})
  void ownBeforeThePlatform(String packageName) throws ReflectiveOperationException {
    Trial trial;
    try {
      trial =
          Trial.of(
              "package %s; public class Unsafe { public static int it = 7; }"
                  .formatted(packageName),
              Trial.main("return %s.Unsafe.it;".formatted(packageName)));
    } catch (IllegalArgumentException e) {
      return; // the compiler did not let it through
    }
    assertEquals(7, trial.run().value());
    assertSame(
        trial.load("lab.Main").getClassLoader(),
        trial.load(packageName + ".Unsafe").getClassLoader());
  }

  @Test
  @DisplayName("the provided class and the fixture, not one that a learner's file slips in")
  void providedBeforeOwn() {
    Map<String, byte[]> provided =
        Trial.compile(NOTHING, "public class Rules { public static int it() { return 1; } }");
    Map<String, byte[]> fixture =
        Trial.compile(NOTHING, "public class NewOdd { public static int it() { return 2; } }");
    Trial trial =
        Trial.beside(
            provided,
            fixture,
            Trial.main("return Rules.it() + \" \" + NewOdd.it();")
                + "class Rules { static int it() { return 8; } }"
                + "class NewOdd { static int it() { return 9; } }");
    assertEquals("1 2", trial.run().value());
  }

  @Test
  @DisplayName("other classes in another check: what one leaves in a static field, no other sees")
  void newForEachCheck() throws ReflectiveOperationException {
    Trial trial = Trial.ofStatements("return ++count;");
    Meter.reset(1_000, 1_000); // on this thread, where another test may have used up what there was
    ClassLoader first = Loaders.suites("no.suites", "lab", trial.classes(), null);
    ClassLoader second = Loaders.suites("no.suites", "lab", trial.classes(), null);
    assertNotSame(first.loadClass("lab.Main"), second.loadClass("lab.Main"));
    assertSame(first.loadClass("lab.Main"), first.loadClass("lab.Main"));
    for (ClassLoader loader : List.of(first, second)) {
      assertEquals(1, loader.loadClass("lab.Main").getMethod("run").invoke(null));
    }
  }
}
