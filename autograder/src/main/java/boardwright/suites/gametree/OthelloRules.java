package boardwright.suites.gametree;

import boardwright.testkit.CaseSource;
import boardwright.testkit.Limits;
import gametree.Move;
import gametree.OthelloBoard;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** The rules of Othello once more, on letters, to compare a learner's board with. */
final class OthelloRules {
  /**
   * Games on 4 x 4 that end in all the ways in which a game can end: a draw without passes first;
   * then draws, wins of both players, passes and empty places, also wins by no more than half of
   * the places.
   */
  static final List<String> STUDIES =
      List.of(
          "4: 3 2, 3 1, 0 0, 3 3, 3 0, 0 1, 1 0, 0 3, 0 2, 1 3",
          "4: 3 2, 3 1, 0 0, 0 3, 0 2, 0 1, 3 0, 1 3, pass, 3 3, 2 3",
          "4: 1 0, 0 2, 3 3, 2 0, 0 3, 0 0, 0 1, 1 3, 2 3, 3 1, 3 0, 3 2",
          "4: 2 3, 3 1, 3 0, 1 3, 0 3, 0 2, 0 1, 2 0, 3 2, pass, 1 0",
          "4: 0 1, 0 0, 2 3, 3 3, 3 2, 0 2, 1 0, 3 1, 3 0, 1 3, 0 3, 2 0",
          "4: 1 0, 0 2, 1 3, 2 0, 3 1, 3 3, 0 1, 0 0, 3 2, 3 0, pass, 2 3, pass, 0 3",
          "4: 1 0, 0 0, 0 1, 0 2, 2 3, 3 1, 1 3, 0 3, 2 0, 3 0, pass, 3 3",
          "4: 1 0, 2 0, 3 1, 0 2, 1 3, 2 3, 3 2, 0 3, 3 0, 0 1",
          "4: 0 1, 2 0, 3 1, 0 2, 2 3, 3 2, 1 3, 1 0, 3 3, 0 0");

  private static final int GAMES = 8;
  private static final int[] SIZES = {4, 6, 8, 4, 6, 4, 8, 4};

  private final int size;
  private final char[] places;

  private OthelloRules(int size, char[] places) {
    this.size = size;
    this.places = places;
  }

  /** The beginning. */
  static OthelloRules start(int size) {
    char[] places = new char[size * size];
    Arrays.fill(places, '.');
    int half = size / 2;
    places[(half - 1) * size + half - 1] = 'O';
    places[(half - 1) * size + half] = 'X';
    places[half * size + half - 1] = 'X';
    places[half * size + half] = 'O';
    return new OthelloRules(size, places);
  }

  /** The rows, as {@link Trial#draw} draws them. */
  String drawn() {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < size; row++) {
      text.append(places, row * size, size).append('\n');
    }
    return text.toString().strip();
  }

  /** A player's moves: the places, or the pass, or nothing if the game is over. */
  List<Move> moves(int player) {
    List<Move> moves = settings(player);
    return moves.isEmpty() && !settings(1 - player).isEmpty() ? List.of(Move.PASS) : moves;
  }

  boolean isOver() {
    return settings(0).isEmpty() && settings(1).isEmpty();
  }

  private List<Move> settings(int player) {
    List<Move> moves = new ArrayList<>();
    for (int row = 0; row < size; row++) {
      for (int col = 0; col < size; col++) {
        if (places[row * size + col] == '.' && !flips(row, col, player).isEmpty()) {
          moves.add(new Move(row, col));
        }
      }
    }
    return moves;
  }

  /** The case of the status visitor. */
  String status() {
    if (!isOver()) {
      return "noWinnerCase";
    }
    int lead = 0;
    for (char place : places) {
      lead += place == 'X' ? 1 : place == 'O' ? -1 : 0;
    }
    return lead == 0 ? "drawCase" : lead > 0 ? "player0WonCase" : "player1WonCase";
  }

  /** The position after a valid move. */
  OthelloRules after(Move move, int player) {
    if (move.equals(Move.PASS)) {
      return this;
    }
    char[] next = places.clone();
    next[move.row() * size + move.col()] = letter(player);
    flips(move.row(), move.col(), player).forEach(place -> next[place] = letter(player));
    return new OthelloRules(size, next);
  }

  private List<Integer> flips(int row, int col, int player) {
    List<Integer> flips = new ArrayList<>();
    for (int direction = 0; direction < 9; direction++) {
      int down = direction / 3 - 1;
      int right = direction % 3 - 1;
      List<Integer> line = new ArrayList<>();
      int r = row + down;
      int c = col + right;
      while (direction != 4 && at(r, c) == letter(1 - player)) {
        line.add(r * size + c);
        r += down;
        c += right;
      }
      if (at(r, c) == letter(player)) {
        flips.addAll(line);
      }
    }
    return flips;
  }

  private char at(int row, int col) {
    return row >= 0 && row < size && col >= 0 && col < size ? places[row * size + col] : ' ';
  }

  private static char letter(int player) {
    return player == 0 ? 'X' : 'O';
  }

  /**
   * What a position is by the rules, how many moves led to it, and the one that is made next; null
   * at the end.
   */
  record Position(OthelloRules rules, int number, Move move) {
    int player() {
      return number % 2;
    }
  }

  /** Plays games on boards of the learner's, and looks before each move and at the end. */
  static void replay(List<String> games, BiConsumer<Trial, Position> look) {
    for (String game : games) {
      String[] parts = game.split(": ");
      int size = Integer.parseInt(parts[0]);
      Trial trial = Trial.of("new OthelloBoard(" + size + ")", () -> new OthelloBoard(size));
      OthelloRules rules = start(size);
      int number = 0;
      for (Move move : Trial.moves(parts[1])) {
        Limits.renew();
        look.accept(trial, new Position(rules, number, move));
        Limits.renew();
        trial.plays(move, number % 2);
        rules = rules.after(move, number % 2);
        number++;
      }
      look.accept(trial, new Position(rules, number, null));
    }
  }

  /** Whole games at random: the size, then the moves, such as {@code 4: 0 1, 0 0, pass}. */
  static final class Games implements CaseSource {
    @Override
    public List<String> draw(RandomGenerator random) {
      List<String> games = new ArrayList<>();
      for (int game = 0; game < GAMES; game++) {
        OthelloRules rules = start(SIZES[game]);
        List<Move> played = new ArrayList<>();
        for (int player = 0; !rules.isOver(); player = 1 - player) {
          List<Move> moves = rules.moves(player);
          Move move = moves.get(random.nextInt(moves.size()));
          played.add(move);
          rules = rules.after(move, player);
        }
        games.add(
            SIZES[game]
                + ": "
                + played.stream().map(Move::toString).collect(Collectors.joining(", ")));
      }
      return games;
    }

    @Override
    public int size(String game) {
      return game.length();
    }
  }
}
