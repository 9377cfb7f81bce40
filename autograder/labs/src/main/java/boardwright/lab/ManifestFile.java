package boardwright.lab;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * {@code lab.yaml}.
 *
 * @param manifest what it says
 * @param lines where it says it
 */
record ManifestFile(Manifest manifest, YamlLines lines) {
  private static final YAMLMapper YAML =
      YAMLMapper.builder()
          .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
          .build();

  /** The parts of a manifest that have their own keys, by path. */
  private static final Map<String, Class<?>> PARTS =
      Map.of(
          "", Manifest.class,
          "weights", Lab.Weights.class,
          "late", LatePolicy.class,
          "limits", Lab.Limits.class,
          "archive", Lab.Archive.class,
          "hidden[]", Hidden.class,
          "void[]", TakenOut.class,
          "stages[]", Stage.class,
          "stages[].weights", Lab.Weights.class,
          "stages[].tests", TestStage.class);

  /**
   * The parts whose keys may not be missing, but for those of a type that knows null; the others
   * say themselves what they need.
   */
  private static final List<String> WHOLE =
      List.of("weights", "limits", "archive", "stages[].weights");

  /** Keys that the classes in a lab's jar depend on. */
  private static final List<String> OF_THE_JAR = List.of("program", "package-name", "uses");

  /**
   * A text that says something of a lab.
   *
   * @param shown how it is named in errors
   */
  record Part(String shown, String text) {
    /**
     * A file.
     *
     * @throws ManifestException if it cannot be read
     */
    static Part of(Path file, String shown) {
      try {
        return new Part(shown, Files.readString(file));
      } catch (CharacterCodingException e) {
        throw new ManifestException(shown + ": expected a text in UTF-8");
      } catch (IOException e) {
        throw new ManifestException(shown + ": cannot be read");
      }
    }
  }

  /**
   * What the files of a lab say, the keys of later ones in place of those before: its own lab.yaml,
   * and the one in this tree if the lab is from elsewhere.
   *
   * @param folder the lab's folder in this tree
   * @param home the top of the folders with its own files
   * @throws ManifestException if a file cannot be read, or has a key that it may not change
   */
  static List<Part> parts(String id, Path folder, Path home) {
    Path own = home.resolve("labs").resolve(id).resolve("lab.yaml");
    Path here = folder.resolve("lab.yaml");
    String shown = "labs/" + id + "/lab.yaml";
    if (own.equals(here.toAbsolutePath().normalize())) {
      return List.of(Part.of(here, shown));
    }
    Part first = Part.of(own, "labs/" + id + ".jar!/lab.yaml");
    if (!Files.isRegularFile(here)) {
      return List.of(first);
    }
    Part second = Part.of(here, shown);
    YamlLines lines = lines(second);
    OF_THE_JAR.stream()
        .filter(lines.byPath()::containsKey)
        .forEach(
            key -> {
              throw lines.wrong(key, "no such key here: the classes in the lab's jar depend on it");
            });
    return List.of(first, second);
  }

  /**
   * Reads a manifest.
   *
   * @param parts what says something of it, the keys of later ones in place of those before
   * @param settings YAML whose keys take the place of all of these; empty for none
   * @throws ManifestException if it does not say what it must
   */
  static ManifestFile read(List<Part> parts, String settings) {
    List<Part> all = new ArrayList<>(parts);
    if (!settings.isBlank()) {
      all.add(new Part("--settings", settings));
    }
    YamlLines lines = null;
    for (int i = all.size() - 1; i >= 0; i--) {
      lines = lines(all.get(i)).below(lines);
    }
    try {
      Manifest manifest =
          all.size() == 1
              ? YAML.readValue(all.get(0).text(), Manifest.class)
              : YAML.treeToValue(merged(all), Manifest.class);
      return new ManifestFile(manifest, lines);
    } catch (JacksonException e) {
      throw wrong(e, lines);
    }
  }

  /** What several parts say as one text. */
  static String text(List<Part> parts) {
    return parts.size() == 1 ? parts.get(0).text() : YAML.writeValueAsString(merged(parts));
  }

