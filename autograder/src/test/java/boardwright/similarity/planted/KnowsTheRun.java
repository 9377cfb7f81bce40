package boardwright.similarity.planted;

import boardwright.run.planted.KnowsWhoCompares;

/** Breaks a rule on purpose: the other half of a circle. */
public class KnowsTheRun {
  KnowsWhoCompares used;
}
