package boardwright.catalog;

import boardwright.lab.Catalog;
import boardwright.lab.CheckSpec;
import boardwright.protocol.Versions;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes the catalog of one lab, and what its program's classes promise: part of the build of its
 * suites, after they are compiled.
 */
public final class CatalogWriter {
  private CatalogWriter() {}

  /**
   * Writes both, unless the catalog is newer than all that they are made of.
   *
   * @param args the folder of the suites' classes, to which they are written; the folder of the
   *     engine, with a compiled module for the lab; and the names of the modules there that the
   *     lab's own stands on
   */
  public static void main(String[] args) throws IOException {
    Path classes = Path.of(args[0]);
    Path engine = Path.of(args[1]);
    List<String> modules = new ArrayList<>(List.of(args).subList(2, args.length));
    if (isFresh(classes, engine, modules)) {
      return;
    }
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
    modules.add(lab);
    for (String module : modules) {
      for (String name : classNames(engine.resolve(module + "/target/classes"), "")) {
        String top = name.substring(0, name.indexOf('.'));
        program.computeIfAbsent(top, first -> new ArrayList<>()).add(name);
      }
    }
    List<String> own = program.remove(lab);
    Catalog catalog =
        new Catalog(
            Versions.JAR, Versions.TESTKIT, lab, own, program, classNames(classes, lab), checks);
    JsonMapper json = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
    Path target = classes.resolve(Catalog.resource(lab));
    Files.createDirectories(target.getParent());
    Files.writeString(target, json.writeValueAsString(catalog) + "\n");
    ReferenceWriter.write(classes, lab, modules.stream().map(engine::resolve).toList());
  }

  /** Whether there is a catalog, and it is newer than the classes and the program that made it. */
  private static boolean isFresh(Path classes, Path engine, List<String> modules)
      throws IOException {
    Path folder = classes.resolve("boardwright/catalog");
    String[] catalogs = folder.toFile().list((in, name) -> name.endsWith(".json"));
    if (catalogs == null || catalogs.length != 1) {
      return false;
    }
    List<Path> from = classFiles(classes);
    from.add(program());
    String lab = catalogs[0].replace(".json", "");
    for (String module : Stream.concat(modules.stream(), Stream.of(lab)).toList()) {
      from.addAll(classFiles(engine.resolve(module + "/target/classes")));
    }
    long written = folder.resolve(catalogs[0]).toFile().lastModified();
    return from.stream().allMatch(file -> file.toFile().lastModified() < written);
  }

  /** Where this program lies. */
  private static Path program() {
    try {
      return Path.of(
          CatalogWriter.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
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
      return new ArrayList<>();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".class"))
          .sorted()
          .collect(Collectors.toCollection(ArrayList::new));
    }
  }
}
