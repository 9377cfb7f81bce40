package boardwright.worker;

import boardwright.compile.Plain;
import boardwright.grading.CaseFile;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.protocol.Program.Style;
import boardwright.protocol.Request.Source;
import boardwright.testkit.Subject;
import boardwright.testkit.SubjectFinder;
import boardwright.testkit.Suite;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The subject where no worker is: a learner's classes stand on the class path like anybody's. They
 * are imported and styled as a worker does it; the cases come from a file.
 *
 * <p>Four system properties say where things are: {@code plain.course} (the top of the tree),
 * {@code plain.classes}, {@code plain.sources} and {@code plain.cases}.
 */
public final class PlainSubjects implements SubjectFinder {
  private static Map<String, List<String>> cases;
  private static Map<String, byte[]> classes;
  private static JavaClasses imported;
  private static Style style;

  /** One for each suite: its classes under check are those of its stage. */
  private static final Map<Class<?>, SubjectUnderCheck> SUBJECTS = new HashMap<>();

  @Override
  public Subject find(Class<?> suite, Method check) {
    String name = suite.getName() + "." + check.getName();
    synchronized (PlainSubjects.class) {
      if (cases == null) {
        cases = read(CaseFile::read, "plain.cases");
        classes = read(PlainSubjects::classes, "plain.classes");
        style = Plain.style(read(PlainSubjects::sources, "plain.sources"));
      }
      return SUBJECTS
          .computeIfAbsent(
              suite,
              any -> new SubjectUnderCheck(PlainSubjects::imported, types(suite), style, false))
          .with(cases.getOrDefault(name, List.of()), null);
    }
  }

  private static JavaClasses imported() {
    if (imported == null) {
      imported = ClassImport.of(classes);
    }
    return imported;
  }

  /** The classes under check of a suite, as far as they are there. */
  private static List<String> types(Class<?> suite) {
    Suite about = suite.getAnnotation(Suite.class);
    Lab lab =
        new Course(Path.of(System.getProperty("plain.course"))).lab(about.lab()).orElseThrow();
    Stage stage = lab.stage(about.stage()).orElseThrow();
    return (stage.isWholeProgram() ? lab.replaceable() : stage.replaces())
        .stream()
            .map(lab::qualified)
            .filter(type -> classes.containsKey(type.replace('.', '/') + ".class"))
            .toList();
  }

  private static Map<String, byte[]> classes(Path folder) throws IOException {
    Map<String, byte[]> classes = new LinkedHashMap<>();
    for (Path file : files(folder, ".class")) {
      classes.put(folder.relativize(file).toString(), Files.readAllBytes(file));
    }
    return classes;
  }

  private static List<Source> sources(Path folder) throws IOException {
    List<Source> sources = new ArrayList<>();
    for (Path file : files(folder, ".java")) {
      String name = file.getFileName().toString();
      String type = name.substring(0, name.length() - ".java".length());
      sources.add(new Source(name, Files.readString(file), List.of(type)));
    }
    return sources;
  }

  private static List<Path> files(Path folder, String ending) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }

  private static <T> T read(Reader<T> reader, String property) {
    try {
      return reader.read(Path.of(System.getProperty(property)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads a file or folder. */
  private interface Reader<T> {
    T read(Path path) throws IOException;
  }
}
