package boardwright.intake.preparation;

import boardwright.lab.Lab;
import boardwright.protocol.TypeName;
import boardwright.source.SourceScanner.Outline;
import boardwright.source.Token;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Says in which package each file of a hand-in is read. The classes of the lab lie where the
 * provided ones do; a class of the learner's own stays where it is, unless that is no package at
 * all, or one from which classes of the lab are moved: then it goes where it is used.
 */
final class PackagePlan {
  /** Nobody writes a lab's classes in more packages; each is looked for in every file. */
  private static final int MOST_LEFT = 20;

  /** Simple names of the lab's classes with their packages, in stage order. */
  private final Map<String, String> homes = new LinkedHashMap<>();

  private final Set<String> programPackages = new HashSet<>();
  private final String fallback;

  /** Packages from which classes of the lab are moved, with those to which they go. */
  private final Map<String, Set<String>> left = new LinkedHashMap<>();

  private final Map<Outline, String> targets = new HashMap<>();

  /**
   * Makes the plan.
   *
   * @param files the outline and the text of each file, and what it is called
   */
  PackagePlan(Lab lab, List<File> files) {
    for (String name : lab.written()) {
      homes.put(name, TypeName.packageOf(lab.qualified(name)));
    }
    lab.provided().forEach(type -> programPackages.add(TypeName.packageOf(type)));
    programPackages.addAll(homes.values());
    this.fallback = homes.values().stream().findFirst().orElse(lab.manifest().packageName());
    for (File file : files) {
      String home = isSomebodyElse(file, files) ? "" : home(file);
      String declared = file.outline().packageName();
      if (!home.isEmpty()) {
        targets.put(file.outline(), home);
        if (!programPackages.contains(declared)) {
          if (left.size() < MOST_LEFT || left.containsKey(declared)) {
            left.computeIfAbsent(declared, from -> new LinkedHashSet<>()).add(home);
          }
        }
      }
    }
    for (String from : left.keySet()) {
      follow(files.stream().filter(f -> f.outline().packageName().equals(from)).toList());
    }
  }

  /** The package in which a file is read. */
  String target(File file) {
    String declared = file.outline().packageName();
    String target = targets.get(file.outline());
    return target != null ? target : declared.isEmpty() ? fallback : declared;
  }

  /**
   * The package into which all goes that the learner wrote in another one; empty if it goes into
   * several, or stays.
   */
  String newNameOf(String declared) {
    Set<String> to = declared.isEmpty() ? Set.of() : left.getOrDefault(declared, Set.of());
    return to.size() == 1 ? to.iterator().next() : "";
  }

  /** The packages, no package among them, whose classes are read elsewhere. */
  Set<String> left() {
    return left.keySet();
  }

  /** The package of a class of the lab; empty if the lab has no such class. */
  String homeOf(String simpleName) {
    return homes.getOrDefault(simpleName, "");
  }

  private String home(File file) {
    return file.outline().types().stream()
        .filter(homes::containsKey)
        .findFirst()
        .map(homes::get)
        .orElse(homes.getOrDefault(file.outline().types().isEmpty() ? file.name() : "", ""));
  }

  /**
   * Whether a file only bears the name of a class of the lab: its class extends the lab's class of
   * that name; or another package has one of that name, too, and this package is that of other
   * classes of the lab, as a package of a game has a driver of its own.
   */
  private boolean isSomebodyElse(File file, List<File> files) {
    String home = home(file);
    String declared = file.outline().packageName();
    if (!home.isEmpty() && !home.equals(declared) && extendsItsNamesake(file, home)) {
      return true;
    }
    boolean twice =
        !home.isEmpty()
            && files.stream()
                .filter(other -> !other.outline().packageName().equals(declared))
                .anyMatch(other -> other.outline().types().equals(file.outline().types()));
    if (!twice) {
      return false;
    }
    Set<String> neighbours = new HashSet<>();
    files.stream()
        .filter(other -> other != file && other.outline().packageName().equals(declared))
        .forEach(other -> neighbours.add(home(other)));
    neighbours.remove("");
    return neighbours.size() == 1 && !neighbours.contains(home);
  }

  private static boolean extendsItsNamesake(File file, String home) {
    return file.outline().types().stream()
        .map(type -> "\\b(extends|implements)\\s+" + Pattern.quote(home + "." + type) + "\\b")
        .anyMatch(namesake -> Pattern.compile(namesake).matcher(file.text()).find());
  }

  /** Sends the classes of the learner's own after those that use them. */
  private void follow(List<File> together) {
    Deque<File> waiting = new ArrayDeque<>();
    for (String name : homes.keySet()) {
      together.stream()
          .filter(f -> f.outline().types().contains(name) && targets.containsKey(f.outline()))
          .forEach(waiting::addLast);
    }
    if (waiting.isEmpty()) {
      return;
    }
    String first = targets.get(waiting.peekFirst().outline());
    if (Set.copyOf(homes.values()).size() == 1) {
      waiting.clear(); // there is one way to go only
    }
    while (!waiting.isEmpty()) {
      File user = waiting.removeFirst();
      Set<String> words = Token.words(user.text());
      for (File other : together) {
        if (!targets.containsKey(other.outline())
            && other.outline().types().stream().anyMatch(words::contains)) {
          targets.put(other.outline(), targets.get(user.outline()));
          waiting.addLast(other);
        }
      }
    }
    together.forEach(file -> targets.putIfAbsent(file.outline(), first));
  }

  /**
   * A file as far as the plan needs it.
   *
   * @param name the file's name without its ending
   */
  record File(String name, String text, Outline outline) {}
}
