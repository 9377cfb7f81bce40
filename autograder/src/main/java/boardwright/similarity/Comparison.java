package boardwright.similarity;

import boardwright.protocol.Request.Source;
import boardwright.submission.Submission;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The comparison of the hand-ins of one run. */
public final class Comparison {
  private Comparison() {}

  /**
   * Compares hand-ins with each other.
   *
   * @param submissions each is read, written and forgotten before the next one
   * @param given what everybody was given
   * @param zip where JPlag's own result is kept
   * @return all pairs, the most alike first
   * @throws SimilarityException if there are fewer than two, or JPlag cannot be had
   */
  public static List<Pair> of(
      JPlag jplag, Iterable<Submission> submissions, GivenCode given, Path zip)
      throws IOException, InterruptedException {
    try (WorkFolder folder = WorkFolder.make("similarity")) {
      Path work = folder.path();
      Path handIns = Files.createDirectory(work.resolve("hand-ins"));
      List<String> ids = new ArrayList<>();
      for (Submission submission : submissions) {
        if (!submission.sources().isEmpty()) {
          // a number, and not a name: JPlag sorts, cuts and shows it in its own ways
          Path place = Files.createDirectory(handIns.resolve("s" + ids.size()));
          ids.add(submission.id());
          write(submission.sources(), place);
        }
      }
      if (ids.size() < 2) {
        throw new SimilarityException("There are fewer than two hand-ins with sources to compare.");
      }
      Path base = Files.createDirectory(work.resolve("base"));
      write(given, base);
      Path result = work.resolve("result");
      jplag.compare(handIns, base, result);
      Files.copy(work.resolve("result.zip"), zip, StandardCopyOption.REPLACE_EXISTING);
      return Files.readAllLines(work.resolve("result.tsv")).stream()
          .map(line -> pair(line.split("\t"), ids))
          .sorted(
              Comparator.comparingDouble(Pair::average)
                  .reversed()
                  .thenComparing(Pair::first)
                  .thenComparing(Pair::second))
          .toList();
    }
  }

  private static Pair pair(String[] parts, List<String> ids) {
    return new Pair(
        ids.get(Integer.parseInt(parts[2].substring(1))),
        ids.get(Integer.parseInt(parts[3].substring(1))),
        Double.parseDouble(parts[0]),
        Double.parseDouble(parts[1]));
  }

  private static void write(GivenCode given, Path base) throws IOException {
    int number = 0;
    for (Path file : given.programs()) {
      // numbered: several folders may each have a Main.java
      Path place = Files.createDirectory(base.resolve("program" + number++));
      Files.copy(file, place.resolve(file.getFileName()));
    }
    number = 0;
    for (String piece : given.pieces()) {
      Files.writeString(base.resolve("piece%03d.java".formatted(number++)), piece);
    }
  }

  private static void write(List<Source> sources, Path folder) throws IOException {
    for (int i = 0; i < sources.size(); i++) {
      // a half of a letter, which a text may have and a file may not, becomes a question mark
      Files.write(
          folder.resolve("%02d.java".formatted(i)),
          sources.get(i).text().getBytes(java.nio.charset.StandardCharsets.UTF_8));
    }
  }
}
