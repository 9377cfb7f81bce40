package boardwright.decisions.planted;

import boardwright.intake.platform.Download;

/** Breaks a rule on purpose: a list that knows where hand-ins came from. */
class KnowsTheDownload {
  Download download;
}
