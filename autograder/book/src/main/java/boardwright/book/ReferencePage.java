package boardwright.book;

import boardwright.book.Chapter.Section;
import boardwright.handout.BookAddress;
import boardwright.lab.ClassReference;
import boardwright.lab.ClassReference.Contract;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.page.Templates;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The page with what the classes of a lab's program promise.
 *
 * @param types the classes, by package and name, those of the lab before others
 * @param anchors those of the page
 * @param stages in which a learner writes a class, by its simple name: the first one
 */
public record ReferencePage(
    List<ClassReference> types, Set<String> anchors, Map<String, Stage> stages) {
  /** Its file in the folder of the lab's pages. */
  static final String FILE = "reference.html";

  private static final Pattern CODE = Pattern.compile("(?s)```java.*?```|`[^`\n]+`");
  private static final Pattern LINK = Pattern.compile("<a href=\"#([^\"]+)\">(.*?)</a>");
  private static final Pattern NAME = Pattern.compile("\\b[A-Z]\\w*");

  /** The classes that these texts, the pages and hints of a lab, name in their code. */
  static ReferencePage of(Lab lab, String texts) {
    Set<String> words =
        CODE.matcher(texts)
            .results()
            .flatMap(code -> NAME.matcher(code.group()).results())
            .map(MatchResult::group)
            .map(lab::qualified)
            .collect(Collectors.toSet());
    List<ClassReference> types =
        ClassReference.all(lab.id()).stream()
            .filter(type -> words.contains(type.name().replaceAll("\\$.*", "")))
            .sorted(Comparator.comparing(type -> !type.name().startsWith(lab.id() + ".")))
            .toList();
    return new ReferencePage(
        types,
        types.stream()
            .flatMap(type -> type.contracts().stream().map(Contract::anchor))
            .collect(Collectors.toSet()),
        stages(lab));
  }

  private static Map<String, Stage> stages(Lab lab) {
    Map<String, Stage> first = new HashMap<>();
    for (Stage stage : lab.stages()) {
      stage.replaces().forEach(type -> first.putIfAbsent(type, stage));
    }
    return first;
  }

  /** The address of a stage's page, from this one. */
  public String address(Stage stage) {
    return BookAddress.of(stage.page()).replaceAll(".*/", "");
  }

  /** The page as a chapter of the book. */
  Chapter chapter(Lab lab) {
    List<Section> sections = new ArrayList<>(List.of(new Section("", 0, "", "")));
    for (ClassReference type : types) {
      for (Contract one : type.contracts()) {
        StringBuilder text = new StringBuilder(one.signature() + ". " + one.text());
        one.terms().forEach(term -> text.append(' ').append(term.text()));
        sections.add(
            new Section(
                one.anchor(),
                one.anchor().equals(type.simpleName()) ? 2 : 3,
                one.anchor().replaceAll("-\\d+$", ""),
                ClassReference.plain(text.toString())));
      }
    }
    String html = Templates.render("reference", this);
    return new Chapter(lab.id() + "/" + FILE, "Class reference", "", html, sections);
  }

  /** A text of a contract, where what the page doesn't have is no link. */
  public String linked(String html) {
    return LINK.matcher(html)
        .replaceAll(
            link -> Matcher.quoteReplacement(link.group(anchors.contains(link.group(1)) ? 0 : 2)));
  }

  /** A signature as HTML, where the classes of the page are links. */
  public String head(String signature) {
    return linked(NAME.matcher(Html.escape(signature)).replaceAll("<a href=\"#$0\">$0</a>"));
  }
}
