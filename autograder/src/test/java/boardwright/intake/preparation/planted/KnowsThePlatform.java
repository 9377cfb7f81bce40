package boardwright.intake.preparation.planted;

import boardwright.submission.Platform;

/** Breaks a rule on purpose: a preparation that depends on where a hand-in comes from. */
class KnowsThePlatform {
  Platform from;
}
