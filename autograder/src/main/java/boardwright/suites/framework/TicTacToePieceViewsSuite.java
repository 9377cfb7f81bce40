package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Kind;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.games.tictactoe.TicTacToeOPieceView;
import framework.games.tictactoe.TicTacToeXPieceView;
import framework.model.GameOverStatus;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import framework.view.PieceView;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage piece-views: {@code TicTacToeXPieceView} and {@code TicTacToeOPieceView}. */
@Suite(lab = "framework", stage = "piece-views", watchesTheProgram = true)
public class TicTacToePieceViewsSuite implements StyleRules, ClassRules.PrivateFields {
  private static final String X_NAME = "framework.games.tictactoe.TicTacToeXPieceView";
  private static final String O_NAME = "framework.games.tictactoe.TicTacToeOPieceView";
  private static final String X_MAKER = "new TicTacToeXPieceView(cross)";
  private static final String O_MAKER = "new TicTacToeOPieceView(nought)";

  private final Game game = Game.ticTacToe();
  private final Player x = game.player(0);
  private final Player o = game.player(1);
  private int pieces;

  @Test
  @Check(rule = "R1", points = 2)
  @DisplayName("Each view draws its piece into its rectangle")
  void drawsSomething() {
    Piece cross = piece(x);
    PieceView view = cross(cross);
    Call.of("view.getPiece()", () -> view.getPiece())
        .on("view = " + X_MAKER)
        .returnsSame(cross, "cross");
    Piece nought = piece(o);
    PieceView other = nought(nought);
    Call.of("view.getPiece()", () -> other.getPiece())
        .on("view = " + O_MAKER)
        .returnsSame(nought, "nought");
    PieceViewChecks.drawsSomething(X_MAKER, view);
    PieceViewChecks.drawsSomething(O_MAKER, other);
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("Nothing is drawn outside of the rectangle")
  void staysInside() {
    PieceViewChecks.staysInside(X_MAKER, cross());
    PieceViewChecks.staysInside(O_MAKER, nought());
    PieceViewChecks.staysInsideOblongs(X_MAKER, cross());
    PieceViewChecks.staysInsideOblongs(O_MAKER, nought());
  }

  @Test
  @Check(rule = "R3")
  @DisplayName("The drawing grows with its rectangle")
  void grows() {
    PieceViewChecks.grows(X_MAKER, cross());
    PieceViewChecks.grows(O_MAKER, nought());
  }

  @Test
  @Check(rule = "R4", points = 2)
  @DisplayName("Cross and nought have different shapes")
  void differInShape() {
    PieceViewChecks.differInShape(X_MAKER, cross(), O_MAKER, nought());
  }

  @Test
  @Check(rule = "R5", points = 2)
  @DisplayName("The graphics is given back as it came")
  void givesBackTheGraphics() {
    PieceViewChecks.givesBackTheGraphics(X_MAKER, cross());
    PieceViewChecks.givesBackTheGraphics(O_MAKER, nought());
    PieceViewChecks.givesBackTheGraphicsAtTheEnd(X_MAKER, cross(), won(x));
    PieceViewChecks.givesBackTheGraphicsAtTheEnd(O_MAKER, nought(), won(o));
  }

  @Test
  @Check(rule = "R6", points = 2)
  @DisplayName("A piece that has won looks different until the game goes on")
  void showsThatItHasWon() {
    String drawn = "over = a drawn game";
    looksOtherwise(X_MAKER, cross(), won(x), "over = a game that X has won");
    looksOtherwise(O_MAKER, nought(), won(o), "over = a game that O has won");
    looksOtherwise(X_MAKER, cross(), new GameOverStatus(true, null), drawn);
    looksOtherwise(O_MAKER, nought(), new GameOverStatus(true, null), drawn);
    looksOtherwise(X_MAKER, cross(), won(o), "over = a game that O has won");
    looksOtherwise(O_MAKER, nought(), won(x), "over = a game that X has won");
    tellsOfChanges(X_MAKER, cross());
    tellsOfChanges(O_MAKER, nought());
  }

  /** The answer is to be what one can see. */
  private void tellsOfChanges(String maker, PieceView view) {
    GameOverStatus goesOn = GameOverStatus.NOT_OVER;
    GameOverStatus drawn = new GameOverStatus(true, null);
    String before = "";
    for (GameOverStatus status : List.of(goesOn, won(x), won(x), drawn, won(o), goesOn, goesOn)) {
      Canvas old = PieceViewChecks.drawn(maker, view, PieceViewChecks.rectangle());
      boolean won = status.getWinner() != null;
      String over = won ? "wonBy" + status.getWinner().getName() : "drawn";
      String name = status.isGameOver() ? over : "notOver";
      Call<Boolean> call =
          Call.of("view.showGameOver(%s)".formatted(name), () -> view.showGameOver(status))
              .on("view = " + maker + (before.isEmpty() ? "" : ", after " + before));
      boolean changed = call.get("true or false");
      boolean seen =
          !PieceViewChecks.drawn(maker, view, PieceViewChecks.rectangle()).looksLike(old);
      if (changed != seen) {
        call.fail(
            seen + ", as it looks " + (seen ? "otherwise than before" : "the same as before"),
            "yours said " + changed);
      }
      before = "showGameOver(" + name + ")";
    }
  }

  private static void looksOtherwise(
      String maker, PieceView view, GameOverStatus over, String name) {
    String on = "view = " + maker + ", " + name;
    Canvas before = PieceViewChecks.drawn(maker, view, PieceViewChecks.rectangle());
    Call.of("view.showGameOver(over)", () -> view.showGameOver(over)).on(on).returns(true);
    Canvas after = PieceViewChecks.drawn(maker, view, PieceViewChecks.rectangle());
    Call<Canvas> drawing =
        Call.of("view.draw(graphics, rectangle)", () -> after)
            .on(on + ", then view.showGameOver(over)");
    if (after.looksLike(before)) {
      drawing.fail("another look than before", "yours looks the same");
    }
    Call.of("view.showGameOver(over)", () -> view.showGameOver(over))
        .on(on + ", then view.showGameOver(over)")
        .returns(false);
    Call.of("view.showGameOver(notOver)", () -> view.showGameOver(GameOverStatus.NOT_OVER))
        .on(on + ", then view.showGameOver(over)")
        .returns(true);
    Canvas again = PieceViewChecks.drawn(maker, view, PieceViewChecks.rectangle());
    if (!again.looksLike(before)) {
      Call.of("view.draw(graphics, rectangle)", () -> again)
          .on(on + ", then showGameOver(over), then showGameOver(notOver)")
          .fail("the look that it had at first", "yours looks otherwise");
    }
  }

  @Test
  @Check(rule = "R7")
  @DisplayName("What one view shows leaves other views alone")
  void viewsAreIndependent() {
    alone(X_MAKER, cross(), cross(), won(x));
    alone(O_MAKER, nought(), nought(), won(o));
  }

  private static void alone(String maker, PieceView one, PieceView other, GameOverStatus won) {
    Canvas before = PieceViewChecks.drawn(maker, other, PieceViewChecks.rectangle());
    Call.of("first.showGameOver(won)", () -> one.showGameOver(won)).on("first = " + maker).get();
    Canvas after = PieceViewChecks.drawn(maker, other, PieceViewChecks.rectangle());
    if (!after.looksLike(before)) {
      Call.of("second.draw(graphics, rectangle)", () -> after)
          .on("first = second = " + maker + ", then first.showGameOver(won)")
          .fail("second to look as before", "yours looks otherwise");
    }
  }

  @Test
  @Check(rule = "R8", kind = Kind.STRUCTURE)
  @DisplayName("Views look at the game and never change it")
  void changesNothing(Subject subject) {
    Roles.changesNoModel(subject, X_NAME, O_NAME);
  }

  private PieceView cross() {
    return cross(piece(x));
  }

  private PieceView cross(Piece cross) {
    return view(X_MAKER, () -> new TicTacToeXPieceView(cross));
  }

  private PieceView nought() {
    return nought(piece(o));
  }

  private PieceView nought(Piece nought) {
    return view(O_MAKER, () -> new TicTacToeOPieceView(nought));
  }

  private PieceView view(String maker, Callable<PieceView> code) {
    return new SeatedView(game, Call.of(maker, () -> game.at(code)).get("a view"));
  }

  /** A piece on its own space, as a view may ask for that. */
  private Piece piece(Player owner) {
    Space space = game.space(pieces / 3, pieces % 3);
    pieces++;
    game.put(space.getRow(), space.getColumn(), owner);
    return space.getPiece();
  }

  /** A game that this player has won. */
  private GameOverStatus won(Player player) {
    return new WinningSpacesGameOverStatus(
        player, List.of(game.space(0, 0), game.space(0, 1), game.space(0, 2)));
  }
}
