package boardwright.html;

import boardwright.page.Resource;
import boardwright.text.Sha256;
import java.util.Base64;

/**
 * A style sheet or a script that is written into a page.
 *
 * @param text its text, ours to the last letter
 */
record Sheet(String text) {
  /** How our pages look. */
  static final Sheet STYLE =
      new Sheet(Resource.BASE_STYLE + Resource.read(Sheet.class, "pages.css"));

  /** How the page of a class sorts, filters and is walked through. */
  static final Sheet SCRIPT = new Sheet(Resource.read(Sheet.class, "overview.js"));

  /**
   * What a browser may do on a page with this style and nothing but this script: whatever else
   * should get into the page, it is not run, and nothing is fetched.
   */
  static String policy(boolean script) {
    return "default-src 'none'; base-uri 'none'; form-action 'none'; style-src "
        + STYLE.hash()
        + (script ? "; script-src " + SCRIPT.hash() : "");
  }

  /** As a page names what it allows. */
  String hash() {
    return "'sha256-" + Base64.getEncoder().encodeToString(Sha256.of(text).bytes()) + "'";
  }
}
