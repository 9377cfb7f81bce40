package boardwright.kit;

import boardwright.book.Book;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The book of some labs: the pages of a kit, which name no hidden check. */
public final class StudentBook {
  private StudentBook() {}

  /** The book that students get. */
  public static Book of(Path root, List<Lab> labs) throws IOException {
    return Book.of(new Course(root).syllabus(), labs, pages(root, labs));
  }

  /** The same with the pages for instructors and authors. */
  public static Book forInstructors(Path root, List<Lab> labs) throws IOException {
    SortedMap<String, byte[]> pages = new TreeMap<>(pages(root, labs));
    for (List<String> names : List.of(Book.FOR_INSTRUCTORS, Book.FOR_TEACHING)) {
      for (String name : names) {
        pages.put("handouts/" + name, Files.readAllBytes(root.resolve("handouts").resolve(name)));
      }
    }
    return Book.of(new Course(root).syllabus(), labs, pages);
  }

  /** The book of one lab, with the lab as one document in it. */
  public static Book toPrint(Path root, Lab lab) throws IOException {
    return Book.toPrint(new Course(root).syllabus(), lab, pages(root, List.of(lab)));
  }

  private static SortedMap<String, byte[]> pages(Path root, List<Lab> labs) throws IOException {
    return KitPages.of(root, labs.stream().map(VisibleLab::new).toList());
  }
}
