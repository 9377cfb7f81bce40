package boardwright.worker;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.Type;

/**
 * What learners' code may use of the JDK. A line of the file is
 *
 * <pre>allow java.util.Scanner: * | deny java.util.Scanner: &lt;init&gt;(java.io.File) close</pre>
 *
 * <p>a verb, a class by its binary name, a colon, and members: a name, a name with the types of its
 * parameters, or {@code *} for all that no other entry names. The nearest entry wins. What no entry
 * names is undecided, which counts as denied. There are no wildcards over classes or packages.
 */
final class Allowlist {
  private static final String COMMON = "allowlist.txt";

  private final Map<String, Map<String, Boolean>> members = new HashMap<>();

  private Allowlist() {}

  /** The common list with the lines that a lab adds. */
  static Allowlist with(List<String> more) {
    Allowlist list = new Allowlist();
    try (InputStream in = Allowlist.class.getResourceAsStream(COMMON)) {
      new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().forEach(list::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    more.forEach(list::add);
    return list;
  }

  /** What the list says of a member. */
  Decision decide(String className, String member, String descriptor) {
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
    return members.getOrDefault(className, Map.of()).containsValue(true);
  }

  private void add(String line) {
    String text = line.strip();
    if (text.isEmpty() || text.startsWith("#")) {
      return;
    }
    int colon = text.indexOf(':');
    String[] head = text.substring(0, Math.max(0, colon)).split(" ");
    if (head.length != 2 || !head[0].equals("allow") && !head[0].equals("deny")) {
      throw new IllegalArgumentException(
          "expected 'allow CLASS: MEMBERS' or 'deny CLASS: MEMBERS', but found: " + text);
    }
    Map<String, Boolean> entries = members.computeIfAbsent(head[1], name -> new HashMap<>());
    for (String member : text.substring(colon + 1).strip().split("\\s+")) {
      entries.put(member, head[0].equals("allow"));
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
