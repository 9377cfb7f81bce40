package boardwright.protocol.planted;

import boardwright.lab.Lab;

/** Breaks a rule on purpose: a protocol that knows labs. */
class KnowsLabs {
  Lab lab;
}
