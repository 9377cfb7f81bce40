package boardwright.ide.planted;

import boardwright.lab.Lab;

/** Breaks a rule on purpose: what runs in an IDE and reads labs. */
class KnowsLabs {
  Class<?> lab = Lab.class;
}
