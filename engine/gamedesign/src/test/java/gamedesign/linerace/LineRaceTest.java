package gamedesign.linerace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import gamedesign.Printed;
import gamedesign.engine.Tile;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

@DisplayName("The line race")
class LineRaceTest {

  private static final Pattern ROLL = Pattern.compile("Player (\\d) rolled a ([123])\\.");
  private static final Pattern MOVE =
      Pattern.compile("Player (\\d) moved from tile (\\d) to tile (\\d)\\.");

  private final LineRaceBoard board = new LineRaceBoard();
  private final LineRaceGame game = new LineRaceGame(board);

  @RepeatedTest(20)
  @DisplayName("has ten tiles in one row, the first and the last of them plain")
  void hasTenTiles() {
    assertEquals(List.of(1, 10), List.of(board.getNumRows(), board.getNumCols()));
    assertEquals(Tile.class, board.getTile(0, 0).getClass());
    assertEquals(Tile.class, board.getTile(0, 9).getClass());
    List<Class<?>> kinds = List.of(Tile.class, PitTile.class, ExtraTurnTile.class);
    for (int col = 0; col < board.getNumCols(); col++) {
      assertTrue(kinds.contains(board.getTile(0, col).getClass()), "tile " + col);
    }
  }

  @RepeatedTest(20)
  @DisplayName("moves each player by what was rolled, and no further than the last tile")
  void movesByTheRoll() throws Throwable {
    int[] at = new int[2];
    int rolled = 0;
    for (String line : Printed.by(game::startGame)) {
      Matcher roll = ROLL.matcher(line);
      Matcher move = MOVE.matcher(line);
      if (roll.matches()) {
        rolled = Integer.parseInt(roll.group(2));
      } else if (move.matches()) {
        int player = Integer.parseInt(move.group(1));
        assertEquals(at[player], Integer.parseInt(move.group(2)), line);
        at[player] = Math.min(at[player] + rolled, 9);
        assertEquals(at[player], Integer.parseInt(move.group(3)), line);
      }
    }
    assertEquals(9, Math.max(at[0], at[1]));
  }

  @RepeatedTest(20)
  @DisplayName("is won by the player who stands on the last tile")
  void namesTheWinner() throws Throwable {
    List<String> printed = Printed.by(game::startGame);
    int winner = game.getPlayers().get(0).getCol() == 9 ? 0 : 1;
    assertEquals("Player " + winner + " won!", printed.get(printed.size() - 1));
  }

  @Test
  @DisplayName("freezes a player who falls in a pit for one turn, and counts frozen turns down")
  void freezesAPlayerWhoFallsInAPit() throws Throwable {
    LineRacePlayer player = (LineRacePlayer) game.getPlayers().get(1);
    assertEquals(
        List.of("Player 1 fell in a Pit and lost 1 turn."),
        Printed.by(() -> new PitTile(board).onMoveTo(player)));
    assertEquals(1, player.getNumTurnsFrozen());
    assertEquals(List.of("Player 1 is in a Pit."), Printed.by(player::takeTurn));
    assertEquals(0, player.getNumTurnsFrozen());
    assertEquals(0, player.getCol());
  }

  @Test
  @DisplayName("lets a player on an extra-turn tile roll again at once")
  void givesAnExtraTurn() throws Throwable {
    LineRacePlayer player = (LineRacePlayer) game.getPlayers().get(0);
    List<String> printed = Printed.by(() -> new ExtraTurnTile(board).onMoveTo(player));
    assertEquals("Player 0 gets an extra turn.", printed.get(0));
    assertTrue(ROLL.matcher(printed.get(1)).matches(), printed.get(1));
    assertTrue(player.getCol() > 0);
  }

  @Test
  @DisplayName("has a track with two surprises, which say who found them")
  void hasATrackWithTwoSurprises() throws Throwable {
    SurpriseBoard track = new SurpriseBoard();
    assertEquals(SurpriseTile.class, track.getTile(0, 3).getClass());
    assertEquals(SurpriseTile.class, track.getTile(0, 6).getClass());
    List<String> printed = Printed.by(() -> track.getTile(0, 3).onMoveTo(game.getPlayers().get(1)));
    assertEquals(List.of("Player 1 found no surprise here."), printed);
  }
}
