package boardwright.text.planted;

import boardwright.submission.Person;

/** Breaks a rule on purpose: a text that knows whose it is. */
class KnowsWhoHandedIn {
  Person person;
}
