package boardwright.cli;

import boardwright.author.Contract;
import boardwright.author.Contract.Clause;
import boardwright.command.ExitCode;
import boardwright.command.Session;
import boardwright.command.SessionCommand;
import boardwright.diagnosis.Misconceptions;
import boardwright.lab.Lab;
import boardwright.lab.WrongCallException;
import boardwright.solutions.SolutionException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code author prove LAB}. */
@Command(
    name = "prove",
    description =
        "Proves a lab's checks: untouched it is unsolved, the model and the variants get full"
            + " marks, and each fault loses exactly the checks that it names.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  boardwright author prove halma",
      "  boardwright author prove halma --write   and write what each fault shows"
    })
final class AuthorProve extends SessionCommand {
  @Parameters(paramLabel = "LAB", description = "The lab, such as checkerboard.")
  private String name;

  @Option(
      names = "--write",
      description = "Writes labs/LAB/misconceptions.json: what each fault shows.")
  private boolean write;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "What the random boards are drawn from; if not given, chosen at random, or 1 with --write.")
  private Long seed;

  @Override
  public Integer call() throws Exception {
    Lab lab = session.lab(name);
    int threads = Runtime.getRuntime().availableProcessors();
    long from = seed == null && write ? 1 : Session.seed(seed); // a file changes for a reason only
    try (Contract contract = new Contract(lab, from, session.workers(), threads, write)) {
      return prove(lab, contract, threads);
    } catch (SolutionException e) {
      throw new WrongCallException(e.getMessage());
    }
  }

  private int prove(Lab lab, Contract contract, int threads) throws Exception {
    List<Clause> clauses = new ArrayList<>(contract.shape());
    clauses.addAll(contract.ends());
    clauses.add(contract.stubs());
    contract.solutions().variants().forEach(variant -> clauses.add(contract.of(variant)));
    contract.solutions().faults().forEach(fault -> clauses.add(contract.of(fault)));
    session.print("%d clauses to try.".formatted(clauses.size() + 2));
    int broken = 0;
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      Map<Clause, Future<List<String>>> coming = new LinkedHashMap<>();
      clauses.forEach(clause -> coming.put(clause, pool.submit(clause.trial())));
      for (Map.Entry<Clause, Future<List<String>>> one : coming.entrySet()) {
        broken += print(one.getKey().sentence(), one.getValue().get());
      }
      broken += print("misconceptions.json is true", contract.finish());
      broken += print(contract.names().sentence(), contract.names().trial().call());
    } finally {
      pool.shutdownNow();
    }
    session.print(contract.certificate());
    if (write) {
      session.print(AuthorCommand.written(lab, Misconceptions.file(lab)));
    }
    session.print(
        broken == 0
            ? "Proved: the lab keeps its contract."
            : "Not proved: %d of %d clauses don't hold.".formatted(broken, clauses.size() + 2));
    return broken == 0 ? ExitCode.ALL_PASSED : ExitCode.SOME_FAILED;
  }

  private int print(String sentence, List<String> problems) {
    if (problems.isEmpty()) {
      return 0;
    }
    session.printFolded("✗ ", sentence);
    problems.forEach(problem -> session.printFolded("  - ", problem));
    return 1;
  }
}
