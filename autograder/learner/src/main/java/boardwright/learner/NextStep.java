package boardwright.learner;

import boardwright.lab.Lab;
import boardwright.lab.Stage;
import java.util.List;

/** What to do next, in two or three lines. */
final class NextStep {
  private NextStep() {}

  /** How to begin a stage. */
  static List<String> begin(Lab lab, Stage stage) {
    String target = lab.id() + "/" + stage.id();
    String read = "Next: ./boardwright read " + target;
    if (stage.isForAPerson()) {
      return List.of(read + "; a person grades this stage.");
    }
    if (stage.isWholeProgram()) {
      return List.of(
          read, "      and play the program that is yours: ./boardwright play " + lab.id());
    }
    return List.of(read, "      then: ./boardwright start " + target);
  }
}
