package boardwright.catalog;

import boardwright.lab.CheckSpec;
import boardwright.protocol.Kind;
import boardwright.testkit.Check;
import boardwright.testkit.Suite;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * One suite, read from its class file.
 *
 * @param lab the lab's id; null if the class is no suite
 * @param checks its checks: those it inherits from interfaces come last
 */
record SuiteClass(String lab, List<CheckSpec> checks) {
  private static final String TESTKIT = Suite.class.getPackageName().replace('.', '/');

  boolean isSuite() {
    return lab != null;
  }

  static SuiteClass read(byte[] classFile, Path root) throws IOException {
    ClassNode node = parse(classFile);
    AnnotationNode suite = annotation(node.visibleAnnotations, Suite.class);
    if (suite == null) {
      return new SuiteClass(null, List.of());
    }
    String lab = (String) value(suite, "lab");
    String stage = (String) value(suite, "stage");
    List<ClassNode> parts = new ArrayList<>(List.of(node));
    for (String inherited : node.interfaces) {
      Path file = root.resolve(inherited + ".class");
      if (Files.exists(file)) {
        parts.add(parse(Files.readAllBytes(file)));
      } else if (inherited.startsWith(TESTKIT)) {
        parts.add(parse(read(inherited)));
      }
    }
    List<CheckSpec> checks = new ArrayList<>();
    parts.forEach(part -> add(checks, part, stage, node.name));
    checks.forEach(check -> needsItsName(check, parts));
    return new SuiteClass(lab, List.copyOf(checks));
  }

  private static byte[] read(String type) throws IOException {
    try (InputStream in = Suite.class.getResourceAsStream("/" + type + ".class")) {
      return in.readAllBytes();
    }
  }

  /** A check is found by the name of its method: no other method may have it, whatever it takes. */
  private static void needsItsName(CheckSpec check, List<ClassNode> parts) {
    long called =
        parts.stream()
            .flatMap(part -> part.methods.stream())
            .filter(method -> method.name.equals(check.method()))
            .count();
    if (called > 1) {
      throw new IllegalStateException(
          "%s has %d methods with the name %s; each check needs a unique name"
              .formatted(check.suite(), called, check.method()));
    }
  }

  private static void add(List<CheckSpec> checks, ClassNode node, String stage, String suite) {
    for (MethodNode method : node.methods) {
      AnnotationNode check = annotation(method.visibleAnnotations, Check.class);
      if (check == null) {
        continue;
      }
      AnnotationNode name = annotation(method.visibleAnnotations, DisplayName.class);
      if (name == null) {
        throw new IllegalStateException(
            suite.replace('/', '.') + "." + method.name + " has no @DisplayName");
      }
      Object points = value(check, "points");
      String[] kind = (String[]) value(check, "kind");
      Type cases = (Type) value(check, "cases");
      checks.add(
          new CheckSpec(
              stage + "/" + kebab(method.name),
              stage,
              (String) value(check, "rule"),
              (String) value(name, "value"),
              points == null ? 1 : (Integer) points,
              kind == null ? Kind.BEHAVIOUR : Kind.valueOf(kind[1]),
              texts(value(check, "about")),
              suite.replace('/', '.'),
              method.name,
              cases == null ? "" : cases.getClassName(),
              texts(value(check, "needs"))));
    }
  }

  private static List<String> texts(Object value) {
    return value instanceof List<?> all ? all.stream().map(String.class::cast).toList() : List.of();
  }

  private static ClassNode parse(byte[] classFile) {
    ClassNode node = new ClassNode();
    new ClassReader(classFile).accept(node, ClassReader.SKIP_CODE);
    return node;
  }

  private static AnnotationNode annotation(List<AnnotationNode> all, Class<?> type) {
    return all == null
        ? null
        : all.stream()
            .filter(a -> a.desc.equals(Type.getDescriptor(type)))
            .findFirst()
            .orElse(null);
  }

  private static Object value(AnnotationNode annotation, String key) {
    if (annotation.values != null) {
      for (int i = 0; i < annotation.values.size(); i += 2) {
        if (annotation.values.get(i).equals(key)) {
          return annotation.values.get(i + 1);
        }
      }
    }
    return null;
  }

  private static String kebab(String camel) {
    return camel
        .replaceAll("([a-z0-9])([A-Z])", "$1-$2")
        .replaceAll("([A-Z])([A-Z][a-z])", "$1-$2") // setsUpAGame: sets-up-a-game
        .toLowerCase(Locale.ROOT);
  }
}
