package boardwright.submission.planted;

import boardwright.intake.Taken;

/** Breaks a rule on purpose: a submission that knows with what others it came. */
class KnowsItsDownload {
  Taken together;
}
