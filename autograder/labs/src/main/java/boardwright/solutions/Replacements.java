package boardwright.solutions;

import boardwright.solutions.Fault.Edit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Replacements in one text, all of which are found in the text as it was. */
final class Replacements {
  private final String text;
  private final List<Place> places = new ArrayList<>();

  Replacements(String text) {
    this.text = text;
  }

  /**
   * Adds a replacement.
   *
   * @throws SolutionException if the text does not have it exactly once
   */
  void add(Edit edit) {
    List<Place> found = new ArrayList<>();
    String firstLine = edit.find().lines().findFirst().orElse("");
    for (int at = text.indexOf(firstLine); at >= 0; at = text.indexOf(firstLine, at + 1)) {
      String indent = indent(at);
      String all = indented(edit.find(), indent);
      if (text.startsWith(all, at)) {
        found.add(new Place(at, at + all.length(), indented(edit.replace(), indent)));
      }
    }
    if (found.size() != 1) {
      throw new SolutionException(
          "%s has this %s, but it must have it exactly once: %s"
              .formatted(edit.file(), times(found.size()), edit.find().strip()));
    }
    Place place = found.get(0);
    if (places.stream().anyMatch(other -> other.from < place.to && place.from < other.to)) {
      throw new SolutionException(
          "two replacements in %s overlap at this: %s".formatted(edit.file(), edit.find().strip()));
    }
    places.add(place);
  }

  /** The text with all replacements made. */
  String result() {
    StringBuilder result = new StringBuilder(text);
    places.stream()
        .sorted(Comparator.comparingInt(Place::from).reversed())
        .forEach(place -> result.replace(place.from, place.to, place.with));
    return result.toString();
  }

  /** The blanks at the beginning of a line, as far as this place. */
  private String indent(int at) {
    int begin = text.lastIndexOf('\n', at - 1) + 1;
    int end = begin;
    while (end < at && (text.charAt(end) == ' ' || text.charAt(end) == '\t')) {
      end++;
    }
    return text.substring(begin, end);
  }

  private static String indented(String lines, String indent) {
    return lines.replaceAll("\n(?!\n|$)", "\n" + indent);
  }

  private static String times(int count) {
    return switch (count) {
      case 0 -> "nowhere";
      case 2 -> "twice";
      default -> count + " times";
    };
  }

  private record Place(int from, int to, String with) {}
}
