package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Kind;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.games.quixo.QuixoPieceView;
import framework.model.GameOverStatus;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import framework.view.PieceView;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage quixo-view: {@code QuixoPieceView}. */
@Suite(lab = "framework", stage = "quixo-view", watchesTheProgram = true)
public class QuixoViewSuite implements StyleRules, ClassRules.PrivateFields {
  private static final String NAME = "framework.games.quixo.QuixoPieceView";
  private static final List<String> CUBES = List.of("a blank cube", "a cube of X", "a cube of O");
  private static final List<Rectangle> PLACES =
      List.of(
          new Rectangle(0, 0, 40, 40),
          new Rectangle(31, 17, 24, 24),
          new Rectangle(20, 45, 96, 96));

  /** A space in a small window. */
  private static final Rectangle SMALL = new Rectangle(50, 30, 16, 16);

  private static final int WIDTH = 140;
  private static final int HEIGHT = 160;

  /** A line that is drawn along the edge may be this wide on its outer side. */
  private static final int RIM = 1;

  /** The cubes of a new board are drawn there, after all of their views were made. */
  private static List<Call<Canvas>> drawings(Rectangle place) {
    return drawings(place, "", view -> {});
  }

  /** The same after each view was told that X has won. */
  private static List<Call<Canvas>> drawingsAtTheEnd(Rectangle place) {
    List<Space> row = IntStream.range(0, 5).mapToObj(column -> new Space(0, column)).toList();
    GameOverStatus over = new WinningSpacesGameOverStatus(new Player("X"), row);
    return drawings(place, ", after view.showGameOver(over)", view -> view.showGameOver(over));
  }

  private static List<Call<Canvas>> drawings(
      Rectangle place, String after, Consumer<PieceView> before) {
    Game game = Game.quixo();
    List<Call<Canvas>> drawings = new ArrayList<>();
    for (int i = 0; i < CUBES.size(); i++) {
      String maker = "new QuixoPieceView(" + CUBES.get(i) + ")";
      game.put(0, i, i == 0 ? null : game.player(i - 1));
      Piece cube = game.piece(0, i);
      PieceView view = game.call(maker, () -> new QuixoPieceView(cube)).get("a view");
      drawings.add(
          game.call(
                  "view.draw(graphics, new Rectangle(%d, %d, %d, %d))"
                      .formatted(place.x, place.y, place.width, place.height),
                  () -> {
                    before.accept(view);
                    return Canvas.draw(
                        WIDTH, HEIGHT, graphics -> view.draw(graphics, new Rectangle(place)));
                  })
              .on("view = " + maker + after));
    }
    return drawings;
  }

  @Test
  @Check(rule = "R1")
  @DisplayName("getPiece gives the cube of the constructor")
  void knowsItsCube() {
    SnippetSession session = Game.quixo().session().let("X", new Player("X"));
    for (String owner : List.of("null", "X")) {
      session.run("cube = new QuixoPiece(%s)", owner).run("view = new QuixoPieceView(cube)");
      session.ask("view.getPiece()").is("cube");
    }
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("Every cube is seen")
  void drawsEveryCube() {
    PLACES.forEach(place -> covers(place, drawings(place)));
    covers(SMALL, drawings(SMALL));
    covers(PLACES.get(0), drawingsAtTheEnd(PLACES.get(0)));
  }

  private static void covers(Rectangle place, List<Call<Canvas>> drawings) {
    int all = place.width * place.height;
    for (Call<Canvas> drawing : drawings) {
      int points = drawing.get("a drawing").touched(place);
      drawing.require(
          points * 10 >= all,
          "a cube that covers at least a tenth of the space",
          "yours covers %d of %d points".formatted(points, all));
    }
  }

  @Test
  @Check(rule = "R3", points = 2)
  @DisplayName("A blank cube and the marks of both players look different")
  void tellsTheMarksApart() {
    for (Rectangle place : PLACES) {
      int all = place.width * place.height;
      List<Call<Canvas>> drawings = drawings(place);
      for (int i = 0; i < CUBES.size(); i++) {
        int next = (i + 1) % CUBES.size();
        Canvas other = drawings.get(next).get("a drawing");
        int points = drawings.get(i).get("a drawing").differences(other);
        drawings
            .get(i)
            .require(
                points * 50 >= all,
                "at least one point in fifty another one than for " + CUBES.get(next),
                "yours has %d of %d".formatted(points, all));
      }
    }
  }

  @Test
  @Check(rule = "R4", points = 2)
  @DisplayName("Nothing is drawn outside of the rectangle")
  void staysInside() {
    for (Rectangle place : PLACES) {
      for (Call<Canvas> drawing : drawings(place)) {
        Point outside = drawing.get("a drawing").touchedOutside(place, RIM);
        drawing.require(
            outside == null,
            "nothing drawn outside of the rectangle",
            outside == null ? "" : "yours drew on (%d, %d)".formatted(outside.x, outside.y));
      }
    }
  }

  @Test
  @Check(rule = "R5", points = 2)
  @DisplayName("The Graphics2D is given back as it came")
  void givesTheGraphicsBack() {
    List<Call<Canvas>> drawings = drawings(PLACES.get(1));
    drawings.addAll(drawingsAtTheEnd(PLACES.get(1)));
    for (Call<Canvas> drawing : drawings) {
      String changes = drawing.get("a drawing").changes();
      drawing.require(changes.isEmpty(), "the graphics as it was before", changes);
    }
  }

  @Test
  @Check(rule = "R6", kind = Kind.STRUCTURE)
  @DisplayName("QuixoPieceView is a PieceView of the framework")
  void isPieceView(Subject subject) {
    Structure.of(subject, NAME).isA(PieceView.class, "a class that extends PieceView");
  }

  @Test
  @Check(rule = "R7", kind = Kind.STRUCTURE)
  @DisplayName("It prints nothing")
  void printsNothing(Subject subject) {
    Structure.of(subject, NAME).printsNothing();
  }
}
