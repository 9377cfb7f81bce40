package boardwright.lab;

import boardwright.protocol.Permission;
import boardwright.protocol.TypeName;
import java.nio.file.Files;
import java.util.List;

/**
 * Whether a manifest fits the program and the suites that were built: every class that it names is
 * there, so is every page, every line for the allowlist is one, and every point that it promises
 * can be earned.
 */
record Suitability(Lab lab, Catalog catalog, YamlLines lines) {
  /**
   * Checks it.
   *
   * @throws ManifestException if it does not fit
   */
  void check() {
    Manifest manifest = lab.manifest();
    need(
        catalog.provided().contains(manifest.program()),
        "program",
        "a class of the lab's program, but there is no '" + manifest.program() + "'");
    for (int i = 0; i < manifest.uses().size(); i++) {
      String used = manifest.uses().get(i);
      need(
          catalog.below().containsKey(used),
          Need.item("uses", i),
          "a module that the lab's program stands on (%s), but found '%s'"
              .formatted(String.join(", ", catalog.below().keySet()), used));
    }
    for (int i = 0; i < manifest.allow().size(); i++) {
      String line = manifest.allow().get(i);
      need(
          Permission.of(line).isPresent(),
          Need.item("allow", i),
          Permission.FORM + ", but found '" + line + "'");
    }
    checks("hidden", manifest.hidden().stream().map(Hidden::check).toList());
    checks("void", manifest.takenOut().stream().map(TakenOut::check).toList());
    for (int i = 0; i < manifest.stages().size(); i++) {
      check(manifest.stages().get(i), Need.item("stages", i));
    }
  }

  private void checks(String key, List<String> ids) {
    for (int i = 0; i < ids.size(); i++) {
      String id = ids.get(i);
      need(
          lab.checks().stream().anyMatch(spec -> spec.id().equals(id)),
          Need.item(key, i) + ".check",
          "the id of a check, as report.json names it, but found '" + id + "'");
    }
  }

  private void check(Stage stage, String at) {
    if (stage.isForTests()) {
      areProvided(stage.tests().about(), at + ".tests.about");
      List<String> taken =
          stage.classes().stream()
              .filter(type -> catalog.provided().contains(lab.qualified(type)))
              .toList();
      need(
          taken.isEmpty(),
          at + ".tests.classes",
          "classes that the lab's program does not have, but it has " + String.join(", ", taken));
    }
    areProvided(stage.replaces(), at + ".replaces");
    checkRest(stage, at);
  }

  private void areProvided(List<String> types, String at) {
    for (String type : types) {
      List<String> called =
          catalog.provided().stream().filter(name -> TypeName.simple(name).equals(type)).toList();
      need(!called.isEmpty(), at, "classes of the lab's program, but there is no '" + type + "'");
      need(
          called.size() == 1,
          at,
          "classes with different names, but there are " + String.join(" and ", called));
    }
  }

  private void checkRest(Stage stage, String at) {
    need(
        !lab.hasHandouts() || Files.isRegularFile(lab.page(stage)),
        at + ".page",
        "a page that is there, a path from the top of the tree, but there is no '%s'"
            .formatted(stage.page()));
    List<CheckSpec> checks = lab.checksOf(stage);
    need(
        !checks.isEmpty(),
        at + ".id",
        "a stage that has checks (%s), but found '%s'"
            .formatted(
                String.join(
                    ", ",
                    catalog.checks().stream().map(CheckSpec::stage).distinct().sorted().toList()),
                stage.id()));
    List<String> hidden = lab.manifest().hidden().stream().map(Hidden::check).toList();
    need(
        checks.stream().anyMatch(check -> !hidden.contains(check.id())),
        "hidden",
        "at least one check of stage '" + stage.id() + "' that students see");
    need(
        stage.points().signum() == 0
            || checks.stream().anyMatch(check -> lab.weights(stage).of(check.kind()) > 0),
        stage.weights() == null ? "weights" : at + ".weights",
        "points that can be earned, but nothing that stage '" + stage.id() + "' checks weighs");
  }

  private void need(boolean holds, String where, String expected) {
    if (!holds) {
      throw lines.wrong(where, expected);
    }
  }
}
