package boardwright.solutions;

import boardwright.lab.Lab;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import tools.jackson.databind.EnumNamingStrategies.KebabCaseStrategy;
import tools.jackson.databind.annotation.EnumNaming;

/**
 * A class of hand-ins to try the grader on, as a platform hands it out: made of a lab's solutions
 * and of its own files, after the recipe in {@code solutions/LAB/sample}.
 */
public final class Sample {
  private static final LocalDateTime TIME = LocalDateTime.of(2026, 11, 12, 18, 0);

  private final Path folder;
  private final Solutions solutions;

  /** The sample of a lab. */
  public Sample(Lab lab) {
    this.folder = lab.solutions().resolve("sample");
    this.solutions = new Solutions(lab);
  }

  /** Whether the lab has one. */
  public boolean exists() {
    return Files.exists(folder.resolve("recipe.yaml"));
  }

  /**
   * Packs the sample into a zip, the same bytes each time.
   *
   * @throws SolutionException if the recipe asks for what there is not
   */
  public byte[] zip() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, byte[]> file : files().entrySet()) {
        ZipEntry entry = new ZipEntry(file.getKey());
        entry.setTimeLocal(TIME);
        zip.putNextEntry(entry);
        ((OutputStream) zip).write(file.getValue());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private Map<String, byte[]> files() throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    String recipe = Files.readString(folder.resolve("recipe.yaml"));
    for (Part part : Solutions.YAML.readValue(recipe, Part[].class)) {
      if (part.own() != null) {
        put(files, part.to(), Files.readAllBytes(folder.resolve(part.own())));
      } else {
        Map<String, byte[]> from = solutions.solution(part.solution()).files();
        for (String name : part.only().isEmpty() ? from.keySet() : part.only()) {
          if (!from.containsKey(name)) {
            throw new SolutionException("%s has no %s".formatted(part.solution(), name));
          }
          Change change = part.change();
          put(files, part.to() + "/" + change.name(name), change.content(from.get(name)));
        }
      }
    }
    return files;
  }

  private static void put(Map<String, byte[]> files, String path, byte[] content) {
    if (files.put(path, content) != null) {
      throw new SolutionException("two files of the sample are " + path);
    }
  }

  /**
   * What lies at a path of the sample.
   *
   * @param to a folder for a solution, or the path of an own file
   * @param solution such as {@code variants/modern}
   * @param only some files of it, or all if there are none
   * @param own a file beside the recipe
   * @param change what is different in the files, though not in what they do
   */
  private record Part(String to, String solution, List<String> only, String own, Change change) {
    private Part {
      only = only == null ? List.of() : only;
      change = change == null ? Change.NONE : change;
    }
  }

  /** How the same program may look in another file. */
  @EnumNaming(KebabCaseStrategy.class)
  private enum Change {
    NONE,
    WINDOWS,
    UTF_16,
    UTF_16_WITHOUT_MARK,
    LOWER_CASE_NAMES,
    OTHER_PACKAGE;

    String name(String file) {
      return this == LOWER_CASE_NAMES ? file.toLowerCase(Locale.ROOT) : file;
    }

    byte[] content(byte[] bytes) {
      String text = new String(bytes, StandardCharsets.UTF_8);
      return switch (this) {
        case NONE, LOWER_CASE_NAMES -> bytes;
        case WINDOWS -> ("\uFEFF" + text.replace("\n", "\r\n")).getBytes(StandardCharsets.UTF_8);
        case UTF_16 -> text.getBytes(Charset.forName("x-UTF-16LE-BOM"));
        case UTF_16_WITHOUT_MARK -> text.getBytes(StandardCharsets.UTF_16BE);
        case OTHER_PACKAGE ->
            text.replaceFirst("(?m)^package [\\w.]+;", "package board;")
                .getBytes(StandardCharsets.UTF_8);
      };
    }
  }
}
