package boardwright.lab;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/**
 * The course: the folders of the tree, with its labs.
 *
 * @param root the top of the tree
 */
public record Course(Path root) {
  /** The ids of all labs, in alphabetical order. */
  public List<String> labIds() {
    try (Stream<Path> folders = Files.list(root.resolve("labs"))) {
      return folders
          .filter(folder -> Files.isRegularFile(folder.resolve("lab.yaml")))
          .map(folder -> folder.getFileName().toString())
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads one lab.
   *
   * @return empty if there is no such lab
   * @throws ManifestException if its manifest is wrong
   */
  public Optional<Lab> lab(String id) {
    Path folder = root.resolve("labs").resolve(id);
    Path file = folder.resolve("lab.yaml");
    if (id.isBlank() || id.contains("/") || !Files.isRegularFile(file)) {
      return Optional.empty();
    }
    Lab.Manifest manifest = ManifestFile.read(file, "labs/" + id + "/lab.yaml");
    Catalog catalog = catalog(id);
    List<CheckSpec> ordered =
        manifest.stages().stream()
            .flatMap(
                stage ->
                    catalog.checks().stream().filter(check -> check.stage().equals(stage.id())))
            .toList();
    return Optional.of(
        new Lab(id, folder, manifest, ordered, catalog.provided(), catalog.fixtures()));
  }

  /** All labs, in alphabetical order. */
  public List<Lab> labs() {
    return labIds().stream().map(this::lab).flatMap(Optional::stream).toList();
  }

  private static Catalog catalog(String id) {
    try (InputStream in = Course.class.getResourceAsStream("/" + Catalog.resource(id))) {
      if (in == null) {
        throw new ManifestException(
            "labs/" + id + "/lab.yaml: expected suites for this lab, but the build found none");
      }
      return JsonMapper.shared().readValue(in, Catalog.class);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
