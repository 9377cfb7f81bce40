package boardwright.compile;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.classfile.Shape.Member;
import boardwright.compile.Allowlist.Decision;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.Type;

@Tag("each-java")
@DisplayName("The common allowlist, on the JDK that runs this test,")
class AllowlistFileTest {
  private static final Allowlist LIST = Allowlist.with(List.of());
  private static final List<Entry> ENTRIES = entries();

  /** What is denied of a class and still open through a supertype, and why that is no harm. */
  private static final Set<String> OPEN_BY_A_SUPERTYPE =
      Set.of(
          // learners write resources of their own, and AutoCloseable.close is what closes them
          "java.io.PrintStream.close", "java.io.OutputStream.close");

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"java.lang", "java.util"})
  @DisplayName("decides every visible member of every public type of")
  void decidesEveryVisibleMemberOfEveryPublicTypeOf(String packageName) throws IOException {
    Set<String> undecided = new TreeSet<>();
    for (String type : JdkTypes.publicTypesIn(packageName)) {
      for (Member member : JdkTypes.reachableThrough(type)) {
        boolean own = member.owner().equals(type);
        boolean common = LIST.allowsType(dotted(type));
        if ((own || common) && decision(member) == Decision.UNDECIDED) {
          undecided.add(dotted(member.owner()) + "." + member.name() + member.descriptor());
        }
      }
    }
    assertEquals("", String.join("\n", undecided));
  }

  @Test
  @DisplayName("names no class that does not exist, unless it is marked as newer or older")
  void namesNoMissingClass() {
    assertEquals(
        "",
        ENTRIES.stream()
            .filter(entry -> entry.isForThisJdk() && !JdkTypes.has(internal(entry.className())))
            .map(Entry::toString)
            .collect(joining("\n")));
  }

  @Test
  @DisplayName("names no member that does not exist, unless it is marked as newer or older")
  void namesNoMissingMember() {
    assertEquals(
        "",
        ENTRIES.stream()
            .filter(entry -> entry.isForThisJdk() && !entry.exists())
            .map(Entry::toString)
            .collect(joining("\n")));
  }

  @Test
  @DisplayName("marks nothing as newer or older that is there")
  void marksNothingAsNewerOrOlderThatIsThere() {
    assertEquals(
        "",
        ENTRIES.stream()
            .filter(entry -> !entry.isForThisJdk() && entry.exists())
            .map(Entry::toString)
            .collect(joining("\n")));
  }

  @Test
  @DisplayName("says nothing twice")
  void saysNothingTwice() {
    Set<String> seen = new HashSet<>();
    assertEquals(
        "",
        ENTRIES.stream()
            .map(entry -> entry.className() + ": " + entry.member())
            .filter(name -> !seen.add(name))
            .collect(joining("\n")));
  }

  @Test
  @DisplayName("denies nothing of a usable class that an interface allows, its own or an added one")
  void deniesForGood() {
    Set<String> open = new TreeSet<>();
    Set<String> usable =
        ENTRIES.stream()
            .map(entry -> internal(entry.className()))
            .filter(type -> JdkTypes.has(type) && LIST.allowsType(dotted(type)))
            .collect(Collectors.toSet());
    for (String type : usable) {
      for (Member member : JdkTypes.shape(type).members()) {
        boolean denied =
            member.visibility() == 3
                && !member.isStatic()
                && !member.name().equals("<init>")
                && decision(member) != Decision.ALLOWED;
        if (denied
            && Stream.concat(
                    JdkTypes.supertypes(type).stream(),
                    usable.stream().filter(other -> JdkTypes.shape(other).isInterface()))
                .flatMap(
                    above ->
                        JdkTypes.shape(above).declared(member.name(), member.descriptor()).stream())
                .anyMatch(above -> decision(above) == Decision.ALLOWED)) {
          open.add(dotted(type) + "." + member.name());
        }
      }
    }
    assertEquals(OPEN_BY_A_SUPERTYPE, open);
  }

  @ParameterizedTest
  @ValueSource(strings = {"java.lang.Thread", "java.lang.Runtime", "java.lang.ClassLoader"})
  @DisplayName("lets nobody extend")
  void allowsNothingOf(String className) {
    assertTrue(!LIST.allowsType(className));
  }

  private static Decision decision(Member member) {
    return LIST.decide(dotted(member.owner()), member.name(), member.descriptor());
  }

  private static List<Entry> entries() {
    try (InputStream in = Allowlist.class.getResourceAsStream("allowlist.txt")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().flatMap(Entry::in).toList();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static String dotted(String internalName) {
    return internalName.replace('/', '.');
  }

  private static String internal(String className) {
    return className.replace('.', '/');
  }

  /**
   * One member of one class in the file.
   *
   * @param since the first JDK that has it
   * @param until the last JDK that has it
   */
  private record Entry(String className, String member, int since, int until) {
    private static final Pattern LINE = Pattern.compile("(?:allow|deny) +([^:]+): ([^#]+)(#.*)?");
    private static final Pattern MARK = Pattern.compile("# (since|until) (\\d+)");

    static Stream<Entry> in(String line) {
      if (line.isBlank() || line.startsWith("#")) {
        return Stream.empty();
      }
      Matcher parts = LINE.matcher(line);
      assertTrue(parts.matches(), line);
      int since = 17;
      int until = Integer.MAX_VALUE;
      if (parts.group(3) != null) {
        Matcher mark = MARK.matcher(parts.group(3));
        assertTrue(mark.matches(), line);
        int release = Integer.parseInt(mark.group(2));
        since = mark.group(1).equals("since") ? release : since;
        until = mark.group(1).equals("until") ? release : until;
      }
      List<Entry> entries = new ArrayList<>();
      for (String className : parts.group(1).split(" ", -1)) {
        for (String member : parts.group(2).strip().split(" ", -1)) {
          entries.add(new Entry(className, member, since, until));
        }
      }
      return entries.stream();
    }

    boolean isForThisJdk() {
      int release = Runtime.version().feature();
      return since <= release && release <= until;
    }

    boolean exists() {
      return JdkTypes.has(internal(className))
          && (member.equals("*")
              || JdkTypes.shape(internal(className)).members().stream()
                  .filter(declared -> declared.visibility() >= 2)
                  .anyMatch(declared -> isMeant(declared)));
    }

    private boolean isMeant(Member declared) {
      if (!member.contains("(") || declared.isField()) {
        return declared.name().equals(member);
      }
      String parameters =
          Stream.of(Type.getArgumentTypes(declared.descriptor()))
              .map(Type::getClassName)
              .collect(joining(",", "(", ")"));
      return member.equals(declared.name() + parameters);
    }
  }
}
