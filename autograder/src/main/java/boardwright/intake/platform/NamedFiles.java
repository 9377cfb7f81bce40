package boardwright.intake.platform;

import boardwright.intake.files.Container;
import boardwright.intake.files.Entry;
import boardwright.intake.files.FileNames;
import boardwright.intake.files.IntakeException;
import boardwright.intake.platform.NamePattern.Field;
import boardwright.text.Printable;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The files and folders of a download whose names fit one of some shapes: the first that fits. */
final class NamedFiles {
  private static final Pattern NUMBERED =
      Pattern.compile("(?<=.)(?:-\\d{1,3}| \\(\\d{1,3}\\))(?=(?:\\.[^.]+)?$)", Pattern.DOTALL);

  private final Map<String, Reading> readings = new TreeMap<>();
  private final Set<String> around = new HashSet<>();
  private final Map<String, String> people = new LinkedHashMap<>();
  private String doubt = "";

  NamedFiles(Container container, List<Shape> shapes) {
    Map<Field, String> nothing = new EnumMap<>(Field.class);
    shapes.forEach(shape -> walk(container, shape, 0, nothing, ""));
  }

  /** What was found, in the order of its paths. */
  Collection<Reading> all() {
    return readings.values();
  }

  /** Whether the names of this entry, and of what lies in it, were read. */
  boolean knows(Entry top) {
    return readings.containsKey(top.name())
        || around.contains(top.name())
        || people.containsKey(top.name());
  }

  /** People whose folders have nothing in them that was handed in. */
  List<String> withNothing() {
    return people.entrySet().stream()
        .filter(e -> !around.contains(e.getKey()) && !readings.containsKey(e.getKey()))
        .map(Map.Entry::getValue)
        .toList();
  }

  /** What can be read in two ways, in one sentence; empty if there is nothing. */
  String doubt() {
    return doubt;
  }

  private void walk(Container in, Shape shape, int level, Map<Field, String> known, String folder) {
    NamePattern pattern = shape.pattern();
    boolean last = level == pattern.depth() - 1;
    for (Entry entry : in.entries()) {
      String path = folder + entry.name();
      boolean archive = entry.kind() == Entry.Kind.FILE && FileNames.isArchive(entry.name());
      boolean whole = last && !pattern.endsInFile() && archive;
      String name = whole ? FileNames.withoutArchive(entry.name()) : entry.name();
      List<Map<Field, String>> ways = pattern.readings(level, name);
      if (ways.isEmpty() || isTaken(path) || last && around.contains(path)) {
        continue;
      }
      if (ways.size() > 1 && doubt.isEmpty()) {
        doubt = inTwoWays(name, ways.get(0), ways.get(1));
      }
      Map<Field, String> values = new EnumMap<>(ways.get(0));
      known.forEach((field, value) -> values.merge(field, value, (a, b) -> b.isEmpty() ? a : b));
      Reading reading = new Reading(values, entry, in, shape, last);
      if (last) {
        if (reading.isHandIn(archive)) {
          put(path, reading);
        }
        continue;
      }
      if (isPerson(values) && !isPerson(known) && (level > 0 || !pattern.beginsFree())) {
        people.putIfAbsent(path, entry.name());
      }
      if (entry.kind() == Entry.Kind.FOLDER) {
        descend(path, reading, level + 1);
      } else if (entry.kind() == Entry.Kind.LINK) {
        put(path, reading); // reading the hand-in will say that links are not followed
      }
    }
  }

  private void descend(String path, Reading reading, int level) {
    try {
      Container within = reading.in().within(reading.entry());
      walk(within, reading.shape(), level, reading.values(), path + "/");
    } catch (IntakeException e) {
      put(path, reading); // it may not be looked into, as reading the hand-in will say
    }
  }

  private void put(String path, Reading reading) {
    readings.put(path, reading);
    for (int slash = path.indexOf('/'); slash > 0; slash = path.indexOf('/', slash + 1)) {
      around.add(path.substring(0, slash));
    }
  }

  /** Whether another shape has this already, or what is around it. */
  private boolean isTaken(String path) {
    for (int slash = path.indexOf('/'); slash > 0; slash = path.indexOf('/', slash + 1)) {
      if (readings.containsKey(path.substring(0, slash))) {
        return true;
      }
    }
    return readings.containsKey(path);
  }

  private static boolean isPerson(Map<Field, String> values) {
    return NamePattern.PEOPLE.stream().anyMatch(field -> !values.getOrDefault(field, "").isEmpty());
  }

  /** The sentence that refuses a name. */
  static String inTwoWays(String name, Map<Field, String> one, Map<Field, String> other) {
    return "'%s' can be read in two ways: %s; or %s."
        .formatted(Printable.label(name), shown(one), shown(other));
  }

  private static String shown(Map<Field, String> values) {
    return NamePattern.PEOPLE.stream()
        .filter(field -> !values.getOrDefault(field, "").isEmpty())
        .map(field -> field + " is '" + Printable.label(values.get(field)) + "'")
        .collect(Collectors.joining(", "));
  }

  /**
   * A file or folder whose names were read.
   *
   * @param values of all fields, empty where the names do not have one
   * @param in what it lies in
   * @param seen whether all of its names were read, as its folders could be looked into
   */
  record Reading(Map<Field, String> values, Entry entry, Container in, Shape shape, boolean seen) {
    boolean isHandIn(boolean archive) {
      boolean file = entry.kind() == Entry.Kind.FILE;
      return shape.note() != null
          || !file
          || (shape.pattern().endsInFile() ? !file().isEmpty() : archive);
    }

    String get(Field field) {
      return values.getOrDefault(field, "");
    }

    /** The name that a student gave it; empty where the platform gives it. */
    String file() {
      return get(Field.FILE);
    }

    /** The same without a number behind it, as {@code -1} or {@code (1)}. */
    String unnumbered() {
      return NUMBERED.matcher(file()).replaceFirst("");
    }

    /** That number; 0 if there is none. */
    int number() {
      Matcher numbered = NUMBERED.matcher(file());
      return numbered.find() ? Integer.parseInt(numbered.group().replaceAll("\\D", "")) : 0;
    }

    /** What its people are called; empty if the names do not say. */
    String name() {
      String name = get(Field.NAME).isBlank() ? get(Field.GROUP) : get(Field.NAME);
      return name.replace('_', ' ').strip();
    }

    /** The login and what stands before it, where nothing tells where it begins. */
    String untilLogin() {
      String separator = shape.pattern().separator();
      return separator.isEmpty() ? get(Field.LOGIN) : get(Field.ANY) + separator + get(Field.LOGIN);
    }
  }
}