  /**
   * Reads another file of YAML.
   *
   * @param shown how the file is named in errors
   * @throws ManifestException if it does not say what it must
   */
  static <T> T read(String text, String shown, Class<T> type) {
    YamlLines lines = YamlLines.of(YAML.createParser(text), shown);
    try {
      return YAML.readerFor(type)
          .with(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .readValue(text);
    } catch (JacksonException e) {
      throw wrong(e, lines);
    }
  }

  private static ObjectNode merged(List<Part> parts) {
    ObjectNode all = YAML.createObjectNode();
    for (Part part : parts) {
      if (!(YAML.readTree(part.text()) instanceof ObjectNode keys)) {
        throw new ManifestException(part.shown() + ":1: expected keys of lab.yaml, such as late:");
      }
      all.setAll(keys);
    }
    return all;
  }

  /** The lines of a text whose keys are all known. */
  private static YamlLines lines(Part part) {
    try (JsonParser parser = YAML.createParser(part.text())) {
      YamlLines lines = YamlLines.of(parser, part.shown());
      checkKeys(lines);
      return lines;
    } catch (JacksonException e) {
      int line = Math.max(1, e.getLocation().getLineNr());
      throw new ManifestException(
          "%s:%d: expected YAML, but this cannot be read: %s"
              .formatted(part.shown(), line, said(e)));
    }
  }

  private static void checkKeys(YamlLines lines) {
    for (String path : lines.byPath().keySet()) {
      int dot = path.lastIndexOf('.');
      String part = path.substring(0, Math.max(0, dot)).replaceAll("\\d+", "");
      if (!path.endsWith("]") && PARTS.containsKey(part)) {
        Class<?> type = PARTS.get(part);
        if (!keys(type).contains(path.substring(dot + 1))) {
          throw lines.wrong(path, "one of the keys " + String.join(", ", keys(type)));
        }
      }
    }
    for (String whole : lines.byPath().keySet()) {
      String part = whole.replaceAll("\\d+", "");
      boolean there = lines.byPath().keySet().stream().anyMatch(p -> p.startsWith(whole + "."));
      if (!WHOLE.contains(part)) {
        continue;
      }
      for (RecordComponent value : PARTS.get(part).getRecordComponents()) {
        String path = YamlLines.joined(whole, key(value));
        if (there && value.getType() != Integer.class && !lines.byPath().containsKey(path)) {
          throw lines.wrong(path, kind(value.getType()));
        }
      }
    }
  }

  private static ManifestException wrong(JacksonException e, YamlLines lines) {
    String where = "";
    for (JacksonException.Reference step : e.getPath()) {
      where =
          step.getPropertyName() == null
              ? Need.item(where, step.getIndex())
              : YamlLines.joined(where, step.getPropertyName());
    }
    if (e.getCause() instanceof WrongValueException wrong) {
      return lines.wrong(YamlLines.joined(where, wrong.where()), wrong.expected());
    }
    if (e instanceof UnrecognizedPropertyException unknown) {
      return lines.wrong(
          where, "one of the keys " + String.join(", ", keys(unknown.getReferringClass())));
    }
    if (e instanceof InputCoercionException number) {
      return lines.wrong(where, kind(number.getTargetType()) + " that is not as large");
    }
    String found =
        e instanceof InvalidFormatException format ? ", but found '" + format.getValue() + "'" : "";
    return lines.wrong(
        where, kind(e instanceof MismatchedInputException m ? m.getTargetType() : null) + found);
  }

  private static String kind(Class<?> type) {
    if (type == null) {
      return "something else";
    }
    if (type == BigDecimal.class) {
      return "a number";
    }
    if (type == int.class || type == long.class || type == Integer.class) {
      return "a whole number";
    }
    if (type == Deadline.class) {
      return Deadline.FORM;
    }
    if (type.isEnum()) {
      return "one of "
          + Stream.of(type.getEnumConstants())
              .map(constant -> constant.toString().toLowerCase(Locale.ROOT))
              .collect(Collectors.joining(", "));
    }
    if (type.isRecord()) {
      return "the keys " + String.join(", ", keys(type));
    }
    return List.class.isAssignableFrom(type) ? "a list" : "a text";
  }

  /** The keys of a part of the manifest, as the file writes them. */
  private static List<String> keys(Class<?> type) {
    return Stream.of(type.getRecordComponents()).map(ManifestFile::key).toList();
  }

  private static String key(RecordComponent part) {
    if (part.getType() == List.class && part.getName().equals("takenOut")) {
      return "void"; // which is no name in Java
    }
    return part.getName().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }

  /** The parser tells what it was about, where, and what it met; the last is what helps. */
  private static String said(JacksonException e) {
    return e.getOriginalMessage()
        .lines()
        .filter(line -> !line.isBlank() && !Character.isWhitespace(line.charAt(0)))
        .reduce("", (before, line) -> line);
  }
}
