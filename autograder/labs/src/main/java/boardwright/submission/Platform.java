package boardwright.submission;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Where hand-ins come from, in the order in which their names are looked for. */
public enum Platform {
  MOODLE("a Moodle download"),
  BLACKBOARD("a Blackboard download"),
  BRIGHTSPACE("a Brightspace download"),
  CANVAS("a Canvas download"),
  GRADESCOPE("a Gradescope export"),
  CLASSROOM("GitHub Classroom clones"),
  SAKAI("a Sakai download"),
  ILIAS("an ILIAS download"),
  TEAMS("a Teams download"),
  VPL("a VPL download"),
  GOOGLE("a Google Classroom download"),
  OLAT("an OLAT download"),
  PLAIN("plain folders and zips");

  private final String title;

  Platform(String title) {
    this.title = title;
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
}
