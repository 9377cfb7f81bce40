package boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.protocol.CheckFolder;
import boardwright.protocol.Shown;
import boardwright.protocol.Versions;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Compares the testkit with {@code api.txt}, which has the version and then a line for each public
 * type and member: of the testkit, of what its signatures name, and of what else suites use.
 */
@DisplayName("The testkit's public signatures")
class PublicSignaturesTest {
  private static final Path LIST = Path.of("api.txt");
  private static final String VERSION = "testkit ";
  private static final String WRITE = "boardwright.write.api";

  /** What a caller doesn't notice. */
  private static final Pattern HOW = Pattern.compile("\\b(synchronized|native|transient) ");

  private static final Pattern OURS = Pattern.compile("boardwright(\\.[\\w$]+)+");

  @Test
  @DisplayName("are those of api.txt, or the failure says how to raise the version")
  void areThoseOfTheList() throws Exception {
    List<String> now = signatures();
    List<String> listed = Files.readAllLines(LIST);
    String difference = difference(listed, now, Versions.TESTKIT);
    if (Boolean.getBoolean(WRITE) && !difference.contains("Raise")) {
      List<String> lines = new ArrayList<>(List.of(VERSION + Versions.TESTKIT));
      lines.addAll(now);
      Files.write(LIST, lines);
    } else {
      assertEquals("", difference);
    }
  }

  @Test
  @DisplayName("may get more under the same version, but lose none")
  void mayGetMoreUnderTheSameVersion() {
    List<String> listed = List.of("testkit 3", "A one()", "B two()");
    assertEquals("", difference(listed, List.of("A one()", "B two()"), 3));
    String more = difference(listed, List.of("A one()", "B two()", "C three()"), 3);
    assertTrue(more.contains("added:   C three()\n") && more.contains("version stays 3"), more);
    String fewer = difference(listed, List.of("A one()", "B two(int)"), 3);
    assertTrue(fewer.contains("removed: B two()\nadded:   B two(int)\n"), fewer);
    assertTrue(fewer.contains("Raise Versions.TESTKIT to 4"), fewer);
    String raised = difference(listed, List.of("A one()"), 4);
    assertTrue(raised.contains("version stays 4"), raised);
    assertTrue(
        difference(listed, listed.subList(1, 3), 4).contains("the list is of 3"), listed::toString);
  }

  /** What differs, and what to do about it; empty if nothing does. */
  private static String difference(List<String> listed, List<String> now, int version) {
    int known = Integer.parseInt(listed.get(0).substring(VERSION.length()));
    List<String> removed = new ArrayList<>(listed.subList(1, listed.size()));
    removed.removeAll(now);
    List<String> added = new ArrayList<>(now);
    added.removeAll(listed);
    if (removed.isEmpty() && added.isEmpty() && known == version) {
      return "";
    }
    String write =
        "Write autograder/testkit/api.txt again, and commit it: ./mvnw -q -pl autograder/testkit -am"
            + " -Djacoco.skip -Dsurefire.failIfNoSpecifiedTests=false -Dtest=PublicSignaturesTest -D"
            + WRITE
            + "=true test";
    String advice =
        removed.isEmpty() || version > known
            ? "The version stays %d, and the list is of %d. ".formatted(version, known)
            : ("A suite that was compiled before may not run any more. Raise Versions.TESTKIT to %d,"
                    + " and say so in CHANGELOG.md. ")
                .formatted(known + 1);
    return Stream.of(
            removed.stream().map(line -> "removed: " + line),
            added.stream().map(line -> "added:   " + line),
            Stream.of(advice + write))
        .flatMap(lines -> lines)
        .collect(Collectors.joining("\n"));
  }

  private static List<String> signatures() throws Exception {
    Set<String> lines = new TreeSet<>();
    Set<String> seen = new TreeSet<>();
    Deque<String> toSee = new ArrayDeque<>(testkit());
    toSee.add(Shown.class.getName());
    toSee.add(CheckFolder.class.getName());
    while (!toSee.isEmpty()) {
      String name = toSee.pop();
      if (seen.add(name)) {
        List<String> its = signatures(Class.forName(name, false, Suite.class.getClassLoader()));
        lines.addAll(its);
        its.forEach(line -> OURS.matcher(line).results().forEach(ours -> toSee.add(ours.group())));
      }
    }
    return List.copyOf(lines);
  }

  /** The names of the testkit's own classes. */
  private static List<String> testkit() throws Exception {
    Path classes = Path.of(Suite.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    String folder = Suite.class.getPackageName();
    try (Stream<Path> files = Files.list(classes.resolve(folder.replace('.', '/')))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(file -> file.endsWith(".class") && !file.startsWith("package-info"))
          .map(file -> folder + "." + file.replace(".class", ""))
          .toList();
    }
  }

  /** The lines of a type; none, if it isn't public, or lies in one that isn't. */
  private static List<String> signatures(Class<?> type) {
    for (Class<?> in = type; in != null; in = in.getDeclaringClass()) {
      if (!isVisible(in.getModifiers()) || in.isAnonymousClass() || in.isLocalClass()) {
        return List.of();
      }
    }
    List<Type> above = new ArrayList<>();
    if (type.getGenericSuperclass() != null) {
      above.add(type.getGenericSuperclass());
    }
    above.addAll(Arrays.asList(type.getGenericInterfaces()));
    List<String> lines = new ArrayList<>();
    String names = above.stream().map(Type::getTypeName).collect(Collectors.joining(", "));
    lines.add(
        type.getName() + ": " + type.toGenericString() + (names.isEmpty() ? "" : " is " + names));
    Stream.<Member[]>of(
            type.getDeclaredFields(), type.getDeclaredConstructors(), type.getDeclaredMethods())
        .flatMap(Arrays::stream)
        .filter(member -> isVisible(member.getModifiers()) && !member.isSynthetic())
        .forEach(member -> lines.add(type.getName() + ": " + text(member)));
    return lines;
  }

  private static String text(Member member) {
    String text =
        member instanceof Field field
            ? field.toGenericString()
            : ((Executable) member).toGenericString();
    text =
        text.replace(
            " " + member.getDeclaringClass().getName() + "." + member.getName(),
            " " + member.getName());
    Object usual = member instanceof Method method ? method.getDefaultValue() : null;
    return HOW.matcher(text).replaceAll("") + (usual == null ? "" : " default " + shown(usual));
  }

  private static String shown(Object usual) {
    return usual instanceof Object[] several ? Arrays.toString(several) : usual.toString();
  }

  private static boolean isVisible(int modifiers) {
    return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
  }
}
