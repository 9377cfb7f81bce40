package boardwright.lab;

import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * In which line of a YAML file each value begins.
 *
 * @param file how the file is named in errors
 * @param byPath lines from 1, by path, such as {@code stages[1].points}
 * @param above those of a file whose keys take the place of this one's; null if there is none
 */
record YamlLines(String file, Map<String, Integer> byPath, YamlLines above) {

  /**
   * Reads the lines.
   *
   * @throws ManifestException if a key stands twice
   */
  static YamlLines of(JsonParser parser, String file) {
    YamlLines lines = new YamlLines(file, new LinkedHashMap<>(), null);
    if (parser.nextToken() == null) {
      throw lines.wrong("", "a manifest, but the file is empty");
    }
    lines.value(parser, "");
    return lines;
  }

  /**
   * The refusal of a value, or of one that is missing: the line is then that of its surroundings.
   */
  ManifestException wrong(String where, String expected) {
    if (above != null && above.has(where.replaceAll("[.\\[].*", ""))) {
      return above.wrong(where, expected);
    }
    String at = where;
    while (!at.isEmpty() && !byPath.containsKey(at)) {
      at = at.substring(0, Math.max(0, Math.max(at.lastIndexOf('.'), at.lastIndexOf('['))));
    }
    return new ManifestException(
        "%s:%d: %sexpected %s"
            .formatted(
                file, byPath.getOrDefault(at, 1), where.isEmpty() ? "" : where + ": ", expected));
  }

  private boolean has(String key) {
    return byPath.containsKey(key) || above != null && above.has(key);
  }

  /** The same with another file, whose keys take the place of this one's. */
  YamlLines below(YamlLines other) {
    return new YamlLines(file, byPath, other);
  }

  /** The path of a value within another. */
  static String joined(String path, String more) {
    return path.isEmpty() || more.isEmpty() || more.startsWith("[")
        ? path + more
        : path + "." + more;
  }

  private void value(JsonParser parser, String path) {
    if (parser.currentToken() == JsonToken.START_OBJECT) {
      while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
        String key = joined(path, parser.currentName());
        Integer first = byPath.put(key, line(parser));
        if (first != null) {
          throw wrong(key, "each key once, but line " + first + " has it too");
        }
        parser.nextToken();
        value(parser, key);
      }
    } else if (parser.currentToken() == JsonToken.START_ARRAY) {
      for (int i = 0; parser.nextToken() != JsonToken.END_ARRAY; i++) {
        String item = Need.item(path, i);
        byPath.put(item, line(parser));
        value(parser, item);
      }
    }
  }

  private static int line(JsonParser parser) {
    return parser.currentTokenLocation().getLineNr();
  }
}
