package boardwright.intake.preparation;

import boardwright.protocol.Request.Source;
import boardwright.text.Note;
import boardwright.text.Printable;
import java.util.List;
import java.util.Optional;

/**
 * The sources of a hand-in, prepared for a lab.
 *
 * @param sources those that are compiled
 * @param notes what was done to them or set aside
 * @param twice the types of which there are two versions, each with the place of the one that was
 *     taken and of the other
 */
public record Prepared(List<Source> sources, List<Note> notes, List<String> twice) {
  /**
   * What an instructor should know at once; empty if that is nothing.
   *
   * @param id the submission's
   */
  public Optional<String> remark(String id) {
    int others = twice.size() - 1;
    return others < 0
        ? Optional.empty()
        : Optional.of(
            "%s has two versions, of which one was taken: %s%s."
                .formatted(
                    Printable.label(id),
                    twice.get(0),
                    others == 0
                        ? ""
                        : others == 1 ? ", and 1 more" : ", and %d more".formatted(others)));
  }
}
