package boardwright.grading.planted;

import checkerboard.Checkerboard;

/** Breaks a rule on purpose: a core class that names a lab's class. */
class NamesALab {
  Checkerboard board = new Checkerboard();
}
