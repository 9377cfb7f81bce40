package boardwright.html;

import boardwright.diagnosis.Misconceptions;
import boardwright.gradebook.Semester;
import boardwright.grading.Report;
import boardwright.lab.Lab;
import boardwright.run.Graded;
import boardwright.run.RunFolder;
import boardwright.similarity.Pair;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.function.Function;

/**
 * The pages of a whole run: {@code index.html} for the instructor, and {@code report.html} in the
 * folder of each submission for the student.
 */
public final class ClassPages {
  /** The page of the class, in the folder of the run. */
  public static final String INDEX = "index.html";

  /** The page of one submission, in its own folder. */
  public static final String REPORT = "report.html";

  /** The page of hand-ins that are alike, beside the page of the class, if they were compared. */
  public static final String SIMILARITY = "similarity.html";

  /** The page on which rubrics are graded, beside the page of the class, if the lab has one. */
  public static final String RUBRIC = "rubric.html";

  /** The page over several labs. */
  public static final String SEMESTER = "course.html";

  private static final int LONGEST = 1_000_000;
  private static final int SMALLEST = 256;

  private ClassPages() {}

  /**
   * Writes the page of one submission.
   *
   * @param known what its author may have believed
   * @param now decides which checks students may see, and in which zone times are told where there
   *     is no deadline, whose zone goes before
   */
  public static void report(
      RunFolder run, Lab lab, Graded graded, Misconceptions known, ZonedDateTime now) {
    String page = "";
    for (int share = 1; share <= SMALLEST && (share == 1 || isTooLong(page)); share *= 4) {
      ReportView view = ReportView.of(graded, lab, known, now, share);
      page = Template.REPORT.render(view, Template.LONGEST / share);
    }
    run.write(graded.submission().id() + "/" + REPORT, page);
  }

  private static boolean isTooLong(String page) {
    return page.getBytes(StandardCharsets.UTF_8).length > LONGEST;
  }

  /**
   * Writes the page of the class.
   *
   * @param graded in the order in which the class is shown
   * @param known what its authors may have believed
   * @param now which checks are marked as hidden, and in which zone times are told where there is
   *     no deadline
   */
  public static void index(
      RunFolder run, Lab lab, List<Graded> graded, Misconceptions known, ZonedDateTime now) {
    run.write(INDEX, Template.OVERVIEW.render(ClassView.of(run, lab, graded, known, now)));
  }

  /**
   * Writes the page on which an instructor grades the rubric; the page of the class links to it
   * afterwards.
   *
   * @param files the packed sources of a hand-in, by its id
   */
  public static void rubric(
      RunFolder run, Lab lab, List<Graded> graded, Function<String, String> files) {
    List<Report> reports = graded.stream().map(Graded::report).toList();
    run.write(RUBRIC, Template.RUBRIC.render(RubricView.of(lab, reports, files)));
  }

  /** The page of the class for other eyes: with neither names nor links nor hidden checks. */
  public static String anonymous(Lab lab, List<Graded> graded, Misconceptions known, Instant now) {
    return Template.OVERVIEW.render(ClassView.anonymous(lab, graded, known, now));
  }

  /**
   * The page over the labs of a semester.
   *
   * @param runs the folder of each lab's run, to which it links
   */
  public static String semester(Semester semester, List<Path> runs) {
    return Template.SEMESTER.render(SemesterView.of(semester, runs));
  }

  /**
   * Writes the page of hand-ins that are alike; the page of the class links to it afterwards.
   *
   * @param texts the sources of a hand-in, by its id
   * @param earlier what was compared and is in no run, by its name
   */
  public static void similarity(
      RunFolder run,
      Lab lab,
      List<Graded> graded,
      List<Pair> pairs,
      Function<String, String> texts,
      Function<String, String> earlier) {
    SimilarityView view = SimilarityView.of(lab, graded, pairs, texts, earlier);
    run.write(SIMILARITY, Template.SIMILARITY.render(view));
  }
}
