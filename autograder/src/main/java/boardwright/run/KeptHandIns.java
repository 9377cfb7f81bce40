package boardwright.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What came of the hand-ins of those who handed in several times, in a run's memory: a folder for
 * each submission, in it a file for each hand-in.
 *
 * @param folder where they lie
 */
record KeptHandIns(Path folder) {
  private static final String REMEDY =
      "Remove this file; the hand-in is graded again if it is in a later call.";

  /**
   * Keeps one.
   *
   * @param content what stands for its sources
   */
  void keep(Graded graded, String content) {
    RunFolder.write(file(graded.submission().id(), content), KeptJson.write(graded));
  }

  /**
   * All of one submission; none if there was only one.
   *
   * @throws RunFolderException if one is damaged
   */
  List<Graded> all(String submission) {
    Path all = folder.resolve(submission);
    if (!Files.isDirectory(all)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(all)) {
      return files
          .sorted()
          .flatMap(file -> RunFolder.read(file, Graded.class, REMEDY).stream())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(all + " cannot be read", e);
    }
  }

  /** One of them. */
  Optional<Graded> one(String submission, String content) {
    return RunFolder.read(file(submission, content), Graded.class, REMEDY);
  }

  private Path file(String submission, String content) {
    return folder.resolve(submission).resolve(content + ".json");
  }
}
