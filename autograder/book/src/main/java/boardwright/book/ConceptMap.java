package boardwright.book;

import boardwright.book.CoverView.Card;
import boardwright.lab.Syllabus.Concept;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The concepts of the course as boxes, each to the right of those that it needs.
 *
 * @param boxes the concepts
 * @param arrows from a concept to one that needs it
 * @param width of the drawing
 * @param height of the drawing
 */
public record ConceptMap(List<Box> boxes, List<Arrow> arrows, int width, int height) {
  private static final int WIDE = 148;
  private static final int HIGH = 30;
  private static final int COLUMN = 180;
  private static final int ROW = 42;
  private static final int SWEEPS = 8;

  /**
   * A concept.
   *
   * @param lab the place of its lab among the labs, from 1
   * @param page the page that explains it
   */
  public record Box(String name, int lab, String page, int x, int y) {
    /** Where its name is drawn. */
    public int middle() {
      return x + WIDE / 2;
    }

    /** Where its name is drawn. */
    public int baseline() {
      return y + HIGH / 2 + 5;
    }

    /** How wide it is. */
    public int width() {
      return WIDE;
    }

    /** How high it is. */
    public int height() {
      return HIGH;
    }
  }

  /**
   * An arrow.
   *
   * @param from the name of a concept
   * @param to the name of one that needs it
   * @param path as SVG draws it
   */
  public record Arrow(String from, String to, String path) {}

  /** Draws the concepts of some labs; a need that none of them teaches is left out. */
  static ConceptMap of(List<Card> cards) {
    Map<String, Concept> concepts = new LinkedHashMap<>();
    Map<String, Card> taught = new HashMap<>();
    for (Card card : cards) {
      for (Concept concept : card.teaches()) {
        concepts.put(concept.concept(), concept);
        taught.put(concept.concept(), card);
      }
    }
    Map<String, Integer> depths = new LinkedHashMap<>();
    for (Concept concept : concepts.values()) { // those that it needs come before it
      int depth =
          needs(concept, concepts).stream().mapToInt(need -> depths.get(need) + 1).max().orElse(0);
      depths.put(concept.concept(), depth);
    }
    List<List<String>> columns = columns(concepts, depths);
    int rows = columns.stream().mapToInt(List::size).max().orElse(0);
    Map<String, Box> boxes = new LinkedHashMap<>();
    for (int column = 0; column < columns.size(); column++) {
      List<String> names = columns.get(column);
      int top = (rows - names.size()) * ROW / 2;
      for (int row = 0; row < names.size(); row++) {
        String name = names.get(row);
        Card card = taught.get(name);
        String page = card.page(concepts.get(name));
        int lab = cards.indexOf(card) + 1;
        boxes.put(name, new Box(name, lab, page, column * COLUMN + 2, top + row * ROW + 2));
      }
    }
    List<Arrow> arrows = new ArrayList<>();
    for (Concept concept : concepts.values()) {
      for (String need : needs(concept, concepts)) {
        arrows.add(arrow(boxes.get(need), boxes.get(concept.concept())));
      }
    }
    int width = Math.max(0, columns.size() - 1) * COLUMN + WIDE + 4;
    return new ConceptMap(List.copyOf(boxes.values()), arrows, width, rows * ROW);
  }

  private static List<String> needs(Concept concept, Map<String, Concept> known) {
    List<String> all = List.copyOf(known.keySet());
    int own = all.indexOf(concept.concept());
    return concept.needs().stream()
        .filter(need -> known.containsKey(need) && all.indexOf(need) < own)
        .toList();
  }

  /** The names by depth, each near the middle of those that it needs and that need it. */
  private static List<List<String>> columns(
      Map<String, Concept> concepts, Map<String, Integer> depths) {
    List<List<String>> columns = new ArrayList<>();
    depths.forEach(
        (name, depth) -> {
          while (columns.size() <= depth) {
            columns.add(new ArrayList<>());
          }
          columns.get(depth).add(name);
        });
    for (int sweep = 0; sweep < SWEEPS; sweep++) {
      Map<String, Double> places = new HashMap<>();
      for (List<String> column : columns) {
        for (int row = 0; row < column.size(); row++) {
          places.put(column.get(row), row - column.size() / 2.0);
        }
      }
      Map<String, Double> wanted = new HashMap<>();
      for (Concept concept : concepts.values()) {
        String name = concept.concept();
        double middle =
            concepts.values().stream()
                .filter(
                    other ->
                        concept.needs().contains(other.concept()) || other.needs().contains(name))
                .mapToDouble(other -> places.get(other.concept()))
                .average()
                .orElse(places.get(name));
        wanted.put(name, middle);
      }
      columns.forEach(column -> column.sort(Comparator.comparing(wanted::get)));
    }
    return columns;
  }

  private static Arrow arrow(Box from, Box to) {
    int x = from.x + WIDE;
    int y = from.y + HIGH / 2;
    int end = to.y + HIGH / 2;
    int bend = (COLUMN - WIDE) / 2 + (to.x - x) / 8;
    String path =
        "M%d %dC%d %d %d %d %d %d"
            .formatted(x, y, x + bend, y, to.x - bend - 6, end, to.x - 6, end);
    return new Arrow(from.name, to.name, path);
  }
}
