package boardwright.grading;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import boardwright.lab.CheckSpec;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A file of cases")
class CaseFileTest {
  @TempDir private Path folder;

  @Test
  @DisplayName("holds what a grader with the same seed draws, for each randomised check")
  void holdsWhatAGraderDraws() throws IOException {
    Path file = folder.resolve("new").resolve("cases.txt");
    String root = ROOT.toString();
    CaseFile.main(new String[] {root, ModelHandIn.LAB.id(), "7", file.toString()});
    CaseGenerator draw = new CaseGenerator(7);
    Map<String, List<String>> drawn =
        ModelHandIn.LAB.checks().stream()
            .filter(check -> !check.cases().isEmpty())
            .collect(Collectors.toMap(CaseFileTest::name, draw::of));
    assertFalse(drawn.isEmpty());
    assertEquals(drawn, CaseFile.read(file));
  }

  private static String name(CheckSpec check) {
    return check.suite() + "." + check.method();
  }
}
