package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The options of a command that grades")
class GradingOptionsTest {
  @ParameterizedTest(name = "{0} cores and {1} MB: {2}")
  @CsvSource({"16, 16000, 15", "16, 7900, 7", "2, 32000, 2", "8, 500, 1", "1, 1024, 1"})
  @DisplayName("choose one worker for each core, as long as there is a gigabyte for each")
  void chooseOneWorkerForEachCore(int cores, long megabytes, int workers) {
    assertEquals(workers, GradingOptions.fitting(cores, megabytes << 20));
  }
}
