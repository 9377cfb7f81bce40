package boardwright.intake;

import boardwright.protocol.Request.Source;
import java.util.List;

/**
 * What one learner handed in for one lab.
 *
 * @param id unique in its run, and safe as the name of a folder
 * @param name for people
 * @param sources the sources that are compiled
 * @param notes what was done to them or set aside, one sentence each
 */
public record Submission(String id, String name, List<Source> sources, List<String> notes) {
  /** Whether a source declares this type. */
  public boolean declares(String qualifiedName) {
    return sources.stream().anyMatch(source -> source.types().contains(qualifiedName));
  }
}
