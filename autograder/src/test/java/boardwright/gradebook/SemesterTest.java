package boardwright.gradebook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.grading.Report;
import boardwright.run.RunSample;
import boardwright.submission.Person;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The table of a semester")
class SemesterTest {
  @Test
  @DisplayName(
      "knows people by their addresses, else by a name that nobody shares, never by numbers")
  void knowsPeopleByAddressOrUniqueName() {
    Report ada = report("Ada Berg", new Person("Ada Berg", "11", "ada@x"));
    Report kim = report("Kim Lee", new Person("Kim Lee", "12", "kim@x"));
    Report other = report("Kim Lee-2", new Person("Kim Lee", "13", ""));
    Report adaLater = report("ada", new Person("A. Berg", "12", "ADA@x"));
    Report plain = report("Zoe");
    Report kims = report("Kim Lee", new Person("Kim Lee", "11", "kim@x"));
    Semester semester =
        Semester.of(
            List.of("one", "two"),
            List.of(List.of(ada, kim, other), List.of(adaLater, plain, kims)));
    assertEquals(
        """
        name,email,one,two,sum,nothing
        A. Berg,ada@x,7.50,7.50,15.00,
        Kim Lee,,7.50,,7.50,since one
        Kim Lee,kim@x,7.50,7.50,15.00,
        Zoe,,,7.50,7.50,
        """,
        semester.csv());
  }

  private static Report report(String id, Person... people) {
    return RunSample.of(id).by(people).graded().report();
  }
}
