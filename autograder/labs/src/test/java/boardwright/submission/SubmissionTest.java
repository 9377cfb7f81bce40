package boardwright.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A submission")
class SubmissionTest {
  private static final Person SEVENTEEN = new Person("Kim Lee", "17", "");

  @Test
  @DisplayName("is of the same people if one of them has the same number or address")
  void isOfTheSamePeopleByOneNumberOrAddress() {
    same(true, by("Kim Lee", SEVENTEEN), by("Kim Lee-2", SEVENTEEN));
    same(true, by("a", SEVENTEEN), by("b", new Person("Kim Lee", "17", "kim@x")));
    same(true, by("a", new Person("K", "", "kim@x")), by("b", new Person("Kim", "4", "Kim@X")));
    same(true, by("a", SEVENTEEN), by("b", new Person("Jo", "5", ""), SEVENTEEN));
    same(false, by("Kim Lee", SEVENTEEN), by("Kim Lee", new Person("Kim Lee", "11", "")));
  }

  @Test
  @DisplayName("is told by its own id where no more than names are known")
  void isToldByItsOwnId() {
    Person named = new Person("Kim Lee", "", "");
    same(true, by("Kim Lee"), by("Kim Lee"));
    same(false, by("Kim Lee"), by("Kim Lee-2"));
    same(true, by("Kim Lee", named), by("Kim Lee", named));
    same(false, by("Kim Lee", named), by("Kim Lee-2", named));
    same(true, by("Kim Lee"), by("Kim Lee", SEVENTEEN));
  }

  private static void same(boolean expected, Submission one, Submission other) {
    assertEquals(expected, one.isOfTheSamePeople(other), one + " and " + other);
    assertEquals(expected, other.isOfTheSamePeople(one), other + " and " + one);
  }

  private static Submission by(String id, Person... people) {
    return new Submission(id, "Kim Lee", List.of(people), null, List.of(), List.of());
  }
}
