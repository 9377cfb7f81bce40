package boardwright.kit;

import java.util.List;

/**
 * A library that a kit needs.
 *
 * @param jar the name of its jar, without a version
 * @param licence its licence, and where its source is
 */
record Library(String jar, String licence) {
  /** The list: the name of a jar and its licence on each line. */
  static final String LIST = "libraries.txt";

  /** All of them. */
  static List<Library> all() {
    return Kit.resource(LIST)
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> line.split("\\s+", 2))
        .map(words -> new Library(words[0], words[1]))
        .toList();
  }
}
