package boardwright.similarity;

import boardwright.disk.WorkFolder;
import boardwright.protocol.Request.Source;
import boardwright.submission.LazySubmission;
import boardwright.submission.Submission;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The comparison of the hand-ins of one run. */
public final class Comparison {
  private Comparison() {}

  /**
   * Compares hand-ins with each other.
   *
   * @param submissions each is read, written and forgotten before the next one
   * @param earlier what is compared with these, and not with one another
   * @param given what everybody was given
   * @param zip where JPlag's own result is kept
   * @return all pairs, the most alike first
   * @throws SimilarityException if there are fewer than two, or JPlag cannot be had
   */
  public static List<Pair> of(
      JPlag jplag,
      Iterable<Submission> submissions,
      List<EarlierWork> earlier,
      GivenCode given,
      Path zip)
      throws IOException, InterruptedException {
    try (WorkFolder folder = WorkFolder.make("similarity")) {
      Path work = folder.path();
      Path handIns = Files.createDirectory(work.resolve("hand-ins"));
      List<String> ids = new ArrayList<>();
      Map<String, String> texts = new HashMap<>();
      for (Submission submission : submissions) {
        if (!submission.sources().isEmpty()) {
          // a number, and not a name: JPlag sorts, cuts and shows it in its own ways
          Path place = Files.createDirectory(handIns.resolve("s" + ids.size()));
          ids.add(submission.id());
          texts.put(submission.id(), LazySubmission.content(submission.sources()));
          write(submission.sources().stream().map(Source::text).toList(), place);
        }
      }
      if (ids.isEmpty() || ids.size() + earlier.size() < 2) {
        throw new SimilarityException("There are fewer than two hand-ins with sources to compare.");
      }
      Path old = Files.createDirectory(work.resolve("old"));
      for (int i = 0; i < earlier.size(); i++) {
        write(earlier.get(i).sources(), Files.createDirectory(old.resolve("o" + i)));
      }
      Path base = Files.createDirectory(work.resolve("base"));
      write(given, base);
      Path result = work.resolve("result");
      jplag.compare(handIns, old, base, result);
      Files.copy(work.resolve("result.zip"), zip, StandardCopyOption.REPLACE_EXISTING);
      return Files.readAllLines(work.resolve("result.tsv")).stream()
          .map(line -> pair(line.split("\t"), ids, earlier))
          .map(pair -> isSame(pair, texts) ? pair.ofTheSameText() : pair)
          .sorted(
              Comparator.comparingDouble(Pair::average)
                  .reversed()
                  .thenComparing(Pair::first)
                  .thenComparing(Pair::second))
          .toList();
    }
  }

  private static Pair pair(String[] parts, List<String> ids, List<EarlierWork> earlier) {
    boolean turned = parts[2].startsWith("o"); // the hand-in comes first
    String first = parts[turned ? 3 : 2];
    String second = parts[turned ? 2 : 3];
    int other = Integer.parseInt(second.substring(1));
    return new Pair(
        ids.get(Integer.parseInt(first.substring(1))),
        second.startsWith("o") ? earlier.get(other).name() : ids.get(other),
        second.startsWith("o"),
        Double.parseDouble(parts[0]),
        Double.parseDouble(parts[1]));
  }

  private static boolean isSame(Pair pair, Map<String, String> texts) {
    return !pair.earlier() && texts.get(pair.first()).equals(texts.get(pair.second()));
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

  private static void write(List<String> texts, Path folder) throws IOException {
    for (int i = 0; i < texts.size(); i++) {
      // a half of a letter, which a text may have and a file may not, becomes a question mark
      Files.write(
          folder.resolve("%02d.java".formatted(i)),
          texts.get(i).getBytes(java.nio.charset.StandardCharsets.UTF_8));
    }
  }
}
