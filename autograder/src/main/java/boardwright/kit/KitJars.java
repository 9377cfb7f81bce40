package boardwright.kit;

import boardwright.lab.Catalog;
import boardwright.lab.Course;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The jars of a kit, copied from the class path of this program: those that a learner's commands
 * stand on, which a list names, and those that have something of the kit's labs. In the latter the
 * hidden checks are left out, and what a debugger would show of the provided classes.
 */
final class KitJars {
  /** The jar that shows the checks to an IDE, and the place of what makes an IDE find it. */
  private static final String IDE = "ide.jar";

  private static final String ENGINE_OF_AN_IDE =
      "META-INF/services/org.junit.platform.engine.TestEngine";

  /** The folder of what must not stand before the programs themselves, and part of its name. */
  private static final String CONSTANTS = "constants";

  private final Map<String, byte[]> catalogs = new HashMap<>();
  private final Map<String, List<String>> hidden = new HashMap<>();
  private final Set<String> provided = new HashSet<>();
  private final List<String> programs = new ArrayList<>();

  /** Jars for these labs. */
  KitJars(List<VisibleLab> labs) {
    for (VisibleLab lab : labs) {
      catalogs.put(Catalog.resource(lab.lab().id()), text(lab.catalog()));
      lab.hiddenMethods().forEach((suite, methods) -> hidden.put(path(suite), methods));
      Course.catalog(lab.lab().id()).engine().forEach(type -> provided.add(path(type)));
    }
  }

  /**
   * The jars by their names, without versions.
   *
   * @throws IllegalStateException if one of the list is not on the class path
   */
  SortedMap<String, byte[]> all() throws IOException {
    SortedMap<String, byte[]> jars = new TreeMap<>();
    Set<String> missing = new TreeSet<>(Library.all().stream().map(Library::jar).toList());
    missing.add(IDE);
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      Path file = Path.of(entry);
      String name = file.getFileName().toString().replaceAll("-\\d[\\w.]*(-\\w+)?\\.jar$", ".jar");
      if (name.equals(IDE) && missing.remove(name)) {
        SortedMap<String, byte[]> ide = read(file);
        ide.put(ENGINE_OF_AN_IDE, text("boardwright.ide.ChecksEngine\n"));
        jars.put("ide/boardwright-ide.jar", jar(ide));
      } else if (missing.remove(name)) {
        jars.put(name, Files.readAllBytes(file));
      } else if (Files.isRegularFile(file)) {
        SortedMap<String, byte[]> files = read(file);
        if (!Collections.disjoint(files.keySet(), provided)) {
          String place = name.contains(CONSTANTS) ? CONSTANTS + "/" + name : name;
          jars.put(place, jar(visible(files)));
          programs.add(place.equals(name) ? programs.size() : 0, place);
        } else if (!Collections.disjoint(files.keySet(), catalogs.keySet())) {
          jars.put(name, jar(visible(files)));
        }
      }
    }
    if (!missing.isEmpty()) {
      throw new IllegalStateException("no jar " + String.join(", ", missing));
    }
    return jars;
  }

  /** Of these jars, those with the labs' programs: constants first, as for the command line. */
  List<String> programs() {
    return List.copyOf(programs);
  }

  private SortedMap<String, byte[]> visible(SortedMap<String, byte[]> files) {
    // of a lab from elsewhere, one has its answers, and the other what they are known by
    files.keySet().removeIf(path -> path.startsWith("META-INF/") || path.endsWith(".shipped.txt"));
    files.replaceAll((path, bytes) -> provided.contains(path) ? withoutDebugging(bytes) : bytes);
    files.replaceAll(catalogs::getOrDefault);
    hidden.forEach(
        (suite, methods) ->
            files.computeIfPresent(suite, (path, bytes) -> VisibleSuite.without(methods, bytes)));
    return files;
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

  private static SortedMap<String, byte[]> read(Path jar) throws IOException {
    SortedMap<String, byte[]> files = new TreeMap<>();
    try (ZipInputStream in =
        new ZipInputStream(new ByteArrayInputStream(Files.readAllBytes(jar)))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        if (!entry.isDirectory()) {
          files.put(entry.getName(), in.readAllBytes());
        }
      }
    }
    return files;
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
