package boardwright.worker;

import boardwright.protocol.Request.Source;
import boardwright.protocol.TypeName;
import boardwright.suite.Subject.StyleRemark;
import com.puppycrawl.tools.checkstyle.Checker;
import com.puppycrawl.tools.checkstyle.ConfigurationLoader;
import com.puppycrawl.tools.checkstyle.PropertiesExpander;
import com.puppycrawl.tools.checkstyle.api.AuditEvent;
import com.puppycrawl.tools.checkstyle.api.AuditListener;
import com.puppycrawl.tools.checkstyle.api.CheckstyleException;
import com.puppycrawl.tools.checkstyle.api.Configuration;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import org.xml.sax.InputSource;

/** Checkstyle over sources, with the configuration that a beginner can satisfy. */
final class StyleCheck {
  private static final String CONFIGURATION = "beginner-style.xml";
  private static Checker configured;

  private StyleCheck() {}

  static synchronized List<StyleRemark> of(List<Source> sources) throws IOException {
    Path folder = Files.createTempDirectory("style");
    try {
      Map<String, String> shown = new HashMap<>();
      List<File> files = new ArrayList<>();
      for (Source source : sources) {
        // each in a folder of its own, under its type's name
        String type = source.types().get(0);
        Path file =
            Files.createDirectory(folder.resolve(String.valueOf(files.size())))
                .resolve(TypeName.simple(type) + ".java");
        Files.writeString(file, source.text());
        files.add(file.toFile());
        shown.put(file.toFile().getPath(), source.path());
      }
      Remarks remarks = new Remarks(shown);
      Checker checker = checker();
      checker.addListener(remarks);
      try {
        checker.process(files);
      } finally {
        checker.removeListener(remarks);
      }
      return List.copyOf(remarks.found);
    } catch (CheckstyleException e) {
      throw new IOException(e);
    } finally {
      TemporaryFolder.delete(folder);
    }
  }

  /** Configured once: that costs more than a run, and a run leaves nothing behind in it. */
  private static Checker checker() throws CheckstyleException, IOException {
    if (configured == null) {
      Checker checker = new Checker();
      checker.setModuleClassLoader(Checker.class.getClassLoader());
      checker.setLocaleLanguage(Locale.ENGLISH.getLanguage());
      checker.setLocaleCountry("");
      checker.configure(readConfiguration());
      configured = checker;
    }
    return configured;
  }

  private static Configuration readConfiguration() throws CheckstyleException, IOException {
    try (InputStream in = StyleCheck.class.getResourceAsStream(CONFIGURATION)) {
      return ConfigurationLoader.loadConfiguration(
          new InputSource(in),
          new PropertiesExpander(new Properties()),
          ConfigurationLoader.IgnoredModulesOptions.OMIT);
    }
  }

  /** Collects what Checkstyle says. */
  private static final class Remarks implements AuditListener {
    private final Map<String, String> shown;
    private final List<StyleRemark> found = new ArrayList<>();

    Remarks(Map<String, String> shown) {
      this.shown = shown;
    }

    @Override
    public void addError(AuditEvent event) {
      String source = event.getSourceName();
      String check = source.substring(source.lastIndexOf('.') + 1).replaceAll("Check$", "");
      String path = shown.getOrDefault(event.getFileName(), event.getFileName());
      found.add(new StyleRemark(check, path + ":" + event.getLine(), event.getMessage()));
    }

    @Override
    public void addException(AuditEvent event, Throwable throwable) {
      throw new IllegalStateException(throwable);
    }

    @Override
    public void auditStarted(AuditEvent event) {
      // nothing to collect
    }

    @Override
    public void auditFinished(AuditEvent event) {
      // nothing to collect
    }

    @Override
    public void fileStarted(AuditEvent event) {
      // nothing to collect
    }

    @Override
    public void fileFinished(AuditEvent event) {
      // nothing to collect
    }
  }
}
