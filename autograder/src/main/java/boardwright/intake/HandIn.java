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
  /**
   * A source as it came.
   *
   * @param path within the hand-in, with slashes
   */
  record File(String path, byte[] bytes) {
    String fileName() {
      return path.substring(path.lastIndexOf('/') + 1);
    }
  }
}
