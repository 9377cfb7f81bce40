package boardwright.catalog;

import static java.util.stream.Collectors.joining;

import boardwright.lab.Catalog;
import boardwright.lab.CheckSpec;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Writes the catalog of every lab: part of the build, after the suites are compiled. */
public final class CatalogWriter {
  private CatalogWriter() {}

  /**
   * Writes the catalogs, and the names of all classes of the engine.
   *
   * @param args the folder to write to, that of the suites' classes, then the folders or jars of
   *     the engine
   */
  public static void main(String[] args) throws IOException {
    Path classes = Path.of(args[0]);
    Map<String, List<CheckSpec>> checks = new LinkedHashMap<>();
    Path suites = Path.of(args[1]);
    for (Path file : classFiles(suites.resolve("boardwright/suites"))) {
      SuiteClass suite = SuiteClass.read(Files.readAllBytes(file), suites);
      if (suite.isSuite()) {
        checks.computeIfAbsent(suite.lab(), lab -> new ArrayList<>()).addAll(suite.checks());
      }
    }
    checks
        .values()
        .forEach(all -> all.sort(Comparator.comparing(CheckSpec::rule, CheckSpec.ORDER_OF_RULES)));
    List<String> engine = new ArrayList<>();
    for (int i = 2; i < args.length; i++) {
      engine.addAll(classNames(Path.of(args[i]), ""));
    }
    Path names = classes.resolve(Catalog.ENGINE);
    Files.createDirectories(names.getParent());
    String sorted = engine.stream().distinct().sorted().map(n -> n + "\n").collect(joining());
    writeIfChanged(names, sorted);
    JsonMapper json = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
    for (Map.Entry<String, List<CheckSpec>> lab : checks.entrySet()) {
      String id = lab.getKey();
      List<String> provided =
          engine.stream().filter(name -> name.startsWith(id + ".")).distinct().toList();
      Catalog catalog = new Catalog(id, provided, classNames(suites, id), lab.getValue());
      Path target = classes.resolve(Catalog.resource(id));
      Files.createDirectories(target.getParent());
      writeIfChanged(target, json.writeValueAsString(catalog) + "\n");
    }
  }

  /** What is the same stays as it is, so that nothing that depends on it is made again. */
  private static void writeIfChanged(Path file, String text) throws IOException {
    if (!Files.exists(file) || !Files.readString(file).equals(text)) {
      Files.writeString(file, text);
    }
  }

  private static List<String> classNames(Path folderOrJar, String lab) throws IOException {
    if (Files.isDirectory(folderOrJar)) {
      return classNames(folderOrJar, folderOrJar.resolve(lab));
    }
    try (FileSystem jar = FileSystems.newFileSystem(folderOrJar)) {
      Path root = jar.getPath("/");
      return classNames(root, root.resolve(lab));
    }
  }

  private static List<String> classNames(Path root, Path folder) {
    return classFiles(folder).stream()
        .map(file -> root.relativize(file).toString())
        .map(name -> name.replace('\\', '/').replace('/', '.').replaceAll("\\.class$", ""))
        .filter(name -> !name.endsWith("package-info"))
        .toList();
  }

  private static List<Path> classFiles(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".class")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
