package boardwright.export;

import boardwright.grading.Report;
import boardwright.lab.Lab;
import boardwright.run.Graded;
import boardwright.submission.Person;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;

/**
 * Feedback for a whole class in one zip, which a platform hands out to each student. What could not
 * be graded, or waits for a person, is left out.
 *
 * @param files by the names by which the platform knows whose they are
 * @param without people or submissions that get nothing, and why
 */
public record FeedbackZip(Map<String, byte[]> files, List<String> without) {
  /** What the file is called where the platform leaves that to us. */
  private static final String PAGE = "feedback.html";

  private static final long TIME = 946_684_800_000L; // 2000-01-01, so that bytes repeat

  /**
   * {@code NAME[_LATE]_USER_ATTACHMENT_FILE}, as Canvas names a download; without names it is anon.
   */
  private static final List<Pattern> ATTACHMENTS =
      List.of(
          Pattern.compile("(?:LATE_)?(anon)(_LATE)?_(\\w{4,}?)_(\\d+)_(.+)", Pattern.DOTALL),
          Pattern.compile("(.*?)(_LATE)?_(\\d+)_(?:question_\\d+_)?(\\d+)_(.+)", Pattern.DOTALL));

  /** Reads the page of a submission, as the run wrote it. */
  public interface Pages {
    /** The page of the submission with this id. */
    byte[] of(String submission) throws IOException;
  }

  /** Adds a person's file, if there is a name for it. */
  private interface Filing {
    boolean add(Person person, Report report, Map<String, byte[]> files) throws IOException;
  }

  /**
   * For Moodle's "upload multiple feedback files in a zip": each student's page under a name such
   * as {@code Ada Berg_123_assignsubmission_file_feedback.html}, of which Moodle reads the number.
   */
  public static FeedbackZip moodle(List<Graded> all, Ids ids, Pages pages) throws IOException {
    return of(
        all,
        ", whose number in Moodle is not known",
        (person, report, files) -> {
          Matcher number = MoodleWorksheet.IDENTIFIER.matcher(person.id());
          if (ids == Ids.FOREIGN || !number.matches()) {
            return false;
          }
          String name = person.name().replaceAll("[\\\\/:*?\"<>|_\\p{Cntrl}]+", " ").strip();
          files.put(
              "%s_%s_assignsubmission_file_%s".formatted(name, number.group(1), PAGE),
              pages.of(report.submission()));
          return true;
        });
  }

  /**
   * For Canvas's "upload submissions": it takes a file back under the name that it had in the
   * download, and under no other. A student who handed in a zip gets a zip with the page in it; one
   * who handed in a source gets that source with the feedback above it, as a comment.
   *
   * @param download the files of the download by name
   * @param now decides which checks students may see
   */
  public static FeedbackZip canvas(
      List<Graded> all, SortedMap<String, byte[]> download, Pages pages, Lab lab, Instant now)
      throws IOException {
    return of(
        all,
        ", of whom the download has no zip and no source",
        (person, report, files) -> {
          String name = attachment(person, download);
          if (isZip(name)) {
            files.put(name, zip(Map.of(PAGE, pages.of(report.submission()))));
          } else if (!name.isEmpty()) {
            files.put(name, commented(download.get(name), Feedback.lines(report, lab, now)));
          }
          return !name.isEmpty();
        });
  }

  private static FeedbackZip of(List<Graded> all, String whyNot, Filing filing) throws IOException {
    Map<String, byte[]> files = new LinkedHashMap<>();
    List<String> without = new ArrayList<>();
    for (Graded graded : all) {
      Report report = graded.report();
      if (!report.isSettled()) {
        without.add(report.submission() + ", not wholly graded");
        continue;
      }
      for (Person person : people(report)) {
        if (!filing.add(person, report, files)) {
          without.add(person.name() + whyNot);
        }
      }
    }
    return new FeedbackZip(files, List.copyOf(without));
  }

  /** The zip. */
  public void write(Path target) throws IOException {
    try (ZipArchiveOutputStream out = new ZipArchiveOutputStream(target)) {
      write(files, out);
    }
  }

  private static byte[] zip(Map<String, byte[]> files) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipArchiveOutputStream out = new ZipArchiveOutputStream(bytes)) {
      write(files, out);
    }
    return bytes.toByteArray();
  }

  private static void write(Map<String, byte[]> files, ZipArchiveOutputStream out)
      throws IOException {
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      ZipArchiveEntry entry = new ZipArchiveEntry(file.getKey());
      entry.setTime(TIME);
      out.putArchiveEntry(entry);
      out.write(file.getValue());
      out.closeArchiveEntry();
    }
  }

  private static List<Person> people(Report report) {
    return report.people().isEmpty()
        ? List.of(new Person(report.name(), report.name(), ""))
        : report.people();
  }

  /** What Canvas takes back of a person: the latest zip, or else the latest source. */
  private static String attachment(Person person, SortedMap<String, byte[]> download) {
    Comparator<String> byNumber = Comparator.comparing(FeedbackZip::attachmentNumber);
    List<String> own =
        download.keySet().stream()
            .filter(name -> named(name).filter(n -> n.group(3).equals(person.id())).isPresent())
            .toList();
    return own.stream()
        .filter(FeedbackZip::isZip)
        .max(byNumber)
        .or(() -> own.stream().filter(name -> name.endsWith(".java")).max(byNumber))
        .orElse("");
  }

  private static long attachmentNumber(String name) {
    return named(name)
        .map(named -> named.group(4))
        .filter(number -> number.length() < 18)
        .map(Long::parseLong)
        .orElse(0L);
  }

  /** A name taken to pieces: the third is the person's id, the fourth the attachment's number. */
  private static Optional<Matcher> named(String name) {
    return ATTACHMENTS.stream()
        .map(pattern -> pattern.matcher(name))
        .filter(Matcher::matches)
        .findFirst();
  }

  private static boolean isZip(String name) {
    return name.toLowerCase(Locale.ROOT).endsWith(".zip");
  }

  /** A source with lines above it in a comment that ends where it should. */
  private static byte[] commented(byte[] source, List<String> lines) throws IOException {
    StringBuilder comment = new StringBuilder("/* Feedback by Boardwright\n");
    lines.forEach(
        line ->
            comment
                .append(" * ")
                .append(line.replace("*/", "* /").replace("\\u", "\\ u"))
                .append('\n'));
    comment.append(" */\n\n");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.write(comment.toString().getBytes(StandardCharsets.UTF_8));
    bytes.write(source);
    return bytes.toByteArray();
  }
}
