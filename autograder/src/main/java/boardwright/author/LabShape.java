package boardwright.author;

import boardwright.author.Contract.Clause;
import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.protocol.Kind;
import boardwright.solutions.Fault;
import boardwright.solutions.SolutionException;
import boardwright.solutions.Solutions;
import boardwright.solutions.Variant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** What every lab's folders and files must keep, whatever anybody hands in. */
final class LabShape {
  private static final int VARIANTS = 6;

  private final Lab lab;
  private final Solutions solutions;

  LabShape(Lab lab, Solutions solutions) {
    this.lab = lab;
    this.solutions = solutions;
  }

  List<Clause> clauses() {
    return List.of(
        new Clause("The lab has its five parts", this::missingParts),
        new Clause("It has six variants, and faults for every stage", this::missingSolutions),
        new Clause("Its lists name every folder of solutions", this::unlistedFolders),
        new Clause("Solutions keep only files that differ from the model", this::copies),
        new Clause("All faults fit the model", this::misfits),
        new Clause("Every stage has checks, each with an id and points", this::wrongChecks),
        new Clause("Every scored check catches a fault", this::untriedChecks));
  }

  private List<String> missingParts() {
    String id = lab.id();
    String packageFolder = lab.manifest().packageName().replace('.', '/');
    List<String> parts = new ArrayList<>(List.of("solutions/" + id + "/model", "handouts/" + id));
    if (!lab.isFromElsewhere()) { // whose jar has the classes
      parts.add("engine/" + id + "/src/main/java/" + packageFolder);
      parts.add("labs/" + id + "/src/main/java/" + packageFolder);
      parts.add("autograder/suites/" + id + "/src/main/java/boardwright/suites/" + id);
    }
    return parts.stream()
        .filter(folder -> !Files.isDirectory(lab.home().resolve(folder)))
        .map(folder -> folder + " is missing")
        .toList();
  }

  private List<String> missingSolutions() {
    List<String> problems = new ArrayList<>();
    int variants = solutions.variants().size();
    if (variants < VARIANTS) {
      problems.add("expected %d variants, but found %d".formatted(VARIANTS, variants));
    }
    Set<String> hit = new HashSet<>();
    solutions.faults().forEach(f -> f.loses().forEach(c -> hit.add(c.split("/")[0])));
    lab.stages().stream()
        .filter(stage -> stage.points().signum() > 0 && !stage.isForAPerson())
        .filter(stage -> !hit.contains(stage.id()))
        .forEach(stage -> problems.add("no fault loses a check of " + stage.id()));
    return problems;
  }

  private List<String> unlistedFolders() throws IOException {
    List<String> problems = new ArrayList<>();
    problems.addAll(
        differences("variants", solutions.variants().stream().map(Variant::id).toList()));
    List<String> withFiles =
        solutions.faults().stream()
            .map(Fault::id)
            .filter(id -> !solutions.ownFiles("faults", id).isEmpty())
            .toList();
    problems.addAll(differences("faults", withFiles));
    return problems;
  }

  private List<String> differences(String kind, List<String> listed) throws IOException {
    List<String> problems = new ArrayList<>();
    Set<String> folders = children(kind);
    listed.stream()
        .filter(id -> !folders.contains(id))
        .forEach(id -> problems.add("%s/%s is listed, but has no folder".formatted(kind, id)));
    folders.stream()
        .filter(id -> !listed.contains(id))
        .forEach(id -> problems.add("%1$s/%2$s isn't in %1$s.yaml".formatted(kind, id)));
    return problems;
  }

  private List<String> copies() {
    List<String> same = new ArrayList<>();
    solutions.variants().forEach(variant -> addCopies("variants", variant.id(), same));
    solutions.faults().forEach(fault -> addCopies("faults", fault.id(), same));
    return same;
  }

  private void addCopies(String kind, String id, List<String> same) {
    solutions
        .ownFiles(kind, id)
        .forEach(
            (path, bytes) -> {
              if (Arrays.equals(bytes, solutions.model().files().get(path))) {
                same.add("%s/%s/%s is the model's own".formatted(kind, id, path));
              }
            });
  }

  private List<String> misfits() {
    List<String> refused = new ArrayList<>();
    for (Fault fault : solutions.faults()) {
      try {
        solutions.solution(fault);
      } catch (SolutionException e) {
        refused.add(e.getMessage());
      }
    }
    return refused;
  }

  private List<String> wrongChecks() {
    List<String> problems = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (CheckSpec check : lab.checks()) {
      if (!ids.add(check.id())) {
        problems.add("two checks are called " + check.id());
      }
      if (check.points() < 1) {
        problems.add(check.id() + " has no points");
      }
      List<CheckSpec> others = lab.checksOf(lab.stage(check.stage()).orElseThrow());
      check.needs().stream()
          .filter(rule -> others.stream().noneMatch(other -> other.rule().equals(rule)))
          .forEach(
              rule ->
                  problems.add("%s needs %s, which no check grades".formatted(check.id(), rule)));
      if (!check.rule().matches("[RTCS]\\d+")) {
        problems.add(
            "%s grades %s, expected a rule such as R1".formatted(check.id(), check.rule()));
      }
    }
    lab.stages().stream()
        .filter(stage -> lab.checksOf(stage).isEmpty())
        .forEach(stage -> problems.add(stage.id() + " has no checks"));
    return problems;
  }

  private List<String> untriedChecks() {
    Set<String> caught = new HashSet<>();
    solutions.faults().forEach(fault -> caught.addAll(fault.loses()));
    return lab.checks().stream()
        .filter(check -> check.kind() != Kind.PERSON)
        .filter(check -> lab.stage(check.stage()).map(Stage::points).orElseThrow().signum() > 0)
        .map(CheckSpec::id)
        .filter(check -> !caught.contains(check))
        .map(check -> "no fault loses " + check)
        .toList();
  }

  private Set<String> children(String kind) throws IOException {
    if (!Files.isDirectory(lab.solutions().resolve(kind))) {
      return Set.of();
    }
    try (Stream<Path> folders = Files.list(lab.solutions().resolve(kind))) {
      return new TreeSet<>(folders.map(folder -> folder.getFileName().toString()).toList());
    }
  }
}
