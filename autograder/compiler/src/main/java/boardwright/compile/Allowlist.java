package boardwright.compile;

import boardwright.protocol.Permission;
import boardwright.text.Resource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.Type;

/**
 * What learners' code may use of the JDK: a file of {@linkplain Permission lines}. The nearest
 * entry wins. What no entry names is undecided, which counts as denied. There are no wildcards over
 * classes or packages.
 *
 * <p>{@code # since 21} and {@code # until 20} after an entry are for readers and for the test that
 * compares the file with the JDK: older or newer ones do not have it.
 */
final class Allowlist {
  private static final String COMMON = "allowlist.txt";

  /**
   * Set to {@code off} by one test only, which asks what the sandbox alone is good for: everything
   * is allowed then. It is set on the compiler's command line only; no code that the compiler reads
   * can set it.
   */
  private static final String SWITCH = "boardwright.compile.allowlist";

  private final boolean off = "off".equals(System.getProperty(SWITCH));
  private final Map<String, Map<String, Boolean>> members = new HashMap<>();
  private Set<String> uncalled = Set.of();

  private Allowlist() {}

  /** The common list with the lines that a lab adds. */
  static Allowlist with(List<String> more) {
    Allowlist list = new Allowlist();
    Resource.text(Allowlist.class, COMMON).lines().forEach(list::add);
    more.forEach(list::add);
    return list;
  }

  /** This list, which lets nobody call some members, such as {@code java.lang.Object.hashCode}. */
  Allowlist withoutCalls(Set<String> denied) {
    uncalled = denied;
    return this;
  }

  /** Whether it is one for tests, of which some calls are replaced. */
  boolean isForTests() {
    return !uncalled.isEmpty();
  }

  /** Whether a member must not be called, though it may be overridden. */
  boolean deniesCalls(String className, String member) {
    return uncalled.contains(className + "." + member);
  }

  /** What the list says of a member. */
  Decision decide(String className, String member, String descriptor) {
    if (off) {
      return Decision.ALLOWED;
    }
    Map<String, Boolean> entries = members.getOrDefault(className, Map.of());
    Boolean allowed = null;
    if (descriptor.startsWith("(")) {
      allowed = entries.get(member + parameters(descriptor));
    }
    if (allowed == null) {
      allowed = entries.get(member);
    }
    if (allowed == null) {
      allowed = entries.get("*");
    }
    if (allowed == null) {
      return Decision.UNDECIDED;
    }
    return allowed ? Decision.ALLOWED : Decision.DENIED;
  }

  /** Whether learners' classes may extend or implement the type: something of it is allowed. */
  boolean allowsType(String className) {
    return off || members.getOrDefault(className, Map.of()).containsValue(true);
  }

  private void add(String line) {
    String text = Permission.withoutComment(line);
    if (text.isEmpty()) {
      return;
    }
    Permission permission =
        Permission.of(text)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "expected %s, but found: %s".formatted(Permission.FORM, text)));
    for (String className : permission.classes()) {
      Map<String, Boolean> entries = members.computeIfAbsent(className, name -> new HashMap<>());
      permission.members().forEach(member -> entries.put(member, permission.allowed()));
    }
  }

  private static String parameters(String descriptor) {
    return Stream.of(Type.getArgumentTypes(descriptor))
        .map(Type::getClassName)
        .collect(Collectors.joining(",", "(", ")"));
  }

  /** What the list says. */
  enum Decision {
    ALLOWED,
    DENIED,
    UNDECIDED
  }
}
