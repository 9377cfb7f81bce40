package boardwright.html;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Addresses within the pages of a run. Names of students are part of them. */
final class Addresses {
  private Addresses() {}

  /** The page of a submission, seen from the page of the class. */
  static String report(String submission) {
    return "./" + encoded(submission) + "/" + ClassPages.REPORT;
  }

  /** The place of a check on the page of a submission. */
  static String check(String id) {
    return "check-" + id.replaceAll("[^\\w-]", "-");
  }

  /** The place of a rule on the page of a submission. */
  static String rule(String stage, String rule) {
    return "rule-" + stage + "-" + rule.replaceAll("\\W", "-");
  }

  private static String encoded(String name) {
    // as in a form, where an address differs in three signs
    return URLEncoder.encode(name, StandardCharsets.UTF_8)
        .replace("+", "%20")
        .replace("*", "%2A")
        .replace("%7E", "~");
  }
}
