package boardwright.shipped;

import boardwright.intake.files.HandIn;
import boardwright.intake.preparation.Prepared;
import boardwright.intake.preparation.SourcePreparation;
import boardwright.lab.Lab;
import boardwright.solutions.Solution;
import boardwright.submission.Submission;
import java.util.ArrayList;
import java.util.List;

/** Reads solutions as submissions. Their sources are prepared as those of any hand-in are. */
public final class SolutionReader {
  private SolutionReader() {}

  /** A solution as a submission. */
  public static Submission read(Solution solution, Lab lab) {
    List<HandIn.File> files = new ArrayList<>();
    solution.files().forEach((path, bytes) -> files.add(new HandIn.File(path, 0, bytes)));
    files.removeIf(file -> !file.path().endsWith(".java"));
    Prepared prepared = SourcePreparation.of(new HandIn(solution.id(), files, List.of()), lab);
    return new Submission(solution.id(), solution.id(), prepared.sources(), prepared.notes());
  }
}
