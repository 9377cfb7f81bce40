package boardwright.report.planted;

import boardwright.cli.Main;
import boardwright.grading.Grader;

/** Breaks two rules on purpose: a report that grades, and that knows the command line. */
class Grades {
  Grader grader;
  Class<?> main = Main.class;
}
