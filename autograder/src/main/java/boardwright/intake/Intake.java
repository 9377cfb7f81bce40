package boardwright.intake;

import boardwright.lab.Lab;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Turns folders and zips into submissions. A folder is one submission if sources lie in it, under
 * its {@code src}, or in a folder of the lab's package in it; else each folder or archive in it is
 * one. A zip is one submission.
 */
public final class Intake {
  private static final String NO_ARCHIVE = "%s is neither a folder nor a zip; ask for it as a zip.";

  private Intake() {}

  /** As {@link #read(List, Lab, Optional)}, with nothing to pass over. */
  public static List<Submission> read(List<Path> paths, Lab lab) {
    return read(paths, lab, Optional.empty());
  }

  /**
   * Reads everything that was handed in at these paths, in the order of the paths and of the names
   * in them.
   *
   * @param reports a folder that holds no hand-in, wherever it lies
   * @throws IntakeException if a path is neither a folder nor a zip, or is all and has nothing in
   *     it
   */
  public static List<Submission> read(List<Path> paths, Lab lab, Optional<Path> reports) {
    List<Submission> submissions = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (Path path : paths) {
      List<Path> handIns =
          handIns(path, lab, child -> reports.filter(r -> isSame(r, child)).isEmpty());
      if (handIns.isEmpty() && paths.size() == 1) {
        throw new IntakeException(
            path + ": expected sources, or a folder or zip for each submission, but found none");
      }
      for (Path handIn : handIns.isEmpty() ? List.of(path) : handIns) {
        HandIn read = read(handIn);
        submissions.add(SourcePreparation.submission(read, unique(read.name(), ids), lab));
      }
    }
    return submissions;
  }

  /**
   * The learner's own sources of a lab, as a submission. Their paths are told from the folder of
   * the lab's package.
   */
  public static Submission own(Lab lab) {
    Path sources = lab.sourceFolder();
    HandIn files =
        Files.isDirectory(sources)
            ? HandInReader.own(sources, lab.learnerFolder())
            : new HandIn(lab.id(), List.of(), List.of());
    return SourcePreparation.submission(files, lab.id(), lab);
  }

  private static HandIn read(Path handIn) {
    if (Files.isDirectory(handIn)) {
      return HandInReader.folder(handIn);
    }
    String name = handIn.getFileName().toString();
    return isZip(handIn)
        ? HandInReader.zip(handIn)
        : new HandIn(name, List.of(), List.of(NO_ARCHIVE.formatted(name)));
  }

  private static List<Path> handIns(Path path, Lab lab, Predicate<Path> wanted) {
    if (!Files.exists(path)) {
      throw new IntakeException(path + ": no such file or folder");
    }
    if (isZip(path)) {
      return List.of(path);
    }
    if (!Files.isDirectory(path)) {
      throw new IntakeException(path + ": expected a folder or a zip");
    }
    String packageFolder = lab.manifest().packageName().replace('.', '/');
    if (Files.isDirectory(path.resolve("src"))
        || children(path).anyMatch(Intake::isSource)
        || children(path.resolve(packageFolder)).anyMatch(Intake::isSource)) {
      return List.of(path);
    }
    return children(path)
        .filter(child -> !SourceChoice.isForeign(child.getFileName().toString()))
        .filter(
            child ->
                Files.isDirectory(child, LinkOption.NOFOLLOW_LINKS)
                    || Files.isRegularFile(child, LinkOption.NOFOLLOW_LINKS)
                        && SourceChoice.isArchive(child.getFileName().toString()))
        .filter(wanted)
        .sorted()
        .toList();
  }

  private static Stream<Path> children(Path folder) {
    if (!Files.isDirectory(folder)) {
      return Stream.of();
    }
    try (Stream<Path> children = Files.list(folder)) {
      return children.toList().stream();
    } catch (IOException e) {
      throw new IntakeException(folder + ": cannot be read");
    }
  }

  private static boolean isSource(Path file) {
    return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
        && SourceChoice.isSource(file.getFileName().toString());
  }

  private static boolean isZip(Path path) {
    return Files.isRegularFile(path)
        && path.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(".zip");
  }

  private static boolean isSame(Path a, Path b) {
    try {
      return Files.exists(a) && Files.isSameFile(a, b);
    } catch (IOException e) {
      return false;
    }
  }

  /** A name that is safe for a folder and a spreadsheet, and that no other submission has. */
  private static String unique(String name, Set<String> taken) {
    String safe = name.replaceAll("[\\p{Cntrl}/\\\\]", "_").strip();
    if (safe.isEmpty() || safe.startsWith(".") || safe.matches("(?i)[=+@-].*|gradebook\\.csv")) {
      safe = "_" + safe;
    }
    if (!canBeWritten(safe)) {
      safe = safe.replaceAll("[^\\x20-\\x7E]", "_");
    }
    String id = safe;
    for (int number = 2; !taken.add(id.toLowerCase(Locale.ROOT)); number++) {
      id = safe + "-" + number;
    }
    return id;
  }

  /** Whether this system's file names can have these letters. */
  private static boolean canBeWritten(String name) {
    try {
      return Path.of(name).toString().equals(name);
    } catch (InvalidPathException e) {
      return false;
    }
  }
}
