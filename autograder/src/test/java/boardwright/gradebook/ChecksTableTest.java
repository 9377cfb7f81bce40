package boardwright.gradebook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.grading.Report;
import boardwright.grading.Verdict;
import boardwright.report.Sample;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The table of checks")
class ChecksTableTest {
  @Test
  @DisplayName("counts failures among those who were asked, and apart from them who waited")
  void countsFailuresAmongThoseWhoWereAsked() {
    assertEquals(
        """
        check,rule,title,kind,points,asked,failed,failure_rate,waited
        square/c0,R1,One,behaviour,1.0000,3,1,0.33,1
        square/c1,R2,"Two, or more",behaviour,1.0000,0,0,,4
        """,
        ChecksTable.of(
            List.of(
                report(Verdict.PASSED, Verdict.BLOCKED),
                report(Verdict.PASSED, Verdict.BLOCKED),
                report(Verdict.TIMED_OUT, Verdict.BLOCKED),
                report(Verdict.BLOCKED, Verdict.BLOCKED),
                report(Verdict.NOT_HANDED_IN, Verdict.NOT_HANDED_IN),
                report(Verdict.UNGRADED, Verdict.UNGRADED))));
  }

  private static Report report(Verdict first, Verdict second) {
    return Sample.report(
        "Ada",
        "1",
        Sample.stage("square", "2", "Square")
            .check("R1", "One", first, "", null, "")
            .check("R2", "Two, or more", second, "", null, "")
            .result());
  }
}
