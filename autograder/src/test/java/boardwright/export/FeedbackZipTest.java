package boardwright.export;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.export.FeedbackZip.Pages;
import boardwright.grading.Verdict;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.run.Graded;
import boardwright.run.RunSample;
import boardwright.submission.Person;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Feedback for a whole class")
class FeedbackZipTest {
  private static final Lab LAB = new Course(ROOT).lab("checkerboard").orElseThrow();
  private static final Pages PAGES = id -> ("page of " + id).getBytes(StandardCharsets.UTF_8);

  @TempDir private Path scratch;

  private static Graded graded(String id, Person... people) {
    return RunSample.of(id).by(people).graded();
  }

  @Test
  @DisplayName("goes to Moodle under the participant's number, to each of a group")
  void goesToMoodleUnderTheParticipantsNumber() throws IOException {
    List<Graded> all =
        List.of(
            graded("ada", new Person("Ada_Lu O'Berg/x", "17", "")),
            graded("duo", new Person("Bo", "Participant 18", ""), new Person("Cy", "19", "")),
            graded("unknown", new Person("Di", "", "di@example.org")),
            RunSample.of("open")
                .by(new Person("Ed", "20", ""))
                .verdicts(Verdict.PASSED, Verdict.UNGRADED, Verdict.PASSED)
                .graded());
    FeedbackZip zip = FeedbackZip.moodle(all, Ids.OWN, PAGES);
    assertEquals(
        Set.of(
            "Ada Lu O'Berg x_17_assignsubmission_file_feedback.html",
            "Bo_18_assignsubmission_file_feedback.html",
            "Cy_19_assignsubmission_file_feedback.html"),
        zip.files().keySet());
    assertArrayEquals(
        PAGES.of("duo"), zip.files().get("Cy_19_assignsubmission_file_feedback.html"));
    assertEquals(
        List.of("Di, whose number in Moodle is not known", "open, not wholly graded"),
        zip.without());
    // of a name, Moodle reads what stands between the first underscores
    zip.files().keySet().forEach(name -> assertTrue(name.split("_")[1].matches("\\d+"), name));
    assertEquals(0, FeedbackZip.moodle(all, Ids.FOREIGN, PAGES).files().size());
  }

  @Test
  @DisplayName("goes to Canvas under the names of the download, zips as zips, sources as sources")
  void goesToCanvasUnderTheNamesOfTheDownload() throws IOException {
    SortedMap<String, byte[]> download = new TreeMap<>();
    download.put("bergada_101_501_work.zip", new byte[0]);
    download.put("bergada_LATE_101_502_work-1.zip", new byte[0]);
    download.put("bergada_101_503_Notes.java", new byte[0]);
    byte[] source = "class Square {}\n".getBytes(StandardCharsets.UTF_8);
    download.put("bobo_102_601_Square.java", source);
    download.put("bobo_102_602_Square-1.java", source);
    download.put("anon_k7Yq2_603_work.zip", new byte[0]);
    download.put("cycy_103_701_work.rar", new byte[0]);
    List<Graded> all =
        List.of(
            graded("bergada", new Person("bergada", "101", "")),
            graded("bobo", new Person("bobo", "102", "")),
            graded("anon", new Person("anon_k7Yq2", "k7Yq2", "")),
            graded("cycy", new Person("cycy", "103", "")));
    FeedbackZip zip = FeedbackZip.canvas(all, download, PAGES, LAB, RunSample.NOW);
    assertEquals(
        Set.of(
            "bergada_LATE_101_502_work-1.zip",
            "bobo_102_602_Square-1.java",
            "anon_k7Yq2_603_work.zip"),
        zip.files().keySet());
    byte[] inner = zip.files().get("bergada_LATE_101_502_work-1.zip");
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(inner))) {
      assertEquals("feedback.html", in.getNextEntry().getName());
      assertArrayEquals(PAGES.of("bergada"), in.readAllBytes());
    }
    String commented =
        new String(zip.files().get("bobo_102_602_Square-1.java"), StandardCharsets.UTF_8);
    assertTrue(commented.startsWith("/* Feedback by Boardwright\n * 7.50 of 10 points"), commented);
    assertTrue(commented.endsWith("\n */\n\nclass Square {}\n"), commented);
    assertEquals(commented.indexOf("*/"), commented.lastIndexOf("*/"), commented);
    assertEquals(List.of("cycy, of whom the download has no zip and no source"), zip.without());
  }

  @Test
  @DisplayName("is the same, byte for byte, for the same class")
  void isTheSame() throws IOException {
    List<Graded> all = List.of(graded("ada", new Person("Zoë 🦊", "17", "")));
    Path one = scratch.resolve("1.zip");
    Path two = scratch.resolve("2.zip");
    FeedbackZip.moodle(all, Ids.OWN, PAGES).write(one);
    FeedbackZip.moodle(all, Ids.OWN, PAGES).write(two);
    assertArrayEquals(Files.readAllBytes(one), Files.readAllBytes(two));
    try (ZipInputStream in = new ZipInputStream(Files.newInputStream(one))) {
      assertEquals("Zoë 🦊_17_assignsubmission_file_feedback.html", in.getNextEntry().getName());
    }
  }
}
