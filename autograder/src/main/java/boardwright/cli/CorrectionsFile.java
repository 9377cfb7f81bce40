package boardwright.cli;

import boardwright.grading.Correction;
import boardwright.intake.Person;
import boardwright.intake.Submission;
import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * An instructor's decisions: a CSV with the columns {@code submission, check, points, remark}. The
 * submission is named by its folder, or by a person's name, id or email address; without a check
 * the line is about the whole, without points it is a remark only.
 */
final class CorrectionsFile {
  private static final List<String> COLUMNS = List.of("submission", "check", "points", "remark");

  private CorrectionsFile() {}

  /**
   * Reads it.
   *
   * @return by submission
   * @throws WrongCallException if a line cannot be understood, naming file and line
   */
  static Map<String, List<Correction>> read(Path file, Lab lab, List<Submission> submissions)
      throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new WrongCallException(file + ": no such file");
    }
    CSVFormat format =
        CSVFormat.RFC4180
            .builder()
            .setHeader()
            .setSkipHeaderRecord(true)
            .setIgnoreHeaderCase(true)
            .setIgnoreEmptyLines(true)
            .setTrim(true)
            .get();
    Map<String, List<Correction>> corrections = new HashMap<>();
    String text = Files.readString(file, StandardCharsets.UTF_8).replaceFirst("^\uFEFF", "");
    try (CSVParser parser = format.parse(new java.io.StringReader(text))) {
      for (String column : COLUMNS) {
        if (parser.getHeaderNames().stream().noneMatch(column::equalsIgnoreCase)) {
          throw new WrongCallException(
              "%s:1: expected the columns %s".formatted(file, String.join(", ", COLUMNS)));
        }
      }
      for (CSVRecord line : parser) {
        String at = file + ":" + parser.getCurrentLineNumber() + ": ";
        if (!line.isConsistent()) {
          throw new WrongCallException(at + "expected %d values".formatted(COLUMNS.size()));
        }
        String id = submission(line.get("submission"), submissions, at);
        corrections
            .computeIfAbsent(id, s -> new ArrayList<>())
            .add(
                new Correction(
                    check(line.get("check"), lab, at),
                    points(line.get("points"), at),
                    line.get("remark")));
      }
    }
    return corrections;
  }

  private static String submission(String wanted, List<Submission> submissions, String at) {
    List<String> found =
        submissions.stream()
            .filter(submission -> submission.id().equals(wanted))
            .map(Submission::id)
            .toList();
    if (found.isEmpty()) {
      found =
          submissions.stream()
              .filter(
                  s ->
                      Stream.concat(Stream.of(s.name()), words(s))
                          .anyMatch(wanted::equalsIgnoreCase))
              .map(Submission::id)
              .toList();
    }
    if (found.size() != 1 || wanted.isEmpty()) {
      throw new WrongCallException(
          at
              + (found.isEmpty() || wanted.isEmpty()
                  ? "nobody who handed in is '%s'".formatted(wanted)
                  : "'%s' may be any of: %s".formatted(wanted, String.join(", ", found))));
    }
    return found.get(0);
  }

  private static Stream<String> words(Submission submission) {
    return submission.people().stream()
        .flatMap((Person person) -> Stream.of(person.name(), person.id(), person.email()))
        .filter(word -> !word.isEmpty());
  }

  private static String check(String wanted, Lab lab, String at) {
    if (wanted.isEmpty() || lab.checks().stream().anyMatch(check -> check.id().equals(wanted))) {
      return wanted;
    }
    String stage = wanted.replaceAll("/.*", "");
    String near =
        lab.checks().stream()
            .filter(check -> check.stage().equals(stage))
            .map(CheckSpec::id)
            .collect(Collectors.joining(", "));
    throw new WrongCallException(
        "%sthere is no check '%s'%s"
            .formatted(
                at, wanted, near.isEmpty() ? "; report.json names them" : "; there are: " + near));
  }

  private static BigDecimal points(String text, String at) {
    try {
      return text.isEmpty() ? null : new BigDecimal(text);
    } catch (NumberFormatException e) {
      throw new WrongCallException(at + "expected points, a number, but found '" + text + "'");
    }
  }
}
