package boardwright.cli;

import boardwright.command.Session;
import boardwright.command.TargetFile;
import boardwright.export.FillResult;
import boardwright.export.RawCsv;
import boardwright.lab.WrongCallException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * An instructor's own file that grades are filled into; it stays as it is.
 *
 * @param path where it lies
 */
record GradeFile(Path path) {
  /** How many replaced grades are printed. */
  private static final int MOST_REPLACED = 20;

  /** What is in it. */
  RawCsv read() throws IOException {
    if (!Files.isRegularFile(path)) {
      throw new WrongCallException(path + ": no such file");
    }
    return RawCsv.of(path.toString(), Files.readAllBytes(path));
  }

  /** Writes the filled-in file beside this one and says what is in it. */
  void write(FillResult filled, TargetFile target, FinishedRun run, Session session)
      throws IOException {
    if (Files.exists(target.path()) && Files.isSameFile(path, target.path())) {
      throw new WrongCallException(
          "--to %s: expected another file than the one that is read".formatted(target));
    }
    target.write(to -> Files.write(to, filled.bytes()));
    run.exported(target.path());
    session.print(
        "%d %s filled in: %s"
            .formatted(filled.filled(), filled.filled() == 1 ? "grade" : "grades", target));
    filled.remarks().forEach(remark -> session.print("  " + remark));
    print("no submission found for it, left as it was", filled.left(), session);
    print("not wholly graded, left as it was", filled.ungraded(), session);
    print("handed in, but is not in the file", filled.unmatched(), session);
    print("takes no grade, left as it was", filled.closed(), session);
    List<String> replaced = filled.replaced();
    int told = Math.min(MOST_REPLACED, replaced.size());
    print("had another grade", replaced.subList(0, told), session);
    if (replaced.size() > told) {
      session.print("  had another grade: and %d more".formatted(replaced.size() - told));
    }
  }

  private static void print(String what, List<String> who, Session session) {
    who.forEach(one -> session.print("  " + what + ": " + one));
  }
}
