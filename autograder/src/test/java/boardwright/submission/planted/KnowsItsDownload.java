package boardwright.submission.planted;

import boardwright.intake.IntakeResult;

/** Breaks a rule on purpose: a submission that knows with what others it came. */
class KnowsItsDownload {
  IntakeResult together;
}
