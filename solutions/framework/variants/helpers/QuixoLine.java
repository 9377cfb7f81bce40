package framework.games.quixo;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import java.util.ArrayList;
import java.util.List;

/** One of the twelve lines of the board. */
final class QuixoLine {
  private final List<Space> spaces = new ArrayList<>();

  private QuixoLine() {}

  static List<QuixoLine> allOf(Board board) {
    List<QuixoLine> all = new ArrayList<>();
    QuixoLine falling = new QuixoLine();
    QuixoLine rising = new QuixoLine();
    int size = board.getRows();
    for (int i = 0; i < size; i++) {
      QuixoLine row = new QuixoLine();
      QuixoLine column = new QuixoLine();
      for (int j = 0; j < size; j++) {
        row.spaces.add(board.getSpace(i, j));
        column.spaces.add(board.getSpace(j, i));
      }
      falling.spaces.add(board.getSpace(i, i));
      rising.spaces.add(board.getSpace(i, size - 1 - i));
      all.add(row);
      all.add(column);
    }
    all.add(falling);
    all.add(rising);
    return all;
  }

  boolean belongsTo(Player player) {
    for (Space space : spaces) {
      if (space.isEmpty() || !player.equals(space.getPiece().getPlayer())) {
        return false;
      }
    }
    return true;
  }

  GameOverStatus wonBy(Player player) {
    return new WinningSpacesGameOverStatus(player, spaces);
  }
}
