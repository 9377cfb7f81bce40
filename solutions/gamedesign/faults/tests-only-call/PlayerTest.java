package gamedesign.engine;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlayerTest {
  static class TestPlayer extends Player {
    TestPlayer(Game game) {
      super(game, 0, 0);
    }

    @Override
    public void takeTurn() {}
  }

  static class TestGame extends Game {
    TestGame() {
      super(new BoardTest.SmallBoard());
    }

    @Override
    public List<Player> createPlayers() {
      List<Player> players = new ArrayList<>();
      players.add(new TestPlayer(this));
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

  @Test
  void everyMethodWorks() {
    Player player = new TestGame().getPlayers().get(0);
    player.getGame();
    player.getPlayerNum();
    player.moveTo(1, 2);
    player.getRow();
    player.getCol();
  }
}
