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
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Tries the contract of a lab, as {@code ./boardwright author prove LAB} does. A lab's test
 * inherits this and names the lab.
 */
@Tag("each-java")
@TestInstance(Lifecycle.PER_CLASS)
@ExtendWith(DraftsMayLack.class)
abstract class LabContract implements DraftsMayLack.OfLab {
  /** On a second Java, so many of each say enough. */
  private static final boolean SMOKE = Boolean.getBoolean("boardwright.smoke");

  private static final int SMOKE_VARIANTS = 1;
  private static final int SMOKE_FAULTS = 1;

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
    if (!SMOKE) { // another Java may word messages differently
      assertEquals(List.of(), contract.finish());
    }
  }

  @TestFactory
  @DisplayName("keeps its contract")
  Stream<DynamicTest> keepsItsContract() {
    List<Clause> clauses = new ArrayList<>(contract.shape());
    clauses.addAll(contract.ends());
    if (!SMOKE) {
      clauses.add(contract.stubs());
    }
    some(contract.solutions().variants(), SMOKE_VARIANTS)
        .forEach(variant -> clauses.add(contract.of(variant)));
    some(contract.solutions().faults(), SMOKE_FAULTS)
        .forEach(fault -> clauses.add(contract.of(fault)));
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

  /** All of them, or on a second Java so many, evenly spread. */
  private static <T> List<T> some(List<T> all, int smoke) {
    int step = SMOKE ? Math.max(1, all.size() / smoke) : 1;
    return IntStream.range(0, all.size())
        .filter(i -> i % step == 0)
        .limit(SMOKE ? smoke : all.size())
        .mapToObj(all::get)
        .toList();
  }
}
