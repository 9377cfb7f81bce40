package boardwright.worker.planted;

import boardwright.lab.CheckSpec;

/** Breaks a rule on purpose: a worker that knows what a check is worth. */
class KnowsPoints {
  int points(CheckSpec check) {
    return check.points();
  }
}
