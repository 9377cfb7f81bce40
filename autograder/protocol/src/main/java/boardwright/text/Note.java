package boardwright.text;

import java.util.List;

/**
 * Something that is said of a hand-in.
 *
 * @param setAside the path of the file that was set aside, if it says so; else empty
 * @param ships which files ship with Boardwright, and as what, if it says so; else empty
 * @param text the sentence
 */
public record Note(String setAside, String ships, String text) {
  /** A sentence about something else. */
  public static Note of(String text) {
    return new Note("", "", text);
  }

  /**
   * A file was set aside.
   *
   * @param why the end of the sentence, such as {@code it cannot be read}
   */
  public static Note setAside(String path, String why) {
    return new Note(path, "", "%s was set aside: %s.".formatted(path, why));
  }

  /**
   * Files ship with Boardwright.
   *
   * @param which such as {@code Square.java is the model answer}
   */
  public static Note ships(List<String> which) {
    String all = String.join("; ", which) + ".";
    return new Note(
        "", all, "The same code, comments and layout aside, ships with Boardwright: " + all);
  }

  /** Whether it says that files ship with Boardwright: that is for the instructor alone. */
  public boolean isAboutShippedCode() {
    return !ships.isEmpty();
  }

  /** The same for the student, without what only somebody else can ask for. */
  public Note forStudent() {
    return new Note(setAside, ships, text.replaceFirst("; ask for [^;]*\\.$", "."));
  }

  /** The sentences of some notes. */
  public static List<String> texts(List<Note> notes) {
    return notes.stream().map(Note::text).toList();
  }
}
