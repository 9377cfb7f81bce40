package boardwright.grading.planted;

import boardwright.intake.Intake;

/** Breaks a rule on purpose: a grader that reads hand-ins itself. */
class TakesIn {
  Class<?> intake = Intake.class;
}
