package boardwright.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import boardwright.hostile.Gauntlet.Graded;
import boardwright.sandbox.Bubblewrap;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Grades the hostile hand-ins of a lab among honest ones, in three ways: the first of each family,
 * or with {@code -Dboardwright.hostile=all} the whole corpus. Every build tries those that the
 * allowlist alone must refuse. What {@code .ci/long} tries on both Javas is the rest: those that
 * only cost time and memory, both walls together, and the sandbox alone.
 */
@EnabledOnOs(value = OS.LINUX, disabledReason = "the processes and files of Linux are watched")
abstract class HostileRuns {
  private static final boolean ALL = "all".equals(System.getProperty("boardwright.hostile"));

  abstract Corpus corpus();

  @Test
  @DisplayName("stand for every family, three or more for each")
  void standForEveryFamily() {
    corpus().families().forEach((family, count) -> assertTrue(count >= 3, family));
    assertEquals(List.of(), corpus().idsThatStandTwice());
  }

  @Test
  @Tag("long")
  @DisplayName("get what they deserve and change nothing, with the allowlist in the sandbox")
  void getWhatTheyDeserveAndChangeNothing(@TempDir Path scratch) throws Exception {
    assumeSandbox();
    try (Gauntlet gauntlet = corpus().gauntlet(scratch)) {
      Corpus.HandedIn some = corpus().handIn(gauntlet, this::isTried, ALL);
      Graded graded = gauntlet.grade(Bubblewrap.WORD, "");
      corpus().judge("allowlist and sandbox", some, graded, true);
    }
  }

  @Test
  @Tag("long")
  @DisplayName(
      "do no harm without the allowlist: a sandbox for each keeps all but their own verdicts")
  void withTheSandboxAlone(@TempDir Path scratch) throws Exception {
    assumeSandbox();
    try (Gauntlet gauntlet = corpus().gauntlet(scratch)) {
      Corpus.HandedIn some = corpus().handIn(gauntlet, this::isTriedWithTheSandboxAlone, false);
      Graded graded = gauntlet.grade("each", "-Dboardwright.compile.allowlist=off");
      corpus().judge("sandbox alone", some, graded, false);
    }
  }

  @Test
  @DisplayName(
      "get what they deserve and change nothing without a sandbox: the allowlist alone keeps all")
  void withTheAllowlistAlone(@TempDir Path scratch) throws Exception {
    try (Gauntlet gauntlet = corpus().gauntlet(scratch)) {
      Corpus.HandedIn some =
          corpus().handIn(gauntlet, each -> isTried(each) && (ALL || isRefused(each)), true);
      Graded graded = gauntlet.grade("none", "");
      corpus().judge("allowlist alone", some, graded, true);
    }
  }

  /** CI makes sure that there is one; elsewhere these tests are left out where there is none. */
  private static void assumeSandbox() {
    Bubblewrap.Trial trial = Bubblewrap.tryOut();
    assumeTrue(trial.sandbox().isPresent(), trial.trouble());
  }

  private boolean isTried(HostileHandIn each) {
    return ALL || corpus().isFirstOfItsFamily(each) || each.always();
  }

  /**
   * Whether it is tried with the sandbox alone, too: of every family that the allowlist refuses
   * one. The other families do there what they do with both.
   */
  private boolean isTriedWithTheSandboxAlone(HostileHandIn each) {
    boolean standsForItsFamily =
        corpus().isFirstOfItsFamily(each)
            && isRefused(each)
            && !corpus().hasOneForAlways(each.family());
    return !each.withTheAllowlistOnly() && (each.always() || standsForItsFamily);
  }

  private static boolean isRefused(HostileHandIn each) {
    return each.verdict().contains("refused");
  }
}
