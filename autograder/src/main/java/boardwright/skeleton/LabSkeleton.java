package boardwright.skeleton;

import boardwright.text.Resource;
import java.io.IOException;
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
 * answers right and wrong. The files lie in a resource, each after a line with its path.
 *
 * @param files texts by their paths from the top of the tree
 */
public record LabSkeleton(Map<String, String> files) {
  private static final Pattern FILE = Pattern.compile("(?ms)^==== (\\S+)\\n(.*?)(?=^==== |\\z)");

  /** What a lab has in a tree only: modules, a test of the tree's own, and the learner's folder. */
  private static final Pattern OF_THE_TREE = Pattern.compile("pom\\.xml$|src/test/|\\.gitkeep$");

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
    return new LabSkeleton(read("lab.txt", name, type));
  }

  /**
   * The same lab in a repository of its own: in the same folders, with one pom.xml that builds its
   * jar.
   */
  public static LabSkeleton elsewhere(String name, String type) {
    Map<String, String> files = read("lab.txt", name, type);
    files.keySet().removeIf(path -> OF_THE_TREE.matcher(path).find());
    Map<String, String> all = read("elsewhere.txt", name, type);
    all.putAll(files);
    return new LabSkeleton(all);
  }

  /** Writes the files into a tree. */
  public void write(Path root) throws IOException {
    for (Map.Entry<String, String> file : files.entrySet()) {
      Path path = root.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue(), StandardOpenOption.CREATE_NEW);
    }
  }

  /** Adds a lab's modules to what is built in a tree. */
  public static void addModules(Path root, String name) throws IOException {
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

  private static Map<String, String> read(String resource, String name, String type) {
    String capital = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    Map<String, String> files = new LinkedHashMap<>();
    String text =
        Resource.text(LabSkeleton.class, resource)
            .replaceAll("\\bPile", type)
            .replaceAll("\\bpile", type.toLowerCase(Locale.ROOT))
            .replace("@lab@", name)
            .replace("@Lab@", capital);
    Matcher file = FILE.matcher(text);
    while (file.find()) {
      files.put(file.group(1), file.group(2));
    }
    return files;
  }
}
