package boardwright.diagram;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import net.sourceforge.plantuml.FileFormat;
import net.sourceforge.plantuml.FileFormatOption;
import net.sourceforge.plantuml.SourceStringReader;
import net.sourceforge.plantuml.security.SFile;

/**
 * Draws all diagrams of the handouts: {@code ./mvnw -q -Pdiagrams -pl autograder/diagrams -am
 * process-classes}.
 *
 * <p>The widths of letters come from a table in PlantUML and not from the fonts of the machine, and
 * the layout is PlantUML's own: the same text gives the same bytes on every machine, with or
 * without fonts.
 */
public final class Diagrams {
  private static final Pattern ROOT =
      Pattern.compile("^<svg .*?width=\"(\\d+)px\" height=\"(\\d+)px\".*?>");

  /** The first comment says what the picture shows, for people who do not see it. */
  private static final Pattern TITLE = Pattern.compile("(?m)^' (.+)$");

  private static final String HEAD =
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="%1$s" height="%2$s" \
      viewBox="0 0 %1$s %2$s" role="img">
      <title>%3$s</title>
      <!-- Drawn from %4$s; not to be edited by hand. -->
      <rect width="100%%" height="100%%" fill="#FFFFFF"/>
      """;

  private Diagrams() {}

  /**
   * Writes each picture beside its text.
   *
   * @param args the top of the tree
   */
  public static void main(String[] args) throws IOException {
    System.setProperty("java.awt.headless", "true");
    for (Path text : texts(Path.of(args[0]))) {
      Files.writeString(picture(text), draw(text));
    }
  }

  /** The texts of all diagrams in a tree. */
  static List<Path> texts(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root.resolve("handouts"), 3)) {
      return files.filter(file -> file.toString().endsWith(".puml")).sorted().toList();
    }
  }

  /** The file for the picture of a text. */
  static Path picture(Path text) {
    return Path.of(text.toString().replaceAll("puml$", "svg"));
  }

  /** Draws a text. */
  static String draw(Path file) throws IOException {
    String text = Files.readString(file);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new SourceStringReader(text, SFile.fromFile(file.toAbsolutePath().getParent().toFile()))
        .outputImage(out, new FileFormatOption(FileFormat.SVG_DETERMINISTIC, false));
    String svg = out.toString(StandardCharsets.UTF_8);
    Matcher root = ROOT.matcher(svg);
    Matcher title = TITLE.matcher(text);
    if (!root.find() || !title.find() || svg.contains("Syntax Error")) {
      throw new IllegalArgumentException(file + ": PlantUML does not understand it, or no title");
    }
    String shows = title.group(1).replace("&", "&amp;").replace("<", "&lt;");
    return HEAD.formatted(root.group(1), root.group(2), shows, file.getFileName())
        + svg.substring(root.end())
            .replaceAll("<\\?plantuml.*?\\?>", "")
            .replaceAll(" data-source-line=\"\\d+\"", "")
            .replaceAll("(</g>|/>|</text>)(?=<g |</g>)", "$1\n")
            .strip()
        + "\n";
  }
}
