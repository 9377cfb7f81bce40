package framework.games.quixo;

import framework.model.Board;
import framework.model.Player;
import framework.model.Space;
import java.util.ArrayList;
import java.util.List;

/** A board on paper: owners only. Strategies try their moves here. */
final class QuixoSheet {
  private static final int SIZE = 5;

  private final Player[] owners;

  private QuixoSheet(Player[] owners) {
    this.owners = owners;
  }

  static QuixoSheet ofTheBoard() {
    Player[] owners = new Player[SIZE * SIZE];
    for (Space space : Board.instance()) {
      owners[space.getRow() * SIZE + space.getColumn()] = space.getPiece().getPlayer();
    }
    return new QuixoSheet(owners);
  }

  /** All moves of a player, each with the sheet after it. */
  List<QuixoTrial> trials(Player mover) {
    List<QuixoTrial> trials = new ArrayList<>();
    for (int from = 0; from < owners.length; from++) {
      if (isRim(from) && (owners[from] == null || owners[from] == mover)) {
        int row = from / SIZE;
        int column = from % SIZE;
        addTrial(trials, from, row * SIZE, 1, mover);
        addTrial(trials, from, row * SIZE + SIZE - 1, 1, mover);
        addTrial(trials, from, column, SIZE, mover);
        addTrial(trials, from, column + SIZE * (SIZE - 1), SIZE, mover);
      }
    }
    return trials;
  }

  private static boolean isRim(int place) {
    return QuixoRim.isEnd(place / SIZE) || QuixoRim.isEnd(place % SIZE);
  }

  private void addTrial(List<QuixoTrial> trials, int from, int to, int stride, Player mover) {
    if (from != to) {
      Player[] after = owners.clone();
      int step = from < to ? stride : -stride;
      for (int at = from; at != to; at += step) {
        after[at] = after[at + step];
      }
      after[to] = mover;
      trials.add(new QuixoTrial(from, to, new QuixoSheet(after)));
    }
  }

  boolean hasLineOf(Player player) {
    for (int i = 0; i < SIZE; i++) {
      if (isLine(i * SIZE, 1, player) || isLine(i, SIZE, player)) {
        return true;
      }
    }
    return isLine(0, SIZE + 1, player) || isLine(SIZE - 1, SIZE - 1, player);
  }

  private boolean isLine(int start, int step, Player player) {
    for (int i = 0; i < SIZE; i++) {
      if (owners[start + i * step] != player) {
        return false;
      }
    }
    return true;
  }
}
