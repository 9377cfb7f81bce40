package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.lab.CheckSpec;
import boardwright.protocol.Kind;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A check that needs another rule")
class NeedsTest {
  private final CheckSpec accepts = check("accepts", "R1");
  private final CheckSpec stores = check("stores", "R1");
  private final CheckSpec refuses = check("refuses", "R2", "R1");
  private final CheckSpec tells = check("tells", "R3", "R2");
  private final Map<CheckSpec, CheckResult> results = new HashMap<>();

  @Test
  @DisplayName("keeps its verdict where all checks of that rule passed")
  void keepsItsVerdictWhereAllChecksOfThatRulePassed() {
    results(Verdict.PASSED, Verdict.PASSED, Verdict.FAILED, Verdict.PASSED);
    assertEquals(Verdict.FAILED, results.get(refuses).verdict());
  }

  @Test
  @DisplayName("is blocked where one of them did not, and says which; so is what needs it in turn")
  void isBlockedWhereOneOfThemDidNot() {
    results(Verdict.PASSED, Verdict.CRASHED, Verdict.PASSED, Verdict.PASSED);
    CheckResult blocked = results.get(refuses);
    assertEquals(Verdict.BLOCKED, blocked.verdict());
    assertEquals(BigDecimal.ZERO, blocked.points());
    assertEquals(BigDecimal.ONE, blocked.maxPoints());
    assertEquals("this check needs R1 first, and \"stores\" did not pass", blocked.message());
    assertEquals(
        "this check needs R2 first, and \"refuses\" did not pass", results.get(tells).message());
  }

  @Test
  @DisplayName("loses nothing where the grader failed over one of them, or over itself")
  void losesNothingWhereTheGraderFailedOverOneOfThem() {
    results(Verdict.UNGRADED, Verdict.PASSED, Verdict.PASSED, Verdict.PASSED);
    assertEquals(Verdict.PASSED, results.get(refuses).verdict());
    results(Verdict.FAILED, Verdict.PASSED, Verdict.UNGRADED, Verdict.PASSED);
    assertEquals(Verdict.UNGRADED, results.get(refuses).verdict());
  }

  private void results(Verdict... verdicts) {
    List<CheckSpec> checks = List.of(accepts, stores, refuses, tells);
    for (int i = 0; i < verdicts.length; i++) {
      BigDecimal points = verdicts[i] == Verdict.PASSED ? BigDecimal.ONE : BigDecimal.ZERO;
      CheckSpec check = checks.get(i);
      results.put(check, new CheckResult(check, verdicts[i], points, BigDecimal.ONE, "", null, ""));
    }
    Needs.block(checks, checks, results);
  }

  private static CheckSpec check(String title, String rule, String... needs) {
    return new CheckSpec(
        "stage/" + title,
        "stage",
        rule,
        title,
        1,
        Kind.BEHAVIOUR,
        List.of(),
        "Suite",
        title,
        "",
        List.of(needs));
  }
}
