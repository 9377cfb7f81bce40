package boardwright.suites.gametree;

import boardwright.protocol.CaseSource;
import boardwright.testkit.Grid;
import boardwright.testkit.Limits;
import gametree.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;

/** The rules of Othello once more, on letters, to compare a learner's board with. */
record OthelloRules(Grid grid) {
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

  /** A game on a board that is larger than others, by way of its last row and column. */
  static final String LARGE = "10: 5 6, 6 6, 7 6, 7 7, 7 8, 8 8, 9 8, 7 9, 6 8";

  /** A game whose last move encloses nothing but ten tokens in a line. */
  static final String LONG =
      "12: 5 4, 6 4, 7 3, 4 5, 6 7, 7 8, 6 8, 6 3, 6 2, 5 8, 4 7, 6 1, 6 9, 5 7, 6 0, "
          + "5 10, 6 10, 7 10, 6 11, 3 7, 3 6, 5 9, 4 6, 5 3, 4 4, 3 5, 2 5, 3 8, 4 10, 5 11, "
          + "8 9, 5 2, 2 9, 3 11, 4 9, 4 8, 5 1, 3 9, 2 7, 5 0";

  private static final int GAMES = 8;
  private static final int[] SIZES = {4, 6, 8, 4, 6, 4, 8, 4};

  /** The beginning. */
  static OthelloRules start(int size) {
    int low = size / 2 - 1;
    int high = size / 2;
    Grid equal = Grid.of(size, size, '.').with('O', low, low).with('O', high, high);
    return new OthelloRules(equal.with('X', low, high).with('X', high, low));
  }

  /** The rows, as {@link Trial#draw} draws them. */
  String drawn() {
    return String.join("\n", grid.lines());
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
    return Trial.places(grid.rows()).stream()
        .filter(move -> at(move.row(), move.col()) == '.' && !flips(move, player).isEmpty())
        .toList();
  }

  /** How many tokens player 0 has more than player 1. */
  int lead() {
    return grid.symbols().chars().map(place -> place == 'X' ? 1 : place == 'O' ? -1 : 0).sum();
  }

  /** The case of the status visitor. */
  String status() {
    if (!isOver()) {
      return "noWinnerCase";
    }
    return lead() == 0 ? "drawCase" : lead() > 0 ? "player0WonCase" : "player1WonCase";
  }

  /** The position after a valid move. */
  OthelloRules after(Move move, int player) {
    if (move.equals(Move.PASS)) {
      return this;
    }
    Grid next = grid.with(letter(player), move.row(), move.col());
    for (Move flip : flips(move, player)) {
      next = next.with(letter(player), flip.row(), flip.col());
    }
    return new OthelloRules(next);
  }

  private List<Move> flips(Move move, int player) {
    List<Move> flips = new ArrayList<>();
    for (int direction = 0; direction < 9; direction++) {
      int down = direction / 3 - 1;
      int right = direction % 3 - 1;
      List<Move> line = new ArrayList<>();
      int row = move.row() + down;
      int col = move.col() + right;
      while (direction != 4 && at(row, col) == letter(1 - player)) {
        line.add(new Move(row, col));
        row += down;
        col += right;
      }
      if (at(row, col) == letter(player)) {
        flips.addAll(line);
      }
    }
    return flips;
  }

  private char at(int row, int col) {
    int size = grid.rows();
    return row >= 0 && row < size && col >= 0 && col < size ? grid.at(row, col) : ' ';
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

  /** The size of a game's board. */
  static int size(String game) {
    return Integer.parseInt(game.substring(0, game.indexOf(':')));
  }

  /** The positions of a game, from its beginning to its end. */
  static List<Position> positions(String game) {
    List<Position> positions = new ArrayList<>();
    OthelloRules rules = start(size(game));
    for (Move move : Trial.moves(game.split(": ")[1])) {
      positions.add(new Position(rules, positions.size(), move));
      rules = rules.after(move, (positions.size() - 1) % 2);
    }
    positions.add(new Position(rules, positions.size(), null));
    return positions;
  }

  /** Plays games on boards of the learner's, and looks before each move and at the end. */
  static void replay(List<String> games, BiConsumer<Trial, Position> look) {
    for (String game : games) {
      Trial trial = Trial.othello(size(game));
      for (Position position : positions(game)) {
        Limits.renew();
        look.accept(trial, position);
        Limits.renew();
        if (position.move() != null) {
          trial.plays(position.move(), position.player());
        }
      }
    }
  }

  /** Whole games at random: the size, then the moves, such as {@code 4: 0 1, 0 0, pass}. */
  static final class Games implements CaseSource {
    @Override
    public List<String> draw(RandomGenerator random) {
      List<String> games = new ArrayList<>();
      for (int game = 0; game < GAMES; game++) {
        OthelloRules rules = start(SIZES[game]);
        List<String> played = new ArrayList<>();
        for (int player = 0; !rules.isOver(); player = 1 - player) {
          List<Move> moves = rules.moves(player);
          Move move = moves.get(random.nextInt(moves.size()));
          played.add(move.toString());
          rules = rules.after(move, player);
        }
        games.add(SIZES[game] + ": " + String.join(", ", played));
      }
      return games;
    }

    @Override
    public int size(String game) {
      return game.length();
    }
  }
}
