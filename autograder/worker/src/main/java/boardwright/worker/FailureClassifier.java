package boardwright.worker;

import boardwright.meter.Meter;
import boardwright.protocol.Answer.Checked;
import boardwright.protocol.Answer.Fitness;
import boardwright.protocol.Answer.Result;
import boardwright.protocol.ApiDifference;
import boardwright.protocol.Finding;
import boardwright.protocol.Reason;
import boardwright.protocol.Shown;
import boardwright.protocol.TypeName;
import boardwright.testkit.Call;
import boardwright.testkit.CheckBlocked;
import boardwright.testkit.CheckFailed;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Says what became of a check, in a student's words. */
final class FailureClassifier {
  private static final Pattern NOT_A =
      Pattern.compile("Type '([\\w/$]+)'[^']*is not assignable to '([\\w/$]+)'");
  private static final Pattern CAST =
      Pattern.compile("class ([\\w.$]+) cannot be cast to class ([\\w.$]+)");
  private static final Pattern FINAL =
      Pattern.compile("overrides final method (?:\\w+\\.)*(\\w+\\.\\w+)");
  private static final Pattern TYPE = Pattern.compile("[\\w.$]+");
  private static final Pattern MEMBER = Pattern.compile("(?:^|[.\\s'])(\\w+|<init>)(\\(|'|$)");

  /**
   * What the JVM keeps of a trace: where one is as long, the frames that would tell are cut off.
   */
  private static final int MOST_FRAMES = 1024;

  private static final int MILLION = 1_000_000;

  private FailureClassifier() {}

  static Checked of(Throwable thrown, boolean passed, LoadedProgram program, String output) {
    if (Meter.refusal() != null) {
      String refused = Meter.refusal();
      String text = refused + " is not allowed here";
      Finding finding = stopped("no use of " + refused, "which is not allowed here", program);
      return answer(Result.REFUSED, program, text, finding, output, Fitness.FIT);
    }
    if (Meter.ranOutOfSteps()) {
      String seen = "but it was still running after %s steps (an endless loop?)";
      Finding finding = stopped("it to finish", seen.formatted(rounded(program.steps())), program);
      return answer(Result.TIMED_OUT, program, finding, output);
    }
    if (Meter.ranOutOfBytes()) {
      String seen = "but it asked for more than %d megabytes (an endless loop?)";
      Finding finding = stopped("it to finish", seen.formatted(program.bytes() >> 20), program);
      return answer(Result.CRASHED, program, finding, output);
    }
    if (passed) {
      return new Checked(Result.PASSED, "", null, output, Fitness.FIT);
    }
    return failed(thrown, program, output);
  }

  /** Such as 20 million. */
  private static String rounded(long steps) {
    return steps % MILLION == 0
        ? steps / MILLION + " million"
        : String.format(Locale.ROOT, "%,d", steps);
  }

  private static Checked failed(Throwable thrown, LoadedProgram program, String output) {
    if (thrown instanceof CheckFailed failed) {
      return answer(Result.FAILED, program, failed.finding(), output);
    }
    if (thrown instanceof CheckBlocked blocked) {
      return new Checked(
          Result.BLOCKED,
          Shown.plain(blocked.getMessage()),
          null,
          output,
          Fitness.FIT,
          List.of(),
          blocked.rules());
    }
    if (thrown instanceof StackOverflowError) {
      Finding finding =
          stopped("it to finish", "but it called itself until the stack was full", program);
      return answer(Result.CRASHED, program, finding.at(Shown.place(thrown)), output);
    }
    if (thrown instanceof OutOfMemoryError) {
      Finding finding = stopped("it to finish", "but it used all the memory there is", program);
      return answer(Result.CRASHED, program, finding.sentence(), finding, output, Fitness.BROKEN);
    }
    if (thrown instanceof ExceptionInInitializerError && thrown.getCause() != null) {
      Throwable cause = thrown.getCause();
      String seen = "a static field or block threw " + Shown.thrown(cause);
      Finding finding = stopped("a class that can be used", seen, program);
      return answer(Result.CRASHED, program, finding.at(Shown.place(cause)), output);
    }
    if (thrown instanceof LinkageError) {
      // a message may be no more than the name of a field
      Optional<String> missing = unfit(thrown, program).or(() -> missing(thrown, program));
      if (missing.isPresent() || isAboutTheMix(thrown, program)) {
        String why = missing.orElseGet(() -> unusable(thrown, program));
        return answer(Result.BLOCKED, program, why, null, output, Fitness.FIT);
      }
    }
    if (thrown != null && isFromTheLearner(thrown, program)) {
      program.resetMeter(); // what follows runs code of the mix
      Finding finding = Finding.thrown(Call.latest(), Call.latestBoard(), "no exception", thrown);
      return answer(Result.FAILED, program, finding, output);
    }
    Optional<Finding> unsound = unsound(thrown, program);
    if (unsound.isPresent()) {
      return answer(Result.FAILED, program, unsound.get(), output);
    }
    String what = thrown == null ? "the check did not run" : Reason.of(thrown);
    return new Checked(Result.UNGRADED, what, null, output, Fitness.TIRED);
  }

