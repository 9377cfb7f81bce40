package boardwright.sandbox;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.protocol.Request.Source;
import boardwright.shipped.SolutionReader;
import boardwright.solutions.Solution;
import boardwright.solutions.Solutions;
import boardwright.submission.Submission;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("What ships with Boardwright")
class ShippedTest {
  private static final Course COURSE = new Course(ROOT);

  static Stream<Lab> labs() {
    return COURSE.labs().stream();
  }

  @ParameterizedTest
  @MethodSource("labs")
  @DisplayName("is every solution of the lab, and nothing that differs by a letter")
  void knowsTheSolutions(Lab lab) throws IOException {
    Shipped shipped = Shipped.of(lab.id());
    Solutions solutions = new Solutions(lab);
    List<Solution> all = new ArrayList<>(List.of(solutions.model()));
    solutions.variants().forEach(variant -> all.add(solutions.solution(variant)));
    solutions.faults().forEach(fault -> all.add(solutions.solution(fault)));
    for (Solution each : all) {
      Submission solution = SolutionReader.read(each, lab);
      assertTrue(shipped.haveAll(solution.sources()), solution.id());
      for (Source source : solution.sources()) {
        Source changed = new Source(source.path(), source.text() + " ", source.types());
        assertFalse(shipped.haveAll(List.of(changed)), solution.id());
      }
    }
    assertEquals(new Shipped(Set.of(), Map.of()), Shipped.of("no-such-lab"));
  }
}
