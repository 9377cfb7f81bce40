package boardwright.learner;

import boardwright.lab.Lab;
import boardwright.lab.Stage;
import java.util.List;

/** What to do next, in two or three lines. */
final class NextStep {
  private NextStep() {}

  /** How to begin a stage. */
  static List<String> begin(Lab lab, Stage stage) {
    if (stage.isForAPerson()) {
      return List.of("Next: read " + stage.page() + "; a person grades this stage.");
    }
    if (stage.isWholeProgram()) {
      return List.of(
          "Next: read " + stage.page(),
          "      and play the program that is yours: ./boardwright play " + lab.id());
    }
    return List.of(
        "Next: read " + stage.page(),
        "      then:  ./boardwright start " + lab.id() + "/" + stage.id());
  }
}
