package boardwright.lab;

import boardwright.protocol.Versions;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The course: the folders of the tree, with its labs, and the jars of labs from elsewhere.
 *
 * @param root the top of the tree
 */
public record Course(Path root) {
  /**
   * The ids of all labs, in the order of the syllabus, those that it doesn't name at the end. A
   * folder whose suites are still to be written is none of them, and disturbs none.
   *
   * @throws ManifestException if the syllabus is wrong
   */
  public List<String> labIds() {
    Syllabus syllabus = syllabus();
    try (Stream<Path> folders = Files.list(labsFolder())) {
      return folders
          .map(path -> path.getFileName().toString().replaceFirst("\\.jar$", ""))
          .distinct()
          .filter(id -> hasJar(labsFolder().resolve(id)) || hasManifest(labsFolder().resolve(id)))
          .filter(id -> Course.class.getResource("/" + Catalog.resource(id)) != null)
          .sorted(Comparator.comparing(syllabus::place).thenComparing(Comparator.naturalOrder()))
          .toList();
    } catch (IOException e) {
      throw new ManifestException(labsFolder() + ": expected a folder with the labs");
    }
  }

  /**
   * Reads one lab.
   *
   * @return empty if there is no such lab
   * @throws ManifestException if its manifest is wrong
   */
  public Optional<Lab> lab(String id) {
    return lab(id, "");
  }

  /**
   * Reads one lab, as it is for a section of a class.
   *
   * @param settings YAML whose keys take the place of those in lab.yaml; empty for none
   * @return empty if there is no such lab
   * @throws ManifestException if its manifest, or one of the settings, is wrong
   */
  public Optional<Lab> lab(String id, String settings) {
    if (!id.matches("\\w[\\w-]*")) {
      return Optional.empty();
    }
    Path folder = labsFolder().resolve(id);
    if (hasJar(folder)) {
      catalog(id); // says first whether the jar fits this program
    } else if (!hasManifest(folder)) {
      return Optional.empty();
    }
    Path home = LabJar.home(root.toAbsolutePath().normalize(), id);
    ManifestFile read = ManifestFile.read(ManifestFile.parts(id, folder, home), settings);
    Manifest manifest = read.manifest();
    Catalog catalog = catalog(id);
    List<CheckSpec> ordered =
        manifest.stages().stream()
            .flatMap(
                stage ->
                    Stream.concat(
                        catalog.checks().stream()
                            .filter(check -> check.stage().equals(stage.id()))
                            .map(check -> check.in(stage)),
                        stage.criteria().stream()))
            .toList();
    List<String> provided = new ArrayList<>(catalog.provided());
    for (String module : manifest.uses()) {
      provided.addAll(catalog.below().getOrDefault(module, List.of()));
    }
    Lab lab =
        new Lab(id, folder, home, manifest, ordered, List.copyOf(provided), catalog.fixtures());
    new Suitability(lab, catalog, read.lines()).check();
    if (lab.isFromElsewhere()) {
      makeFolder(lab.learnerFolder());
    }
    return Optional.of(lab);
  }

  private static boolean hasManifest(Path folder) {
    return Files.isRegularFile(folder.resolve("lab.yaml"));
  }

  private static boolean hasJar(Path folder) {
    return Files.isRegularFile(folder.resolveSibling(folder.getFileName() + LabJar.EXTENSION));
  }

  private static void makeFolder(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new ManifestException(folder + ": this folder cannot be made");
    }
  }

  /** All labs, in the order of the syllabus. */
  public List<Lab> labs() {
    return labIds().stream().map(this::lab).flatMap(Optional::stream).toList();
  }

  /**
   * The order of the labs and what they teach.
   *
   * @throws ManifestException if {@code labs/course.yaml} is wrong
   */
  public Syllabus syllabus() {
    return Syllabus.read(labsFolder().resolve("course.yaml"));
  }

  /** The folder of the labs, one folder each. */
  public Path labsFolder() {
    return root.resolve("labs");
  }

  /** The folder of the engine, one folder a module. */
  public Path engine() {
    return root.resolve("engine");
  }

  /** The folders with the sources of a lab's program, and of the modules that it uses. */
  public List<Path> engineSources(Lab lab) {
    return Stream.concat(Stream.of(lab.id()), lab.manifest().uses().stream())
        .map(module -> engine().resolve(module).resolve("src/main/java"))
        .toList();
  }

  /** The source of a class that is provided in a lab; empty if it has no file of its own. */
  public Optional<Path> engineSource(Lab lab, String type) {
    return engineSources(lab).stream()
        .map(folder -> folder.resolve(type.replace('.', '/') + ".java"))
        .filter(Files::isRegularFile)
        .findFirst();
  }

  /** The hints for the rules that are stated once for all stages. */
  public Path commonHints() {
    return root.resolve("handouts/common-hints.md");
  }

  /**
   * What the build found out about a lab.
   *
   * @throws ManifestException if it found nothing, or its suites are for another testkit
   */
  public static Catalog catalog(String id) {
    try (InputStream in = Course.class.getResourceAsStream("/" + Catalog.resource(id))) {
      if (in == null) {
        throw new ManifestException(
            "labs/" + id + "/lab.yaml: expected suites for this lab, but the build found none");
      }
      JsonNode read = JsonMapper.shared().readTree(in);
      int jar = read.path("jar").asInt(0);
      int testkit = read.path("testkit").asInt(0);
      if (jar != Versions.JAR || testkit != Versions.TESTKIT) {
        throw new ManifestException(
            ("The lab '%s' was built for testkit %d and jars of form %d, and this Boardwright has"
                    + " testkit %d and form %d. Build it again with this Boardwright.")
                .formatted(id, testkit, jar, Versions.TESTKIT, Versions.JAR));
      }
      return JsonMapper.shared().treeToValue(read, Catalog.class);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
