package boardwright.compile;

import boardwright.protocol.Request.Source;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.ForwardingJavaFileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * What the compiler sees: the platform, the provided classes of one mix, and the learner's helpers,
 * all in memory. It writes nothing to disk.
 */
final class MemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {
  private final Map<String, byte[]> compiled = new LinkedHashMap<>();
  private final Map<String, List<JavaFileObject>> classPath = new HashMap<>();
  private final Map<String, List<JavaFileObject>> sourcePath = new HashMap<>();

  MemoryFiles(JavaFileManager platform, ProvidedClasses provided, List<Source> helpers) {
    super(platform);
    provided.byName().forEach((name, bytes) -> put(classPath, name, new ClassBytes(name, bytes)));
    for (Source helper : helpers) {
      for (String type : helper.types()) {
        put(sourcePath, type, new SourceText(helper, type));
      }
    }
  }

  /** The classes that were compiled, by qualified name, in the compiler's order. */
  Map<String, byte[]> compiled() {
    return compiled;
  }

  /**
   * The platform's own classes, whose listings are kept: they cannot change.
   *
   * @param release the Java whose platform is meant, no newer than this one
   */
  static JavaFileManager platform(StandardJavaFileManager standard, int release)
      throws IOException {
    standard.setLocation(StandardLocation.CLASS_PATH, List.of());
    return new Platform(
        release == Runtime.version().feature() ? standard : new OlderPlatform(standard, release));
  }

  @Override
  public boolean hasLocation(Location location) {
    return location == StandardLocation.SOURCE_PATH
        || location == StandardLocation.CLASS_PATH
        || location != StandardLocation.ANNOTATION_PROCESSOR_PATH && super.hasLocation(location);
  }

  @Override
  public Iterable<JavaFileObject> list(
      Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
      throws IOException {
    if (location == StandardLocation.CLASS_PATH) {
      return kinds.contains(JavaFileObject.Kind.CLASS)
          ? classPath.getOrDefault(packageName, List.of())
          : List.of();
    }
    if (location == StandardLocation.SOURCE_PATH) {
      return kinds.contains(JavaFileObject.Kind.SOURCE)
          ? sourcePath.getOrDefault(packageName, List.of())
          : List.of();
    }
    return super.list(location, packageName, kinds, recurse);
  }

  @Override
  public String inferBinaryName(Location location, JavaFileObject file) {
    if (file instanceof ClassBytes bytes) {
      return bytes.name;
    }
    if (file instanceof SourceText text) {
      return text.type;
    }
    return super.inferBinaryName(location, file);
  }

  @Override
  public boolean isSameFile(FileObject a, FileObject b) {
    return a == b || a instanceof SourceText x && b instanceof SourceText y && x.source == y.source;
  }

  @Override
  public JavaFileObject getJavaFileForInput(
      Location location, String className, JavaFileObject.Kind kind) throws IOException {
    return location == StandardLocation.CLASS_PATH || location == StandardLocation.SOURCE_PATH
        ? null
        : super.getJavaFileForInput(location, className, kind);
  }

  @Override
  public FileObject getFileForInput(Location location, String packageName, String name) {
    return null;
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
    return new ClassBytes(className, null) {
      @Override
      public OutputStream openOutputStream() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        return new FilterOutputStream(bytes) {
          @Override
          public void write(byte[] b, int off, int len) {
            bytes.write(b, off, len);
          }

          @Override
          public void close() {
            compiled.put(className, bytes.toByteArray());
          }
        };
      }
    };
  }

  @Override
  public void close() {
    // the platform's listing outlives this compilation
  }

  private static void put(
      Map<String, List<JavaFileObject>> path, String name, JavaFileObject file) {
    int dot = name.lastIndexOf('.');
    path.computeIfAbsent(dot < 0 ? "" : name.substring(0, dot), p -> new ArrayList<>()).add(file);
  }

  /** A class file in memory. */
  private static class ClassBytes extends SimpleJavaFileObject {
    private final String name;
    private final byte[] bytes;

    ClassBytes(String name, byte[] bytes) {
      super(URI.create("memory:///" + name.replace('.', '/') + ".class"), Kind.CLASS);
      this.name = name;
      this.bytes = bytes;
    }

    @Override
    public InputStream openInputStream() {
      return new ByteArrayInputStream(bytes);
    }
  }

  /** A source in memory, under the name of one of the types that it declares. */
  static final class SourceText extends SimpleJavaFileObject {
    private final Source source;
    private final String type;

    SourceText(Source source, String type) {
      super(URI.create("memory:///" + type.replace('.', '/') + ".java"), Kind.SOURCE);
      this.source = source;
      this.type = type;
    }

    /** The source as the learner knows it. */
    Source source() {
      return source;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return source.text();
    }

    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
      // the compiler reads a file called module-info by other rules, and asks every file
      return kind == Kind.SOURCE && !simpleName.equals("module-info");
    }

    @Override
    public NestingKind getNestingKind() {
      return null;
    }

    @Override
    public Modifier getAccessLevel() {
      return null;
    }
  }

  /** A class of the platform, with what the compiler asks of each at every compilation. */
  private static final class PlatformClass extends ForwardingJavaFileObject<JavaFileObject> {
    private final String name;
    private final Kind kind;

    PlatformClass(JavaFileObject file, String name) {
      super(file);
      this.name = name;
      this.kind = file.getKind();
    }

    @Override
    public Kind getKind() {
      return kind;
    }
  }

  /** The platform, with its listings kept. */
  private static final class Platform extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, List<JavaFileObject>> listings = new HashMap<>();

    Platform(JavaFileManager platform) {
      super(platform);
    }

    @Override
    public Iterable<JavaFileObject> list(
        Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
        throws IOException {
      String key = location.getName() + '|' + packageName + '|' + kinds + '|' + recurse;
      List<JavaFileObject> listing = listings.get(key);
      if (listing == null) {
        listing = new ArrayList<>();
        for (JavaFileObject file : super.list(location, packageName, kinds, recurse)) {
          listing.add(new PlatformClass(file, super.inferBinaryName(location, file)));
        }
        listings.put(key, listing);
      }
      return listing;
    }

    @Override
    public String inferBinaryName(Location location, JavaFileObject file) {
      return file instanceof PlatformClass known
          ? known.name
          : super.inferBinaryName(location, file);
    }
  }
}
