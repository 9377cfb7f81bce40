package boardwright.kit.planted;

import boardwright.solutions.Solutions;

/** Breaks a rule on purpose: a kit that reads solutions. */
class PacksAnswers {
  Class<?> solutions = Solutions.class;
}
