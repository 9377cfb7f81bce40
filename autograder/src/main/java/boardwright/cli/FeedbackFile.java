package boardwright.cli;

import boardwright.command.Session;
import boardwright.command.TargetFile;
import boardwright.export.FeedbackZip;
import boardwright.html.ClassPages;
import boardwright.intake.files.Container;
import boardwright.intake.files.Entry;
import boardwright.intake.files.HandIn;
import boardwright.lab.WrongCallException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The zip with which feedback goes back to a whole class at once. */
final class FeedbackFile {
  private FeedbackFile() {}

  /** The pages in the folder of a run. */
  static FeedbackZip.Pages pages(Path run) {
    return submission -> Files.readAllBytes(run.resolve(submission).resolve(ClassPages.REPORT));
  }

  /**
   * The files of a download, by their names.
   *
   * @throws WrongCallException if there is none
   */
  static SortedMap<String, byte[]> download(Path path) throws IOException {
    if (!Files.exists(path)) {
      throw new WrongCallException("--feedback %s: there is no such download".formatted(path));
    }
    SortedMap<String, byte[]> files = new TreeMap<>();
    try (Container download = Container.open(path, Optional.empty())) {
      for (Entry entry : download.entries()) {
        if (entry.kind() == Entry.Kind.FILE) {
          boolean isSource = entry.isFile(".java"); // of others the name is all that is wanted
          files.put(entry.name(), isSource ? entry.bytes(HandIn.File.LARGEST) : new byte[0]);
        }
      }
    }
    return files;
  }

  /** Writes the zip and says what is in it. */
  static void write(FeedbackZip feedback, Path target, FinishedRun run, Session session) {
    if (feedback.files().isEmpty() && !feedback.without().isEmpty()) {
      throw new WrongCallException(
          "No student of this run is in the download, so it may be another one. %s was not written."
              .formatted(target));
    }
    TargetFile.of(null, target).write(feedback::write);
    run.exported(target);
    int files = feedback.files().size();
    session.print(
        "feedback for %d %s: %s".formatted(files, files == 1 ? "student" : "students", target));
    feedback.without().forEach(one -> session.print("  no feedback: " + one));
  }
}
