package boardwright.solutions.planted;

import boardwright.submission.Submission;

/** Breaks a rule on purpose: a solution that knows how it is handed in. */
class KnowsTheHandIn {
  Submission asHandedIn;
}
