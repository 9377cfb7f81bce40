package boardwright.cli;

import boardwright.lab.Lab;
import boardwright.lab.Stage;
import java.util.List;

/** What to do next, in two or three lines. */
final class NextStep {
  private NextStep() {}

  /** How to begin a stage. */
  static List<String> begin(Lab lab, Stage stage) {
    if (stage.isWholeProgram()) {
      return List.of(
          "Next: read " + stage.page(),
          "      and play the program that is yours: ./boardwright play " + lab.id());
    }
    boolean begun = lab.stages().indexOf(stage) > lab.stages().indexOf(first(lab, stage));
    return List.of(
        "Next: read " + stage.page(),
        (begun ? "      and go on with " : "      and write ")
            + lab.inTree(lab.sourceFile(stage.classes().get(0))),
        "      then:  ./boardwright check " + lab.id() + "/" + stage.id());
  }

  /** The stage in which the class of a stage is begun. */
  private static Stage first(Lab lab, Stage stage) {
    return lab.stages().stream()
        .filter(other -> other.classes().contains(stage.classes().get(0)))
        .findFirst()
        .orElse(stage);
  }
}
