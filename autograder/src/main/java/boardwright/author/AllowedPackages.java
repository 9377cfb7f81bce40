package boardwright.author;

import boardwright.protocol.Permission;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The lines of an allowlist as paragraphs for people, one for each package. */
final class AllowedPackages {
  private static final int WIDTH = 99;

  /** So many exceptions of one package are not named one by one. */
  private static final int MANY = 10;

  private static final String CONSTRUCTOR = "<init>";

  private AllowedPackages() {}

  /** The paragraphs for these lines. */
  static String of(List<String> lines) {
    Map<String, Map<String, Map<String, Boolean>>> packages = new TreeMap<>();
    for (String line : lines) {
      Permission.of(line)
          .ifPresent(
              permission -> {
                for (String type : permission.classes()) {
                  int dot = type.lastIndexOf('.');
                  Map<String, Boolean> members =
                      packages
                          .computeIfAbsent(type.substring(0, dot), name -> new TreeMap<>())
                          .computeIfAbsent(type.substring(dot + 1), name -> new TreeMap<>());
                  permission.members().forEach(member -> members.put(member, permission.allowed()));
                }
              });
    }
    return packages.entrySet().stream()
        .map(entry -> paragraphs(entry.getKey(), entry.getValue()))
        .collect(Collectors.joining("\n"));
  }

  private static String paragraphs(String packageName, Map<String, Map<String, Boolean>> types) {
    List<String> whole = new ArrayList<>();
    List<String> exceptions = new ArrayList<>();
    List<String> inPart = new ArrayList<>();
    List<String> refused = new ArrayList<>();
    types.forEach(
        (type, members) -> {
          String name = type.replace('$', '.');
          if (!members.containsValue(true)) {
            refused.add(code(name));
          } else if (members.equals(Map.of("*", true))) {
            boolean exception = name.endsWith("Exception") || name.endsWith("Error");
            (exception ? exceptions : whole).add(code(name));
          } else {
            inPart.add(inPart(name, members));
          }
        });
    if (exceptions.size() > MANY) {
      whole.add("all exceptions and errors");
    } else {
      whole.addAll(exceptions);
    }
    List<String> lines = new ArrayList<>();
    if (!whole.isEmpty()) {
      lines.add(wrapped("**" + packageName + "**: " + String.join(", ", whole) + ".", ""));
    } else {
      lines.add("**" + packageName + "**");
    }
    if (!inPart.isEmpty()) {
      lines.add("");
      inPart.forEach(line -> lines.add(wrapped("- " + line, "  ")));
    }
    if (!refused.isEmpty()) {
      lines.add("");
      lines.add(wrapped("Refused: " + String.join(", ", refused) + ".", ""));
    }
    return String.join("\n", lines) + "\n";
  }

  private static String inPart(String name, Map<String, Boolean> members) {
    List<String> allowed = named(name, members, true);
    List<String> denied = named(name, members, false);
    if (!members.getOrDefault("*", false)) {
      return code(name) + ": only " + String.join(", ", allowed);
    }
    String back = allowed.isEmpty() ? "" : "; but " + String.join(", ", allowed) + " may be used";
    return code(name) + ": all but " + String.join(", ", denied) + back;
  }

  /** The members that are named and allowed, or denied. */
  private static List<String> named(String type, Map<String, Boolean> members, boolean allowed) {
    Collection<String> names = new TreeSet<>();
    members.forEach(
        (member, is) -> {
          if (is == allowed && !member.equals("*")) {
            names.add(shown(type, member));
          }
        });
    return names.stream().map(AllowedPackages::code).toList();
  }

  /** A member as one writes it: {@code new Scanner(String)}. */
  private static String shown(String type, String member) {
    String name = member.replaceAll("\\(.*", "");
    String parameters =
        member.substring(name.length()).replaceAll("[\\w.]+\\.", "").replace(",", ", ");
    if (name.equals(CONSTRUCTOR)) {
      return "new " + type.replace('$', '.') + (parameters.isEmpty() ? "(…)" : parameters);
    }
    return name + parameters;
  }

  private static String code(String text) {
    return "`" + text + "`";
  }

  private static String wrapped(String text, String indent) {
    StringBuilder lines = new StringBuilder();
    String line = "";
    for (String word : text.split(" (?=(?:[^`]*`[^`]*`)*[^`]*$)")) { // not within code
      if (!line.isBlank() && line.length() + 1 + word.length() > WIDTH) {
        lines.append(line).append('\n');
        line = indent + word;
      } else {
        line = line.isEmpty() ? word : line + " " + word;
      }
    }
    return lines.append(line).toString();
  }
}
