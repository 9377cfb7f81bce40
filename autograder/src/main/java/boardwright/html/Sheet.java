package boardwright.html;

import boardwright.page.Templates;
import boardwright.text.Resource;
import boardwright.text.Sha256;
import java.util.Base64;

/**
 * A style sheet or a script that is written into a page.
 *
 * @param text its text, ours to the last letter
 */
record Sheet(String text) {
  /** How our pages look. */
  static final Sheet STYLE = new Sheet(Templates.STYLE + Resource.text(Sheet.class, "pages.css"));

  /** How the page of a class sorts, filters and is walked through. */
  static final Sheet SCRIPT = read("overview.js");

  /** How a rubric is graded. */
  static final Sheet RUBRIC = read("rubric.js");

  /**
   * What a browser may do on a page with our style and nothing but this script: whatever else
   * should get into the page, it is not run, and nothing is fetched.
   */
  static String policy(Sheet script) {
    return policy() + "; script-src " + script.hash();
  }

  /** The same on a page without a script. */
  static String policy() {
    return "default-src 'none'; base-uri 'none'; form-action 'none'; style-src " + STYLE.hash();
  }

  /** As a page names what it allows. */
  String hash() {
    return "'sha256-" + Base64.getEncoder().encodeToString(Sha256.of(text).bytes()) + "'";
  }

  private static Sheet read(String name) {
    // with line feeds, as a browser reads it before it takes the hash
    return new Sheet(Resource.text(Sheet.class, name));
  }
}
