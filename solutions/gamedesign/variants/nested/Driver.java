package gamedesign.own;

import gamedesign.engine.Board;
import gamedesign.engine.Game;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Four in a row, all in one file. */
public class Driver {
  private static final int ROWS = 6;
  private static final int COLS = 7;

  /** Plays. */
  public static void main(String[] args) {
    new FourGame().startGame();
  }

  private static class Slot extends Tile {
    private Player owner;

    Slot(Board b) {
      super(b);
    }

    @Override
    public void onMoveTo(Player p) {
      owner = p;
    }

    @Override
    public String toString() {
      return owner == null ? "." : "" + owner.getPlayerNum();
    }
  }

  private static class Frame extends Board {
    @Override
    public Tile[][] createBoard() {
      Tile[][] slots = new Tile[ROWS][COLS];
      for (Tile[] row : slots) {
        Arrays.setAll(row, col -> new Slot(this));
      }
      return slots;
    }

    private Player owner(int row, int col) {
      boolean inside = row >= 0 && row < ROWS && col >= 0 && col < COLS;
      return inside ? ((Slot) board[row][col]).owner : null;
    }

    boolean isFull() {
      return IntStream.range(0, COLS).allMatch(col -> drop(col) < 0);
    }

    int drop(int col) {
      int row = ROWS - 1;
      while (row >= 0 && owner(row, col) != null) {
        row--;
      }
      return row;
    }

    boolean hasFour(Player p) {
      int[][] steps = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
      for (int[] step : steps) {
        int count = 1;
        for (int sign = -1; sign <= 1; sign += 2) {
          int row = p.getRow() + sign * step[0];
          int col = p.getCol() + sign * step[1];
          while (owner(row, col) == p) {
            count++;
            row += sign * step[0];
            col += sign * step[1];
          }
        }
        if (count >= 4) {
          return true;
        }
      }
      return false;
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      for (Tile[] row : board) {
        text.append(Arrays.toString(row)).append('\n');
      }
      return text.toString();
    }
  }

  private static class FourGame extends Game {
    FourGame() {
      super(new Frame());
    }

    @Override
    public List<Player> createPlayers() {
      class Dropper extends Player {
        Dropper() {
          super(FourGame.this);
        }

        @Override
        public void takeTurn() {
          Frame frame = (Frame) getGame().getBoard();
          int col;
          do {
            col = (int) (Math.random() * COLS);
          } while (frame.drop(col) < 0);
          moveTo(frame.drop(col), col);
          System.out.println(frame);
        }
      }

      return List.of(new Dropper(), new Dropper());
    }

    @Override
    public boolean gameIsOver() {
      return won() || ((Frame) getBoard()).isFull();
    }

    private boolean won() {
      return ((Frame) getBoard()).hasFour(getActivePlayer());
    }

    @Override
    public void printRules() {
      System.out.println("Four in a row win.");
    }

    @Override
    public void printGameResults() {
      System.out.println(won() ? "Player " + getActivePlayer().getPlayerNum() + " won!" : "Draw.");
    }
  }
}
