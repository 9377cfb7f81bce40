package boardwright.contract;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.author.Contract;
import boardwright.author.Contract.Clause;
import boardwright.grading.WarmWorkers;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Tries the contract of a lab, as {@code ./boardwright author prove LAB} does. A lab's test
 * inherits this and names the lab.
 */
@TestInstance(Lifecycle.PER_CLASS)
@ExtendWith(DraftsMayLack.class)
abstract class LabContract implements DraftsMayLack.OfLab {
  /** The same for every build; {@code .ci/long} draws others. */
  private final long seed = Long.getLong("boardwright.seed", 1);

  private final Lab lab;

  /** How many workers were given up over the model. */
  private int retired;

  private Contract contract;

  LabContract(String id) {
    this.lab = new Course(ROOT).lab(id).orElseThrow();
  }

  @Override
  public Lab lab() {
    return lab;
  }

  /** One thread works: the build runs the tests of two labs side by side. */
  @BeforeAll
  void open() throws IOException, InterruptedException {
    AtomicInteger ended = new AtomicInteger();
    contract = new Contract(lab, seed, WarmWorkers.counting(ended), 1, false);
    contract.model();
    retired = ended.get();
  }

  @AfterAll
  void close() throws IOException {
    contract.close();
    List<String> certificate = contract.certificate();
    Files.write(Path.of("target", "certificate-" + lab.id() + ".txt"), certificate);
    certificate.forEach(System.out::println);
    if (Runtime.version().feature() == 17) { // another Java may word messages differently
      assertEquals(List.of(), contract.finish());
    }
  }

  @TestFactory
  @DisplayName("keeps its contract")
  Stream<DynamicTest> keepsItsContract() {
    List<Clause> clauses = new ArrayList<>(contract.shape());
    clauses.addAll(contract.ends());
    clauses.add(contract.stubs());
    contract.solutions().variants().forEach(variant -> clauses.add(contract.of(variant)));
    contract.solutions().faults().forEach(fault -> clauses.add(contract.of(fault)));
    clauses.add(contract.names());
    return clauses.stream()
        .map(clause -> DynamicTest.dynamicTest(clause.sentence(), () -> expectNothing(clause)));
  }

  private void expectNothing(Clause clause) throws Exception {
    List<String> problems = clause.trial().call();
    assertEquals("", String.join("\n", problems), clause.sentence() + " (seed " + seed + ")");
  }

  @Test
  @DisplayName("leaves nothing of the model behind in its worker, such as a thread of Swing's")
  void modelLeavesItsWorkerFit() {
    assertEquals(0, retired, "workers that can serve nobody else");
  }
}
