package boardwright.catalog;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.classfile.Shape;
import boardwright.classfile.Synopsis;
import boardwright.lab.ClassReference;
import boardwright.lab.ClassReference.Contract;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The class reference of a lab")
class ClassReferenceTest {
  private static final Pattern PRIVATE =
      Pattern.compile("/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/(?:\\s*@\\w+(?:\\(.*\\))?)*\\s*private ");

  static List<Lab> labs() {
    return new Course(ROOT).labs();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("labs")
  @DisplayName("has the classes and members of each synopsis, in its order, and no private one")
  void hasTheMembersOfEachSynopsis(Lab lab) {
    Map<String, List<String>> expected = new TreeMap<>();
    lab.provided().stream()
        .filter(ClassReferenceTest::isVisible)
        .forEach(name -> expected.put(name, lines(Synopsis.of(shape(name)))));
    Map<String, List<String>> found = new TreeMap<>();
    ClassReference.all(lab.id()).stream()
        .filter(type -> lab.provided().contains(type.name()))
        .forEach(type -> found.put(type.name(), lines(synopsis(type))));
    assertEquals(expected, found);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("labs")
  @DisplayName("has a contract of each member that a check can name: what is public and protected")
  void hasTheContractOfEachMember(Lab lab) {
    List<String> silent = new ArrayList<>();
    for (ClassReference type : ClassReference.all(lab.id())) {
      type.contracts().stream()
          .filter(one -> type.contracts().get(0).signature().startsWith("public "))
          .filter(one -> one.signature().matches("(public|protected) .*") && one.text().isEmpty())
          .forEach(one -> silent.add(type.name() + ": " + one.signature()));
    }
    assertEquals(List.of(), silent);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("labs")
  @DisplayName("has no comment of what is private")
  void hasNoCommentOfWhatIsPrivate(Lab lab) throws IOException {
    String all =
        ClassReference.all(lab.id()).stream()
            .flatMap(type -> type.contracts().stream())
            .map(Contract::text)
            .map(ClassReferenceTest::words)
            .collect(Collectors.joining("\n"));
    List<String> hidden = new ArrayList<>();
    for (Path folder : new Course(ROOT).engineSources(lab)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
          PRIVATE
              .matcher(Files.readString(file))
              .results()
              .map(comment -> words(comment.group(1)))
              .filter(comment -> comment.length() > 20)
              .forEach(hidden::add);
        }
      }
    }
    assertTrue(!hidden.isEmpty());
    assertEquals(List.of(), hidden.stream().filter(all::contains).toList());
  }

  private static String words(String comment) {
    return comment
        .replaceAll("(?m)^\\s*\\*", "")
        .replaceAll("\\{@\\w+ ([^}]*)\\}|<[^>]*>", "$1")
        .replaceAll("[\\s#]+", " ")
        .strip();
  }

  /** The lines of a synopsis, where a nested class goes by its own name. */
  private static List<String> lines(String synopsis) {
    return synopsis.lines().map(line -> line.replaceAll("\\b[A-Z]\\w*\\.(?=\\w)", "")).toList();
  }

  private static String synopsis(ClassReference type) {
    List<String> heads = type.contracts().stream().map(Contract::signature).toList();
    List<String> lines = new ArrayList<>(List.of(heads.get(0) + " {"));
    List<String> constants =
        heads.stream()
            .skip(1)
            .filter(head -> heads.get(0).contains("enum ") && head.matches("\\w+"))
            .toList();
    if (!constants.isEmpty()) {
      lines.add("  " + String.join(", ", constants) + ";");
    }
    heads.stream()
        .skip(1)
        .filter(head -> !constants.contains(head))
        .forEach(head -> lines.add("  " + head + ";"));
    lines.add("}");
    return String.join("\n", lines);
  }

  private static boolean isVisible(String name) {
    try {
      Class<?> type = Class.forName(name, false, ClassReferenceTest.class.getClassLoader());
      boolean isPrivate = Modifier.isPrivate(type.getModifiers());
      Class<?> outer = type.getEnclosingClass();
      return !isPrivate
          && !type.isAnonymousClass()
          && !type.isLocalClass()
          && !name.endsWith("package-info")
          && (outer == null || isVisible(outer.getName()));
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Shape shape(String name) {
    String file = "/" + name.replace('.', '/') + ".class";
    try (InputStream in = ClassReferenceTest.class.getResourceAsStream(file)) {
      return Shape.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
