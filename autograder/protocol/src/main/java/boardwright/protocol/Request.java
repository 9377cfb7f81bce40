package boardwright.protocol;

import boardwright.protocol.Program.ClassFile;
import java.util.List;

/**
 * What the grader asks: {@link Open} and {@link Mix} of a compiler, {@link Load} and {@link
 * RunChecks} of a worker. Each request gets one answer, but for {@link RunChecks}.
 */
public sealed interface Request {
  /** The Java that learners' sources are written for, where a lab says no other. */
  int USUAL_RELEASE = 17;

  /**
   * Take up a submission, and forget the one before; the answer is {@link Answer.Ready}.
   *
   * @param release the Java that the sources are written for, no newer than the compiler's own
   * @param packageName the lab's package; there may be others below it
   * @param provided class names of the lab's program
   * @param fixtures class names of the suites that live in the lab's package
   * @param replaceable qualified names of all classes that learners replace, in stage order
   * @param allow lines of the allowlist beyond the common ones
   * @param sources the learner's sources
   */
  record Open(
      int release,
      String packageName,
      List<String> provided,
      List<String> fixtures,
      List<String> replaceable,
      List<String> allow,
      List<Source> sources)
      implements Request {}

  /**
   * Mix and compile; the answer is {@link Answer.MixResult}.
   *
   * @param classes qualified names of the classes under check
   * @param wholeProgram whether all of them that compile together form the mix, rather than the
   *     smallest set that compiles
   * @param trial what the classes are tried on, if they are tests of the learner's own; mostly null
   */
  record Mix(List<String> classes, boolean wholeProgram, Trial trial) implements Request {
    /** A mix of classes that are no tests. */
    public Mix(List<String> classes, boolean wholeProgram) {
      this(classes, wholeProgram, null);
    }
  }

  /**
   * What a learner's own tests are tried on, beside the provided classes.
   *
   * @param about qualified names of the classes that the tests are about
   * @param coverage percent of the lines of the learner's own classes that they must reach
   * @param catches percent of the faults that they must catch, for each step
   * @param seed for the luck of the runs
   * @param planted right programs and faulty ones
   */
  record Trial(
      List<String> about, int coverage, List<Integer> catches, long seed, List<Planted> planted) {}

  /**
   * A program that was compiled before, without a name and without the numbers of its lines.
   *
   * @param kind what kind of fault it has, one sentence; empty if it is right
   * @param classes those that differ from the provided ones
   */
  record Planted(String kind, List<ClassFile> classes) {
    /** Whether a test should pass on it. */
    public boolean isRight() {
      return kind.isEmpty();
    }
  }

  /**
   * Take up a program; the answer is {@link Answer.Ready}. The checks that follow run on it.
   *
   * @param program what to load
   * @param steps limit of one check
   * @param bytes limit of one check
   * @param order numbers of its trial's worlds, one for each run; from a secret, and no seed
   */
  record Load(Program program, long steps, long bytes, List<Integer> order) implements Request {}

  /**
   * Run checks on the program, one after another; each is answered by an {@link Answer.Checked} of
   * its own as soon as it is done, in this order.
   */
  record RunChecks(List<CheckRequest> checks) implements Request {}

  /**
   * A check to run.
   *
   * @param suite the suite's class name
   * @param method the name of its method
   * @param cases the check's cases, with expected values
   */
  record CheckRequest(String suite, String method, List<String> cases) {}

  /**
   * A learner's source.
   *
   * @param path as the learner knows it, within the hand-in
   * @param text decoded; its package line has been supplied if it was missing
   * @param types qualified names of the types it declares at its top level
   */
  record Source(String path, String text, List<String> types) {}
}
