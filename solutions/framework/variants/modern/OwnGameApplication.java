package framework.games.own;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Move;
import framework.model.MoveController;
import framework.model.MoveProcessor;
import framework.model.Piece;
import framework.model.Player;
import framework.model.SingletonSupplier;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import framework.play.GuiStrategy;
import framework.saved.SavingApplication;
import framework.view.PieceView;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Chomp: who bites takes all chocolate below and to the right; the corner is poisoned. */
public final class OwnGameApplication extends SavingApplication {
  @Override
  public String getName() {
    return "Chomp";
  }

  @Override
  protected SingletonSupplier<? extends Factory> getFactoryMaker() {
    return ChompFactory::new;
  }

  @Override
  protected SingletonSupplier<? extends Board> getBoardMaker() {
    return ChompBoard::new;
  }
}

final class ChompBoard extends Board {
  private List<Player> players = List.of();

  ChompBoard() throws InvalidSingletonInstantiationException {
    super(3, 5);
  }

  @Override
  protected void newGameHook(List<Player> newPlayers) {
    players = newPlayers;
    for (var space : this) {
      space.placePiece(new Piece(null));
    }
  }

  @Override
  protected GameOverStatus gameOverHook() {
    var made = MoveProcessor.instance().getMoveCount();
    return getSpace(0, 0).isEmpty()
        ? new GameOverStatus(true, players.get(made % players.size()))
        : GameOverStatus.NOT_OVER;
  }
}

final class Bite extends Move {
  private record Crumb(Space space, Piece piece) {}

  private final Space corner;
  private List<Crumb> eaten = List.of();

  Bite(MoveController controller, Player player, Space corner) {
    super(controller, player);
    this.corner = corner;
  }

  @Override
  public List<Space> getSpaces() {
    return List.of(corner);
  }

  @Override
  protected boolean executeHook() {
    if (corner.isEmpty()) {
      return false;
    }
    var crumbs = new ArrayList<Crumb>();
    for (var space : Board.instance()) {
      var hit = space.getRow() >= corner.getRow() && space.getColumn() >= corner.getColumn();
      if (hit && !space.isEmpty()) {
        crumbs.add(new Crumb(space, space.clearSpace()));
      }
    }
    eaten = crumbs;
    return true;
  }

  @Override
  protected boolean undoHook() {
    eaten.forEach(crumb -> crumb.space().placePiece(crumb.piece()));
    return true;
  }
}

final class ChompFactory extends Factory {
  ChompFactory() throws InvalidSingletonInstantiationException {}

  @Override
  public List<Player> createPlayers() {
    return List.of(new Player("Ann"), new Player("Bob"));
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    return List.of(new Nibbler(), new Eater());
  }

  @Override
  public Move createMove(MoveController controller, Player player, List<Space> spaces) {
    return switch (spaces.size()) {
      case 1 -> new Bite(controller, player, spaces.get(0));
      default -> null;
    };
  }

  @Override
  public char letterOf(Piece piece) {
    return '#';
  }

  @Override
  public PieceView createPieceView(Piece piece) {
    return new PieceView(piece) {
      @Override
      public void draw(Graphics2D graphics, Rectangle rectangle) {
        var before = graphics.getColor();
        graphics.setColor(new Color(0x5A3A22));
        graphics.fillRoundRect(
            rectangle.x + 1, rectangle.y + 1, rectangle.width - 3, rectangle.height - 3, 9, 9);
        graphics.setColor(before);
      }
    };
  }
}

final class Eater extends GuiStrategy {
  @Override
  protected boolean handleSpaceSelectionHook(Space space) throws InterruptedException {
    tryMove(Factory.instance().createMove(this, getPlayer(), List.of(space)));
    return true;
  }
}

final class Nibbler extends Strategy {
  private final Random random = new Random();

  Nibbler() {
    super("Nibbler");
  }

  @Override
  protected void moveHook() throws InterruptedException {
    var board = Board.instance();
    var space =
        board.getSpace(random.nextInt(board.getRows()), random.nextInt(board.getColumns()));
    tryMove(Factory.instance().createMove(this, getPlayer(), List.of(space)));
  }
}
