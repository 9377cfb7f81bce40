package boardwright.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The pages, hints and pictures of a kit: those that speak to students, without the comments that
 * tell the tests what to run, and without links to what is not in the kit.
 */
final class KitPages {
  private static final Pattern COMMENT = Pattern.compile("(?s)<!--.*?-->[ \\t]*\\n?");
  private static final Pattern LINK = Pattern.compile("(!?)\\[([^\\]]*)\\]\\(([^)\\s]+)\\)");
  private static final Pattern EXAMPLE = Pattern.compile("handouts/[\\w/-]*/examples/[\\w./-]+");
  private static final List<String> FOR_ALL =
      List.of(
          "cookbook.md",
          "common-hints.md",
          "what-is-graded.md",
          "hand-in.md",
          "reference.md",
          "patterns.md");

  /** The tops of the folders with the pages: of the labs' own ones, and of the tree. */
  private final List<Path> tops;

  private final SortedMap<String, byte[]> files = new TreeMap<>();

  private KitPages(Path root, List<VisibleLab> labs) {
    this.tops =
        Stream.concat(labs.stream().map(lab -> lab.lab().home()), Stream.of(root))
            .distinct()
            .toList();
  }

  /**
   * The files by their paths from the top of the kit.
   *
   * @param root the top of the tree
   * @param labs the labs of the kit
   */
  static SortedMap<String, byte[]> of(Path root, List<VisibleLab> labs) throws IOException {
    KitPages pages = new KitPages(root, labs);
    SortedMap<String, String> texts = new TreeMap<>();
    for (String name : FOR_ALL) {
      texts.put("handouts/" + name, Files.readString(root.resolve("handouts").resolve(name)));
    }
    for (VisibleLab lab : labs) {
      String top = "handouts/" + lab.lab().id();
      for (String folder : List.of(top, top + "/hints")) {
        for (String page : pages.pagesIn(folder)) {
          texts.put(page, lab.page(page, Files.readString(pages.find(page))));
        }
      }
    }
    texts.replaceAll((path, text) -> inKit(text));
    for (String text : texts.values()) {
      pages.addExamples(text);
    }
    texts.forEach(pages::addLinked);
    Set<String> there = new LinkedHashSet<>(texts.keySet());
    there.addAll(pages.files.keySet());
    texts.forEach(
        (path, text) ->
            pages.files.put(path, linked(path, text, there).getBytes(StandardCharsets.UTF_8)));
    return pages.files;
  }

  /** A page without what is for tests, and with the places that things have in a kit. */
  private static String inKit(String text) {
    return COMMENT.matcher(text).replaceAll("").replace("autograder/target/lib/", "lib/");
  }

  /** A file or folder by its path from the top. */
  private Path find(String path) {
    return tops.stream()
        .map(top -> top.resolve(path))
        .filter(Files::exists)
        .findFirst()
        .orElse(tops.get(0).resolve(path));
  }

  private List<String> pagesIn(String folder) throws IOException {
    if (!Files.isDirectory(find(folder))) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(find(folder))) {
      return all.map(file -> folder + "/" + file.getFileName())
          .filter(path -> path.endsWith(".md"))
          .sorted()
          .toList();
    }
  }

  /** The examples that a page names where its reader sees it. */
  private void addExamples(String text) throws IOException {
    Matcher example = EXAMPLE.matcher(text);
    while (example.find()) {
      Path file = find(example.group());
      if (Files.isRegularFile(file)) {
        files.put(example.group(), Files.readAllBytes(file));
      }
    }
  }

  /** The pictures of a page, and the examples that it links. */
  private void addLinked(String path, String text) {
    Matcher link = LINK.matcher(text);
    while (link.find()) {
      String target = target(path, link.group(3));
      Path file = find(target);
      boolean wanted = !link.group(1).isEmpty() || target.contains("/examples/");
      if (wanted && Files.isRegularFile(file)) {
        try {
          files.put(target, Files.readAllBytes(file));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
  }

  /** The page with the words of a link in its place, where the link would lead nowhere. */
  private static String linked(String path, String text, Set<String> there) {
    return LINK.matcher(text)
        .replaceAll(
            link -> {
              String to = link.group(3);
              boolean here = to.startsWith("#") || to.contains(":");
              boolean leads = here || there.contains(target(path, to));
              return Matcher.quoteReplacement(leads ? link.group() : link.group(2));
            });
  }

  /** Where a link leads, as a path from the top. */
  private static String target(String page, String link) {
    String file = link.contains("#") ? link.substring(0, link.indexOf('#')) : link;
    return Path.of("/", page)
        .resolveSibling(file)
        .normalize()
        .toString()
        .substring(1)
        .replace('\\', '/');
  }
}
