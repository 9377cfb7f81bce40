package boardwright.kit;

import boardwright.lab.Catalog;
import boardwright.lab.CheckSpec;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The jars of a kit, made from the class path of this program: of our own classes those that a
 * learner's commands and checks need, and no others; of the libraries those that are listed.
 */
final class KitJars {
  /** Our own classes; beside them, the engine's. */
  private static final String OURS = "boardwright.";

  /** The packages whose resources a learner's commands read. */
  private static final List<String> RESOURCES =
      List.of("boardwright/compile/allowlist.txt", "boardwright/compile/beginner-style.xml");

  private final List<VisibleLab> labs;
  private final List<String> roots;
  private final Set<String> engine;
  private final Map<String, byte[]> suites = new HashMap<>();

  /**
   * Jars for these labs.
   *
   * @param roots the classes that are started, by name
   */
  KitJars(List<VisibleLab> labs, List<String> roots) {
    this.labs = labs;
    this.roots = roots;
    this.engine =
        labs.stream()
            .flatMap(visible -> Course.catalog(visible.lab().id()).engine())
            .collect(Collectors.toSet());
  }

  /** The jars by their names. */
  SortedMap<String, byte[]> all() throws IOException {
    for (VisibleLab lab : labs) {
      lab.hiddenMethods()
          .forEach(
              (suite, methods) -> suites.put(suite, VisibleSuite.without(methods, read(suite))));
    }
    SortedSet<String> needed =
        NeededClasses.of(
            roots(),
            name -> engine.contains(name) || name.startsWith(OURS) && exists(name),
            this::file);
    SortedMap<String, byte[]> ours = new TreeMap<>();
    SortedMap<String, byte[]> provided = new TreeMap<>();
    SortedMap<String, byte[]> constants = new TreeMap<>();
    for (String name : needed) {
      if (engine.contains(name)) {
        for (URL url : urls(name)) {
          (url.toString().contains("constants") ? constants : provided)
              .put(path(name), withoutDebugging(bytes(url)));
        }
      } else {
        ours.put(path(name), file(name));
      }
    }
    for (String resource : RESOURCES) {
      ours.put(resource, bytes(KitJars.class.getClassLoader().getResource(resource)));
    }
    for (VisibleLab lab : labs) {
      ours.put(Catalog.resource(lab.lab().id()), text(lab.catalog()));
    }
    SortedMap<String, byte[]> jars = new TreeMap<>();
    jars.put("autograder.jar", jar(ours));
    jars.put("engine.jar", jar(provided));
    jars.put("constants/engine-constants.jar", jar(constants));
    jars.putAll(libraries());
    return jars;
  }

  /** A jar with these classes of ours, and one file that says which of them is a service. */
  static byte[] service(String service, Collection<String> classes) throws IOException {
    SortedMap<String, byte[]> files = new TreeMap<>();
    SortedSet<String> needed =
        NeededClasses.of(classes, name -> name.startsWith(OURS) && exists(name), KitJars::read);
    for (String name : needed) {
      files.put(path(name), read(name));
    }
    files.put("META-INF/services/" + service, text(String.join("\n", classes) + "\n"));
    return jar(files);
  }

  private List<String> roots() {
    List<String> all = new ArrayList<>(roots);
    for (VisibleLab visible : labs) {
      Lab lab = visible.lab();
      all.addAll(lab.provided());
      all.addAll(lab.fixtures());
      for (CheckSpec check : visible.checks()) {
        all.add(check.suite());
        if (!check.cases().isEmpty()) {
          all.add(check.cases());
        }
      }
    }
    return all.stream().distinct().toList();
  }

  /** The libraries, without the versions in their names. */
  private static SortedMap<String, byte[]> libraries() throws IOException {
    SortedMap<String, byte[]> jars = new TreeMap<>();
    Set<String> missing = new TreeSet<>(Library.all().stream().map(Library::jar).toList());
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      Path file = Path.of(entry);
      String name = file.getFileName().toString().replaceAll("-\\d[\\w.]*(-\\w+)?\\.jar$", ".jar");
      if (missing.remove(name)) {
        jars.put(name, Files.readAllBytes(file));
      }
    }
    if (!missing.isEmpty()) {
      throw new IllegalStateException("no library " + String.join(", ", missing));
    }
    return jars;
  }

  private byte[] file(String name) {
    byte[] visible = suites.get(name);
    return visible == null ? read(name) : visible;
  }

  private static boolean exists(String name) {
    return KitJars.class.getClassLoader().getResource(path(name)) != null;
  }

  private static byte[] read(String name) {
    return bytes(KitJars.class.getClassLoader().getResource(path(name)));
  }

  private static List<URL> urls(String name) throws IOException {
    return Collections.list(KitJars.class.getClassLoader().getResources(path(name)));
  }

  private static byte[] bytes(URL url) {
    try (InputStream in = url.openStream()) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String path(String name) {
    return name.replace('.', '/') + ".class";
  }

  private static byte[] text(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** The class file without the names of local variables and the numbers of lines. */
  private static byte[] withoutDebugging(byte[] classFile) {
    ClassWriter writer = new ClassWriter(0);
    new ClassReader(classFile)
        .accept(
            new ClassVisitor(Opcodes.ASM9, writer) {
              @Override
              public MethodVisitor visitMethod(
                  int access, String name, String descriptor, String signature, String[] thrown) {
                return new MethodVisitor(
                    Opcodes.ASM9, super.visitMethod(access, name, descriptor, signature, thrown)) {
                  @Override
                  public void visitLineNumber(int line, Label start) {
                    // not for students
                  }

                  @Override
                  public void visitLocalVariable(
                      String local,
                      String type,
                      String generic,
                      Label start,
                      Label end,
                      int index) {
                    // nor are these
                  }
                };
              }
            },
            0);
    return writer.toByteArray();
  }

  private static byte[] jar(SortedMap<String, byte[]> files) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        ZipEntry entry = new ZipEntry(file.getKey());
        entry.setTimeLocal(Kit.TIME);
        out.putNextEntry(entry);
        out.write(file.getValue());
        out.closeEntry();
      }
    }
    return bytes.toByteArray();
  }
}
