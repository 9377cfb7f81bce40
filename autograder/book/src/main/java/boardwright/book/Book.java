package boardwright.book;

import boardwright.book.CoverView.Card;
import boardwright.handout.BookAddress;
import boardwright.handout.Hints;
import boardwright.lab.Lab;
import boardwright.lab.Syllabus;
import boardwright.page.Templates;
import boardwright.text.Resource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The book of some labs.
 *
 * @param files by their paths from the top of the book
 */
public record Book(SortedMap<String, byte[]> files) {
  /** Its cover. */
  public static final String COVER = "index.html";

  /** The page beside the folder of the book, in a kit. */
  public static final String START = "START-HERE.html";

  private static final String HINTS = "hints/";
  private static final String COMMON = "handouts/what-is-graded.md";
  private static final String COMMON_HINTS = "handouts/common-hints.md";
  private static final List<String> SHARED =
      List.of("cookbook.md", "reference.md", "patterns.md", "what-is-graded.md", "hand-in.md");

  /** The pages for instructors and authors, in the folder of the handouts. */
  public static final List<String> FOR_INSTRUCTORS =
      List.of(
          "hand-out-and-collect.md",
          "pilot.md",
          "instructors.md",
          "faculty.md",
          "containers.md",
          "authors.md");

  /** The pages to teach from, one for each week of the plan. */
  public static final List<String> FOR_TEACHING =
      IntStream.rangeClosed(1, 15).mapToObj("teaching/week-%02d.md"::formatted).toList();

  private static final Pattern PICTURE = Pattern.compile("<img src=\"\\.\\./([^\"]+\\.png)\"");
  private static final List<String> BESIDE =
      List.of("book.js", "minisearch.js", "minisearch-LICENSE.txt");

  /**
   * Makes the book.
   *
   * @param syllabus the order of the labs and what they teach
   * @param labs the labs of the book
   * @param handouts pages, hints, pictures and examples by their paths from the top of the tree;
   *     links to anything else lose their target
   */
  public static Book of(Syllabus syllabus, List<Lab> labs, SortedMap<String, byte[]> handouts) {
    return of(syllabus, labs, handouts, contents(syllabus, labs, handouts));
  }

  private static Book of(
      Syllabus syllabus, List<Lab> labs, SortedMap<String, byte[]> handouts, Contents contents) {
    SortedMap<String, byte[]> files = new TreeMap<>();
    String pages = contents.chapters().map(Chapter::html).collect(Collectors.joining());
    handouts.forEach(
        (path, bytes) -> {
          String file = BookAddress.of(path);
          if (!path.endsWith(".md") && pages.contains(file.replaceAll(".*/", "/") + "\"")) {
            files.put(file, bytes);
          }
        });
    contents
        .chapters()
        .forEach(page -> put(files, page.address(), render("page", new PageView(contents, page))));
    List<Card> cards =
        contents.parts().stream()
            .flatMap(part -> labs.stream().filter(lab -> lab.id().equals(part.id())))
            .map(lab -> card(syllabus, lab, contents))
            .toList();
    put(files, COVER, render("cover", new CoverView(contents, cards, ConceptMap.of(cards))));
    put(files, "book.css", style());
    put(files, "texts.js", SearchTexts.script(contents, labs));
    put(files, "here.js", "document.documentElement.className = \"unpacked\";\n");
    BESIDE.forEach(name -> put(files, name, Resource.text(Book.class, name)));
    return new Book(files);
  }

  /**
   * The book of one lab, and in it the lab as one document.
   *
   * @see #document(Lab)
   */
  public static Book toPrint(Syllabus syllabus, Lab lab, SortedMap<String, byte[]> handouts) {
    Contents contents = contents(syllabus, List.of(lab), handouts);
    SortedMap<String, byte[]> files =
        new TreeMap<>(of(syllabus, List.of(lab), handouts, contents).files);
    put(files, document(lab), PrintedLab.html(contents.parts().get(0)));
    return new Book(files);
  }

  /** The file of a lab as one document. */
  public static String document(Lab lab) {
    return lab.id() + "/print.html";
  }

  /**
   * The page that leads to a book in the folder {@code book} beside it, or says what is missing.
   */
  public static String start() {
    return render("start", style());
  }

