package gamedesign.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

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
    assertEquals(0, second.getRow());
    assertEquals(2, second.getCol());
  }

  @Test
  void beginsNowhereWithoutAPlace() {
    assertEquals(-1, first.getRow());
    assertEquals(-1, first.getCol());
  }

  @Test
  void knowsItsGameAndItsNumber() {
    assertSame(game, second.getGame());
    assertEquals(0, first.getPlayerNum());
    assertEquals(1, second.getPlayerNum());
    assertEquals(-1, new TestPlayer(game).getPlayerNum());
  }

  @Test
  void moveToChangesThePlace() {
    first.moveTo(1, 2);
    assertEquals(1, first.getRow());
    assertEquals(2, first.getCol());
    assertEquals(0, second.getRow());
    assertEquals(2, second.getCol());
  }

  @Test
  void moveToTellsTheNewTileOnceAndAfterMoving() {
    first.moveTo(0, 0);
    first.moveTo(1, 2);
    assertEquals(1, tile(1, 2).visits);
    assertEquals(1, tile(0, 0).visits);
    assertEquals(0, tile(0, 2).visits);
    assertEquals(1, tile(1, 2).rowOnArrival);
  }

  @Test
  void moveToAnnouncesTheMove() {
    first.moveTo(0, 0);
    first.moveTo(1, 2);
    assertEquals(List.of("-1 -1 0 0", "0 0 1 2"), first.printed);
  }
}
