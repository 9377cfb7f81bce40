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

/** Grades the hostile hand-ins of a lab among honest ones, in three ways. */
@EnabledOnOs(value = OS.LINUX, disabledReason = "the processes and files of Linux are watched")
abstract class HostileRuns {
  /**
   * With {@code -Dboardwright.hostile=some} one of each family is tried in the first way, and in
   * the others what tells most.
   */
  private static final boolean SOME = "some".equals(System.getProperty("boardwright.hostile"));

  abstract Corpus corpus();

  @Test
  @DisplayName("stand for every family, three or more for each")
  void standForEveryFamily() {
    corpus().families().forEach((family, count) -> assertTrue(count >= 3, family));
    assertEquals(List.of(), corpus().idsThatStandTwice());
  }

  @Test
  @DisplayName("get what they deserve and change nothing, with the allowlist in the sandbox")
  void withBoth(@TempDir Path scratch) throws Exception {
    String sandbox = Bubblewrap.tryOut().sandbox().isPresent() ? Bubblewrap.WORD : "none";
    try (Gauntlet gauntlet = corpus().gauntlet(scratch)) {
      Corpus.HandedIn all =
          corpus().handIn(gauntlet, each -> !SOME || corpus().isFirstOfItsFamily(each), true);
      Graded graded = gauntlet.grade(sandbox, "");
      corpus().judge("allowlist and sandbox " + sandbox, all, graded, true);
    }
  }

  @Test
  @Tag("any-java")
  @DisplayName(
      "do no harm without the allowlist: a sandbox for each keeps all but their own verdicts")
  void withTheSandboxAlone(@TempDir Path scratch) throws Exception {
    Bubblewrap.Trial trial = Bubblewrap.tryOut();
    assumeTrue(trial.sandbox().isPresent(), trial.trouble());
    try (Gauntlet gauntlet = corpus().gauntlet(scratch)) {
      Corpus.HandedIn some = corpus().handIn(gauntlet, this::isTriedWithTheSandboxAlone, false);
      Graded graded = gauntlet.grade("each", "-Dboardwright.compile.allowlist=off");
      corpus().judge("sandbox alone", some, graded, false);
    }
  }

  @Test
  @Tag("any-java")
  @DisplayName(
      "get what they deserve and change nothing without a sandbox: the allowlist alone keeps all")
  void withTheAllowlistAlone(@TempDir Path scratch) throws Exception {
    try (Gauntlet gauntlet = corpus().gauntlet(scratch)) {
      Corpus.HandedIn some = corpus().handIn(gauntlet, this::isTriedAgain, !SOME);
      Graded graded = gauntlet.grade("none", "");
      corpus().judge("allowlist alone", some, graded, true);
    }
  }

  /** Whether it is tried with the allowlist alone, too: of every family the first one. */
  private boolean isTriedAgain(HostileHandIn each) {
    return each.always() || !SOME && corpus().isFirstOfItsFamily(each);
  }

  /**
   * Whether it is tried with the sandbox alone, too: of every family that the allowlist refuses
   * one. The other families do there what they do with both.
   */
  private boolean isTriedWithTheSandboxAlone(HostileHandIn each) {
    boolean standsForItsFamily =
        isTriedAgain(each)
            && each.verdict().contains("refused")
            && !corpus().hasOneForAlways(each.family());
    return !each.withTheAllowlistOnly() && (each.always() || standsForItsFamily);
  }
}
