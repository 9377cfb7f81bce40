package checkerboard.planted;

import boardwright.testkit.Kind;

/** Breaks a rule on purpose: an engine class that knows of the grader. */
class KnowsTheGrader {
  Kind kind = Kind.STYLE;
}
