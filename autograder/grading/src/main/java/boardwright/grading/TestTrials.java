package boardwright.grading;

import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.planted.PlantedPrograms;
import boardwright.protocol.Request;
import java.util.List;
import java.util.Map;

/**
 * What students' own tests are tried on.
 *
 * @param seed for the order of the runs
 * @param planted the programs that the build has made
 */
record TestTrials(Lab lab, long seed, PlantedPrograms planted) {
  /** Reads the planted programs, if the lab has a stage for tests. */
  static TestTrials of(Lab lab, long seed) {
    boolean tests = lab.stages().stream().anyMatch(Stage::isForTests);
    return new TestTrials(
        lab, seed, tests ? PlantedPrograms.read(lab.planted()) : new PlantedPrograms(Map.of()));
  }

  /**
   * The request for a mix of tests.
   *
   * @param names qualified; among them may be classes that the tests are about, which are mixed for
   *     one of the programs only that they are tried on
   */
  Request.Mix mix(List<String> names, Stage stage) {
    List<String> about = stage.tests().about().stream().map(lab::qualified).toList();
    return new Request.Mix(
        names.stream().filter(name -> !about.contains(name)).toList(),
        false,
        new Request.Trial(
            about,
            stage.tests().coverage(),
            stage.tests().catches(),
            seed,
            planted.of(stage.id())));
  }
}
