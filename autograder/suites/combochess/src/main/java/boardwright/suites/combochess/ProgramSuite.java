package boardwright.suites.combochess;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.Limits;
import boardwright.testkit.Suite;
import combochess.model.Colour;
import combochess.model.GameModel;
import combochess.model.GameSettings;
import combochess.model.Move;
import combochess.model.Piece;
import combochess.model.Square;
import combochess.model.Tile;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Stage program: all classes of the learner's together. */
@Suite(lab = "combochess", stage = "program")
public class ProgramSuite {
  private static final int TURNS = 10;

  @Check(rule = "R1", points = 2)
  @DisplayName("A game runs to its end, and every point comes from the board")
  void playsToTheEnd() {
    for (int seed = 0; seed < 4; seed++) {
      GameModel model = played(seed);
      Call.of("model.isOver()", () -> model.isOver()).on("a game of 2 * 10 turns").returns(true);
      int points = model.getScore(Colour.WHITE) + model.getScore(Colour.BLACK);
      int gone = 0;
      for (Square square : model.getSquares()) {
        Tile tile = model.getTile(square);
        gone -= tile.isBarrier() ? 1 : 0;
        gone -= tile.getPiece() == null ? 0 : tile.getPiece().getValue();
      }
      Call.of("the points of both players", () -> points)
          .on(String.join(", ", model.getNotation()))
          .returns(12 + 12 * 5 + gone);
    }
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("Taking back all turns leads to the beginning, and playing them again to the end")
  void takesEverythingBack() {
    for (int seed = 4; seed < 7; seed++) {
      GameModel model = played(seed);
      List<String> turns = model.getNotation();
      String end = drawn(model);
      String on = String.join(", ", turns);
      while (model.canUndo()) {
        Limits.renew();
        Call.run("model.undo()", () -> model.undo()).on(on).get();
      }
      Call.of("the board, when all turns are taken back", () -> drawn(model))
          .on(on)
          .returns(drawn(begun()));
      while (model.canRedo()) {
        Limits.renew();
        Call.run("model.redo()", () -> model.redo()).on(on).get();
      }
      Call.of("the board, when all turns are played again", () -> drawn(model)).on(on).returns(end);
    }
  }

  private static GameModel begun() {
    GameModel model = Call.of("new GameModel(clock)", () -> new GameModel(() -> 0)).get("a game");
    GameSettings settings = new GameSettings("Ann", "Bob", TURNS);
    Call.run("model.newGame(settings)", () -> model.newGame(settings)).get();
    return model;
  }

  /** A game to its end; the seed decides which of the legal moves is played. */
  private static GameModel played(int seed) {
    GameModel model = begun();
    for (int turn = 0; turn < 2 * TURNS; turn++) {
      Limits.renew();
      String on = String.join(", ", model.getNotation());
      List<Move> moves = Call.of("model.getLegalMoves()", () -> model.getLegalMoves()).on(on).get();
      if (moves.isEmpty()) {
        Call.run("model.pass()", () -> model.pass()).on(on).get();
        continue;
      }
      Move move = moves.get((turn * 7 + seed * 5) % moves.size());
      Call.run("model.play(" + move + ")", () -> model.play(move)).on(on).get();
    }
    return model;
  }

  private static String drawn(GameModel model) {
    return Duel.drawn(model.getBoard(), Piece::getName);
  }
}
