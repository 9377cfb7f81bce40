package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Kind;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.model.GameOverStatus;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import framework.view.PieceView;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage piece-views: {@code TicTacToeXPieceView} and {@code TicTacToeOPieceView}. */
@Suite(lab = "framework", stage = "piece-views", watchesTheProgram = true)
public class TicTacToePieceViewsSuite implements StyleRules, ClassRules.PrivateFields {
  private static final String PACKAGE = "framework.games.tictactoe.";
  private static final String X = "new TicTacToeXPieceView(cross)";
  private static final String O = "new TicTacToeOPieceView(nought)";
  private static final GameOverStatus NOT_OVER = GameOverStatus.NOT_OVER;
  private static final GameOverStatus DRAWN = new GameOverStatus(true, null);

  private final Game game = Game.ticTacToe();
  private int pieces;

  private static int owner(String maker) {
    return maker.equals(X) ? 0 : 1;
  }

  /** A new view of a piece on its own space, as a view may ask for that. */
  private PieceView view(String maker) {
    Space space = game.space(pieces / 3, pieces % 3);
    pieces++;
    game.put(space.getRow(), space.getColumn(), game.player(owner(maker)));
    game.session().let(maker.equals(X) ? "cross" : "nought", space.getPiece());
    game.session().run("view = " + maker);
    return (PieceView) game.session().get("view");
  }

  /** Checks a view of each class in the context of the game: it may ask for the board. */
  private void each(BiConsumer<String, PieceView> check) {
    for (String maker : List.of(X, O)) {
      PieceView view = view(maker);
      game.context().run(() -> check.accept(maker, view));
    }
  }

  private GameOverStatus won(int player) {
    List<Space> line = List.of(game.space(0, 0), game.space(0, 1), game.space(0, 2));
    return new WinningSpacesGameOverStatus(game.player(player), line);
  }

  @Test
  @Check(rule = "R1", points = 2)
  @DisplayName("Each view draws its piece into its rectangle")
  void drawsSomething() {
    view(X);
    game.session().ask("view.getPiece()").is("cross");
    view(O);
    game.session().ask("view.getPiece()").is("nought");
    each((maker, view) -> PieceViewChecks.drawsSomething(maker, view));
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("Nothing is drawn outside of the rectangle")
  void staysInside() {
    each((maker, view) -> PieceViewChecks.staysInside(maker, view));
    each((maker, view) -> PieceViewChecks.staysInside(maker, view, PieceViewChecks.OBLONGS));
  }

  @Test
  @Check(rule = "R3")
  @DisplayName("The drawing grows with its rectangle")
  void grows() {
    each((maker, view) -> PieceViewChecks.grows(maker, view));
  }

  @Test
  @Check(rule = "R4", points = 2)
  @DisplayName("Cross and nought have different shapes")
  void differInShape() {
    PieceView cross = view(X);
    PieceView nought = view(O);
    game.context().run(() -> PieceViewChecks.differInShape(X, cross, O, nought));
  }

  @Test
  @Check(rule = "R5", points = 2)
  @DisplayName("The graphics is given back as it came")
  void givesBackTheGraphics() {
    each((maker, view) -> PieceViewChecks.givesBackTheGraphics(maker, view));
    each(
        (maker, view) -> {
          if (canShow(maker, view, won(owner(maker)))) {
            String won = maker + ", after view.showGameOver(over)";
            PieceViewChecks.givesBackTheGraphics(won, view);
          }
        });
  }

  /** Whether the end of a game can be shown at all, which is for R6 to say. */
  private static boolean canShow(String maker, PieceView view, GameOverStatus over) {
    try {
      view.showGameOver(over);
      PieceViewChecks.drawn(maker, view, PieceViewChecks.rectangle());
      return true;
    } catch (RuntimeException | CheckFailed cannotBeShown) {
      return false;
    }
  }

  @Test
  @Check(rule = "R6", points = 2)
  @DisplayName("A piece that has won looks different until the game goes on")
  void showsThatItHasWon() {
    each((maker, view) -> show(maker, view, NOT_OVER, won(0), won(0), NOT_OVER, NOT_OVER));
    each((maker, view) -> show(maker, view, won(1), won(1), NOT_OVER, DRAWN, DRAWN, NOT_OVER));
    each((maker, view) -> show(maker, view, DRAWN, won(0), won(1), DRAWN, won(0), NOT_OVER));
  }

  /** Shows one status after the other, and looks at the view after each. */
  private static void show(String maker, PieceView view, GameOverStatus... statuses) {
    Canvas first = PieceViewChecks.drawn(maker, view, PieceViewChecks.rectangle());
    Canvas before = first;
    String on = "view = " + maker;
    for (GameOverStatus status : statuses) {
      Player winner = status.getWinner();
      String over = winner == null ? "drawn" : "wonBy" + winner.getName();
      String written = "view.showGameOver(%s)".formatted(status.isGameOver() ? over : "notOver");
      Call<Boolean> call = Call.of(written, () -> view.showGameOver(status)).on(on);
      boolean changed = call.get("true or false");
      Canvas now = PieceViewChecks.drawn(maker, view, PieceViewChecks.rectangle());
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

  @Test
  @Check(rule = "R7")
  @DisplayName("What one view shows leaves other views alone")
  void viewsAreIndependent() {
    each(
        (maker, first) -> {
          PieceView second = view(maker);
          Canvas before = PieceViewChecks.drawn(maker, second, PieceViewChecks.rectangle());
          GameOverStatus won = won(owner(maker));
          Call<Boolean> call = Call.of("first.showGameOver(won)", () -> first.showGameOver(won));
          call = call.on("first = " + maker + "\nsecond = " + maker);
          call.get();
          Canvas after = PieceViewChecks.drawn(maker, second, PieceViewChecks.rectangle());
          call.require(
              after.looksLike(before), "second to look as before", "yours looks different");
        });
  }

  @Test
  @Check(rule = "R8", kind = Kind.STRUCTURE)
  @DisplayName("Views look at the game and never change it")
  void changesNothing(Subject subject) {
    Roles.changesNoModel(subject, PACKAGE + "TicTacToeXPieceView", PACKAGE + "TicTacToeOPieceView");
  }
}
