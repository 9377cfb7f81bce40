package boardwright.suites.framework;

import boardwright.protocol.Kind;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import com.tngtech.archunit.core.domain.JavaClass;
import framework.games.quixo.QuixoPieceView;
import framework.model.GameOverStatus;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import framework.view.PieceView;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;

/** Stage quixo-view: {@code QuixoPieceView}. */
@Suite(lab = "framework", stage = "quixo-view", watchesTheProgram = true)
public class QuixoViewSuite implements StyleRules, ClassRules.PrivateFields {
  private static final List<String> CUBES = List.of("a blank cube", "a cube of X", "a cube of O");

  /** A space in a small window. */
  private static final Rectangle SMALL = new Rectangle(50, 30, 16, 16);

  /** Views of three cubes of a new board, all made before one of them is asked. */
  private static List<PieceInView> views() {
    Game game = Game.quixo().begun();
    List<PieceInView> views = new ArrayList<>();
    for (int i = 0; i < CUBES.size(); i++) {
      String maker = "new QuixoPieceView(" + CUBES.get(i) + ")";
      game.put(i, i == 0 ? null : game.player(i - 1));
      Piece cube = game.space(i).getPiece();
      PieceView view = game.call(maker, () -> new QuixoPieceView(cube)).get("a view");
      views.add(new PieceInView(game, maker, view));
    }
    return views;
  }

  /** The same after each view was told that X has won. */
  private static List<PieceInView> viewsAtTheEnd() {
    List<Space> row = IntStream.range(0, 5).mapToObj(column -> new Space(0, column)).toList();
    GameOverStatus over = new WinningSpacesGameOverStatus(new Player("X"), row);
    return views().stream().map(view -> view.told("over", over)).toList();
  }

  @Check(rule = "R1")
  @DisplayName("getPiece gives the cube of the constructor")
  void knowsItsCube() {
    views().get(0).draws();
    SnippetSession session = Game.quixo().begun().session().let("X", new Player("X"));
    for (String owner : List.of("null", "X")) {
      session.run("cube = new QuixoPiece(%s)", owner).run("view = new QuixoPieceView(cube)");
      session.ask("view.getPiece()").is("cube");
    }
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("Every cube is seen")
  void drawsEveryCube() {
    PieceInView.SQUARES.forEach(place -> covers(place, views()));
    covers(SMALL, views());
    covers(PieceInView.SQUARES.get(0), viewsAtTheEnd());
  }

  private static void covers(Rectangle place, List<PieceInView> views) {
    int all = place.width * place.height;
    for (PieceInView view : views) {
      view.drawing(place)
          .as(canvas -> canvas.touched(place))
          .require(
              points -> points * 10 >= all,
              "a cube that covers at least a tenth of the space",
              points -> "yours covers %d of %d points".formatted(points, all));
    }
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("A blank cube and the marks of both players look different")
  void tellsTheMarksApart() {
    for (Rectangle place : PieceInView.SQUARES) {
      int all = place.width * place.height;
      List<PieceInView> views = views();
      for (int i = 0; i < CUBES.size(); i++) {
        int next = (i + 1) % CUBES.size();
        views
            .get(i)
            .drawing(place)
            .as(canvas -> canvas.differences(views.get(next).drawn(place)))
            .require(
                points -> points * 50 >= all,
                "at least one point in fifty another one than for " + CUBES.get(next),
                points -> "yours has %d of %d".formatted(points, all));
      }
    }
  }

  @Check(rule = "R4", points = 2)
  @DisplayName("Nothing is drawn outside of the rectangle")
  void staysInside() {
    views().forEach(view -> view.staysInside(PieceInView.SQUARES));
  }

  @Check(rule = "R5", points = 2)
  @DisplayName("The Graphics2D is given back as it came")
  void givesTheGraphicsBack() {
    views().forEach(PieceInView::givesBackTheGraphics);
    viewsAtTheEnd().forEach(PieceInView::givesBackTheGraphics);
  }

  @Check(rule = "R6", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("QuixoPieceView is a PieceView that changes nothing and shares nothing")
  void isPieceView(Subject subject) {
    Structure.each(subject).forEach(one -> one.extendsClass(PieceView.class));
    Roles.changesNothing(subject, Roles.CHANGES);
    Roles.sharesNothing(subject);
  }

  @Check(rule = "R7", kind = Kind.STRUCTURE)
  @DisplayName("It prints nothing")
  void printsNothing(Subject subject) {
    Structure.each(subject).forEach(Structure::printsNothing);
  }

  @Check(rule = "R8", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("The view draws the cube, and no class of the model does")
  void drawsByItself(Subject subject) {
    Roles.knowsNoView(
        subject,
        subject.classes().stream().filter(Roles::isOfTheModel).map(JavaClass::getName).toList());
  }
}
