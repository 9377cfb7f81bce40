package boardwright.compile;

import boardwright.protocol.Program.Style;
import boardwright.protocol.Reason;
import boardwright.protocol.Request.Source;
import boardwright.protocol.StyleRemark;
import boardwright.protocol.TypeName;
import com.puppycrawl.tools.checkstyle.ConfigurationLoader;
import com.puppycrawl.tools.checkstyle.DefaultContext;
import com.puppycrawl.tools.checkstyle.LocalizedMessage;
import com.puppycrawl.tools.checkstyle.PackageNamesLoader;
import com.puppycrawl.tools.checkstyle.PackageObjectFactory;
import com.puppycrawl.tools.checkstyle.PropertiesExpander;
import com.puppycrawl.tools.checkstyle.TreeWalker;
import com.puppycrawl.tools.checkstyle.api.CheckstyleException;
import com.puppycrawl.tools.checkstyle.api.Configuration;
import com.puppycrawl.tools.checkstyle.api.FileText;
import com.puppycrawl.tools.checkstyle.api.SeverityLevel;
import com.puppycrawl.tools.checkstyle.api.Violation;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xml.sax.InputSource;

/**
 * Checkstyle over sources in memory, with the configuration that a beginner can satisfy. Of
 * Checkstyle's modules it takes the one that walks a source's tree: the one around it wants files.
 */
final class StyleCheck {
  private static final String CONFIGURATION = "beginner-style.xml";
  private static final String UNREAD =
      "the style of this source cannot be looked at: it uses Java that is newer than the style check";
  private static final Pattern ESCAPE =
      Pattern.compile("(?<!\\\\)((?:\\\\\\\\)*)\\\\u+([0-9a-fA-F]{4})");

  private static final String NEWER =
      "; `///` needs Java 23, and this lab is written for %d: write `/** */`";

  /** Nobody mends more than these before they look again. */
  private static final int MOST_OF_A_KIND = 50;

  private static TreeWalker configured;

  private StyleCheck() {}

  /** The Java from which on lines with three slashes are a comment for Javadoc. */
  private static final int SLASHES = 23;

  /**
   * What there is to say of a source.
   *
   * @param release the Java that it is written for
   */
  static synchronized Style of(Source source, int release) {
    List<StyleRemark> found = new ArrayList<>();
    try {
      // under its type's name, whatever the file is called
      File file = new File(TypeName.simple(source.types().get(0)) + ".java");
      FileText text = new FileText(file, plain(source.text()).lines().toList());
      Map<String, Integer> counts = new HashMap<>();
      for (Violation violation : violations(file, text)) {
        if (counts.getOrDefault(violation.getSourceName(), 0) == MOST_OF_A_KIND) {
          continue;
        }
        String name = "";
        if (violation.getKey().startsWith("javadoc.missing")) {
          Declaration declaration = Declaration.at(text, violation);
          boolean slashes = declaration.isBelowSlashes();
          if (declaration.hasJavadoc() || slashes && release >= SLASHES) {
            continue;
          }
          name = " - `" + declaration.name() + "`" + (slashes ? NEWER.formatted(release) : "");
        }
        found.add(remark(source, violation, violation.getViolation() + name));
        counts.merge(violation.getSourceName(), 1, Integer::sum);
      }
      return new Style(List.copyOf(found), "", "");
    } catch (UnreadException e) {
      configured = null; // it may be left in the middle of something
      return new Style(List.of(), UNREAD, "");
    } catch (CheckstyleException | IOException | RuntimeException | OutOfMemoryError e) {
      configured = null;
      return new Style(List.of(), "", Reason.of(e));
    } catch (StackOverflowError e) {
      configured = null;
      return new Style(List.of(), "the source is nested too deeply to look at its style", "");
    }
  }

  private static Iterable<Violation> violations(File file, FileText text)
      throws CheckstyleException, IOException, UnreadException {
    TreeWalker walker = walker();
    try {
      return walker.process(file, text);
    } catch (CheckstyleException e) {
      throw new UnreadException(e);
    }
  }

