package boardwright.diagram;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Draws all diagrams of the handouts: {@code ./mvnw -q -Pdiagrams -pl engine,autograder/diagrams
 * process-classes}.
 */
public final class Diagrams {
  private static final String FOLDER = "diagrams";

  private final EngineClasses engine;
  private final Path handouts;

  /**
   * The diagrams of a tree.
   *
   * @param root the top of the tree, with the engine compiled
   */
  Diagrams(Path root) {
    engine = new EngineClasses(root.resolve("engine"));
    handouts = root.resolve("handouts");
  }

  /**
   * Writes them.
   *
   * @param args the top of the tree
   */
  public static void main(String[] args) throws IOException {
    System.setProperty("java.awt.headless", "true");
    Diagrams diagrams = new Diagrams(Path.of(args[0]).toAbsolutePath().normalize());
    for (String name : diagrams.names()) {
      Files.writeString(diagrams.file(name, "svg"), diagrams.picture(name));
    }
  }

  /** The names of all diagrams that are described, such as {@code framework/model}. */
  List<String> names() throws IOException {
    List<String> names = new ArrayList<>();
    for (Path folder : folders()) {
      String lab = folder.getParent().getFileName().toString();
      try (Stream<Path> files = Files.list(folder)) {
        files
            .map(file -> file.getFileName().toString())
            .filter(file -> file.endsWith(".txt"))
            .map(file -> lab + "/" + file.substring(0, file.length() - 4))
            .sorted()
            .forEach(names::add);
      }
    }
    return names;
  }

  /** The folders with diagrams: one for each lab that has some. */
  List<Path> folders() throws IOException {
    try (Stream<Path> labs = Files.list(handouts)) {
      return labs.map(lab -> lab.resolve(FOLDER)).filter(Files::isDirectory).sorted().toList();
    }
  }

  /** The file of a diagram: its description (txt) or its picture (svg). */
  Path file(String name, String kind) {
    String[] words = name.split("/");
    return handouts.resolve(words[0]).resolve(FOLDER).resolve(words[1] + "." + kind);
  }

  /** The picture of a diagram, as it follows from its description and the engine. */
  String picture(String name) {
    Path description = file(name, "txt");
    Spec spec = Spec.read(description);
    String source =
        switch (spec.head().word()) {
          case "classes" -> ClassDiagram.source(spec, engine);
          case "sequence" -> SequenceDiagram.source(spec, engine, Scene.play(spec, engine));
          default ->
              throw spec.head()
                  .wrong("a description begins with 'classes TITLE' or 'sequence TITLE'");
        };
    return Drawing.draw(source, description.getFileName().toString(), spec.head().text());
  }
}
