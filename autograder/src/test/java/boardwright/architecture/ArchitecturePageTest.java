package boardwright.architecture;

import static boardwright.RealTree.ROOT;

import boardwright.PageBlock;
import boardwright.lab.Course;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Compares the list of modules in ARCHITECTURE.md with the poms. */
@DisplayName("ARCHITECTURE.md")
class ArchitecturePageTest {
  private static final Path PAGE = ROOT.resolve("ARCHITECTURE.md");

  /** The lab's name in what is the same for each lab. */
  private final List<String> labs = new Course(ROOT).labIds();

  @Test
  @DisplayName("shows each module with the modules that its pom names")
  void showsModulesOfThePoms() throws Exception {
    Map<String, Module> modules = new LinkedHashMap<>();
    for (Element module : children(pom(ROOT), "modules", "module")) {
      Path folder = ROOT.resolve(module.getTextContent().strip());
      Element pom = pom(folder);
      if (!text(pom, "packaging").equals("pom")) {
        List<String> needs = new ArrayList<>(needs(pom));
        if (Files.exists(folder.resolveSibling("pom.xml"))) {
          Element above = pom(folder.getParent());
          // what a parent that only holds others needs, each of them needs
          needs.addAll(text(above, "packaging").equals("pom") ? needs(above) : List.of());
        }
        String name = ROOT.relativize(folder).toString();
        modules.put(text(pom, "artifactId"), new Module(name, needs));
      }
    }
    Map<String, Set<String>> arrows = new LinkedHashMap<>();
    for (Module module : modules.values()) {
      Set<String> needs = arrows.computeIfAbsent(general(module.folder), key -> new TreeSet<>());
      for (String need : module.needs) {
        String[] named = need.split(" ", 2);
        String folder = general(modules.get(named[0]).folder);
        needs.add(named.length == 1 ? folder : folder + " " + named[1]);
      }
    }
    int width = arrows.keySet().stream().mapToInt(String::length).max().orElse(0);
    String list =
        arrows.entrySet().stream()
            .map(
                module ->
                    module.getKey()
                        + " ".repeat(width - module.getKey().length())
                        + "  → "
                        + (module.getValue().isEmpty() ? "–" : String.join(", ", module.getValue()))
                        + "\n")
            .collect(Collectors.joining());
    PageBlock.assertSays(PAGE, "<!-- modules -->", list);
  }

  private String general(String folder) {
    return folder.replaceAll("(?<=^|/)(" + String.join("|", labs) + ")$", "LAB");
  }

  private static Element pom(Path folder) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(folder.resolve("pom.xml").toFile())
        .getDocumentElement();
  }

  /** The artifacts that a pom names for its classes, with a word on those for a run only. */
  private static List<String> needs(Element pom) {
    return children(pom, "dependencies", "dependency").stream()
        .filter(one -> text(one, "groupId").equals("boardwright"))
        .filter(one -> !text(one, "scope").equals("test"))
        .map(
            one ->
                text(one, "artifactId")
                    + (text(one, "scope").equals("runtime") ? " (when it runs)" : ""))
        .toList();
  }

  private static List<Element> children(Element of, String list, String name) {
    return elements(of).stream()
        .filter(one -> one.getTagName().equals(list))
        .flatMap(one -> elements(one).stream())
        .filter(one -> one.getTagName().equals(name))
        .toList();
  }

  private static String text(Element of, String name) {
    return elements(of).stream()
        .filter(one -> one.getTagName().equals(name))
        .map(one -> one.getTextContent().strip())
        .findFirst()
        .orElse("");
  }

  private static List<Element> elements(Element of) {
    return IntStream.range(0, of.getChildNodes().getLength())
        .mapToObj(of.getChildNodes()::item)
        .filter(node -> node.getNodeType() == Node.ELEMENT_NODE)
        .map(Element.class::cast)
        .toList();
  }

  private record Module(String folder, List<String> needs) {}
}