  /** Writes the book into a folder. */
  public void write(Path folder) throws IOException {
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path target = folder.resolve(file.getKey());
      Files.createDirectories(target.getParent());
      Files.write(target, file.getValue());
    }
  }

  static Contents contents(Syllabus syllabus, List<Lab> labs, SortedMap<String, byte[]> handouts) {
    Map<String, ReferencePage> references = new TreeMap<>();
    for (Lab lab : labs) {
      String folder = "handouts/" + lab.id() + "/";
      String texts =
          handouts.keySet().stream()
              .filter(path -> path.startsWith(folder) && path.endsWith(".md"))
              .map(path -> text(handouts, path))
              .collect(Collectors.joining("\n"));
      references.put(folder, ReferencePage.of(lab, texts));
    }
    Links links = new Links(handouts.keySet(), references);
    List<Part> parts = new ArrayList<>();
    for (Lab lab : labs) {
      List<Chapter> chapters = new ArrayList<>();
      pages(lab, handouts.keySet())
          .forEach(path -> chapters.add(chapter(links, handouts, path, stageOf(lab, path))));
      ReferencePage reference = references.get("handouts/" + lab.id() + "/");
      if (!reference.types().isEmpty()) {
        chapters.add(reference.chapter(lab));
      }
      parts.add(new Part(lab.id(), lab.manifest().name(), chapters));
    }
    addShared(parts, "For all labs", SHARED, links, handouts);
    addShared(parts, "For instructors", FOR_INSTRUCTORS, links, handouts);
    addShared(parts, "To teach from, week by week", FOR_TEACHING, links, handouts);
    return new Contents(syllabus.name(), parts);
  }

  private static void addShared(
      List<Part> parts,
      String title,
      List<String> names,
      Links links,
      SortedMap<String, byte[]> handouts) {
    List<Chapter> chapters =
        names.stream()
            .map(name -> "handouts/" + name)
            .filter(handouts::containsKey)
            .map(path -> chapter(links, handouts, path, ""))
            .toList();
    if (!chapters.isEmpty()) {
      parts.add(new Part("", title, chapters));
    }
  }

  /** The pages of a lab: the contents, the first run, the stages, and the others. */
  private static List<String> pages(Lab lab, Set<String> handouts) {
    String folder = "handouts/" + lab.id() + "/";
    Set<String> pages =
        new LinkedHashSet<>(List.of(folder + "README.md", folder + "0-first-run.md"));
    lab.stages().forEach(stage -> pages.add(stage.page()));
    handouts.stream()
        .filter(path -> path.startsWith(folder) && Links.isPage(path))
        .forEach(pages::add);
    pages.retainAll(handouts);
    return List.copyOf(pages);
  }

  /** The name of the stage that has this page; empty if none has. */
  private static String stageOf(Lab lab, String path) {
    return lab.stages().stream()
        .filter(stage -> stage.page().equals(path))
        .findFirst()
        .map(stage -> lab.id() + "/" + stage.id())
        .orElse("");
  }

  private static Chapter chapter(
      Links links, SortedMap<String, byte[]> handouts, String path, String stage) {
    String file =
        path.equals(COMMON)
            ? COMMON_HINTS
            : path.replaceAll("[^/]+$", "") + HINTS + stage.replaceAll(".*/", "") + ".md";
    Hints hints = Hints.parse(text(handouts, file));
    return ChapterReader.read(
        links, path, text(handouts, path), rule -> HintBlock.html(links, file, hints, stage, rule));
  }

  private static Card card(Syllabus syllabus, Lab lab, Contents contents) {
    Part part =
        contents.parts().stream().filter(one -> one.id().equals(lab.id())).findFirst().get();
    Matcher picture =
        PICTURE.matcher(
            part.chapters().stream().map(Chapter::html).collect(Collectors.joining("\n")));
    return new Card(
        part,
        lab.manifest().about(),
        picture.find() ? picture.group(1) : "",
        syllabus.of(lab.id()).map(Syllabus.Entry::hours).orElse(""),
        syllabus.of(lab.id()).map(Syllabus.Entry::asks).orElse(""),
        syllabus.of(lab.id()).map(Syllabus.Entry::teaches).orElse(List.of()));
  }

  private static String style() {
    return Templates.STYLE + Resource.text(Book.class, "book.css");
  }

  private static String text(SortedMap<String, byte[]> handouts, String path) {
    return new String(handouts.getOrDefault(path, new byte[0]), StandardCharsets.UTF_8);
  }

  private static String render(String template, Object view) {
    return Templates.render(template, view);
  }

  private static void put(SortedMap<String, byte[]> files, String path, String text) {
    files.put(path, text.getBytes(StandardCharsets.UTF_8));
  }
}
