package boardwright.hostile;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

/** Everything in {@code src/test/hostile/framework}. */
@Tag("long")
@DisplayName("Hostile hand-ins for the framework among honest ones")
class HostileFrameworkTest extends HostileRuns {
  private static Corpus corpus;

  @BeforeAll
  static void gradeTheHonestAlone(@TempDir Path scratch) throws Exception {
    corpus =
        new Corpus(
            "framework",
            90,
            List.of("model"),
            List.of(
                "AbstractSingleton.java",
                "Move.java",
                "OwnGameApplication.java",
                "QuixoApplication.java",
                "QuixoBoard.java",
                "QuixoFactory.java",
                "QuixoLineStrategy.java",
                "QuixoMove.java",
                "QuixoRandomStrategy.java"),
            scratch);
  }

  @Override
  Corpus corpus() {
    return corpus;
  }
}
