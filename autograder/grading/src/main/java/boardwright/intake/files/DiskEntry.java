package boardwright.intake.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;

/**
 * A file or a folder on a disk. Links in it are not followed.
 *
 * @param path where it lies
 */
record DiskEntry(Path path) implements Entry {
  @Override
  public String name() {
    Path name = path.toAbsolutePath().normalize().getFileName();
    return name == null ? "" : name.toString();
  }

  @Override
  public Kind kind() {
    if (Files.isSymbolicLink(path)) {
      return Kind.LINK;
    }
    if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
      return Kind.FOLDER;
    }
    return Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS) ? Kind.FILE : Kind.OTHER;
  }

  @Override
  public void offerTo(SourceChoice choice, String label) {
    if (Files.isDirectory(path)) {
      walk(choice, label, path);
    } else {
      choice.offer(label, 0, new SourceChoice.OnDisk(path));
    }
  }

  /**
   * Offers every file of this folder.
   *
   * @param from the folder from which the paths of the files are told
   */
  void walk(SourceChoice choice, String label, Path from) {
    try {
      Path real = path.toRealPath();
      Files.walkFileTree(
          real, new Walk(real, choice, label, path.toAbsolutePath(), from.toAbsolutePath()));
    } catch (IOException e) {
      throw UnreadableException.of(label, e);
    }
  }

  @Override
  public byte[] bytes(int most) throws IOException {
    try (InputStream in = Files.newInputStream(path)) {
      return Bytes.of(in, most);
    }
  }

  @Override
  public Optional<Path> place() {
    return Optional.of(path);
  }

  /** Offers every file of a folder. */
  private static final class Walk extends SimpleFileVisitor<Path> {
    private final Path root;
    private final SourceChoice choice;
    private final String label;
    private final Path shown;
    private final Path from;

    /**
     * A walk.
     *
     * @param root the folder, without links
     * @param label what stands before each path
     * @param shown the folder as it was named
     * @param from the folder from which paths are told
     */
    Walk(Path root, SourceChoice choice, String label, Path shown, Path from) {
      this.root = root;
      this.choice = choice;
      this.label = label;
      this.shown = shown;
      this.from = from;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      return !folder.equals(root) && FileNames.isForeign(folder.getFileName().toString())
          ? FileVisitResult.SKIP_SUBTREE
          : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      boolean more = true;
      if (attributes.isSymbolicLink()) {
        choice.link(path(file));
      } else if (attributes.isRegularFile()) {
        more = choice.offer(path(file), 0, new SourceChoice.OnDisk(file));
      }
      return more ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) {
      throw UnreadableException.of(path(file), e);
    }

    private String path(Path file) {
      String name = from.relativize(shown.resolve(root.relativize(file))).toString();
      return label + name.replace(file.getFileSystem().getSeparator(), "/");
    }
  }
}
