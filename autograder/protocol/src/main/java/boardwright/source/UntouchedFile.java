package boardwright.source;

import boardwright.text.Note;
import java.util.regex.Pattern;

/** A file that {@code start} wrote, and in which nobody has written anything yet. */
public final class UntouchedFile {
  /** What stands where the learner's members come. */
  public static final String GAP = "// Your members come here.";

  private static final String WHY = "nothing is written in it yet";

  /** To look for comments in a longer text takes long. */
  private static final int LONGEST = 10_000;

  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*");
  private static final Pattern EMPTY =
      Pattern.compile("\\s*package [\\w.]+;\\s*public (?:class|interface) \\w+ \\{\\s*}\\s*");

  private UntouchedFile() {}

  /** Says that such a file counts as if it weren't there. */
  public static Note setAside(String path) {
    return Note.setAside(path, WHY);
  }

  /** Whether a note says that. */
  public static boolean is(Note note) {
    return note.equals(setAside(note.setAside()));
  }

  /** Whether this is the text of one. */
  public static boolean is(String text) {
    return text.length() < LONGEST
        && text.contains(GAP)
        && EMPTY.matcher(COMMENT.matcher(text).replaceAll("")).matches();
  }
}
