package boardwright.intake;

import boardwright.lab.Lab;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Turns folders and zips into submissions. A folder is one submission if sources lie in it or under
 * its {@code src}; else each folder or zip in it is one. A zip is one submission.
 */
public final class Intake {
  private Intake() {}

  /**
   * Reads everything that was handed in at these paths, in the order of the paths and of the names
   * in them.
   *
   * @throws IntakeException if a path is neither a folder nor a zip, or has nothing in it
   */
  public static List<Submission> read(List<Path> paths, Lab lab) {
    List<Submission> submissions = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (Path path : paths) {
      for (Path handIn : handIns(path)) {
        HandIn read =
            Files.isDirectory(handIn) ? HandInReader.folder(handIn) : HandInReader.zip(handIn);
        submissions.add(SourcePreparation.submission(read, unique(read.name(), ids), lab));
      }
    }
    return submissions;
  }

  /** The learner's own folder of a lab, as a submission. */
  public static Submission own(Lab lab) {
    HandIn files =
        Files.isDirectory(lab.learnerFolder())
            ? HandInReader.folder(lab.learnerFolder())
            : new HandIn(lab.id(), List.of(), List.of());
    return SourcePreparation.submission(files, lab.id(), lab);
  }

  private static List<Path> handIns(Path path) {
    if (!Files.exists(path)) {
      throw new IntakeException(path + ": no such file or folder");
    }
    if (isZip(path)) {
      return List.of(path);
    }
    if (!Files.isDirectory(path)) {
      throw new IntakeException(path + ": expected a folder or a zip");
    }
    if (hasSources(path) || Files.isDirectory(path.resolve("src"))) {
      return List.of(path);
    }
    List<Path> children = new ArrayList<>();
    try (Stream<Path> all = Files.list(path)) {
      all.filter(child -> !child.getFileName().toString().startsWith("."))
          .filter(child -> !child.getFileName().toString().equals("__MACOSX"))
          .filter(child -> Files.isDirectory(child, LinkOption.NOFOLLOW_LINKS) || isZip(child))
          .sorted()
          .forEach(children::add);
    } catch (IOException e) {
      throw new IntakeException(path + ": cannot be read (" + e.getMessage() + ")");
    }
    if (children.isEmpty()) {
      throw new IntakeException(
          path + ": expected sources, or a folder or zip for each submission, but found none");
    }
    return children;
  }

  private static boolean hasSources(Path folder) {
    try (DirectoryStream<Path> sources = Files.newDirectoryStream(folder, "*.{java,JAVA}")) {
      return sources.iterator().hasNext();
    } catch (IOException e) {
      throw new IntakeException(folder + ": cannot be read (" + e.getMessage() + ")");
    }
  }

  private static boolean isZip(Path path) {
    return Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)
        && path.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(".zip");
  }

  private static String unique(String name, Set<String> taken) {
    String id = name;
    for (int number = 2; !taken.add(id.toLowerCase(Locale.ROOT)); number++) {
      id = name + "-" + number;
    }
    return id;
  }
}
