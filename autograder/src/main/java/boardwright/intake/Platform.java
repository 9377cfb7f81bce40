package boardwright.intake;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Where hand-ins come from, and so how they are laid out. */
public enum Platform {
  MOODLE("a Moodle download", new Moodle()),
  CANVAS("a Canvas download", new Canvas()),
  GRADESCOPE("a Gradescope export", new Gradescope()),
  CLASSROOM("GitHub Classroom clones", new Classroom()),
  PLAIN("plain folders and zips", null);

  private final String title;
  private final Layout layout;

  Platform(String title, Layout layout) {
    this.title = title;
    this.layout = layout;
  }

  /** The platform of this name, as the command line writes it. */
  public static Optional<Platform> named(String word) {
    return Stream.of(values()).filter(p -> p.word().equals(word)).findFirst();
  }

  /** The names of all, as the command line writes them. */
  public static String words() {
    return Stream.of(values()).map(Platform::word).collect(Collectors.joining(", "));
  }

  /** Its name, as the command line writes it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What hand-ins from there are called. */
  public String title() {
    return title;
  }

  /** How they are laid out; null where each folder or archive is a hand-in. */
  Layout layout() {
    return layout;
  }
}
