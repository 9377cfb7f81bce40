package boardwright.intake;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Enumeration;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Reads the sources of one hand-in, a folder or a zip, into memory. Links are not followed. */
final class HandInReader {
  private HandInReader() {}

  /** Reads a folder. */
  static HandIn folder(Path folder) {
    SourceChoice choice = new SourceChoice();
    HandIn read = folder(folder, folder, choice);
    return read.orElseSay(choice.nothing());
  }

  /**
   * Reads a learner's own folder, where nothing may be yet.
   *
   * @param from the folder from which the paths of the files are told
   */
  static HandIn own(Path folder, Path from) {
    return folder(folder, from, new SourceChoice());
  }

  private static HandIn folder(Path folder, Path from, SourceChoice choice) {
    try {
      Path real = folder.toRealPath();
      Files.walkFileTree(
          real, new Walk(real, choice, folder.toAbsolutePath(), from.toAbsolutePath()));
    } catch (IOException e) {
      choice.note("The folder cannot be read.");
    }
    Path name = folder.toAbsolutePath().normalize().getFileName();
    return choice.read(name == null ? "" : name.toString());
  }

  /** Reads a zip. */
  static HandIn zip(Path zip) {
    String file = zip.getFileName().toString();
    String name = file.replaceAll("(?i)\\.zip$", "");
    try {
      return zip(zip, name, StandardCharsets.UTF_8);
    } catch (IOException | IllegalArgumentException e) {
      // perhaps its names are not UTF-8: some systems still write others
    }
    try {
      return zip(zip, name, Charset.forName("IBM437"));
    } catch (IOException | IllegalArgumentException e) {
      SourceChoice nothing = new SourceChoice();
      nothing.note(
          String.valueOf(e.getMessage()).contains("encrypted")
              ? file + " is locked with a password; ask for it without one."
              : file + " cannot be opened as a zip archive; ask for it again.");
      return nothing.read(name);
    }
  }

  private static HandIn zip(Path zip, String name, Charset names) throws IOException {
    SourceChoice choice = new SourceChoice();
    try (ZipFile archive = new ZipFile(zip.toFile(), names)) {
      Enumeration<? extends ZipEntry> entries = archive.entries();
      boolean more = true;
      while (more && entries.hasMoreElements()) {
        ZipEntry entry = entries.nextElement();
        if (!entry.isDirectory()) {
          more =
              choice.offer(entry.getName().replace('\\', '/'), () -> archive.getInputStream(entry));
        }
      }
      return choice.read(name).orElseSay(choice.nothing());
    }
  }

  /** Offers every file of a folder. */
  private static final class Walk extends SimpleFileVisitor<Path> {
    private final Path root;
    private final SourceChoice choice;
    private final Path shown;
    private final Path from;

    /**
     * A walk.
     *
     * @param root the folder, without links
     * @param shown the folder as it was named
     * @param from the folder from which paths are told
     */
    Walk(Path root, SourceChoice choice, Path shown, Path from) {
      this.root = root;
      this.choice = choice;
      this.shown = shown;
      this.from = from;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      return !folder.equals(root) && SourceChoice.isForeign(folder.getFileName().toString())
          ? FileVisitResult.SKIP_SUBTREE
          : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      boolean more =
          !attributes.isRegularFile() || choice.offer(path(file), () -> Files.newInputStream(file));
      return more ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) {
      choice.note(path(file) + " was set aside: it cannot be read.");
      return FileVisitResult.CONTINUE;
    }

    private String path(Path file) {
      String name = from.relativize(shown.resolve(root.relativize(file))).toString();
      return name.replace(file.getFileSystem().getSeparator(), "/");
    }
  }
}
