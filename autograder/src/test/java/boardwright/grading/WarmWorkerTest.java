package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.lab.Lab;
import boardwright.protocol.Answer;
import boardwright.protocol.Answer.Checked;
import boardwright.protocol.Answer.MixResult;
import boardwright.submission.Submission;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * One worker, on which one submission leaves what it can and the next looks for it. It is not
 * replaced here, whatever it says. Of what the allowlist denies, some is allowed for this test
 * only: what could not be found even so, and, on a worker that is thrown away, what could.
 */
@Tag("each-java")
@DisplayName("In a warm worker,")
class WarmWorkerTest {
  private static final Lab LAB = ModelHandIn.LAB;
  private static final String CHECK = "move/knows-where-it-ends";
  private static WarmPair warm;

  @TempDir private Path scratch;

  @BeforeAll
  static void start() throws IOException {
    warm = WarmPair.start(LAB, "checkerboard.Move");
  }

  @AfterAll
  static void end() {
    warm.close();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "a static field | Left.count++; | Left.count",
        "what a class initialiser did | Left.LIST.add(1); | Left.LIST.size()",
        "the text that it printed | System.out.print(\"left\"); | 0",
        "a closed output | try { ((AutoCloseable) System.out).close(); } catch (Exception e) { }"
            + " | System.out.checkError() ? 1 : 0",
        "a closed output for errors | try { ((AutoCloseable) System.err).close(); } catch"
            + " (Exception e) { } | System.err.checkError() ? 1 : 0",
        "a closed input | try { System.in.close(); } catch (java.io.IOException e) { }"
            + " | Left.input()",
        "how often it asked chance | for (int i = 0; i < 300; i++) { Math.random(); new"
            + " java.util.Random(); java.util.Collections.shuffle(new java.util.ArrayList<>());"
            + " java.util.stream.Stream.generate(Math::random).limit(3).toList(); } |"
            + " Left.chance()",
        "the steps that it took | Left.steps(); | Left.steps()",
      })
  @DisplayName("the next submission does not see")
  void isNotSeen(String what, String leave, String look) throws Exception {
    String left =
        """
        class Left {
          static int count;
          static final java.util.List<Integer> LIST = new java.util.ArrayList<>();
          static int input() {
            try { return System.in.read() + 1; } catch (java.io.IOException e) { return 2; }
          }
          static final int CHANCE = asked();
          static int chance() {
            return CHANCE;
          }
          static int asked() {
            java.util.Random first = new java.util.Random(1);
            java.util.function.Supplier<java.util.Random> maker = java.util.Random::new;
            boolean same =
                maker.get().nextInt() == new java.util.Random(first.nextLong()).nextInt()
                    && Math.random() == first.nextDouble();
            return same ? 0 : 1;
          }
          static boolean stepped;
          static int steps() { // more than half of what there is, once
            for (int i = 0; i < 12_000_000 && !stepped; i++) { }
            stepped = true;
            return 0;
          }
        }
        """;
    Submission first =
        leaving(leave).write("Left.java", "package checkerboard; " + left).submission();
    run(first);
    Submission second =
        looking(look).write("Left.java", "package checkerboard; " + left).submission();
    Checked checked = run(second);
    assertEquals(Answer.Result.PASSED, checked.result(), what + ": " + checked.message());
    assertEquals("", checked.output(), what);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "an output | System.setOut(null); | System.out == null ? 1 : 0 | java.lang.System: setOut",
        "an output for errors | System.setErr(null); | System.err == null ? 1 : 0"
            + " | java.lang.System: setErr",
        "an input | System.setIn(null); | System.in == null ? 1 : 0 | java.lang.System: setIn",
        "a thread local | Left.OWN.set(1); | Left.OWN.get() == null ? 0 : 1"
            + " | java.lang.ThreadLocal: *",
        "an interrupt | Thread.currentThread().interrupt(); | Thread.interrupted() ? 1 : 0"
            + " | java.lang.Thread: *",
        "the name of its thread | Thread.currentThread().setName(\"left\");"
            + " | Thread.currentThread().getName().equals(\"left\") ? 1 : 0"
            + " | java.lang.Thread: *",
      })
  @DisplayName("the next submission does not see, and would not if it were allowed:")
  void isNotSeenIfAllowed(String what, String leave, String look, String allowed) throws Exception {
    List<String> more = List.of("allow " + allowed);
    String left = "package checkerboard; class Left {}";
    if (leave.contains("OWN")) {
      left = left.replace("{", "{ static final ThreadLocal<Integer> OWN = new ThreadLocal<>();");
    }
    Checked first = run(leaving(leave).write("Left.java", left).submission(), more, warm.worker());
    assertEquals(Answer.Result.PASSED, first.result(), what + ": " + first.message());
    Checked second = run(looking(look).write("Left.java", left).submission(), more, warm.worker());
    assertEquals(Answer.Result.PASSED, second.result(), what + ": " + second.message());
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "a property | System.setProperty(\"left\", \"1\");"
            + " | Integer.getInteger(\"left\", 0)"
            + " | java.lang.System: setProperty | java.lang.Integer: getInteger",
        "the locale | java.util.Locale.setDefault(java.util.Locale.CHINA);"
            + " | java.util.Locale.getDefault().equals(java.util.Locale.CHINA) ? 1 : 0"
            + " | java.util.Locale: setDefault | java.util.Locale: *",
        "the time zone"
            + " | java.util.TimeZone.setDefault(java.util.TimeZone.getTimeZone(\"Asia/Tokyo\"));"
            + " | java.util.TimeZone.getDefault().getRawOffset()"
            + " | java.util.TimeZone: setDefault | java.util.TimeZone: *",
      })
  @DisplayName("a submission cannot leave what the next would see if it were allowed:")
  void cannotBeLeft(String what, String leave, String look, String left, String seen)
      throws Exception {
    Submission leaving = leaving(leave).submission();
    assertRefused(run(leaving), what);
    List<String> more = List.of("allow " + left, "allow " + seen);
    Submission looking = looking(look).submission();
    Worker allowing = Unconfined.worker();
    try {
      run(leaving, more, allowing);
      assertEquals(Answer.Result.FAILED, run(looking, more, allowing).result(), what);
    } finally {
      allowing.close();
    }
    Checked next = run(looking, more, warm.worker());
    assertEquals(Answer.Result.PASSED, next.result(), what + ": " + next.message());
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "a stream | System.setOut(null);",
        "a thread local | new ThreadLocal<Integer>().set(1);",
        "a thread | new Thread(() -> { }).start();",
        "a cleaner | java.lang.ref.Cleaner.create();",
        "a hook | Runtime.getRuntime().addShutdownHook(null);",
      })
  @DisplayName("a submission is not allowed, and the worker that refused it serves nobody else:")
  void aSubmissionIsNotAllowed(String what, String leave) throws Exception {
    assertRefused(run(leaving(leave).submission()), what);
  }

  @Test
  @DisplayName("the next check does not see what one left in a static array")
  void theNextCheckDoesNotSeeWhatOneLeft() throws Exception {
    Submission submission =
        leaving("if (!LEFT[0]) { LEFT[0] = true; System.out.print(\"first \"); }")
            .add("Move.java", "private static final boolean[] LEFT = {false};")
            .submission();
    List<Checked> answers = warm.run(submission, CHECK, "move/knows-whether-it-jumps", CHECK);
    assertEquals("first ", answers.get(0).output());
    assertEquals("first ", answers.get(2).output());
  }

  @Test
  @DisplayName("a finalizer is refused before anything runs")
  void aFinalizerIsRefusedBeforeAnythingRuns() throws Exception {
    MixResult mixed =
        warm.mixed(
            ModelHandIn.in(scratch)
                .add("Move.java", "protected void finalize() { while (true) { } }")
                .submission(),
            List.of());
    assertEquals(1, mixed.refusals().size(), () -> mixed.refusals().toString());
    assertNull(mixed.program());
  }

  @Test
  @DisplayName("a full stack makes the worker tired, and a plain mistake does not")
  void tiredOfOverflows() throws Exception {
    String start = "public Point getTo() {";
    assertTrue(
        run(ModelHandIn.in(scratch)
                .change("Move.java", start, start + " if (true) { return getTo(); }")
                .submission())
            .mustBeReplaced());
    Checked mistaken =
        run(
            ModelHandIn.in(scratch)
                .change("Move.java", start, start + " if (true) { return null; }")
                .submission());
    assertEquals(Answer.Result.FAILED, mistaken.result());
    assertTrue(!mistaken.mustBeReplaced(), "tired of a mistake");
  }

  private static void assertRefused(Checked checked, String what) {
    assertEquals(Answer.Result.REFUSED, checked.result(), what);
    assertTrue(checked.mustBeReplaced(), what);
  }

  private ModelHandIn leaving(String leave) throws IOException {
    return ModelHandIn.in(scratch)
        .change("Move.java", "public Point getTo() {", "public Point getTo() { " + leave);
  }

  /** Answers wrongly if it sees anything. */
  private ModelHandIn looking(String look) throws IOException {
    return leaving("if ((" + look + ") != 0) { return null; }");
  }

  /** Runs one check of a submission on the worker. */
  private static Checked run(Submission submission) throws Exception {
    return run(submission, List.of(), warm.worker());
  }

  /** The same on any worker, with more that is allowed. */
  private static Checked run(Submission submission, List<String> more, Worker worker)
      throws Exception {
    return warm.run(submission, more, worker, CHECK).get(0);
  }
}
