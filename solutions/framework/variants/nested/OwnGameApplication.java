package framework.games.own;

import framework.application.GameApplication;
import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Move;
import framework.model.MoveController;
import framework.model.MovePieceMove;
import framework.model.Piece;
import framework.model.Player;
import framework.model.SingletonSupplier;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import framework.play.TwoSpaceGuiStrategy;
import framework.view.Palette;
import framework.view.PieceView;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;

/** Peg solitaire for one player on four by four holes: jump until one peg is left. */
public class OwnGameApplication extends GameApplication {
  private static final int SIZE = 4;

  @Override
  public String getName() {
    return "Pegs";
  }

  @Override
  protected SingletonSupplier<? extends Factory> getFactoryMaker() {
    return PegFactory::new;
  }

  @Override
  protected SingletonSupplier<? extends Board> getBoardMaker() {
    return PegBoard::new;
  }

  /** A peg. */
  private static final class Peg extends Piece {
    Peg(Player player) {
      super(player);
    }

    @Override
    public boolean isMoveableTo(Space target) {
      int rows = Math.abs(target.getRow() - getSpace().getRow());
      int columns = Math.abs(target.getColumn() - getSpace().getColumn());
      return rows + columns == 2
          && rows * columns == 0
          && target.isEmpty()
          && !between(getSpace(), target).isEmpty();
    }
  }

  private static Space between(Space one, Space other) {
    return Board.instance()
        .getSpace(
            (one.getRow() + other.getRow()) / 2, (one.getColumn() + other.getColumn()) / 2);
  }

  /** A jump. */
  private static final class Jump extends MovePieceMove {
    private Piece taken;

    Jump(MoveController controller, Player player, Piece piece, Space from, Space to) {
      super(controller, player, piece, from, to);
    }

    @Override
    protected boolean makeMoveHook() {
      taken = between(getFromSpace(), getToSpace()).clearSpace();
      return super.makeMoveHook();
    }

    @Override
    protected boolean undoHook() {
      return super.undoHook() && between(getFromSpace(), getToSpace()).placePiece(taken);
    }
  }

  /** The holes. */
  private static final class PegBoard extends Board {
    private Player player;

    PegBoard() throws InvalidSingletonInstantiationException {
      super(SIZE, SIZE);
    }

    @Override
    protected void newGameHook(List<Player> players) {
      player = players.get(0);
      for (Space space : this) {
        if (space != getSpace(0, 1)) {
          space.placePiece(new Peg(player));
        }
      }
    }

    List<List<Space>> jumps() {
      List<List<Space>> jumps = new ArrayList<>();
      for (Space from : this) {
        for (Space to : this) {
          if (!from.isEmpty() && from.getPiece().isMoveableTo(to)) {
            jumps.add(List.of(from, to));
          }
        }
      }
      return jumps;
    }

    @Override
    protected GameOverStatus gameOverHook() {
      if (!jumps().isEmpty()) {
        return GameOverStatus.NOT_OVER;
      }
      int left = 0;
      for (Space space : this) {
        left += space.isEmpty() ? 0 : 1;
      }
      return new GameOverStatus(true, left == 1 ? player : null);
    }
  }

  /** Makes everything. */
  private static final class PegFactory extends Factory {
    PegFactory() throws InvalidSingletonInstantiationException {}

    @Override
    public List<Player> createPlayers() {
      return List.of(new Player("You"));
    }

    @Override
    public List<Strategy> createPrototypeStrategies() {
      return List.of(
          new TwoSpaceGuiStrategy(),
          new Strategy("Jumps at once") {
            @Override
            protected void moveHook() throws InterruptedException {
              List<Space> jump = ((PegBoard) Board.instance()).jumps().get(0);
              tryMove(Factory.instance().createMove(this, getPlayer(), jump));
            }
          });
    }

    @Override
    public Move createMovePieceMove(
        MoveController controller, Player player, Piece piece, Space from, Space to) {
      return new Jump(controller, player, piece, from, to);
    }

    @Override
    public PieceView createPieceView(Piece piece) {
      return new PieceView(piece) {
        @Override
        public void draw(Graphics2D graphics, Rectangle rectangle) {
          Color before = graphics.getColor();
          graphics.setColor(Palette.BLUE);
          graphics.fillOval(
              rectangle.x + rectangle.width / 4,
              rectangle.y + rectangle.height / 4,
              rectangle.width / 2,
              rectangle.height / 2);
          graphics.setColor(before);
        }
      };
    }
  }
}
