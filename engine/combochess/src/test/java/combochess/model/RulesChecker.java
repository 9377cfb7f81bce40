package combochess.model;

import java.util.Set;
import java.util.TreeSet;

/**
 * The rules once more, written from the rules page alone, on plain numbers. It uses nothing of the
 * engine, so that the engine and it can only agree if both are right (or wrong in the same way).
 *
 * <p>A cell is a set of bits: 1, 2, 4 for a white rook, bishop, knight; 8, 16, 32 for black ones;
 * 64 for a barrier. Cells are numbered row by row from the upper left. Seat 0 is White.
 */
final class RulesChecker {

  static final int SIZE = 6;
  private static final int BARRIER = 64;
  private static final int[] SHIFT = {0, 3};
  private static final String LETTERS = "RBK";

  final int[] cells = new int[SIZE * SIZE];
  final int[] points = new int[2];
  final int[] turnsLeft = new int[2];
  int seat;

  RulesChecker(int turns) {
    int[] rank = {1, 2, 4, 4, 2, 1};
    for (int x = 0; x < SIZE; x++) {
      cells[x] = rank[x] << SHIFT[1];
      cells[5 * SIZE + x] = rank[x] << SHIFT[0];
      cells[2 * SIZE + x] = BARRIER;
      cells[3 * SIZE + x] = BARRIER;
    }
    turnsLeft[0] = turns;
    turnsLeft[1] = turns;
  }

  boolean isOver() {
    return turnsLeft[0] + turnsLeft[1] == 0;
  }

  /** The seat with more points; -1 in a draw. */
  int winner() {
    if (points[0] == points[1]) {
      return -1;
    }
    return points[0] > points[1] ? 0 : 1;
  }

  /** All legal moves in notation. */
  Set<String> moves() {
    Set<String> moves = new TreeSet<>();
    for (int from = 0; from < cells.length; from++) {
      int kinds = kinds(from, seat);
      for (int parts = 1; parts < 8; parts++) {
        if ((parts & ~kinds) == 0) {
          for (int to = 0; to < cells.length; to++) {
            if (to != from && canGo(parts, from, to) && effect(parts, to) != '!') {
              moves.add(write(parts, from, to));
            }
          }
        }
      }
    }
    return moves;
  }

  private int kinds(int cell, int who) {
    return cells[cell] == BARRIER ? 0 : cells[cell] >> SHIFT[who] & 7;
  }

  private boolean canGo(int parts, int from, int to) {
    int right = to % SIZE - from % SIZE;
    int down = to / SIZE - from / SIZE;
    boolean straight = right == 0 || down == 0;
    boolean diagonal = Math.abs(right) == Math.abs(down);
    if ((parts & 4) != 0 && Math.abs(right * down) == 2) {
      return true;
    }
    if (!((parts & 1) != 0 && straight || (parts & 2) != 0 && diagonal)) {
      return false;
    }
    int step = Integer.signum(down) * SIZE + Integer.signum(right);
    for (int between = from + step; between != to; between += step) {
      if (cells[between] != 0) {
        return false;
      }
    }
    return true;
  }

  private char effect(int parts, int to) {
    if (cells[to] == 0) {
      return '-';
    }
    if (cells[to] == BARRIER) {
      return '*';
    }
    if (kinds(to, 1 - seat) != 0) {
      return 'x';
    }
    return (kinds(to, seat) & parts) == 0 ? '+' : '!';
  }

  private String write(int parts, int from, int to) {
    String letters = "";
    for (int i = 0; i < 3; i++) {
      letters += (parts >> i & 1) == 1 ? LETTERS.charAt(i) : "";
    }
    return letters + pair(from) + effect(parts, to) + pair(to);
  }

  private static String pair(int cell) {
    return "(" + cell % SIZE + "," + cell / SIZE + ")";
  }

  /** Plays a turn in notation, and believes that it is legal. */
  void play(String turn) {
    if (turn.startsWith("R") || turn.startsWith("B") || turn.startsWith("K")) {
      int open = turn.indexOf('(');
      int parts = 0;
      for (char letter : turn.substring(0, open).toCharArray()) {
        parts |= 1 << LETTERS.indexOf(letter);
      }
      int from = cell(turn.substring(open + 1, open + 4));
      int to = cell(turn.substring(turn.length() - 4, turn.length() - 1));
      points[seat] += gain(to);
      cells[from] &= ~(parts << SHIFT[seat]);
      int own = kinds(to, seat);
      cells[to] = (own | parts) << SHIFT[seat];
    }
    turnsLeft[seat]--;
    seat = 1 - seat;
  }

  private int gain(int to) {
    return cells[to] == BARRIER ? 1 : 5 * Integer.bitCount(kinds(to, 1 - seat));
  }

  private static int cell(String pair) {
    return (pair.charAt(2) - '0') * SIZE + pair.charAt(0) - '0';
  }
}
