package boardwright.diagram;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.sourceforge.plantuml.FileFormat;
import net.sourceforge.plantuml.FileFormatOption;
import net.sourceforge.plantuml.SourceStringReader;
import net.sourceforge.plantuml.core.DiagramDescription;

/**
 * Makes pictures out of sources.
 *
 * <p>The widths of letters come from a table in PlantUML and not from the fonts of the machine, and
 * the layout is PlantUML's own: the same source gives the same bytes on every machine, with or
 * without fonts.
 */
final class Drawing {
  /** Pages show a picture so wide, in pixels, and hardly make it smaller. */
  static final int WIDEST = 810;

  /** What all diagrams look like. Paper of its own: it is read on dark pages too. */
  static final List<String> STYLE =
      List.of(
          "skinparam backgroundColor #FFFFFF",
          "skinparam shadowing false",
          "skinparam defaultFontSize 13",
          "skinparam defaultFontColor #22262B",
          "skinparam stereotypeFontSize 12",
          "skinparam arrowFontSize 12",
          "skinparam arrowColor #22262B",
          "skinparam classBackgroundColor #F1F5FA",
          "skinparam classBorderColor #22262B",
          "skinparam participantBackgroundColor #F1F5FA",
          "skinparam participantBorderColor #22262B",
          "skinparam actorBackgroundColor #F1F5FA",
          "skinparam actorBorderColor #22262B",
          "skinparam sequenceLifeLineBorderColor #6B7280",
          "skinparam sequenceLifeLineBackgroundColor #D9E4F2",
          "skinparam sequenceDividerBackgroundColor #FFFFFF",
          "skinparam sequenceDividerBorderColor #6B7280",
          "skinparam sequenceDividerFontStyle plain");

  private static final Pattern ROOT =
      Pattern.compile("^<svg .*?width=\"(\\d+)px\" height=\"(\\d+)px\".*?>");

  private Drawing() {}

  /**
   * Draws.
   *
   * @param source in the language of PlantUML
   * @param name the name of its file, which the picture mentions
   * @param title what the picture shows, for people who do not see it
   * @return an SVG document
   */
  static String draw(String source, String name, String title) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      DiagramDescription description =
          new SourceStringReader(source)
              .outputImage(out, new FileFormatOption(FileFormat.SVG_DETERMINISTIC, false));
      if (description == null || description.getDescription().contains("Error")) {
        throw new SpecException(name + ": PlantUML does not understand this");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return finish(out.toString(StandardCharsets.UTF_8), name, title);
  }

  private static String finish(String svg, String name, String title) {
    Matcher root = ROOT.matcher(svg);
    if (!root.find()) {
      throw new SpecException(name + ": PlantUML drew no picture");
    }
    String head =
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="%s" height="%s" viewBox="0 0 %s %s" role="img">
        <title>%s</title>
        <!-- Drawn from %s; not to be edited by hand. -->
        <rect width="100%%" height="100%%" fill="#FFFFFF"/>
        """
            .formatted(
                root.group(1),
                root.group(2),
                root.group(1),
                root.group(2),
                title.replace("&", "&amp;").replace("<", "&lt;"),
                name);
    return head
        + svg.substring(root.end())
            .replaceAll("<\\?plantuml.*?\\?>", "")
            .replaceAll(" data-source-line=\"\\d+\"", "")
            .replaceAll("(</g>|/>|</text>)(?=<g |</g>)", "$1\n")
            .strip()
        + "\n";
  }

  /** How wide a picture is, in pixels. */
  static int width(String svg) {
    Matcher width = Pattern.compile("width=\"(\\d+)\"").matcher(svg);
    if (!width.find()) {
      throw new IllegalArgumentException("The picture does not say how wide it is.");
    }
    return Integer.parseInt(width.group(1));
  }
}