  /**
   * What is wrong with a collection that a suite took apart: only its maker can have put objects of
   * other classes into it, or have changed it meanwhile.
   */
  private static Optional<Finding> unsound(Throwable thrown, LoadedProgram program) {
    if (thrown instanceof ClassCastException) {
      Matcher cast = CAST.matcher(String.valueOf(Shown.message(thrown)));
      if (cast.find()) {
        String expected = "an object of the type `%s`".formatted(simple(cast.group(2)));
        String head =
            program.isLearners(cast.group(1))
                ? ", which is none: does its first line say what it extends and implements?"
                : "";
        return Optional.of(
            Finding.of(expected, "yours gave a `%s`".formatted(simple(cast.group(1))) + head));
      }
    }
    return thrown instanceof ConcurrentModificationException
        ? Optional.of(
            Finding.of(
                "a list, or another collection, that can be read",
                "yours was changed while it was read"))
        : Optional.empty();
  }

  private static boolean isAboutTheMix(Throwable thrown, LoadedProgram program) {
    String message = String.valueOf(Shown.message(thrown));
    boolean lacksAField = thrown instanceof NoSuchFieldError && !program.differences().isEmpty();
    return lacksAField
        || message.contains(program.packageName() + ".")
        || message.contains(program.packageName().replace('.', '/') + "/");
  }

  private static boolean isFromTheLearner(Throwable thrown, LoadedProgram program) {
    if (program.isLearners(thrown.getClass().getName())) {
      return true;
    }
    StackTraceElement[] trace = thrown.getStackTrace();
    for (StackTraceElement frame : trace) {
      if (program.isLearners(frame.getClassName())) {
        return true;
      }
    }
    return trace.length >= MOST_FRAMES; // our suites do not go so deep
  }

  /** What is wrong with a class as a whole, if the JVM says so. */
  private static Optional<String> unfit(Throwable thrown, LoadedProgram program) {
    String message = String.valueOf(Shown.message(thrown));
    Matcher other = NOT_A.matcher(message);
    if (thrown instanceof VerifyError && other.find()) {
      String type = other.group(1).replace('/', '.');
      return Optional.of(type)
          .filter(program::isLearners)
          .map(own -> "`%s` is no `%s`: it neither extends nor implements it")
          .map(text -> text.formatted(simple(type), simple(other.group(2).replace('/', '.'))));
    }
    String type = message.replace('/', '.');
    if (thrown instanceof InstantiationError && program.isLearners(type)) {
      return Optional.of(
          "`%s` is abstract, or an interface, so that no object of it can be made"
              .formatted(simple(type)));
    }
    if (thrown instanceof NoClassDefFoundError
        && TYPE.matcher(type).matches()
        && type.startsWith(program.packageName() + ".")) {
      return Optional.of("there is no class `%s`".formatted(simple(type)));
    }
    return Optional.empty();
  }

  static String simple(String type) {
    return TypeName.simple(type).replace('$', '.');
  }

  /** How the API differs in the member that the JVM could not find, which its message names. */
  private static Optional<String> missing(Throwable thrown, LoadedProgram program) {
    Matcher matcher = MEMBER.matcher(String.valueOf(Shown.message(thrown)));
    while (matcher.find()) {
      String name = matcher.group(1);
      Optional<ApiDifference> known =
          program.differences().stream().filter(each -> each.member().equals(name)).findFirst();
      if (known.isPresent()) {
        return known.map(ApiDifference::text);
      }
    }
    return Optional.empty();
  }

  private static String unusable(Throwable thrown, LoadedProgram program) {
    Matcher last = FINAL.matcher(String.valueOf(Shown.message(thrown)));
    if (last.find()) {
      return "`%s` is final, so no subclass can override it".formatted(last.group(1));
    }
    return program.differences().isEmpty()
        ? "a class of this mix cannot be used: "
            + Shown.plain(String.valueOf(Shown.message(thrown)))
        : program.differences().stream().map(ApiDifference::text).collect(Collectors.joining("; "));
  }

  /**
   * A finding about the call that was stopped, and where in the learner's code it stood. To draw
   * what it was made on runs code of the mix, which may take as many steps again.
   */
  private static Finding stopped(String expected, String seen, LoadedProgram program) {
    String where = "";
    for (StackTraceElement frame : Meter.stoppedAt()) {
      if (program.isLearners(frame.getClassName())
          && frame.getFileName() != null
          && frame.getLineNumber() > 0) {
        where = frame.getFileName() + ":" + frame.getLineNumber();
        break;
      }
    }
    program.resetMeter();
    return new Finding(Call.latest(), Call.latestBoard(), expected, seen, where);
  }

  private static Checked answer(
      Result result, LoadedProgram program, Finding finding, String output) {
    return answer(result, program, finding.sentence(), finding, output, Fitness.FIT);
  }

  private static Checked answer(
      Result result,
      LoadedProgram program,
      String message,
      Finding finding,
      String output,
      Fitness fitness) {
    Finding placed = finding == null ? null : program.places().placed(finding);
    return new Checked(result, Shown.plain(message), placed, output, fitness);
  }
}