  /** The text with its escapes read, as the compiler does and Checkstyle does not. */
  private static String plain(String text) {
    if (!text.contains("\\u")) {
      return text;
    }
    return ESCAPE
        .matcher(text)
        .replaceAll(
            escape -> {
              char letter = (char) Integer.parseInt(escape.group(2), 16);
              boolean breaks = letter == '\n' || letter == '\r';
              String before = escape.group(1);
              return Matcher.quoteReplacement(before + (breaks ? ' ' : letter));
            });
  }

  /** The compiler may read it, and Checkstyle does not: for instance it is in a newer Java. */
  private static final class UnreadException extends Exception {
    private static final long serialVersionUID = 1L;

    UnreadException(Exception cause) {
      super(cause);
    }
  }

  private static StyleRemark remark(Source source, Violation violation, String text) {
    String check = TypeName.simple(violation.getSourceName()).replaceAll("Check$", "");
    String place = source.path() + ":" + violation.getLineNo();
    return new StyleRemark(check, place, text);
  }

  /**
   * A declaration that a remark is about. Checkstyle looks for a comment on the lines above only.
   *
   * @param text the whole source
   * @param place where the declaration begins in it
   */
  private record Declaration(String text, int place) {
    private static final Pattern ANNOTATION =
        Pattern.compile("@(?!interface)[\\w.]+\\s*(\\([^)]*\\))?");
    private static final Pattern NAME =
        Pattern.compile("\\b(?:class|interface|enum|record)\\s+(\\w+)|(\\w+)\\s*[({]");

    /** The name is never further away, unless somebody hides it. */
    private static final int LONGEST = 5_000;

    static Declaration at(FileText text, Violation violation) {
      String all = text.getFullText().toString();
      int place = 0;
      for (int line = 1; line < violation.getLineNo(); line++) {
        place = all.indexOf('\n', place) + 1;
      }
      return new Declaration(all, Math.min(all.length(), place + violation.getColumnCharIndex()));
    }

    boolean hasJavadoc() {
      int end = place;
      while (end > 0 && Character.isWhitespace(text.charAt(end - 1))) {
        end--;
      }
      int close = end - "*/".length();
      return text.startsWith("*/", close)
          && text.lastIndexOf("/**", close) > text.lastIndexOf("*/", close - 1);
    }

    boolean isBelowSlashes() {
      List<String> above = text.substring(0, place).lines().filter(l -> !l.isBlank()).toList();
      return !above.isEmpty() && above.get(above.size() - 1).strip().startsWith("///");
    }

    String name() {
      String after = text.substring(place, Math.min(text.length(), place + LONGEST));
      Matcher matcher = NAME.matcher(ANNOTATION.matcher(after).replaceAll(""));
      if (!matcher.find()) {
        return after.lines().findFirst().orElse("");
      }
      return matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
    }
  }

  /** Configured once: that costs more than a run, and a run leaves nothing behind in it. */
  private static TreeWalker walker() throws CheckstyleException, IOException {
    if (configured == null) {
      LocalizedMessage.setLocale(Locale.ENGLISH);
      ClassLoader loader = TreeWalker.class.getClassLoader();
      DefaultContext context = new DefaultContext();
      context.add("severity", SeverityLevel.ERROR.getName());
      context.add("tabWidth", "8");
      TreeWalker walker = new TreeWalker();
      walker.setModuleFactory(
          new PackageObjectFactory(PackageNamesLoader.getPackageNames(loader), loader));
      walker.contextualize(context);
      walker.configure(readConfiguration());
      configured = walker;
    }
    return configured;
  }

  private static Configuration readConfiguration() throws CheckstyleException, IOException {
    try (InputStream in = StyleCheck.class.getResourceAsStream(CONFIGURATION)) {
      return ConfigurationLoader.loadConfiguration(
              new InputSource(in),
              new PropertiesExpander(new Properties()),
              ConfigurationLoader.IgnoredModulesOptions.OMIT)
          .getChildren()[0];
    }
  }
}
