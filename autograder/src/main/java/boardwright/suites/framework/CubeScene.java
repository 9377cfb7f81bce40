package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.CheckBlocked;
import framework.games.quixo.QuixoMove;
import framework.model.Board;
import framework.model.Move;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A game of Quixo in a position that nobody has played to, with one player to move. */
final class CubeScene {
  private final Game game;
  private final char mover;

  private CubeScene(Game game, char mover) {
    this.game = game;
    this.mover = mover;
  }

  /**
   * Sets up a position.
   *
   * @param mover who is to move, {@code X} or {@code O}
   * @param rows five texts of five letters, or one of 25
   */
  static CubeScene of(char mover, String... rows) {
    return of(mover, Game.quixo(), rows);
  }

  /**
   * The same where nobody has asked the board whether the game is over. Blocks the check if the
   * board cannot begin a game.
   */
  static CubeScene unasked(char mover, String... rows) {
    return of(mover, unaskedGame(Map.of(Game.MAKE_BOARD, "R1", Game.NEW_GAME, "R2")), rows);
  }

  /**
   * A game where nobody has asked the board whether it is over. Blocks the check if the board lacks
   * spaces that cubes are put on.
   *
   * @param rules the rules that explain calls which do not go, by the calls
   */
  static Game unaskedGame(Map<String, String> rules) {
    Game game = Given.orBlocked(rules, () -> Game.quixoUnasked());
    Board board = game.board();
    if (!board.hasSpace(Cubes.SIZE - 1, Cubes.SIZE - 1)) {
      throw new CheckBlocked(
          "this check needs five rows and five columns, and your board has %d and %d"
              .formatted(board.getRows(), board.getColumns()),
          "R1");
    }
    return game;
  }

  private static CubeScene of(char mover, Game game, String... rows) {
    if (mover == 'O') {
      game.submit(new Pause(game.player(0), game.space(0, 0)));
    }
    CubeScene scene = new CubeScene(game, mover);
    scene.put(String.join("", rows));
    return scene;
  }

  /** Puts a new cube on every space, in the place of what is there. */
  void put(String letters) {
    for (int i = 0; i < letters.length(); i++) {
      game.put(i / Cubes.SIZE, i % Cubes.SIZE, owner(letters.charAt(i)));
    }
  }

  private Player owner(char letter) {
    return letter == Cubes.BLANK ? null : game.player(letter == 'X' ? 0 : 1);
  }

  Game game() {
    return game;
  }

  /** Who is to move, {@code X} or {@code O}. */
  char letterOfMover() {
    return mover;
  }

  /** Who is to move. */
  Player mover() {
    return owner(mover);
  }

  /** Who is not. */
  Player other() {
    return owner(Cubes.other(mover));
  }

  /** The 25 letters of the board as it is now; a low line for a space without a cube. */
  String letters() {
    StringBuilder letters = new StringBuilder();
    for (Space space : game.board()) {
      Piece cube = space.getPiece();
      letters.append(cube == null ? '_' : letter(cube.getPlayer()));
    }
    return letters.toString();
  }

  private char letter(Player owner) {
    return owner == null ? Cubes.BLANK : owner == game.player(0) ? 'X' : 'O';
  }

  /** A move of the player who is to move, made by the class of the mix; not executed yet. */
  QuixoMove move(Cubes.Push push) {
    Space from = game.space(push.fromRow(), push.fromColumn());
    Space to = game.space(push.toRow(), push.toColumn());
    return Call.of(
            "new QuixoMove(controller, %s, cube, %s, %s)".formatted(mover, from, to),
            () -> game.at(() -> new QuixoMove(Game.NOBODY, mover(), from.getPiece(), from, to)))
        .on(this)
        .get("a move");
  }

  /** The board as it is now, and who moves. A text, so that a failure shows what was before. */
  String drawn() {
    return Cubes.drawn(letters()) + "\n" + mover + " moves";
  }

  /** The board as it is now, after a move. A text, for the {@code on} part of a failure. */
  String afterMove(Cubes.Push push) {
    return Cubes.drawn(letters()) + "\n" + mover + " has moved from " + push;
  }

  @Override
  public String toString() {
    return drawn();
  }

  /** Which cube stands where, row by row. */
  List<Piece> cubes() {
    return new ArrayList<>(game.pieces());
  }

  /** A turn in which nothing happens, so that it is the second player's turn. */
  private static final class Pause extends Move {
    private final Space space;

    Pause(Player player, Space space) {
      super(Game.NOBODY, player);
      this.space = space;
    }

    @Override
    public List<Space> getSpaces() {
      return List.of(space);
    }

    @Override
    protected boolean executeHook() {
      return true;
    }

    @Override
    protected boolean undoHook() {
      return true;
    }
  }
}
