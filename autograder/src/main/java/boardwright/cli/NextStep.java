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
    String file =
        "labs/%s/src/main/java/%s.java"
            .formatted(lab.id(), lab.qualified(stage.replaces().get(0)).replace('.', '/'));
    return List.of(
        "Next: read " + stage.page(),
        "      and write " + file,
        "      then:  ./boardwright check " + lab.id() + "/" + stage.id());
  }
}
