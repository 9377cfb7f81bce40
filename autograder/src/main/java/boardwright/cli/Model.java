package boardwright.cli;

import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.source.Token;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Our own answer to a lab.
 *
 * @param lab whose
 */
record Model(Lab lab) {
  private static final String ENDING = ".java";

  /** The source of a class; there may be none. */
  Path file(String type) {
    return lab.model().resolve(type + ENDING);
  }

  /**
   * What the classes of a stage do not compile without: the sources of classes of our own that no
   * stage replaces, and that these mention, or those that these mention.
   */
  List<Path> companions(Stage stage) throws IOException {
    Set<String> helpers = helpers();
    Set<String> found = new TreeSet<>();
    Deque<String> unread = new ArrayDeque<>(stage.classes());
    while (!unread.isEmpty()) {
      Path source = file(unread.remove());
      if (Files.exists(source)) {
        Set<String> mentioned = Token.words(Files.readString(source));
        mentioned.retainAll(helpers);
        mentioned.stream().filter(found::add).forEach(unread::add);
      }
    }
    return found.stream().map(this::file).toList();
  }

  private Set<String> helpers() throws IOException {
    if (!Files.isDirectory(lab.model())) {
      return Set.of();
    }
    try (Stream<Path> files = Files.list(lab.model())) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(ENDING))
          .map(name -> name.substring(0, name.length() - ENDING.length()))
          .filter(type -> !lab.written().contains(type))
          .collect(Collectors.toSet());
    }
  }
}
