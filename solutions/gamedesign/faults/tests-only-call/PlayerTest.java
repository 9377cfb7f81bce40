package gamedesign.engine;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PlayerTest {
  /** A tile that counts who arrives, and remembers where that player was then. */
  static class Counter extends Tile {
    int visits;
    int rowOnArrival;

    Counter(Board board) {
      super(board);
    }

    @Override
    public void onMoveTo(Player player) {
      visits++;
      rowOnArrival = player.getRow();
    }
  }

  static class CounterBoard extends Board {
    @Override
    public Tile[][] createBoard() {
      Tile[][] tiles = new Tile[2][3];
      for (int row = 0; row < 2; row++) {
        for (int col = 0; col < 3; col++) {
          tiles[row][col] = new Counter(this);
        }
      }
      return tiles;
    }
  }

  static class TestPlayer extends Player {
    final List<String> printed = new ArrayList<>();

    TestPlayer(Game game) {
      super(game);
    }

    TestPlayer(Game game, int row, int col) {
      super(game, row, col);
    }

    @Override
    public void takeTurn() {}

    @Override
    public void printMoveToMessage(int fromRow, int fromCol, int toRow, int toCol) {
      printed.add(fromRow + " " + fromCol + " " + toRow + " " + toCol);
      super.printMoveToMessage(fromRow, fromCol, toRow, toCol);
    }
  }

  static class TestGame extends Game {
    TestGame() {
      super(new CounterBoard());
    }

    @Override
    public List<Player> createPlayers() {
      List<Player> players = new ArrayList<>();
      players.add(new TestPlayer(this));
      players.add(new TestPlayer(this, 0, 2));
      return players;
    }

    @Override
    public boolean gameIsOver() {
      return true;
    }

    @Override
    public void printRules() {}

    @Override
    public void printGameResults() {}
  }

  private Game game;
  private TestPlayer first;
  private Player second;

  @BeforeEach
  void makeAGame() {
    game = new TestGame();
    first = (TestPlayer) game.getPlayers().get(0);
    second = game.getPlayers().get(1);
  }

  private Counter tile(int row, int col) {
    return (Counter) game.getBoard().getTile(row, col);
  }

  @Test
  void beginsWhereTheConstructorSays() {
    second.getRow();
    second.getCol();
    second.getGame();
    new TestPlayer(game).getPlayerNum();
  }

  @Test
  void beginsNowhereWithoutAPlace() {
  }

  @Test
  void knowsItsGameAndItsNumber() {
  }

  @Test
  void moveToChangesThePlace() {
    first.moveTo(1, 2);
  }

  @Test
  void moveToTellsTheNewTileOnceAndAfterMoving() {
    first.moveTo(0, 0);
    first.moveTo(1, 2);
  }

  @Test
  void moveToAnnouncesTheMove() {
    first.moveTo(0, 0);
    first.moveTo(1, 2);
  }
}
