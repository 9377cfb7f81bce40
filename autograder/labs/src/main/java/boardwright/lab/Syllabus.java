package boardwright.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * {@code labs/course.yaml}: the labs in the order in which to take them, and what they teach.
 *
 * @param name of the course
 * @param pages where the book of the course is published, such as {@code
 *     https://uni.example/book/}; empty if it isn't
 * @param labs the labs, the first one first
 */
public record Syllabus(String name, String pages, List<Entry> labs) {
  /** What a course without the file has. */
  private static final Syllabus NONE =
      new Syllabus("Object-oriented design by building board games", "", List.of());

  /** Missing texts are empty; an address ends in a slash. */
  public Syllabus {
    name = name == null ? NONE.name : name;
    pages = pages == null ? "" : pages.replaceAll("(?<=[^/])$", "/");
    labs = labs == null ? List.of() : List.copyOf(labs);
  }

  /**
   * A lab of the course.
   *
   * @param lab its id
   * @param hours how long it takes: a number, or "14 to 18"
   * @param asks what students know before they begin
   * @param teaches its concepts, in the order of its pages
   */
  public record Entry(String lab, String hours, String asks, List<Concept> teaches) {
    /** Missing texts are empty. */
    public Entry {
      hours = hours == null ? "" : hours;
      asks = asks == null ? "" : asks;
      teaches = teaches == null ? List.of() : List.copyOf(teaches);
    }
  }

  /**
   * Something to learn.
   *
   * @param concept its name
   * @param page the file that explains it, in the lab's folder of handouts
   * @param needs names of concepts that come before it
   */
  public record Concept(String concept, String page, List<String> needs) {
    /** No {@code needs} means none. */
    public Concept {
      needs = needs == null ? List.of() : List.copyOf(needs);
    }
  }

  /**
   * Reads the file; without one, no lab has a place.
   *
   * @throws ManifestException if it can't be read, has a wrong key, or an address that a browser
   *     doesn't open
   */
  static Syllabus read(Path file) {
    if (!Files.isRegularFile(file)) {
      return NONE;
    }
    try {
      Syllabus read = ManifestFile.read(Files.readString(file), "labs/course.yaml", Syllabus.class);
      if (!read.pages.matches("(https?://[!-~]+)?")) {
        throw new ManifestException(
            "labs/course.yaml: pages: expected the address of your book, such as"
                + " https://uni.example/book/");
      }
      return read;
    } catch (IOException e) {
      throw new ManifestException("labs/course.yaml: expected a text in UTF-8");
    }
  }

  /** What it says about a lab; empty if it doesn't name the lab. */
  public Optional<Entry> of(String lab) {
    return labs.stream().filter(entry -> entry.lab().equals(lab)).findFirst();
  }

  /** The place of a lab, from 0; labs that aren't named come last. */
  int place(String lab) {
    return of(lab).map(labs::indexOf).orElse(labs.size());
  }
}
