package boardwright.book;

import boardwright.book.Chapter.Section;
import boardwright.handout.BookAddress;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/** What the search finds: each section and each rule of each page, as one plain script. */
final class SearchTexts {
  /** What the script has of a section; its names are those that {@code book.js} reads. */
  private record Entry(
      int id, String to, String page, String section, String part, String names, String text) {}

  private SearchTexts() {}

  /** The script; a tag loads it, also from a folder. */
  static String script(Contents contents, List<Lab> labs) {
    Map<String, String> words =
        labs.stream()
            .flatMap(lab -> lab.stages().stream())
            .collect(
                Collectors.toMap(
                    stage -> BookAddress.of(stage.page()), SearchTexts::words, (a, b) -> a));
    List<Entry> entries = new ArrayList<>();
    for (Part part : contents.parts()) {
      for (Chapter chapter : part.chapters()) {
        for (Section section : chapter.sections()) {
          String anchor = section.id().isEmpty() ? "" : "#" + section.id();
          entries.add(
              new Entry(
                  entries.size(),
                  chapter.address() + anchor,
                  chapter.title(),
                  section.title(),
                  part.title(),
                  words.getOrDefault(chapter.address(), ""),
                  section.text()));
        }
      }
    }
    return "window.BOOK_TEXTS = " + JsonMapper.shared().writeValueAsString(entries) + ";\n";
  }

  private static String words(Stage stage) {
    return Stream.concat(Stream.of(stage.id()), stage.classes().stream())
        .collect(Collectors.joining(" "));
  }
}
