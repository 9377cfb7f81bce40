package boardwright.suites.framework;

import boardwright.protocol.Kind;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.ClassRules;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.games.tictactoe.OPiece;
import framework.games.tictactoe.XPiece;
import framework.model.GameOverStatus;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import framework.view.PieceView;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;

/** Stage piece-views: {@code TicTacToeXPieceView} and {@code TicTacToeOPieceView}. */
@Suite(lab = "framework", stage = "piece-views", watchesTheProgram = true)
public class TicTacToePieceViewsSuite implements StyleRules, ClassRules.PrivateFields {
  private static final String X = "new TicTacToeXPieceView(cross)";
  private static final String O = "new TicTacToeOPieceView(nought)";
  private static final GameOverStatus NOT_OVER = GameOverStatus.NOT_OVER;
  private static final GameOverStatus DRAWN = new GameOverStatus(true, null);

  private final Game game = Game.ticTacToe().begun();
  private int pieces;

  /** A new view of a piece on its own space, as a view may ask for that. */
  private PieceInView view(String maker) {
    Player owner = game.player(owner(maker));
    return view(maker, maker.equals(X) ? new XPiece(owner) : new OPiece(owner));
  }

  /** The same of this piece. */
  private PieceInView view(String maker, Piece piece) {
    Space space = game.space(pieces++);
    game.context().run(() -> space.placePiece(piece));
    game.session().let(maker.equals(X) ? "cross" : "nought", piece);
    game.session().run("view = " + maker);
    return new PieceInView(game, maker, (PieceView) game.session().get("view"));
  }

  private static int owner(String maker) {
    return maker.startsWith(X) ? 0 : 1;
  }

  /** Checks a view of each class. */
  private void each(Consumer<PieceInView> check) {
    Stream.of(X, O).map(maker -> view(maker)).forEach(check);
  }

  private GameOverStatus won(int player) {
    List<Space> line = List.of(game.space(0), game.space(1), game.space(2));
    return new WinningSpacesGameOverStatus(game.player(player), line);
  }

  @Check(rule = "R1", points = 2)
  @DisplayName("Each view draws its piece into its rectangle")
  void drawsSomething() {
    view(X);
    game.session().ask("view.getPiece()").is("cross");
    view(O);
    game.session().ask("view.getPiece()").is("nought");
    each(PieceInView::drawsSomething);
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("Nothing is drawn outside of the rectangle")
  void staysInside() {
    each(view -> view.staysInside(PieceInView.SQUARES));
    each(view -> view.staysInside(PieceInView.OBLONGS));
  }

  @Check(rule = "R3")
  @DisplayName("The drawing grows with its rectangle")
  void grows() {
    each(PieceInView::grows);
  }

  @Check(rule = "R4", points = 2)
  @DisplayName("Cross and nought have different shapes")
  void differInShape() {
    view(X).differsInShape(view(O));
  }

  @Check(rule = "R5", points = 2)
  @DisplayName("The graphics is given back as it came")
  void givesBackTheGraphics() {
    each(PieceInView::givesBackTheGraphics);
    each(view -> winning(view).ifPresent(PieceInView::givesBackTheGraphics));
  }

  /** The view of a piece that has won; nothing if that cannot be shown, which is R6's affair. */
  private Optional<PieceInView> winning(PieceInView view) {
    try {
      PieceInView winner = view.told("over", won(owner(view.maker())));
      winner.drawn();
      return Optional.of(winner);
    } catch (CheckFailed cannotBeShown) {
      return Optional.empty();
    }
  }

  @Check(rule = "R6", points = 2)
  @DisplayName("A piece that has won looks different until the game goes on")
  void showsThatItHasWon() {
    each(view -> show(view, NOT_OVER, won(0), won(0), NOT_OVER, NOT_OVER));
    each(view -> show(view, won(1), won(1), NOT_OVER, DRAWN, DRAWN, NOT_OVER));
    each(view -> show(view, DRAWN, won(0), won(1), DRAWN, won(0), NOT_OVER));
  }

  /** Shows one status after the other, and looks at the view after each. */
  private void show(PieceInView view, GameOverStatus... statuses) {
    Canvas first = view.drawn();
    Canvas before = first;
    String on = "view = " + view.maker();
    for (GameOverStatus status : statuses) {
      Player winner = status.getWinner();
      String over = winner == null ? "drawn" : "wonBy" + winner.getName();
      String written = "view.showGameOver(%s)".formatted(status.isGameOver() ? over : "notOver");
      Call<Boolean> call = game.call(written, () -> view.view().showGameOver(status)).on(on);
      boolean changed = call.get("true or false");
      Canvas now = view.drawn();
      boolean asAtFirst = now.looksLike(first);
      if (status.isGameOver()) {
        call.require(!asAtFirst, "another look than before", "yours looks the same");
      } else {
        call.require(asAtFirst, "the look that it had at first", "yours looks different");
      }
      String expected = changed ? "false: it looks as before" : "true: it looks different now";
      call.require(changed != now.looksLike(before), expected, "yours said " + changed);
      before = now;
      on += "\n" + written;
    }
  }

  @Check(rule = "R7")
  @DisplayName("What one view shows leaves other views alone")
  void viewsAreIndependent() {
    each(
        first -> {
          PieceInView second = view(first.maker());
          second.draws();
          Canvas before = second.drawn();
          GameOverStatus won = won(owner(first.maker()));
          game.call("first.showGameOver(won)", () -> first.view().showGameOver(won))
              .on("first = %s\nsecond = %1$s".formatted(first.maker()))
              .as(any -> second.drawn().looksLike(before))
              .require(same -> same, "second to look as before", no -> "yours looks different");
        });
  }

  @Check(rule = "R4", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Each view draws its own shape, whatever piece it is given")
  void drawsItsOwnShape() {
    view(X).differsInShape(view(O));
    Player first = game.player(0);
    Player second = game.player(1);
    view(X, new OPiece(second)).hasTheShapeOf(view(X), "a cross, though its piece is an OPiece");
    view(O, new XPiece(first)).hasTheShapeOf(view(O), "a nought, though its piece is an XPiece");
    view(X, new Piece(second)).hasTheShapeOf(view(X), "a cross, though its piece is a Piece");
  }

  @Check(rule = "R7", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("No static field keeps a part of a game")
  void sharesNothing(Subject subject) {
    Roles.sharesNothing(subject);
  }

  @Check(rule = "R8", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Views and their helpers look at the game and never change it")
  void changesNothing(Subject subject) {
    Roles.changesNoModel(subject);
  }
}
