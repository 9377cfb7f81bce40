package boardwright.similarity.planted;

import boardwright.grading.Report;

/** Breaks a rule on purpose: a comparison that knows grades. */
class KnowsTheScore {
  Report report;
}
