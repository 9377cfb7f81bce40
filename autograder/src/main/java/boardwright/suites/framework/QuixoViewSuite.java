package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Kind;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.games.quixo.QuixoPiece;
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
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage quixo-view: {@code QuixoPieceView}. */
@Suite(lab = "framework", stage = "quixo-view", watchesTheProgram = true)
public class QuixoViewSuite implements StyleRules, ClassRules.PrivateFields {
  private static final String NAME = "framework.games.quixo.QuixoPieceView";
  private static final Rectangle[] PLACES = {
    new Rectangle(0, 0, 40, 40), new Rectangle(31, 17, 24, 24), new Rectangle(20, 45, 96, 96)
  };

  /** A space in a small window. */
  private static final Rectangle SMALL = new Rectangle(50, 30, 16, 16);

  private static final int WIDTH = 140;
  private static final int HEIGHT = 160;

  /** A line that is drawn along the edge may be this wide on its outer side. */
  private static final int RIM = 1;

  @Test
  @Check(rule = "R1")
  @DisplayName("getPiece gives the cube of the constructor")
  void knowsItsCube() {
    Game game = Game.quixo();
    for (Player owner : owners(game)) {
      Piece cube = new QuixoPiece(owner);
      PieceView view = view(game, cube);
      Call.of("view.getPiece()", () -> view.getPiece())
          .on("view = " + maker(owner))
          .returnsSame(cube, "this cube");
    }
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("Every cube is seen")
  void drawsEveryCube() {
    Game game = Game.quixo();
    List<Rectangle> places = new ArrayList<>(List.of(PLACES));
    places.add(SMALL);
    for (Rectangle place : places) {
      for (Player owner : owners(game)) {
        Canvas canvas = drawn(game, owner, place);
        int points = canvas.touched(place);
        if (points * 10 < place.width * place.height) {
          draw(game, owner, place)
              .fail(
                  "a cube that covers at least a tenth of the space",
                  "yours covers " + points + " of " + place.width * place.height + " points");
        }
      }
    }
    for (Player owner : owners(game)) {
      Call<Canvas> call = drawAtTheEnd(game, owner);
      int points = call.get("a drawing").touched(PLACES[0]);
      if (points * 10 < PLACES[0].width * PLACES[0].height) {
        call.fail("a cube that covers at least a tenth of the space", "yours covers " + points);
      }
    }
  }

  @Test
  @Check(rule = "R3", points = 2)
  @DisplayName("A blank cube and the marks of both players look different")
  void tellsTheMarksApart() {
    lookDifferent(Game.quixo(), "");
    lookDifferent(Game.quixo(), ", after those of another game");
  }

  private static void lookDifferent(Game game, String when) {
    List<Player> owners = owners(game);
    for (Rectangle place : PLACES) {
      List<Call<Canvas>> drawings = sideBySide(game, place, when);
      for (int i = 0; i < owners.size(); i++) {
        int next = (i + 1) % owners.size();
        Canvas other = drawings.get(next).get("a drawing");
        int points = drawings.get(i).get("a drawing").differences(other);
        if (points * 50 < place.width * place.height) {
          drawings
              .get(i)
              .fail(
                  "at least one point in fifty another one than for " + inWords(owners.get(next)),
                  "yours has " + points + " of " + place.width * place.height);
        }
      }
    }
  }

  /** The drawings of three cubes on one board, of whose views all are made and none is drawn. */
  private static List<Call<Canvas>> sideBySide(Game game, Rectangle place, String when) {
    List<Player> owners = owners(game);
    List<Call<Canvas>> drawings = new ArrayList<>();
    for (int column = 0; column < owners.size(); column++) {
      Player owner = owners.get(column);
      game.put(0, column, owner);
      QuixoPieceView view = view(game, game.piece(0, column));
      drawings.add(
          draw(game, view, place)
              .on("view = " + maker(owner) + ", as the views of the other cubes are made" + when));
    }
    return drawings;
  }

  @Test
  @Check(rule = "R4", points = 2)
  @DisplayName("Nothing is drawn outside of the rectangle")
  void staysInside() {
    Game game = Game.quixo();
    for (Rectangle place : PLACES) {
      for (Player owner : owners(game)) {
        Point outside = drawn(game, owner, place).touchedOutside(place, RIM);
        if (outside != null) {
          draw(game, owner, place)
              .fail(
                  "points from (%d, %d) to (%d, %d)"
                      .formatted(
                          place.x, place.y, place.x + place.width - 1, place.y + place.height - 1),
                  "yours drew on (%d, %d)".formatted(outside.x, outside.y));
        }
      }
    }
  }

  @Test
  @Check(rule = "R5", points = 2)
  @DisplayName("The Graphics2D is given back as it came")
  void givesTheGraphicsBack() {
    Game game = Game.quixo();
    for (Player owner : owners(game)) {
      String changes = drawn(game, owner, PLACES[1]).changes();
      if (!changes.isEmpty()) {
        draw(game, owner, PLACES[1]).fail("the graphics as it was before", changes);
      }
    }
    for (Player owner : owners(game)) {
      Call<Canvas> call = drawAtTheEnd(game, owner);
      String changes = changes(call);
      if (!changes.isEmpty()) {
        call.fail("the graphics as it was before", changes);
      }
    }
  }

  /** What a drawing changed; nothing if there is none, which is for another rule to say. */
  private static String changes(Call<Canvas> call) {
    try {
      return call.get().changes();
    } catch (CheckFailed notDrawn) {
      return "";
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

  /** Nobody and the two players. */
  private static List<Player> owners(Game game) {
    List<Player> owners = new ArrayList<>();
    owners.add(null);
    owners.addAll(game.players());
    return owners;
  }

  private static QuixoPieceView view(Game game, Piece cube) {
    return Call.of(maker(cube.getPlayer()), () -> game.at(() -> new QuixoPieceView(cube)))
        .get("a view");
  }

  private static Canvas drawn(Game game, Player owner, Rectangle place) {
    return draw(game, owner, place).get("a drawing");
  }

  /** Draws a cube after the view was told that the first player has won. */
  private static Call<Canvas> drawAtTheEnd(Game game, Player owner) {
    List<Space> row = IntStream.range(0, 5).mapToObj(column -> game.space(0, column)).toList();
    GameOverStatus over = new WinningSpacesGameOverStatus(game.player(0), row);
    game.put(0, 0, owner);
    QuixoPieceView view = view(game, game.piece(0, 0));
    return Call.of(
            "view.draw(graphics, rectangle)",
            () ->
                game.at(
                    () -> {
                      view.showGameOver(over);
                      return Canvas.draw(
                          WIDTH, HEIGHT, graphics -> view.draw(graphics, new Rectangle(PLACES[0])));
                    }))
        .on("view = " + maker(owner) + ", after view.showGameOver(over)");
  }

  private static Call<Canvas> draw(Game game, Player owner, Rectangle place) {
    // On a board, as a view may ask for the space of its cube.
    game.put(0, 0, owner);
    return draw(game, view(game, game.piece(0, 0)), place).on("view = " + maker(owner));
  }

  private static Call<Canvas> draw(Game game, QuixoPieceView view, Rectangle place) {
    return Call.of(
        "view.draw(graphics, new Rectangle(%d, %d, %d, %d))"
            .formatted(place.x, place.y, place.width, place.height),
        () ->
            game.at(
                () ->
                    Canvas.draw(
                        WIDTH, HEIGHT, graphics -> view.draw(graphics, new Rectangle(place)))));
  }

  private static String maker(Player owner) {
    return "new QuixoPieceView(" + inWords(owner) + ")";
  }

  private static String inWords(Player owner) {
    return owner == null ? "a blank cube" : "a cube of " + owner;
  }
}
