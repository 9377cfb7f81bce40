package framework.games.connectfour;

import framework.Board;
import framework.BoardView;
import framework.Factory;
import framework.InvalidSingletonInstantiationException;
import framework.Move;
import framework.MoveController;
import framework.NewPieceMove;
import framework.OnePiecePlayer;
import framework.OneSpaceGuiStrategy;
import framework.Piece;
import framework.PieceView;
import framework.Player;
import framework.Space;
import framework.SpaceView;
import framework.Strategy;
import java.awt.Color;
import java.util.List;

/** Makes the objects of Connect Four. */
public class ConnectFourFactory extends Factory {

  /** The name of the player who begins. */
  static final String FIRST = "Red";

  private static final String SECOND = "Yellow";

  /**
   * Makes the factory; {@link Factory#instance} calls this.
   *
   * @throws InvalidSingletonInstantiationException if anybody else does
   */
  public ConnectFourFactory() throws InvalidSingletonInstantiationException {}

  @Override
  public List<Player> createPlayers() {
    return List.of(new OnePiecePlayer(FIRST, Piece::new), new OnePiecePlayer(SECOND, Piece::new));
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    return List.of(new OneSpaceGuiStrategy(), new ConnectFourRandomStrategy());
  }

  /** A disc may be dropped by any space of a column; it falls as far as it can. */
  @Override
  public Move createNewPieceMove(MoveController controller, Piece piece, Space space) {
    Space landing = ((ConnectFourBoard) space.getBoard()).landing(space.getColumn());
    return new NewPieceMove(controller, piece, landing);
  }

  @Override
  public BoardView createBoardView(Board board) {
    BoardView view = new BoardView(board);
    view.setBackground(new Color(0x1F4E79));
    return view;
  }

  @Override
  public SpaceView createSpaceView(BoardView boardView, Space space) {
    return new ConnectFourSpaceView(boardView, space);
  }

  @Override
  public PieceView createPieceView(Piece piece) {
    return new ConnectFourPieceView(piece);
  }
}
