package boardwright.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.grading.Report;
import boardwright.grading.Verdict;
import boardwright.protocol.Finding;
import boardwright.report.JunitXml;
import boardwright.run.RunSample;
import java.io.IOException;
import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

@DisplayName("A report in Surefire's XML")
class JunitXmlTest {
  @Test
  @DisplayName(
      "has a case for each check, a failure for what did not pass, an error for what is ours")
  void hasACaseForEachCheck() throws IOException, SAXException, ParserConfigurationException {
    Report report =
        RunSample.of("ada & co")
            .verdicts(Verdict.PASSED, Verdict.FAILED, Verdict.UNGRADED)
            .says("expected 1", null, "printed")
            .graded()
            .report()
            .without(RunSample.SECRET::equals);
    String xml = JunitXml.of(report);
    assertEquals(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuite xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
        xsi:noNamespaceSchemaLocation="https://maven.apache.org/surefire/maven-surefire-plugin/xsd/\
        surefire-test-report.xsd" name="checkerboard.ada &amp; co" time="0.0" tests="3" errors="1" \
        skipped="0" failures="1">
          <testcase name="R1 A square is made" classname="checkerboard.square" time="0.0"></testcase>
          <testcase name="R2 A row off the board is refused" classname="checkerboard.square" \
        time="0.0">
            <failure message="expected 1" type="failed"></failure>
            <system-out>printed</system-out>
          </testcase>
          <testcase name="S1 What is public has a Javadoc comment" classname="checkerboard.square" \
        time="0.0">
            <error message="expected 1" type="ungraded"></error>
            <system-out>printed</system-out>
          </testcase>
        </testsuite>
        """,
        xml);
    validate(xml);
  }

  @Test
  @DisplayName("is XML whatever a student wrote")
  void isXmlWhateverAStudentWrote() throws IOException, SAXException, ParserConfigurationException {
    String evil = "]]> <script>& \" ' \u0000 \u001b[31m \ud800 \ufffe \ud83e\udd8a";
    Report report =
        RunSample.of(evil)
            .verdicts(Verdict.FAILED, Verdict.CRASHED, Verdict.PASSED)
            .says(evil, new Finding(evil, evil, evil, evil, evil), evil)
            .graded()
            .report();
    String xml = JunitXml.of(report);
    validate(xml);
    assertTrue(xml.contains("\ud83e\udd8a"), xml);
  }

  /** As a build server reads it. */
  private static void validate(String xml)
      throws IOException, SAXException, ParserConfigurationException {
    Element suite =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(xml)))
            .getDocumentElement();
    NodeList cases = suite.getElementsByTagName("testcase");
    assertEquals(suite.getAttribute("tests"), String.valueOf(cases.getLength()));
    assertEquals(
        suite.getAttribute("failures"),
        String.valueOf(suite.getElementsByTagName("failure").getLength()));
    assertEquals(
        suite.getAttribute("errors"),
        String.valueOf(suite.getElementsByTagName("error").getLength()));
  }
}
