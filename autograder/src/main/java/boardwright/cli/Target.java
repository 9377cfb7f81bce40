package boardwright.cli;

import boardwright.lab.Lab;
import boardwright.lab.Stage;
import java.util.Optional;

/**
 * What a command is about: {@code LAB} or {@code LAB/STAGE}.
 *
 * @param lab the lab
 * @param stage the stage, if one is named
 */
record Target(Lab lab, Optional<Stage> stage) {
  static Target of(String text, Session session) {
    if (text == null || !text.contains("/")) {
      return new Target(session.lab(text), Optional.empty());
    }
    String[] parts = text.split("/", 2);
    Lab lab = session.lab(parts[0]);
    return new Target(lab, Optional.of(session.stage(lab, parts[1])));
  }
}
