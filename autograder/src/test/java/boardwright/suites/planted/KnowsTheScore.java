package boardwright.suites.planted;

import boardwright.grading.Verdict;

/** Breaks a rule on purpose: a suite that knows verdicts. */
class KnowsTheScore {
  Verdict verdict = Verdict.PASSED;
}
