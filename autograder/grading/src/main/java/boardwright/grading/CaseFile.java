package boardwright.grading;

import boardwright.lab.CheckSpec;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The cases of a lab's randomised checks as a file, for runs of the suites without the grader: the
 * engine draws them beforehand, and is not there when the suites run. A line is the suite and its
 * method with a dot between, a tabulator, and one case.
 */
public final class CaseFile {
  private CaseFile() {}

  /**
   * Draws and writes the cases.
   *
   * @param args the top of the tree, the lab's id, the seed, and the file to write
   */
  public static void main(String[] args) throws IOException {
    Lab lab = new Course(Path.of(args[0])).lab(args[1]).orElseThrow();
    CaseGenerator draw = new CaseGenerator(Long.parseLong(args[2]));
    List<String> lines = new ArrayList<>();
    for (CheckSpec check : lab.checks()) {
      for (String drawn : draw.of(check)) {
        lines.add(check.suite() + "." + check.method() + "\t" + drawn);
      }
    }
    Path file = Path.of(args[3]);
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.write(file, lines);
  }

  /** Reads a file: the cases by suite and method, with a dot between. */
  public static Map<String, List<String>> read(Path file) throws IOException {
    Map<String, List<String>> cases = new LinkedHashMap<>();
    for (String line : Files.readAllLines(file)) {
      int tab = line.indexOf('\t');
      cases
          .computeIfAbsent(line.substring(0, tab), check -> new ArrayList<>())
          .add(line.substring(tab + 1));
    }
    return cases;
  }
}
