package framework.games.tictactoe;

import framework.model.Board;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.OnePiecePlayer;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import framework.play.OneSpaceGuiStrategy;
import framework.view.BoardView;
import framework.view.PieceView;
import framework.view.SpaceView;
import java.util.List;

/** Makes the objects of the game. */
public class TicTacToeFactory extends Factory {

  /**
   * Makes the factory.
   *
   * @throws InvalidSingletonInstantiationException if made by anybody else than the framework
   */
  public TicTacToeFactory() throws InvalidSingletonInstantiationException {}

  @Override
  public List<Player> createPlayers() {
    var cross = new OnePiecePlayer("Crosses", XPiece::new);
    var nought = new OnePiecePlayer("Noughts", OPiece::new);
    return List.of(cross, nought);
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    return List.of(new OneSpaceGuiStrategy(), new FirstFree(), new TicTacToeRandomStrategy());
  }

  @Override
  public BoardView createBoardView(Board board) {
    return new TicTacToeBoardView(board);
  }

  @Override
  public SpaceView createSpaceView(BoardView boardView, Space space) {
    return new TicTacToeSpaceView(boardView, space);
  }

  @Override
  public PieceView createPieceView(Piece piece) {
    return switch (piece.getClass().getSimpleName()) {
      case "XPiece" -> new TicTacToeXPieceView(piece);
      case "OPiece" -> new TicTacToeOPieceView(piece);
      default -> throw new IllegalArgumentException("No view for " + piece);
    };
  }

  /** Goes to the first space that is free. */
  private static final class FirstFree extends Strategy {
    FirstFree() {
      super("First free");
    }

    @Override
    protected void moveHook() throws InterruptedException {
      for (var space : Board.instance()) {
        if (space.isEmpty() && getPlayer() instanceof OnePiecePlayer player) {
          tryMove(Factory.instance().createNewPieceMove(this, player.createPiece(), space));
          return;
        }
      }
    }
  }
}
