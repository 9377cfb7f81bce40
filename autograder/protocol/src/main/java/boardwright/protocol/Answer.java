package boardwright.protocol;

import java.util.List;

/**
 * What a compiler or a worker answers. The grader trusts a worker with no more than the check that
 * was asked.
 */
public sealed interface Answer {
  /** The submission or the program was taken up. */
  record Ready() implements Answer {}

  /**
   * The mix is made, or cannot be made.
   *
   * @param compiled whether there is a mix to check
   * @param own qualified names of the replaceable classes that are the learner's in this mix
   * @param culprits qualified names of classes that do not compile themselves, but are needed here
   * @param problems the compiler's words
   * @param differences how the API of the classes under check differs from the provided one
   * @param refusals what the allowlist does not let these classes be, one sentence each
   * @param program what checks are run on; null if there is no mix, or one that is refused
   */
  record MixResult(
      boolean compiled,
      List<String> own,
      List<String> culprits,
      List<Problem> problems,
      List<ApiDifference> differences,
      List<String> refusals,
      Program program)
      implements Answer {}

  /**
   * One check was run. Texts are cut, whatever a worker sends.
   *
   * @param result what became of it
   * @param message one sentence; empty if it passed
   * @param finding what was called, expected and seen; null if nothing was
   * @param output what the code under check printed, cut
   * @param fitness what this worker is still good for
   * @param coverage which lines of the learner's own classes their tests reached; empty for a check
   *     that does not ask
   * @param waitsFor the rules that must hold before a blocked check can ask its question: {@code
   *     R1} of its own stage, or {@code board/R1} of that one; empty if it waits for none
   */
  record Checked(
      Result result,
      String message,
      Finding finding,
      String output,
      Fitness fitness,
      List<Coverage> coverage,
      List<String> waitsFor)
      implements Answer {
    /** An answer to a check that does not ask for lines, and waits for no rule. */
    public Checked(Result result, String message, Finding finding, String output, Fitness fitness) {
      this(result, message, finding, output, fitness, List.of(), List.of());
    }

    /** An answer, cut. */
    public Checked {
      message = Finding.cut(message);
      output = Finding.cut(output);
      waitsFor = waitsFor.stream().map(Finding::cut).toList();
    }

    /** The same, from a worker in another state. */
    public Checked from(Fitness other) {
      return new Checked(result, message, finding, output, other, coverage, waitsFor);
    }

    /** The same, of a check that found these lines to be reached. */
    public Checked with(List<Coverage> lines) {
      return new Checked(result, message, finding, output, fitness, lines, waitsFor);
    }

    /** Whether this worker should serve nobody else. */
    public boolean mustBeReplaced() {
      return fitness != Fitness.FIT;
    }
  }

  /**
   * The lines of one source that can be reached.
   *
   * @param path as the learner knows it
   * @param reached numbers of lines, in order
   * @param missed likewise
   */
  record Coverage(String path, List<Integer> reached, List<Integer> missed) {}

  /** What a worker is still good for after a check. */
  enum Fitness {
    /** Any other check. */
    FIT,
    /** The other checks of this submission: what is left behind may reach the next one. */
    TIRED,
    /** Nothing: stack or heap overflowed, perhaps while a class of the JDK was initialised. */
    BROKEN,
    /** Nothing, and perhaps not for this check: it met a class of the JDK that is broken. */
    SPOILT
  }

  /** The compiler or the worker itself failed. */
  record Broken(String message) implements Answer {}

  /** What became of one check, as far as a worker can tell. */
  enum Result {
    PASSED,
    FAILED,
    BLOCKED,
    TIMED_OUT,
    CRASHED,
    REFUSED,
    UNGRADED
  }

  /**
   * One error of the compiler.
   *
   * @param path the source, as the learner knows it
   * @param line from 1; 0 if unknown
   * @param column from 1; 0 if unknown
   * @param code the compiler's name for this kind of error
   * @param text the compiler's own words
   * @param sourceLine the text of that line
   */
  record Problem(
      String path, long line, long column, String code, String text, String sourceLine) {}
}
