package boardwright.grading;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.lab.CheckSpec;
import boardwright.lab.Course;
import boardwright.protocol.CaseSource;
import java.lang.reflect.Constructor;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The random cases of a check")
class CaseGeneratorTest {
  private static final CaseGenerator CASES = new CaseGenerator(11);

  static Stream<Named<CheckSpec>> drawing() {
    return new Course(ROOT)
        .labs().stream()
            .flatMap(lab -> lab.checks().stream())
            .filter(check -> !check.cases().isEmpty())
            .map(check -> Named.of(check.id(), check));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("drawing")
  @DisplayName("go from small to large, unless they are numbers")
  void goFromSmallToLarge(CheckSpec check) throws ReflectiveOperationException {
    Constructor<?> constructor = Class.forName(check.cases()).getDeclaredConstructor();
    constructor.setAccessible(true);
    CaseSource source = (CaseSource) constructor.newInstance();
    List<String> cases = CASES.of(check);
    List<Integer> sizes = cases.stream().map(source::size).toList();
    assertEquals(sizes.stream().sorted().toList(), sizes);
    boolean numbers = cases.stream().allMatch(text -> text.matches("-?\\d+"));
    assertEquals(!numbers, sizes.stream().anyMatch(size -> size > 0), "has sizes");
  }
}
