package boardwright.run.planted;

import boardwright.similarity.planted.KnowsTheRun;

/** Breaks a rule on purpose: one half of a circle. */
public class KnowsWhoCompares {
  KnowsTheRun user;
}
