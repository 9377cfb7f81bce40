package boardwright.intake.files;

import boardwright.text.Note;
import java.util.List;

/**
 * Files as they were handed in, read and nothing more.
 *
 * @param name the name of the folder or archive
 * @param files in the order of their paths
 * @param notes what could not be read, one sentence each
 * @param unread sources that came with a copy of Boardwright, or were changed there: none of them
 *     counts
 */
public record HandIn(String name, List<File> files, List<Note> notes, List<File> unread) {
  /** A hand-in that holds no copy of Boardwright. */
  public HandIn(String name, List<File> files, List<Note> notes) {
    this(name, files, notes, List.of());
  }

  /** The same with other notes. */
  public HandIn withNotes(List<Note> others) {
    return new HandIn(name, files, List.copyOf(others), unread);
  }

  /** The same with this note, if there is no source and no other note that says why. */
  HandIn orElseSay(String sentence) {
    return files.isEmpty() && notes.isEmpty() ? withNotes(List.of(Note.of(sentence))) : this;
  }

  /**
   * A source as it came.
   *
   * @param path within the hand-in, with slashes; a label, and never a place to write to
   * @param depth how many archives it lay in
   */
  public record File(String path, int depth, byte[] bytes) {
    /** The most bytes that are read: a megabyte, as the note says. */
    public static final int LARGEST = 1 << 20;

    /** The file's name, without its folders and its {@code .java} or {@code .java.txt}. */
    public String typeName() {
      return path.substring(path.lastIndexOf('/') + 1).replaceAll("(?i)\\.java(\\.txt)?$", "");
    }

    /** Its folder within the hand-in; empty at the top. */
    public String folder() {
      return path.substring(0, Math.max(0, path.lastIndexOf('/')));
    }
  }
}
