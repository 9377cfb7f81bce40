package boardwright.author;

import boardwright.author.Page.Fence;
import boardwright.classfile.Shape;
import boardwright.classfile.Synopsis;
import boardwright.lab.CheckSpec;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Generates parts of the page of a stage: the links below its title, the synopses of classes, and
 * the table of checks.
 */
public final class StagePage {
  private static final Pattern TABLE = Pattern.compile("(?m)^## Checks\n+(?:\\|.*\n)*");
  private static final String TABLE_HEAD =
      "## Checks\n\n| rule | check | kind | weight |\n| --- | --- | --- | --- |\n";

  private final Course course;
  private final Lab lab;
  private final Stage stage;
  private final String name;
  private final List<String> missing = new ArrayList<>();

  private StagePage(Course course, Lab lab, Stage stage) {
    this.course = course;
    this.lab = lab;
    this.stage = stage;
    this.name = stage.page();
  }

  /** The page with what is generated on it. */
  public static GeneratedPage of(Course course, Lab lab, Stage stage) throws IOException {
    StagePage page = new StagePage(course, lab, stage);
    String text = page.withTable(page.withSynopses(lab.page(stage)));
    String whole = new StageLinks(lab, stage).in(text, page.missing);
    return new GeneratedPage(lab.page(stage), whole, List.copyOf(page.missing));
  }

  private String withSynopses(Path file) throws IOException {
    Page page = new Page(course.root(), file);
    List<Fence> synopses = page.fences().stream().filter(StagePage::isSynopsis).toList();
    long own = synopses.stream().filter(fence -> fence.comment("uses").isEmpty()).count();
    List<String> lines = new ArrayList<>(page.lines());
    if (own == stage.replaces().size()) {
      List<List<String>> written = new ArrayList<>();
      Iterator<String> replaced = stage.replaces().iterator();
      for (Fence fence : synopses) {
        Optional<String> used = fence.comment("uses");
        written.add(synopses(used.isPresent() ? used.get().split(" ") : next(replaced)));
      }
      for (int i = synopses.size() - 1; i >= 0; i--) { // from below: the lines above stay
        int first = synopses.get(i).line();
        List<String> now = lines.subList(first, first + synopses.get(i).lines().size());
        now.clear();
        now.addAll(written.get(i));
      }
    } else {
      missing.add(
          "%s: below \"## Replace\", expected a block ```java for each of %s, but found %d."
              .formatted(name, String.join(", ", stage.replaces()), own));
    }
    return String.join("\n", lines) + "\n";
  }

  private static boolean isSynopsis(Fence fence) {
    return fence.comment("uses").isPresent()
        || fence.section().equals("Replace") && fence.info().equals("java");
  }

  private static String[] next(Iterator<String> types) {
    return new String[] {types.next()};
  }

  private List<String> synopses(String... types) throws IOException {
    List<String> synopses = new ArrayList<>();
    for (String type : types) {
      String resource = "/" + lab.qualified(type).replace('.', '/') + ".class";
      try (InputStream in = StagePage.class.getResourceAsStream(resource)) {
        if (in == null) {
          missing.add("%s: there is no class %s to print.".formatted(name, type));
        } else {
          synopses.add(Synopsis.of(Shape.of(in.readAllBytes())));
        }
      }
    }
    return String.join("\n\n", synopses).lines().toList();
  }

  private String withTable(String text) {
    Matcher old = TABLE.matcher(text);
    if (!old.find()) {
      missing.add(name + ": there is no section \"## Checks\" for the table of checks.");
      return text;
    }
    StringBuilder table = new StringBuilder(TABLE_HEAD);
    lab.checksOf(stage).stream()
        .sorted(Comparator.comparing(CheckSpec::rule, CheckSpec.ORDER_OF_RULES))
        .map(StagePage::row)
        .forEach(table::append);
    String rest = text.substring(old.end());
    String gap = rest.isEmpty() || rest.startsWith("\n") ? "" : "\n";
    return text.substring(0, old.start()) + table + gap + rest;
  }

  private static String row(CheckSpec check) {
    String kind = check.kind().name().toLowerCase(Locale.ROOT);
    return "| %s | %s | %s | %d |\n".formatted(check.rule(), check.title(), kind, check.points());
  }
}
