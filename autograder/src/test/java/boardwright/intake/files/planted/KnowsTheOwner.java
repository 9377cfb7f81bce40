package boardwright.intake.files.planted;

import boardwright.submission.Person;

/** Breaks a rule on purpose: a file that knows whose it is. */
class KnowsTheOwner {
  Person owner;
}
