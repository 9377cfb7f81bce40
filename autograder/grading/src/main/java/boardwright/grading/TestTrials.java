package boardwright.grading;

import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.planted.PlantedPrograms;
import boardwright.protocol.Program;
import boardwright.protocol.Program.Role;
import boardwright.protocol.Request;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * What students' own tests are tried on.
 *
 * @param seed for the luck of the runs
 * @param planted the programs that the build has made
 */
record TestTrials(Lab lab, long seed, PlantedPrograms planted) {
  /** How often a program is run: the same fault must be caught each time. */
  private static final Map<Role, Integer> RUNS = Map.of(Role.FAULTY, 2, Role.RIGHT, 3);

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

  /**
   * An order in which tests are tried on the programs of a trial; none if there is none. The secret
   * that it is drawn from stays here: a test that knew the order could pass and look at nothing.
   */
  static List<Integer> secretOrder(Program.Trial trial) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; trial != null && i < trial.worlds().size(); i++) {
      int runs = RUNS.getOrDefault(trial.worlds().get(i).role(), 0);
      order.addAll(Collections.nCopies(runs, i));
    }
    Collections.shuffle(order, new SecureRandom());
    return order;
  }
}
