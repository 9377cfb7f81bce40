package boardwright.catalog;

import boardwright.lab.Catalog;
import boardwright.lab.CheckSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Writes the catalog of one lab: part of the build of its suites, after they are compiled. */
public final class CatalogWriter {
  private CatalogWriter() {}

  /**
   * Writes the catalog.
   *
   * @param args the folder of the suites' classes, to which it is written; the folder of the
   *     engine, with a compiled module for the lab; and the names of the modules there that the
   *     lab's own stands on
   */
  public static void main(String[] args) throws IOException {
    Path classes = Path.of(args[0]);
    Path engine = Path.of(args[1]);
    String lab = "";
    List<CheckSpec> checks = new ArrayList<>();
    for (Path file : classFiles(classes.resolve("boardwright/suites"))) {
      SuiteClass suite = SuiteClass.read(Files.readAllBytes(file), classes);
      if (suite.isSuite()) {
        lab = suite.lab();
        checks.addAll(suite.checks());
      }
    }
    if (lab.isEmpty()) {
      return; // its suites are still to be written
    }
    checks.sort(Comparator.comparing(CheckSpec::rule, CheckSpec.ORDER_OF_RULES));
    SortedMap<String, List<String>> program = new TreeMap<>();
    List<String> modules = new ArrayList<>(List.of(args).subList(2, args.length));
    modules.add(lab);
    for (String module : modules) {
      for (String name : classNames(engine.resolve(module + "/target/classes"), "")) {
        String top = name.substring(0, name.indexOf('.'));
        program.computeIfAbsent(top, first -> new ArrayList<>()).add(name);
      }
    }
    List<String> own = program.remove(lab);
    Catalog catalog = new Catalog(lab, own, program, classNames(classes, lab), checks);
    JsonMapper json = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
    Path target = classes.resolve(Catalog.resource(lab));
    Files.createDirectories(target.getParent());
    writeIfChanged(target, json.writeValueAsString(catalog) + "\n");
  }

  /** What is the same stays as it is, so that nothing that depends on it is made again. */
  private static void writeIfChanged(Path file, String text) throws IOException {
    if (!Files.exists(file) || !Files.readString(file).equals(text)) {
      Files.writeString(file, text);
    }
  }

  private static List<String> classNames(Path root, String folder) throws IOException {
    return classFiles(root.resolve(folder)).stream()
        .map(file -> root.relativize(file).toString())
        .map(name -> name.replace('\\', '/').replace('/', '.').replaceAll("\\.class$", ""))
        .filter(name -> !name.endsWith("package-info"))
        .toList();
  }

  private static List<Path> classFiles(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".class")).sorted().toList();
    }
  }
}
