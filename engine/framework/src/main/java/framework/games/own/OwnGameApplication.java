package framework.games.own;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.OnePiecePlayer;
import framework.model.Piece;
import framework.model.Player;
import framework.model.SingletonSupplier;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import framework.play.OneSpaceGuiStrategy;
import framework.saved.SavingApplication;
import framework.view.Palette;
import framework.view.PieceView;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.List;

/**
 * The program of your own game. This one is a placeholder: three spaces in a row, and whoever takes
 * the last one wins.
 *
 * <p>Its other classes are nested here, so that nothing of this game is left when another one takes
 * its place.
 */
public class OwnGameApplication extends SavingApplication {

  private static final String FIRST = "A";
  private static final String SECOND = "B";

  /** Makes the program; it begins with {@link #setUp}. */
  public OwnGameApplication() {}

  @Override
  public String getName() {
    return "Last of three";
  }

  @Override
  protected SingletonSupplier<? extends Factory> getFactoryMaker() {
    return RowFactory::new;
  }

  @Override
  protected SingletonSupplier<? extends Board> getBoardMaker() {
    return RowBoard::new;
  }

  /** Three spaces in a row. */
  private static final class RowBoard extends Board {

    private static final int LENGTH = 3;

    RowBoard() throws InvalidSingletonInstantiationException {
      super(1, LENGTH);
    }

    @Override
    protected GameOverStatus gameOverHook() {
      return isFull()
          ? new GameOverStatus(true, getLastMove().getPlayer())
          : GameOverStatus.NOT_OVER;
    }
  }

  /** Makes the objects of the game. */
  private static final class RowFactory extends Factory {

    RowFactory() throws InvalidSingletonInstantiationException {}

    @Override
    public List<Player> createPlayers() {
      return List.of(new OnePiecePlayer(FIRST, Piece::new), new OnePiecePlayer(SECOND, Piece::new));
    }

    @Override
    public List<Strategy> createPrototypeStrategies() {
      return List.of(new OneSpaceGuiStrategy(), new NextSpaceStrategy());
    }

    @Override
    public PieceView createPieceView(Piece piece) {
      return new StonePieceView(piece);
    }
  }

  /** Takes the first empty space. */
  private static final class NextSpaceStrategy extends Strategy {

    NextSpaceStrategy() {
      super("First empty space");
    }

    @Override
    protected void moveHook() throws InterruptedException {
      for (Space space : getBoard()) {
        if (space.isEmpty()) {
          Piece piece = ((OnePiecePlayer) getPlayer()).createPiece();
          tryMove(getBoard().getFactory().createNewPieceMove(this, piece, space));
          return;
        }
      }
    }
  }

  /** Draws a stone: the first player's are round, the second player's have corners. */
  private static final class StonePieceView extends PieceView {

    StonePieceView(Piece piece) {
      super(piece);
    }

    @Override
    public void draw(Graphics2D graphics, Rectangle rectangle) {
      Color before = graphics.getColor();
      int margin = Math.min(rectangle.width, rectangle.height) / 4;
      int x = rectangle.x + margin;
      int y = rectangle.y + margin;
      int width = rectangle.width - 2 * margin;
      int height = rectangle.height - 2 * margin;
      if (getPiece().getPlayer().getName().equals(FIRST)) {
        graphics.setColor(Palette.BLUE);
        graphics.fillOval(x, y, width, height);
      } else {
        graphics.setColor(Palette.ORANGE);
        graphics.fillRect(x, y, width, height);
      }
      graphics.setColor(before);
    }
  }
}
