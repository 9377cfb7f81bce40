package boardwright.skeleton;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A small lab that plays, checks and grades: one class, one stage, a suite, a page, hints, and
 * answers right and wrong. All files lie in one resource, each after a line with its path.
 *
 * @param files texts by their paths from the top of the tree
 */
public record LabSkeleton(Map<String, String> files) {
  private static final Pattern FILE = Pattern.compile("(?ms)^==== (\\S+)\\n(.*?)(?=^==== |\\z)");
  private static final String MODULES_GO_ON = "    <module>autograder</module>\n";
  private static final String SUITES_BEGIN =
      "    <!-- data for the grader, which names none of them; the programs come with them -->\n";

  /** What makes the launcher's class path hold a lab. */
  private static final String SUITES =
      """
          <dependency>
            <groupId>boardwright</groupId>
            <artifactId>suites-%s</artifactId>
            <version>${project.version}</version>
            <scope>runtime</scope>
          </dependency>
      """;

  /**
   * The files of a lab.
   *
   * @param name the lab's name, which is also its package: lower-case letters and digits
   * @param type the class that learners replace first
   */
  public static LabSkeleton of(String name, String type) {
    String capital = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    Map<String, String> files = new LinkedHashMap<>();
    String text =
        text()
            .replaceAll("\\bPile", type)
            .replaceAll("\\bpile", type.toLowerCase(Locale.ROOT))
            .replace("@lab@", name)
            .replace("@Lab@", capital);
    Matcher file = FILE.matcher(text);
    while (file.find()) {
      files.put(file.group(1), file.group(2));
    }
    return new LabSkeleton(files);
  }

  /** Writes the files into a tree, and the lab's modules into what is built. */
  public void write(Path root, String name) throws IOException {
    for (Map.Entry<String, String> file : files.entrySet()) {
      Path path = root.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue(), StandardOpenOption.CREATE_NEW);
    }
    StringBuilder modules = new StringBuilder();
    for (String folder : List.of("engine", "labs", "autograder/suites")) {
      modules.append("    <module>%s/%s</module>\n".formatted(folder, name));
    }
    change(root.resolve("pom.xml"), MODULES_GO_ON, modules + MODULES_GO_ON);
    change(root.resolve("autograder/pom.xml"), SUITES_BEGIN, SUITES_BEGIN + SUITES.formatted(name));
  }

  private static void change(Path pom, String old, String now) throws IOException {
    Files.writeString(pom, Files.readString(pom).replace(old, now));
  }

  private static String text() {
    try (InputStream in = LabSkeleton.class.getResourceAsStream("lab.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
