package boardwright.bench;

import boardwright.lab.Course;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Grades a class of fifty without and with one bad hand-in in its midst, of each kind in turn. */
final class OneBadHandIn {
  /** What it does, before which words in the model, and by what code. */
  private static final String KINDS =
      """
      bombs the compiler|private Square next;|static <T> T id(T t) { return t; } \
      static <T> T id(T t, int... n) { return t; } Object busy = IDS;
      loops in its constructor|checkPiece.piece|while (row < 9) { }
      waits for a queue|checkPiece.piece|try { \
      new java.util.concurrent.ArrayBlockingQueue<Object>(1).take(); } \
      catch (InterruptedException e) { }
      loops in a static block|private Square next;|static { while (Math.abs(1) == 1) { } }
      fills the memory|checkPiece.piece|java.util.List<Object> all = new java.util.ArrayList<>(); \
      while (row < 9) { all.add(new Object()); }
      recurses|checkPiece.piece|new Square(row, col, piece, next);
      prints without end|checkPiece.piece|while (row < 9) { System.out.println("fill".repeat(99)); }
      tries 20,000 moves|return search|long[] tried = {0}; if (board != null) return new \
      IterativeDeepening(gametree.play.Game.of("othello").bestWorth(), \
      java.time.Duration.ofNanos(19_900), () -> tried[0]++).getNextMove(board, player);
      """
          .replace("IDS", "id(next == null ? ".repeat(20) + "1" + " : 2)".repeat(20));

  /** Prints a table for this tree, of kinds that begin with these words, or of all. */
  public static void main(String[] args) throws Exception {
    Path root = Path.of(args[0]);
    Path bench = root.resolve("autograder/target/bench/one-bad");
    ColdCheck.delete(bench);
    Throughput.Graded alone = null;
    for (String[] kind : KINDS.lines().map(line -> line.split("\\|")).toList()) {
      if (args.length > 1 && !kind[0].startsWith(args[1])) {
        continue;
      }
      String lab = kind[1].contains("search") ? "gametree" : "checkerboard";
      Path students = bench.resolve(lab);
      Path without = bench.resolve("without-" + lab);
      if (!Files.exists(students)) {
        ClassMaker.make(new Course(root).lab(lab).orElseThrow(), students, 50, 1);
        alone = Throughput.grade(root, lab, students, without);
        System.out.printf("50 of %s: %.1f s%n", lab, alone.cost().wall());
      }
      Path bad = students.resolve("student-0025-bad");
      ColdCheck.copy(root.resolve("solutions").resolve(lab).resolve("model"), bad);
      Path file = bad.resolve(lab.equals("gametree") ? "OwnStrategy.java" : "Square.java");
      String text = Files.readString(file);
      Files.writeString(file, text.replaceFirst("(?=" + kind[1] + ")", kind[2]));
      Path out = bench.resolve("with-" + kind[0].replaceAll("\\W", "-"));
      Throughput.Graded with = Throughput.grade(root, lab, students, out);
      ColdCheck.delete(bad);
      List<String> now = Files.readAllLines(out.resolve("gradebook.csv"));
      List<String> before = Files.readAllLines(without.resolve("gradebook.csv"));
      System.out.printf(
          "%-26s %5.2f times, honest grades changed: %d%n",
          kind[0],
          with.cost().wall() / alone.cost().wall(),
          before.stream().filter(grade -> !now.contains(grade)).count());
    }
  }
}
