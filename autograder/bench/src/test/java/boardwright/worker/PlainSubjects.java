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
import java.io.File;
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
 * <p>Five system properties say where things are: {@code plain.course} (the top of the tree),
 * {@code plain.lab}, {@code plain.classes}, {@code plain.sources} and {@code plain.cases}.
 */
public final class PlainSubjects implements SubjectFinder {
  private static final Lab LAB =
      read(top -> new Course(top).lab(System.getProperty("plain.lab")), "plain.course")
          .orElseThrow();
  private static final Map<String, List<String>> CASES = read(CaseFile::read, "plain.cases");
  private static final Map<String, byte[]> CLASSES = read(PlainSubjects::classes, "plain.classes");
  private static final Style STYLE = Plain.style(read(PlainSubjects::sources, "plain.sources"));

  /** The learner's classes in the mix of a suite's stage, with the mutant in its place. */
  private static final Map<Class<?>, JavaClasses> IMPORTED = new HashMap<>();

  private static byte[] importedMutant;

  @Override
  public Subject find(Class<?> suite, Method check) {
    String name = suite.getName() + "." + check.getName();
    return new SubjectUnderCheck(() -> imported(suite), types(suite), STYLE, false)
        .with(CASES.getOrDefault(name, List.of()), null);
  }

  private static synchronized JavaClasses imported(Class<?> suite) {
    Map<String, byte[]> mix = new LinkedHashMap<>(CLASSES);
    mix.keySet().removeAll(typesOfOtherStages(suite));
    byte[] mutant = PitState.mutant();
    if (mutant == null) {
      PitState.setReached(mix.keySet(), true);
    } else if (mutant != importedMutant) {
      IMPORTED.clear();
      importedMutant = mutant;
    }
    mix.computeIfPresent(PitState.mutatedClass(), (type, original) -> mutant);
    return IMPORTED.computeIfAbsent(suite, any -> ClassImport.of(mix));
  }

  /** The classes under check of a suite, as far as they are there. */
  private static List<String> types(Class<?> suite) {
    Stage stage = LAB.stage(suite.getAnnotation(Suite.class).stage()).orElseThrow();
    return (stage.isWholeProgram() ? LAB.replaceable() : stage.replaces())
        .stream().map(LAB::qualified).filter(CLASSES::containsKey).toList();
  }

  /** The classes, nested ones included, that stages other than the suite's replace. */
  static List<String> typesOfOtherStages(Class<?> suite) {
    List<String> others = new ArrayList<>(LAB.replaceable());
    others.replaceAll(LAB::qualified);
    others.removeAll(types(suite));
    return CLASSES.keySet().stream().filter(t -> others.contains(t.split("\\$")[0])).toList();
  }

  private static Map<String, byte[]> classes(Path folder) throws IOException {
    Map<String, byte[]> classes = new LinkedHashMap<>();
    for (Path file : files(folder, ".class")) {
      String name = folder.relativize(file).toString().replace(File.separatorChar, '.');
      classes.put(name.substring(0, name.length() - ".class".length()), Files.readAllBytes(file));
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
