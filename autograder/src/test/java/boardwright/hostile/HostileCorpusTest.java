package boardwright.hostile;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Everything in {@code src/test/hostile/checkerboard}. */
@DisplayName("Hostile hand-ins among honest ones")
class HostileCorpusTest extends HostileRuns {
  private static Corpus corpus;

  @BeforeAll
  static void gradeTheHonestAlone(@TempDir Path scratch) throws Exception {
    corpus =
        new Corpus(
            "checkerboard",
            30,
            List.of("model", "variants/helpers", "faults/square-prints-a-colon"),
            List.of("Checkerboard.java"),
            scratch);
  }

  @Override
  Corpus corpus() {
    return corpus;
  }

  @Test
  @DisplayName("are of all the families that are known")
  void areManyFamilies() {
    int families = corpus.families().size();
    assertTrue(families >= 45, () -> families + " families");
  }
}
