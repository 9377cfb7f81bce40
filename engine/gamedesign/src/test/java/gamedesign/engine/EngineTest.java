package gamedesign.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import gamedesign.Printed;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The engine")
class EngineTest {

  private final List<String> events = new ArrayList<>();

  @Test
  @DisplayName("prints the rules, plays turn after turn until the game is over, prints the results")
  void runsAGame() throws Throwable {
    Strip game = Strip.of(2, 3, events);
    List<String> printed = Printed.by(game::startGame);
    assertEquals(
        List.of(
            "rules", "turn of 0", "over?", "turn of 1", "over?", "turn of 0", "over?", "results"),
        events);
    assertEquals(
        List.of(
            "It's Player 0's turn.",
            "Turn finished.",
            "",
            "It's Player 1's turn.",
            "Turn finished.",
            "",
            "It's Player 0's turn.",
            "Turn finished.",
            ""),
        printed);
  }

  @Test
  @DisplayName("lets the first player take a turn even if the game is over from the beginning")
  void takesATurnFirst() throws Throwable {
    Strip game = Strip.of(1, 1, events);
    Printed.by(game::startGame);
    assertEquals(List.of("rules", "turn of 0", "over?", "results"), events);
  }

  @Test
  @DisplayName("has no active player before the first turn, and keeps the last one after the game")
  void knowsTheActivePlayer() throws Throwable {
    Strip game = Strip.of(3, 2, events);
    assertNull(game.getActivePlayer());
    assertSame(game.getPlayers().get(0), game.getNextPlayer());
    Printed.by(game::startGame);
    assertSame(game.getPlayers().get(1), game.getActivePlayer());
    assertSame(game.getPlayers().get(2), game.getNextPlayer());
  }

  @Test
  @DisplayName("gives away copies of the list of players, never the list")
  void copiesThePlayers() {
    Strip game = Strip.of(2, 1, events);
    game.getPlayers().clear();
    assertEquals(2, game.getPlayers().size());
  }

  @Test
  @DisplayName("has no board while the players are created, and has it afterwards")
  void createsPlayersFirst() {
    Board[] seen = {new Strip.Row(events)};
    Game game =
        new StillGame(new Strip.Row(events)) {
          @Override
          public List<Player> createPlayers() {
            seen[0] = getBoard();
            return super.createPlayers();
          }
        };
    assertNull(seen[0]);
    assertNotNull(game.getBoard());
  }

  @Test
  @DisplayName("places a player nowhere, which is row -1 and column -1, or where it is told")
  void placesAPlayerNowhere() {
    Strip game = Strip.of(1, 1, events);
    Player nowhere = new Strip.Walker(game);
    assertEquals(List.of(-1, -1), List.of(nowhere.getRow(), nowhere.getCol()));
    Player placed = new StillPlayer(game, 4, 7);
    assertEquals(List.of(4, 7), List.of(placed.getRow(), placed.getCol()));
    assertSame(game, placed.getGame());
    assertEquals(List.of(), events, "no tile is told");
  }

  @Test
  @DisplayName("numbers the players by the list of the game, and a stranger -1")
  void numbersThePlayersByTheListOfTheGame() {
    Strip game = Strip.of(3, 1, events);
    assertEquals(2, game.getPlayers().get(2).getPlayerNum());
    assertEquals(-1, new Strip.Walker(game).getPlayerNum());
  }

  @Test
  @DisplayName("moves a player by printing the move, changing the place, then telling the tile")
  void movesInOrder() throws Throwable {
    Strip game = Strip.of(2, 1, events);
    Player player = game.getPlayers().get(1);
    List<String> printed = Printed.by(() -> player.moveTo(0, 2));
    assertEquals(List.of("message, still at (-1, -1)", "tile told of player at (0, 2)"), events);
    assertEquals(List.of("Player 1 moved from (-1, -1) to (0, 2)"), printed);
  }

  @Test
  @DisplayName("refuses to move a player to a place that is not on the board")
  void staysOnTheBoard() throws Throwable {
    Player player = Strip.of(1, 1, events).getPlayers().get(0);
    Printed.by(() -> assertThrows(ArrayIndexOutOfBoundsException.class, () -> player.moveTo(0, 3)));
  }

  @Test
  @DisplayName("knows the size of a board, and its tiles by row and column")
  void knowsTheBoard() {
    Tile[][] tiles = new Tile[2][3];
    Board board =
        new Board() {
          @Override
          public Tile[][] createBoard() {
            tiles[1][2] = new Tile(this);
            return tiles;
          }
        };
    assertEquals(List.of(2, 3), List.of(board.getNumRows(), board.getNumCols()));
    assertSame(tiles[1][2], board.getTile(1, 2));
    assertNull(board.getTile(0, 0));
    assertSame(board, tiles[1][2].board);
  }

  /** A game in which nothing happens. */
  private static class StillGame extends Game {
    StillGame(Board b) {
      super(b);
    }

    @Override
    public List<Player> createPlayers() {
      return List.of(new StillPlayer(this, 0, 0));
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

  /** A player who does nothing. */
  private static class StillPlayer extends Player {
    StillPlayer(Game g, int row, int col) {
      super(g, row, col);
    }

    @Override
    public void takeTurn() {}
  }
}
