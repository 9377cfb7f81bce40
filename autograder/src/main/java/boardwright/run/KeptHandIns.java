package boardwright.run;

import boardwright.disk.WholeFile;
import boardwright.submission.LazySubmission;
import java.nio.file.Path;
import java.time.Instant;
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
   * Keeps one behind those that are there; one that is there keeps its place.
   *
   * @param work as it was handed in
   */
  void keep(Graded graded, LazySubmission work) {
    String id = graded.submission().id();
    Path file =
        file(id, work)
            .orElseGet(
                () ->
                    folder
                        .resolve(id)
                        .resolve("%04d-%s.json".formatted(files(id).size() + 1, name(work))));
    WholeFile.writeText(file, KeptJson.write(graded));
  }

  /**
   * All of one submission, in the order in which they came; none if there was only one. One that is
   * damaged is left out: no other hand-in depends on it.
   */
  List<Graded> all(String submission) {
    return files(submission).stream().flatMap(KeptHandIns::readable).toList();
  }

  private static Stream<Graded> readable(Path file) {
    try {
      return RunFolder.read(file, Graded.class, REMEDY).stream();
    } catch (RunFolderException e) {
      return Stream.of();
    }
  }

  /** One of them. */
  Optional<Graded> one(String submission, LazySubmission work) {
    return file(submission, work).flatMap(file -> RunFolder.read(file, Graded.class, REMEDY));
  }

  private Optional<Path> file(String submission, LazySubmission work) {
    return files(submission).stream()
        .filter(file -> file.getFileName().toString().endsWith("-" + name(work) + ".json"))
        .findFirst();
  }

  /** The same work may come twice, and count by when it came. */
  static String name(LazySubmission work) {
    Instant time = work.head().handedIn();
    return work.content() + (time == null ? "" : "-" + time.toEpochMilli());
  }

  private List<Path> files(String submission) {
    return RunFolder.kept(folder.resolve(submission));
  }
}
