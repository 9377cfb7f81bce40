package boardwright.solutions;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** A solution as files on the disk. */
public final class SolutionFiles {
  private SolutionFiles() {}

  /** Writes all files into a folder, which need not exist. */
  public static void write(Solution solution, Path folder) throws IOException {
    for (Map.Entry<String, byte[]> file : solution.files().entrySet()) {
      Path target = folder.resolve(file.getKey());
      Files.createDirectories(target.getParent());
      Files.write(target, file.getValue());
    }
  }
}
