package framework.games.tictactoe;

import framework.model.*;
import framework.play.*;
import framework.view.*;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Everything nameless. */
public final class TicTacToeFactory extends Factory {
  private static final Map<Class<?>, Function<Piece, PieceView>> VIEWS = new LinkedHashMap<>();

  static {
    VIEWS.put(XPiece.class, piece -> new TicTacToeXPieceView(piece) {});
    VIEWS.put(OPiece.class, TicTacToeOPieceView::new);
  }

  /** Makes it. */
  public TicTacToeFactory() throws InvalidSingletonInstantiationException {}

  @Override
  public ArrayList<Player> createPlayers() {
    ArrayList<Player> players = new ArrayList<>();
    players.add(
        new OnePiecePlayer("Kreuz", XPiece::new) {
          @Override
          public String toString() {
            return "+";
          }
        });
    players.add(new OnePiecePlayer("ring", OPiece::new));
    return players;
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    return List.of(
        new OneSpaceGuiStrategy() {},
        new Strategy("First free") {
          @Override
          protected void moveHook() throws InterruptedException {
            for (Space space : Board.instance()) {
              if (space.isEmpty()
                  && tryMove(Factory.instance().createMove(this, getPlayer(), List.of(space)))) {
                return;
              }
            }
          }
        });
  }

  @Override
  public TicTacToeBoardView createBoardView(Board board) {
    return new TicTacToeBoardView(board) {
      private static final long serialVersionUID = 2L;
    };
  }

  @Override
  public TicTacToeSpaceView createSpaceView(BoardView boardView, Space space) {
    return new TicTacToeSpaceView(boardView, space) {};
  }

  @Override
  public PieceView createPieceView(Piece piece) {
    return VIEWS.get(piece.getClass()).apply(piece);
  }

  @Override
  public char letterOf(Piece piece) {
    return piece instanceof XPiece ? '+' : 'o';
  }
}
