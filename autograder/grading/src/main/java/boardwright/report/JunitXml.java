package boardwright.report;

import boardwright.grading.CheckResult;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.grading.Verdict;
import boardwright.protocol.Answer.Problem;
import java.io.StringWriter;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * A report as Surefire writes one. A check that is ungraded is an error; whatever else did not
 * pass, not handed in included, is a failure.
 */
public final class JunitXml {
  private static final String SCHEMA = "http://www.w3.org/2001/XMLSchema-instance";
  private static final String SUREFIRE =
      "https://maven.apache.org/surefire/maven-surefire-plugin/xsd/surefire-test-report.xsd";
  private static final String TIME = "0.0"; // a report holds no times

  private JunitXml() {}

  /** The text of the file. */
  public static String of(Report report) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
      xml.writeStartDocument("UTF-8", "1.0");
      xml.writeCharacters("\n");
      xml.writeStartElement("testsuite");
      xml.writeNamespace("xsi", SCHEMA);
      xml.writeAttribute("xsi", SCHEMA, "noNamespaceSchemaLocation", SUREFIRE);
      xml.writeAttribute("name", clean(report.lab() + "." + report.submission()));
      xml.writeAttribute("time", TIME);
      long errors = count(report, Verdict.UNGRADED);
      long passed = count(report, Verdict.PASSED);
      long tests = report.checks().count();
      xml.writeAttribute("tests", String.valueOf(tests));
      xml.writeAttribute("errors", String.valueOf(errors));
      xml.writeAttribute("skipped", "0");
      xml.writeAttribute("failures", String.valueOf(tests - passed - errors));
      for (StageResult stage : report.stages()) {
        for (CheckResult check : stage.checks()) {
          testCase(xml, report.lab() + "." + stage.stage().id(), check, stage.problems());
        }
      }
      xml.writeCharacters("\n");
      xml.writeEndElement();
      xml.writeCharacters("\n");
      xml.writeEndDocument();
      return text.toString();
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void testCase(
      XMLStreamWriter xml, String stage, CheckResult check, List<Problem> problems)
      throws XMLStreamException {
    xml.writeCharacters("\n  ");
    xml.writeStartElement("testcase");
    xml.writeAttribute("name", clean(check.check().rule() + " " + check.check().title()));
    xml.writeAttribute("classname", clean(stage));
    xml.writeAttribute("time", TIME);
    if (!check.passed()) {
      xml.writeCharacters("\n    ");
      xml.writeStartElement(check.verdict() == Verdict.UNGRADED ? "error" : "failure");
      xml.writeAttribute("message", clean(check.message()));
      xml.writeAttribute("type", check.verdict().word());
      if (check.finding() != null) {
        xml.writeCharacters(clean(Anatomy.of(check.finding())));
      } else if (check.verdict() == Verdict.BLOCKED && !problems.isEmpty()) {
        xml.writeCharacters(clean(Anatomy.of(problems.get(0))));
      }
      xml.writeEndElement();
    }
    if (!check.output().isEmpty()) {
      xml.writeCharacters("\n    ");
      xml.writeStartElement("system-out");
      xml.writeCharacters(clean(check.output()));
      xml.writeEndElement();
    }
    if (!check.passed() || !check.output().isEmpty()) {
      xml.writeCharacters("\n  ");
    }
    xml.writeEndElement();
  }

  private static long count(Report report, Verdict verdict) {
    return report.checks().filter(check -> check.verdict() == verdict).count();
  }

  /** XML has no place for most control characters, nor for halves of a letter. */
  private static String clean(String text) {
    return text.replaceAll(
        "[^\\t\\n\\r\\x20-\\x{D7FF}\\x{E000}-\\x{FFFD}\\x{10000}-\\x{10FFFF}]", "\uFFFD");
  }
}
