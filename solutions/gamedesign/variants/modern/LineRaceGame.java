package gamedesign.linerace;

import gamedesign.engine.Board;
import gamedesign.engine.Game;
import gamedesign.engine.Player;
import java.util.List;

/** A race, with its rules in a text block. */
public class LineRaceGame extends Game {
  private static final String RULES =
      """
      Roll, run, and mind the pits.
      The first at the end wins.

      """;

  /** Creates a race. */
  public LineRaceGame(Board b) {
    super(b);
  }

  @Override
  public List<Player> createPlayers() {
    return List.of(new LineRacePlayer(this, 0, 0), new LineRacePlayer(this, 0, 0));
  }

  @Override
  public boolean gameIsOver() {
    return getPlayers().stream().anyMatch(p -> p.getCol() == getBoard().getNumCols() - 1);
  }

  @Override
  public void printRules() {
    System.out.print(RULES);
  }

  @Override
  public void printGameResults() {
    System.out.printf("Player %d won!%n", getActivePlayer().getPlayerNum());
  }
}
