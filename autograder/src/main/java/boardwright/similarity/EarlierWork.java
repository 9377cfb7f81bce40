package boardwright.similarity;

import boardwright.lab.Lab;
import boardwright.protocol.Request.Source;
import boardwright.submission.Submission;
import boardwright.text.Decoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Work that is in no run, and that a hand-in may be from: the published answers of a lab, or a
 * class of before.
 *
 * @param name for people
 * @param sources its texts
 */
public record EarlierWork(String name, List<String> sources) {
  /** The model and the variants of a lab; none where there is no copy of the whole project. */
  public static List<EarlierWork> published(Lab lab) throws IOException {
    List<EarlierWork> all = new ArrayList<>();
    Path variants = lab.solutions().resolve("variants");
    for (Path folder :
        Stream.concat(Stream.of(lab.solutions().resolve("model")), folders(variants)).toList()) {
      if (Files.isDirectory(folder)) {
        all.add(new EarlierWork("the published answer " + folder.getFileName(), sources(folder)));
      }
    }
    return all;
  }

  /**
   * What a class of before handed in.
   *
   * @param named the name of what it lay in
   */
  public static List<EarlierWork> old(List<Submission> submissions, String named) {
    return submissions.stream()
        .map(
            each ->
                new EarlierWork(
                    "%s, in %s".formatted(each.id(), named),
                    each.sources().stream().map(Source::text).toList()))
        .toList();
  }

  private static Stream<Path> folders(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return Stream.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(Files::isDirectory).sorted().toList().stream();
    }
  }

  private static List<String> sources(Path folder) throws IOException {
    List<String> texts = new ArrayList<>();
    for (Path file : GivenCode.files(folder, ".java")) {
      texts.add(Decoder.decode(Files.readAllBytes(file)));
    }
    return texts;
  }
}
