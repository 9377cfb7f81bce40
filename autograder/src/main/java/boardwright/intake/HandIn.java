package boardwright.intake;

import java.util.List;

/**
 * Files as they were handed in, read and nothing more.
 *
 * @param name the name of the folder or archive
 * @param files in the order of their paths
 * @param notes what could not be read, one sentence each
 */
record HandIn(String name, List<File> files, List<String> notes) {
  /** The same with this note, if there is no source and no other note that says why. */
  HandIn orElseSay(String sentence) {
    return files.isEmpty() && notes.isEmpty() ? new HandIn(name, files, List.of(sentence)) : this;
  }

  /**
   * A source as it came.
   *
   * @param path within the hand-in, with slashes; a label, and never a place to write to
   * @param depth how many archives it lay in
   */
  record File(String path, int depth, byte[] bytes) {
    /** The file's name, without its folders and its {@code .java}. */
    String typeName() {
      return path.substring(path.lastIndexOf('/') + 1).replaceAll("(?i)\\.java$", "");
    }

    /** Its folder within the hand-in; empty at the top. */
    String folder() {
      return path.substring(0, Math.max(0, path.lastIndexOf('/')));
    }
  }
}
