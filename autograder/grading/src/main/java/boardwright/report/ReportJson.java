package boardwright.report;

import boardwright.diagnosis.Diagnosis;
import boardwright.diagnosis.Misconception;
import boardwright.grading.CheckResult;
import boardwright.grading.Lateness;
import boardwright.grading.Points;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.protocol.Answer.Coverage;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.Finding;
import boardwright.protocol.Versions;
import boardwright.submission.Correction;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A report as {@code report.json}. Its schema is {@code report.schema.json} beside this class. It
 * holds no times of the run and no paths of the machine: the same hand-in and seed give the same
 * bytes.
 */
public final class ReportJson {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private ReportJson() {}

  /**
   * The text of the file.
   *
   * @param diagnoses what may be behind the failures
   */
  public static String of(Report report, List<Diagnosis> diagnoses) {
    ObjectNode root = JSON.createObjectNode();
    root.put("version", Versions.REPORT);
    root.put("lab", report.lab());
    root.put("submission", report.submission());
    root.put("name", report.name());
    root.put("status", report.status().word());
    root.put("score", report.score());
    root.put("raw_score", report.rawScore());
    root.put("max", report.max());
    root.put("seed", report.seed());
    root.set("people", JSON.valueToTree(report.people()));
    if (report.lateness() != null) {
      root.set("late", late(report.lateness()));
    }
    ArrayNode corrections = root.putArray("corrections");
    report.corrections().forEach(one -> corrections.add(correction(one, report)));
    report.noteTexts().forEach(root.putArray("notes")::add);
    ArrayNode stages = root.putArray("stages");
    report.stages().forEach(stage -> stages.add(stage(stage)));
    ArrayNode checks = root.putArray("checks");
    for (StageResult stage : report.stages()) {
      stage.checks().forEach(check -> checks.add(check(check, stage)));
    }
    ArrayNode behind = root.putArray("diagnoses");
    diagnoses.forEach(one -> behind.add(diagnosis(one)));
    return JSON.writeValueAsString(root) + "\n";
  }

  private static ObjectNode diagnosis(Diagnosis diagnosis) {
    ObjectNode node = JSON.createObjectNode();
    node.put("question", diagnosis.question());
    ArrayNode candidates = node.putArray("misconceptions");
    for (Misconception one : diagnosis.candidates()) {
      ObjectNode item = candidates.addObject();
      item.put("id", one.id());
      item.put("name", one.name());
      one.classes().forEach(item.putArray("classes")::add);
    }
    ArrayNode explained = node.putArray("checks");
    diagnosis.explained().forEach(result -> explained.add(result.check().id()));
    return node;
  }

  private static ObjectNode late(Lateness lateness) {
    ObjectNode node = JSON.createObjectNode();
    node.put("handed_in", lateness.handedIn().toString());
    node.put("due", lateness.due().toString());
    node.put("units", lateness.units());
    node.put("penalty", lateness.penalty());
    node.put("remark", lateness.remark());
    return node;
  }

  /** What the checks said stays beside what was decided. */
  private static ObjectNode correction(Correction correction, Report report) {
    ObjectNode node = JSON.createObjectNode();
    node.put("by", "instructor");
    BigDecimal before = report.reckoned();
    if (!correction.concernsAll()) {
      node.put("check", correction.check());
      Optional<CheckResult> result =
          report.checks().filter(each -> correction.concerns(each.check())).findFirst();
      result.ifPresent(each -> node.put("verdict", each.verdict().word()));
      before =
          report.stages().stream()
              .flatMap(
                  stage ->
                      stage.checks().stream()
                          .filter(each -> correction.concerns(each.check()))
                          .map(each -> Points.ofCheck(stage.earned(each))))
              .findFirst()
              .orElse(null);
    }
    BigDecimal given = report.points(correction);
    if (given != null) {
      node.put("points_before", before);
      node.put("points", given);
    }
    if (!correction.line().isEmpty()) {
      node.put("line", correction.line());
    }
    node.put("remark", correction.remark());
    return node;
  }

  private static ObjectNode stage(StageResult stage) {
    ObjectNode node = JSON.createObjectNode();
    node.put("id", stage.stage().id());
    node.put("points", stage.stage().points());
    node.put("factor", stage.factor());
    node.put("handed_in", stage.handedIn());
    stage.stage().classes().forEach(node.putArray("classes")::add);
    stage.mix().forEach(node.putArray("mix")::add);
    stage.culprits().forEach(node.putArray("needs_but_broken")::add);
    ArrayNode differences = node.putArray("differences");
    stage.differences().forEach(difference -> differences.add(difference.text()));
    ArrayNode problems = node.putArray("compiler");
    for (Problem problem : stage.problems()) {
      ObjectNode item = problems.addObject();
      item.put("file", problem.path());
      item.put("line", problem.line());
      item.put("column", problem.column());
      item.put("text", problem.text());
      item.put("source", problem.sourceLine());
    }
    return node;
  }

  private static ObjectNode check(CheckResult result, StageResult stage) {
    ObjectNode node = JSON.createObjectNode();
    node.put("id", result.check().id());
    node.put("stage", stage.stage().id());
    node.put("class", String.join(", ", stage.stage().classes()));
    node.put("rule", result.check().rule());
    node.put("title", result.check().title());
    node.put("verdict", result.verdict().word());
    node.put("points", Points.ofCheck(result.points()));
    node.put("max_points", Points.ofCheck(result.maxPoints()));
    node.put("message", result.message());
    node.put("handout", stage.stage().pageOf(result.check().rule()));
    stage.mix().forEach(node.putArray("mix")::add);
    Finding finding = result.finding();
    if (finding != null) {
      ObjectNode seen = node.putObject("finding");
      seen.put("called", finding.called());
      seen.put("on", finding.on());
      seen.put("expected", finding.expected());
      seen.put("seen", finding.seen());
      seen.put("look_at", finding.lookAt());
    }
    if (!result.coverage().isEmpty()) {
      ArrayNode coverage = node.putArray("coverage");
      for (Coverage file : result.coverage()) {
        ObjectNode item = coverage.addObject();
        item.put("file", file.path());
        file.reached().forEach(item.putArray("reached")::add);
        file.missed().forEach(item.putArray("missed")::add);
      }
    }
    if (!result.output().isEmpty()) {
      node.put("printed", result.output());
    }
    return node;
  }
}
