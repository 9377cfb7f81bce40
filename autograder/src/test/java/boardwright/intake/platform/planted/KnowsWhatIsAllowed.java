package boardwright.intake.platform.planted;

import boardwright.intake.IntakeRequest;

/** Breaks a rule on purpose: a download that knows what was allowed to people. */
class KnowsWhatIsAllowed {
  IntakeRequest allowed;
}
