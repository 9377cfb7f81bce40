package boardwright.grading;

import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.protocol.Answer;
import boardwright.protocol.Answer.MixResult;
import boardwright.protocol.Request.Source;
import boardwright.protocol.TypeName;
import boardwright.submission.Submission;
import boardwright.text.Note;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What is said of a check to which there is no answer.
 *
 * @param seconds how long a check may take
 */
record FailureMessages(int seconds) {
  private static final String NEVER_BEGAN = "the grader failed: its worker did not begin";
  private static final String ENDED =
      "the grader failed: somebody or the system ended its worker, each time it was tried";

  /** What becomes of a check whose compiler or worker gave no answer. */
  static Verdict verdict(Worker.Why why) {
    return switch (why) {
      case LATE, WAITED, NOT_ASKED -> Verdict.TIMED_OUT;
      case DIED, OUTGREW -> Verdict.CRASHED;
      case NEVER_BEGAN, ENDED_FROM_OUTSIDE, UNHEARD, UNWATCHED -> Verdict.UNGRADED;
    };
  }

  /** The worker gave none. */
  String lost(Worker.Why why) {
    return switch (why) {
      case LATE -> "still running after " + (seconds == 1 ? "a second" : seconds + " seconds");
      case WAITED ->
          "it was waiting for something that never happens, such as an element in an empty queue";
      case NOT_ASKED -> "the checks before this one used up all the time";
      case DIED -> "the class took the whole Java machine down";
      case OUTGREW -> "the class took more memory or threads than there are for it";
      case NEVER_BEGAN -> NEVER_BEGAN;
      case ENDED_FROM_OUTSIDE -> ENDED;
      case UNHEARD -> "the grader failed: it ran out of memory";
      case UNWATCHED -> "the grader failed: it could not watch its worker";
    };
  }

  /** The compiler gave none. */
  String uncompiled(Worker.Why why, List<String> classes) {
    String own = String.join(", ", classes);
    return switch (why) {
      case LATE, WAITED -> "the compiler did not come to an end on " + own;
      case NOT_ASKED ->
          "the classes before %s used up all the time for compiling"
              .formatted(classes.size() == 1 ? "this one" : "these");
      case DIED -> "the compiler broke down on " + own;
      case OUTGREW -> "the compiler took more memory than there is for it on " + own;
      case NEVER_BEGAN, ENDED_FROM_OUTSIDE, UNHEARD, UNWATCHED -> lost(why);
    };
  }

  /** The compiler came to an end, but not to classes. */
  static String uncompiled(MixResult mixed, List<String> classes, Lab lab, Submission submission) {
    List<String> faulty = faulty(mixed, classes, lab, submission);
    String own = String.join(", ", faulty);
    List<String> culprits = mixed.culprits().stream().map(TypeName::simple).toList();
    return culprits.isEmpty()
        ? own + (faulty.size() == 1 ? " does not compile" : " do not compile")
        : "%s needs your own %s, which does not compile"
            .formatted(own, String.join(", ", culprits));
  }

  /** Those of the classes in whose sources the compiler found errors; all if it named none. */
  private static List<String> faulty(
      MixResult mixed, List<String> classes, Lab lab, Submission submission) {
    Set<String> types = new HashSet<>();
    for (Source source : submission.sources()) {
      if (mixed.problems().stream().anyMatch(p -> p.path().equals(source.path()))) {
        types.addAll(source.types());
      }
    }
    List<String> faulty =
        classes.stream().filter(name -> types.contains(lab.qualified(name))).toList();
    return faulty.isEmpty() ? classes : faulty;
  }

  /** The answer is none. */
  static String failed(Answer answer) {
    return "the grader failed: "
        + (answer instanceof Answer.Broken broken ? broken.message() : answer);
  }

  /** The whole program is put off. */
  static String putOff() {
    return "the whole program is checked when all of its classes are written";
  }

  /** Nothing of a stage was handed in. */
  static String notHandedIn(Stage stage, Submission submission) {
    return stage.isWholeProgram()
        ? "there is no class of this lab"
        : notHandedIn(stage.classes(), submission);
  }

  /** These were not; a file of one of them may have been set aside, as a note says. */
  static String notHandedIn(List<String> classes, Submission submission) {
    String why =
        submission.notes().stream()
            .filter(note -> classes.stream().anyMatch(type -> isAside(type, note)))
            .findFirst()
            .map(note -> ": " + note.text().replaceAll("\\.$", ""))
            .orElse("");
    return "there is no class " + String.join(", ", classes) + why;
  }

  private static boolean isAside(String type, Note note) {
    return ("/" + note.setAside()).endsWith("/" + type + ".java");
  }
}
