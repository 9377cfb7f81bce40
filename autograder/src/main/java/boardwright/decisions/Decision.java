package boardwright.decisions;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One thing that was decided, or that happened, in the words of who decided it.
 *
 * @param what its kind
 * @param submission the folder of the submission that it is about; empty for the whole run
 * @param person who of a group is meant; empty for all who share the submission
 * @param check the id of the check that it is about; empty for the whole
 * @param value what is given or allowed, in the words of who said it, such as {@code +3 days}
 * @param why may be empty
 * @param line the line of the student's that it is about, such as {@code Board.java:41}; of a time,
 *     what stands for the sources of the hand-in; may be empty
 * @param replaces the ids of earlier lines that no longer count because of this one
 * @param source the file and line where it was read, such as {@code list.csv:3}, or the option
 */
public record Decision(
    What what,
    String submission,
    String person,
    String check,
    String value,
    String why,
    String line,
    List<String> replaces,
    String source) {
  /** What a decision may be about. */
  public enum What {
    /** When the work of all is due. */
    DEADLINE,
    /** The zone of times that are written without one. */
    ZONE,
    /** More time for a student. */
    EXTENSION,
    /** When a student handed in, where the platform doesn't say it. */
    TIME,
    /** Points, or a remark. */
    CORRECTION,
    /** A check that is taken out, for all students. */
    VOID,
    /** Earlier lines no longer count. */
    TAKE_BACK,
    /** Keys that take the place of those in lab.yaml. */
    SETTINGS,
    /** No decision: the score from then on. */
    SCORE;

    /** As history.csv has it. */
    public String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** What is called so; empty if nothing is. */
    static Optional<What> named(String word) {
      return Stream.of(values()).filter(what -> what.word().equals(word)).findFirst();
    }
  }

  /** No part is null: what there is nothing to say of is an empty text. */
  public Decision {
    Stream.of(what, submission, person, check, value, why, line, source)
        .forEach(Objects::requireNonNull);
    replaces = List.copyOf(replaces);
  }

  /** One about the whole run. */
  public static Decision ofRun(What what, String check, String value, String why, String source) {
    return new Decision(what, "", "", check, value, why, "", List.of(), source);
  }

  /** A line no longer counts. */
  public static Decision takingBack(Line line, String why, String source) {
    Decision said = line.decision();
    return new Decision(
        What.TAKE_BACK,
        said.submission,
        said.person,
        said.check,
        said.what.word(),
        why,
        "",
        List.of(line.id()),
        source);
  }

  /** The same, which replaces these lines. */
  Decision replacing(List<String> lines) {
    return new Decision(what, submission, person, check, value, why, line, lines, source);
  }

  /** The same about a submission in another folder. */
  public Decision about(String folder) {
    return new Decision(what, folder, person, check, value, why, line, replaces, source);
  }

  /** Whether it says something that another one could contradict. */
  boolean decides() {
    return what != What.TAKE_BACK && what != What.SCORE && !value.isEmpty();
  }

  /** What it is about: no two decisions on the same may count that differ. */
  List<Object> subject() {
    return List.of(what, submission, person, check, what == What.TIME ? line : "");
  }

  /** Whether this one no longer counts if the same person adds that one. */
  boolean isRivalOf(Decision later) {
    if (later.what != What.TAKE_BACK) {
      return decides() && later.decides() && subject().equals(later.subject());
    }
    return what.word().equals(later.value)
        && submission.equals(later.submission)
        && person.equals(later.person)
        && check.equals(later.check);
  }

  /** The value for people. */
  String shownValue() {
    return what == What.TAKE_BACK ? "none" : value.isEmpty() ? "a remark" : value;
  }

  /** Whether both say the same in all that counts. */
  boolean isSameAs(Decision other) {
    return subject().equals(other.subject())
        && value.equalsIgnoreCase(other.value)
        && why.equals(other.why)
        && line.equals(other.line);
  }
}
