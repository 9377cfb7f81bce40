package boardwright.ide;

/**
 * What became of a check.
 *
 * @param stage the stage's id
 * @param title its rule and its sentence
 * @param word such as {@code failed}; empty if it passed
 * @param message one sentence for the learner
 * @param detail what was called, expected and seen; may have several lines
 */
record CheckOutcome(String stage, String title, String word, String message, String detail) {
  boolean passed() {
    return word.isEmpty();
  }

  /** Whether there is no class yet that it could look at. */
  boolean isOpen() {
    return word.equals("not handed in");
  }

  /** Whether the fault is not the learner's. */
  boolean isOurFault() {
    return word.equals("ungraded");
  }
}
