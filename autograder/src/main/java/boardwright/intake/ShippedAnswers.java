package boardwright.intake;

import boardwright.intake.files.HandIn;
import boardwright.lab.Lab;
import boardwright.protocol.Request.Source;
import boardwright.sandbox.Shipped;
import boardwright.text.Decoder;
import boardwright.text.Note;
import boardwright.text.Printable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Says which files of a hand-in came with Boardwright, and which a student changed where they do
 * not count. It is said, and no points depend on it.
 */
final class ShippedAnswers {
  private static final int MOST_NAMED = 3;

  /** Folders of a copy of Boardwright that are no student's place to work. */
  private static final List<String> OTHERS =
      List.of("/autograder/", "/handouts/", "/labs/", "/target/");

  private final Lab lab;
  private final Shipped shipped;

  ShippedAnswers(Lab lab) {
    this.lab = lab;
    this.shipped = Shipped.of(lab.id());
  }

  /**
   * What is to be said.
   *
   * @param from the path that the hand-in lies in: of our own solutions nothing is said
   * @param sources those that count
   */
  Stream<Note> notes(Path from, HandIn handIn, List<Source> sources) {
    return Stream.concat(
        changed(handIn).stream().map(Note::of),
        isOurs(from) ? Stream.of() : same(sources).stream());
  }

  private Optional<Note> same(List<Source> sources) {
    List<String> same =
        sources.stream()
            .flatMap(
                source ->
                    shipped.answer(source.text()).stream()
                        .map(
                            answer -> "%s is %s".formatted(Printable.label(source.path()), answer)))
            .toList();
    return same.isEmpty() ? Optional.empty() : Optional.of(Note.ships(same));
  }

  private List<String> changed(HandIn handIn) {
    List<String> changed =
        handIn.unread().stream()
            .filter(file -> isWorkedOn(file.path(), file.typeName()))
            .filter(file -> !isOurPlace(file.path()) || !shipped.has(Decoder.decode(file.bytes())))
            .map(HandIn.File::path)
            .toList();
    return changed.isEmpty()
        ? List.of()
        : List.of(
            "In a copy of Boardwright only labs/%s is read. Not read, though not as it ships now: %s."
                .formatted(lab.id(), named(changed)));
  }

  private static String named(List<String> paths) {
    int shown = Math.min(MOST_NAMED, paths.size());
    String names = String.join(", ", paths.subList(0, shown));
    return paths.size() == shown ? names : "%s and %d more".formatted(names, paths.size() - shown);
  }

  /**
   * Other labs, examples and tests have classes of the same names, and students don't work on them.
   */
  private boolean isWorkedOn(String path, String typeName) {
    String place = "/" + path;
    if (place.contains("/engine/")) {
      return place.contains("/src/main/")
          && place.endsWith("/" + lab.qualified(typeName).replace('.', '/') + ".java");
    }
    if (place.contains("/solutions/")) {
      return place.contains("/solutions/" + lab.id() + "/model/");
    }
    return OTHERS.stream().noneMatch(place::contains);
  }

  /** Whether sources ship in such a place; elsewhere in a copy, a student put them there. */
  private static boolean isOurPlace(String path) {
    return ("/" + path).contains("/engine/") || ("/" + path).contains("/solutions/");
  }

  private boolean isOurs(Path from) {
    try {
      Path real = from.toRealPath();
      return Files.isDirectory(lab.solutions()) && real.startsWith(lab.solutions().toRealPath())
          || Files.isRegularFile(lab.sample()) && real.equals(lab.sample().toRealPath());
    } catch (IOException e) {
      return false;
    }
  }
}
