package boardwright.progress;

import java.util.Map;
import java.util.TreeMap;

/**
 * A learner's progress in one lab.
 *
 * @param stages by the stage's id
 */
public record Progress(Map<String, StageProgress> stages) {
  /** Nothing was checked yet. */
  public static final Progress NONE = new Progress(Map.of());

  /** Takes a copy. */
  public Progress {
    stages = stages == null ? Map.of() : Map.copyOf(stages);
  }

  /** The progress in a stage. */
  public StageProgress stage(String id) {
    return stages.getOrDefault(id, StageProgress.NONE);
  }

  /** The same with another stage. */
  public Progress with(String id, StageProgress stage) {
    Map<String, StageProgress> all = new TreeMap<>(stages);
    all.put(id, stage);
    return new Progress(all);
  }

  /**
   * The progress in one stage.
   *
   * @param checked whether it was ever checked with a class of the learner's
   * @param passed how many checks passed when it was last checked
   * @param checks how many there were
   * @param failing the earliest rule that failed then; empty if none did, or if the class did not
   *     compile
   * @param sources what the sources were then, as a fingerprint
   * @param hints how many rungs were given, by rule
   * @param fresh whether it was checked since the last hint
   */
  public record StageProgress(
      boolean checked,
      int passed,
      int checks,
      String failing,
      String sources,
      Map<String, Integer> hints,
      boolean fresh) {
    private static final StageProgress NONE =
        new StageProgress(false, 0, 0, "", "", Map.of(), false);

    /** Takes a copy; what a damaged file lacks is empty. */
    public StageProgress {
      failing = failing == null ? "" : failing;
      sources = sources == null ? "" : sources;
      hints = hints == null ? Map.of() : Map.copyOf(hints);
    }

    /** Whether every check passed when it was last checked. */
    public boolean done() {
      return checked && checks > 0 && passed == checks;
    }

    /** After a check. */
    public StageProgress checked(int nowPassed, int nowChecks, String nowFailing, String now) {
      return new StageProgress(true, nowPassed, nowChecks, nowFailing, now, hints, true);
    }

    /** After the class was taken out of the lab again. */
    public StageProgress takenOut() {
      return new StageProgress(false, 0, 0, "", "", hints, false);
    }

    /** After one more hint for a rule. */
    public StageProgress hinted(String rule) {
      Map<String, Integer> given = new TreeMap<>(hints);
      given.merge(rule, 1, Integer::sum);
      return new StageProgress(checked, passed, checks, failing, sources, given, false);
    }
  }
}
