package boardwright.solutions;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * One solution, whole: what a learner would hand in.
 *
 * @param id {@code model}, or the id of a variant or fault
 * @param files by path, with slashes
 */
public record Solution(String id, SortedMap<String, byte[]> files) {
  /** Nobody changes it later. */
  public Solution {
    files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
  }

  /** All files in a folder; none, if there is no such folder. */
  static SortedMap<String, byte[]> read(Path folder) throws IOException {
    SortedMap<String, byte[]> files = new TreeMap<>();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> all = Files.walk(folder)) {
        for (Path file : all.filter(Files::isRegularFile).toList()) {
          files.put(
              folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
        }
      }
    }
    return files;
  }

  /** The files that the other one does not have, or has with another content. */
  public SortedMap<String, byte[]> filesUnlike(Solution other) {
    SortedMap<String, byte[]> unlike = new TreeMap<>(files);
    unlike
        .entrySet()
        .removeIf(file -> Arrays.equals(file.getValue(), other.files.get(file.getKey())));
    return unlike;
  }
}
