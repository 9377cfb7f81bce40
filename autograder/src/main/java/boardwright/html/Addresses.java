package boardwright.html;

import java.nio.charset.StandardCharsets;

/** Addresses within the pages of a run. Names of students are part of them. */
final class Addresses {
  private static final String PLAIN =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_~.";

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
    StringBuilder address = new StringBuilder();
    for (byte b : name.getBytes(StandardCharsets.UTF_8)) {
      if (b > 0 && PLAIN.indexOf(b) >= 0) {
        address.append((char) b);
      } else {
        address.append("%%%02X".formatted(b & 0xFF));
      }
    }
    return address.toString();
  }
}
