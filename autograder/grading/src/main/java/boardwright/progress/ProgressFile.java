package boardwright.progress;

import boardwright.disk.WholeFile;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.protocol.Request.Source;
import boardwright.text.Sha256;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Keeps a learner's progress in a file of the lab's folder that git does not track. */
public final class ProgressFile {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private final Path file;

  /** The file of a lab. */
  public ProgressFile(Lab lab) {
    this.file = lab.folder().resolve(".boardwright").resolve("progress.json");
  }

  /** The progress so far. A file that cannot be read counts as none: it holds no work. */
  public Progress read() {
    try {
      Progress kept = JSON.readValue(Files.readString(file), Progress.class);
      return kept == null ? Progress.NONE : kept;
    } catch (IOException | JacksonException e) {
      return Progress.NONE;
    }
  }

  /**
   * Keeps this progress.
   *
   * @throws IOException if it cannot be kept; the progress so far is then as it was
   */
  public void write(Progress progress) throws IOException {
    String text = JSON.writeValueAsString(progress) + "\n";
    WholeFile.write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * A fingerprint of what the checks of a stage may look at: it changes when a source of its
   * classes or of a helper class does, and not when that of another stage's class does.
   */
  public static String fingerprint(Lab lab, Stage stage, List<Source> sources) {
    Set<String> its = new HashSet<>(stage.classes());
    if (stage.isWholeProgram() || stage.isForTests()) { // tests reach lines of the other classes
      its.addAll(lab.replaceable());
    }
    Set<String> others = new HashSet<>();
    lab.written().stream()
        .filter(name -> !its.contains(name))
        .forEach(name -> others.add(lab.qualified(name)));
    return fingerprint(
        sources.stream().filter(source -> !others.containsAll(source.types())).toList());
  }

  /** A fingerprint of sources: it changes when they do. */
  public static String fingerprint(List<Source> sources) {
    Sha256 digest = new Sha256();
    sources.forEach(source -> digest.add(source.path() + "\0" + source.text() + "\0"));
    return digest.hex(8);
  }
}
