package boardwright.compile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.ForwardingJavaFileObject;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;

/**
 * The classes of the JDK as they were in an older release. A JDK keeps them in its file {@code
 * lib/ct.sym} for {@code javac --release}, which opens that file for each compilation; here it is
 * opened once.
 *
 * <p>The file is a zip. Its folders are named by the releases that their classes belong to, one
 * digit of base 36 each (H is 17); in them are modules, packages, and class files without code.
 */
final class OlderPlatform extends ForwardingJavaFileManager<StandardJavaFileManager> {
  private static final int BASE = 36;
  private static final String ENDING = ".sig";

  private final List<Path> folders = new ArrayList<>();

  /**
   * The platform of a release.
   *
   * @throws IOException if the file cannot be read
   */
  OlderPlatform(StandardJavaFileManager standard, int release) throws IOException {
    super(standard);
    String digit = Integer.toString(release, BASE).toUpperCase(Locale.ROOT);
    try (DirectoryStream<Path> all = Files.newDirectoryStream(Symbols.FILE.getPath("/"))) {
      for (Path folder : all) {
        if (folder.getFileName().toString().contains(digit)) {
          folders.add(folder);
        }
      }
    }
  }

  @Override
  public Iterable<JavaFileObject> list(
      Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
      throws IOException {
    String module = inferModuleName(location);
    if (module == null) {
      return super.list(location, packageName, kinds, recurse);
    }
    List<JavaFileObject> files = new ArrayList<>();
    for (Path folder : folders) {
      Path inside = folder.resolve(module).resolve(packageName.replace('.', '/'));
      if (Files.isDirectory(inside)) {
        try (DirectoryStream<Path> all = Files.newDirectoryStream(inside, "*" + ENDING)) {
          for (JavaFileObject file : fileManager.getJavaFileObjects(toArray(all))) {
            files.add(new Signatures(file, packageName));
          }
        }
      }
    }
    return files;
  }

  private static Path[] toArray(DirectoryStream<Path> paths) {
    List<Path> all = new ArrayList<>();
    paths.forEach(all::add);
    return all.toArray(Path[]::new);
  }

  @Override
  public String inferBinaryName(Location location, JavaFileObject file) {
    return file instanceof Signatures known ? known.type : super.inferBinaryName(location, file);
  }

  /** Opened once for all compilers of this process. */
  private static final class Symbols {
    private static final FileSystem FILE = open();

    private static FileSystem open() {
      try {
        return FileSystems.newFileSystem(Path.of(System.getProperty("java.home"), "lib", "ct.sym"));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** A class file without code. */
  private static final class Signatures extends ForwardingJavaFileObject<JavaFileObject> {
    private final String type;

    Signatures(JavaFileObject file, String packageName) {
      super(file);
      String name = file.getName();
      int start = Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1;
      type = packageName + "." + name.substring(start, name.length() - ENDING.length());
    }

    @Override
    public Kind getKind() {
      return Kind.CLASS;
    }
  }
}
