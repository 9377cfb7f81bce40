package board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Classes that break a rule on purpose, so that a test sees the rule find them. */
public final class Planted {

  private Planted() {}

  /**
   * Compiles a class that breaks a rule, and fails unless the rule finds it.
   *
   * @param rule the rule; not null
   * @param packageName where the class is
   * @param declaration the class as Java source, with full names in place of imports
   */
  public static void breaks(ArchRule rule, String packageName, String declaration) {
    try {
      Path folder = Files.createTempDirectory("planted");
      Path source = folder.resolve("Source.java");
      Files.writeString(source, "package " + packageName + "; " + declaration);
      String classPath = System.getProperty("java.class.path");
      String[] options = {
        "-proc:none", "-nowarn", "-cp", classPath, "-d", folder.toString(), source.toString()
      };
      int code = ToolProvider.getSystemJavaCompiler().run(null, null, null, options);
      assertEquals(0, code, "it compiles: " + declaration);
      JavaClasses planted = new ClassFileImporter().importPath(folder);
      assertEquals(1, planted.size());
      assertThrows(AssertionError.class, () -> rule.check(planted), rule.getDescription());
      try (Stream<Path> files = Files.walk(folder)) {
        files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
