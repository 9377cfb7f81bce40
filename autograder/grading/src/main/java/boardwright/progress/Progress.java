package boardwright.progress;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
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

  /** The stage that was checked last, by its id; empty if none was. */
  public Optional<String> latest() {
    return stages.entrySet().stream()
        .filter(stage -> stage.getValue().checked())
        .max(Map.Entry.comparingByValue(Comparator.comparing(StageProgress::at)))
        .map(Map.Entry::getKey);
  }

  /** The same with another stage. */
  public Progress with(String id, StageProgress stage) {
    Map<String, StageProgress> all = new TreeMap<>(stages);
    all.put(id, stage);
    return new Progress(all);
  }

  /**
   * What a check of a stage came to.
   *
   * @param passed how many checks passed
   * @param checks how many there are
   * @param points what the passed ones are worth, as a number
   * @param failing the rules that failed, in the order in which to mend them, each with what its
   *     first hint is about; empty if none did, or if the class did not compile
   * @param sources what the sources were, as a fingerprint
   * @param at when, as an instant of ISO 8601
   */
  public record Outcome(
      int passed,
      int checks,
      String points,
      Map<String, String> failing,
      String sources,
      String at) {}

  /**
   * The progress in one stage.
   *
   * @param checked whether it was ever checked with a class of the learner's
   * @param passed how many checks passed when it was last checked
   * @param checks how many there were
   * @param points what the passed ones are worth, as a number
   * @param failing the rules that failed then, in the order in which to mend them, each with what
   *     its first hint is about
   * @param sources what the sources were then, as a fingerprint
   * @param hints how many rungs were given, by rule
   * @param fresh whether it was changed and checked since the last hint
   * @param at when it was last checked
   * @param gaveUp when our solution was shown before it passed; empty if it was not
   */
  public record StageProgress(
      boolean checked,
      int passed,
      int checks,
      String points,
      Map<String, String> failing,
      String sources,
      Map<String, Integer> hints,
      boolean fresh,
      String at,
      String gaveUp) {
    private static final StageProgress NONE =
        new StageProgress(false, 0, 0, "0", Map.of(), "", Map.of(), false, "", "");

    /** Takes a copy; what a damaged file lacks is empty. */
    public StageProgress {
      points = points == null || !points.matches("\\d{1,6}(\\.\\d{1,60})?") ? "0" : points;
      failing =
          failing == null
              ? Map.of()
              : Collections.unmodifiableMap(new LinkedHashMap<>(failing)); // in their order
      sources = sources == null ? "" : sources;
      hints = hints == null ? Map.of() : Map.copyOf(hints);
      at = at == null ? "" : at;
      gaveUp = gaveUp == null ? "" : gaveUp;
    }

    /** Whether every check passed when it was last checked. */
    public boolean done() {
      return checked && checks > 0 && passed == checks;
    }

    /** The rule to mend first; empty if none failed, or the class did not compile. */
    public Optional<String> firstFailing() {
      return failing.keySet().stream().findFirst();
    }

    /** After a check. Only a class that was changed makes it a fresh one. */
    public StageProgress checked(Outcome now) {
      boolean changed = !now.sources.equals(sources);
      return new StageProgress(
          true,
          now.passed,
          now.checks,
          now.points,
          now.failing,
          now.sources,
          hints,
          fresh || changed,
          now.at,
          gaveUp);
    }

    /** After the class was taken out of the lab again. */
    public StageProgress takenOut() {
      return new StageProgress(false, 0, 0, "0", Map.of(), "", hints, false, "", gaveUp);
    }

    /** After one more hint, on a rule or on what the failure is like. */
    public StageProgress hinted(String rule) {
      Map<String, Integer> given = new TreeMap<>(hints);
      given.merge(rule, 1, Integer::sum);
      return new StageProgress(
          checked, passed, checks, points, failing, sources, given, false, at, gaveUp);
    }

    /** After our solution was shown before the stage passed. */
    public StageProgress givenUp(String when) {
      return new StageProgress(
          checked,
          passed,
          checks,
          points,
          failing,
          sources,
          hints,
          fresh,
          at,
          gaveUp.isEmpty() ? when : gaveUp);
    }
  }
}
