package boardwright.html.planted;

import boardwright.grading.Grader;

/** Breaks a rule on purpose: a page that grades. */
class Reruns {
  Grader grader;
}
