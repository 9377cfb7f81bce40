package checkerboard.planted;

import boardwright.protocol.Kind;

/** Breaks a rule on purpose: an engine class that knows of the grader. */
class KnowsTheGrader {
  Kind kind = Kind.STYLE;
}
