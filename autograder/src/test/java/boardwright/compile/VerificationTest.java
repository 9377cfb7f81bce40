package boardwright.compile;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.classfile.Hierarchy;
import boardwright.loader.FirstWins;
import boardwright.meter.Meter;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Real programs, thousands of methods of them, stand for all that a learner may write. */
@Tag("each-java")
@DisplayName("The virtual machine verifies every rewritten class")
class VerificationTest {
  @ParameterizedTest(name = "{0}")
  @DisplayName("of a library")
  @ValueSource(
      classes = {
        org.commonmark.node.Node.class,
        picocli.CommandLine.class,
        org.objectweb.asm.ClassReader.class,
        org.junit.jupiter.engine.JupiterTestEngine.class,
        com.tngtech.archunit.lang.ArchRule.class
      })
  void ofALibrary(Class<?> one) throws IOException, URISyntaxException {
    Map<String, byte[]> rewritten = new HashMap<>();
    AllowlistRewriter guard =
        new AllowlistRewriter(Allowlist.with(java.util.List.of()), new Hierarchy(Map.of()));
    Path jar = Path.of(one.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (JarFile file = new JarFile(jar.toFile())) {
      for (JarEntry entry : file.stream().toList()) {
        String name = entry.getName();
        if (name.endsWith(".class") && !name.contains("-")) {
          byte[] bytes = file.getInputStream(entry).readAllBytes();
          rewritten.put(
              name.substring(0, name.length() - 6).replace('/', '.'), guard.rewrite(bytes));
        }
      }
    }
    ClassLoader loader = new FirstWins(one.getClassLoader(), rewritten);
    int constructors = 0;
    for (String name : rewritten.keySet()) {
      constructors += assertDoesNotThrow(() -> constructors(name, loader), name);
    }
    assertTrue(constructors > 30, "only " + constructors);
    Meter.reset(Long.MAX_VALUE, Long.MAX_VALUE);
  }

  /** Counts the constructors: that links the class, and so verifies it, and runs nothing. */
  private static int constructors(String name, ClassLoader loader) throws ClassNotFoundException {
    try {
      return loader.loadClass(name).getDeclaredConstructors().length;
    } catch (NoClassDefFoundError e) {
      return 0; // an optional library is not there
    }
  }
}
