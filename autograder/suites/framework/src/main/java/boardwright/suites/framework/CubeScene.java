package boardwright.suites.framework;

import boardwright.suites.framework.Cubes.Push;
import boardwright.testkit.Call;
import boardwright.testkit.CheckBlocked;
import framework.games.quixo.QuixoBoard;
import framework.games.quixo.QuixoMove;
import framework.games.quixo.QuixoPiece;
import framework.model.Board;
import framework.model.MovePieceMove;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/** A game of Quixo in a position that nobody has played to. */
final class CubeScene {
  /** What {@link #names} calls the cubes. */
  static final String NAMES = "abcdefghijklmnopqrstuvwxy";

  private static final Map<String, String> RULES =
      Map.of(Game.MAKE_BOARD, "R1", Game.NEW_GAME, "R2");

  private final Game game;

  /** What is right after each move. */
  private final List<Cubes> positions = new ArrayList<>();

  private int made;

  /** Sets up a position, with a new cube on every space. */
  private CubeScene(Game game, Cubes position) {
    this.game = game;
    positions.add(position);
    if (position.mover() == 'O') {
      firstMove();
    }
    for (int i = 0; i < position.letters().length(); i++) {
      game.put(i, player(position.letters().charAt(i)));
    }
  }

  /** A move of X, of which nothing stays but that it is O's turn. */
  private void firstMove() {
    Space from = game.space(0);
    Space to = game.space(4);
    game.put(0, player('X'));
    game.context().run(to::clearSpace);
    game.submit(new MovePieceMove(Game.NOBODY, player('X'), from.getPiece(), from, to));
  }

  /** Sets up a position. */
  static CubeScene of(Cubes position) {
    return new CubeScene(Game.quixo().begun(), position);
  }

  /**
   * The same where nobody has asked the board whether the game is over. Blocks the check if the
   * board cannot begin a game.
   */
  static CubeScene unasked(Cubes position) {
    return new CubeScene(unasked(Game.quixo(), RULES), position);
  }

  /** The same for players of other names, on a board that can begin a game. */
  static CubeScene ofStrangers(Cubes position) {
    Game game = Game.ofStrangers(owner -> new QuixoPiece(owner), () -> new QuixoBoard());
    return new CubeScene(unasked(game, RULES), position);
  }

  /**
   * A game where nobody has asked the board whether it is over. Blocks the check if the board lacks
   * spaces that cubes are put on.
   *
   * @param rules the rules that explain calls which do not go, by the calls
   */
  static Game unasked(Game prepared, Map<String, String> rules) {
    Game game = Given.orBlocked(rules, () -> prepared.unasked());
    Board board = game.board();
    if (!board.hasSpace(Cubes.SIZE - 1, Cubes.SIZE - 1)) {
      throw new CheckBlocked(
          "this check needs five rows and five columns, and your board has %d and %d"
              .formatted(board.getRows(), board.getColumns()),
          "R1");
    }
    return game;
  }

  Game game() {
    return game;
  }

  /** What the board must be after the moves that were made. */
  Cubes position() {
    return positions.get(made);
  }

  /** The player with this mark; null for that of a blank cube. */
  Player player(char letter) {
    return letter == Cubes.BLANK ? null : game.player(letter == 'X' ? 0 : 1);
  }

  /** The 25 letters of the board as it is now; a low line for a space without a cube. */
  String letters() {
    return names(List.of());
  }

  /**
   * Which cubes are where: those of an earlier board by their {@link #NAMES}, others by their
   * letters.
   *
   * @param before the cubes of that board, row by row
   */
  String names(List<Piece> before) {
    StringBuilder names = new StringBuilder();
    for (Piece cube : game.pieces()) {
      int known = before.indexOf(cube);
      names.append(known >= 0 ? NAMES.charAt(known) : cube == null ? '_' : letter(cube));
    }
    return names.toString();
  }

  private char letter(Piece cube) {
    Player owner = cube.getPlayer();
    return owner == null ? Cubes.BLANK : owner == player('X') ? 'X' : 'O';
  }

  /** A move of the player who is to move, of the class of the mix; it may be refused. */
  Call<Boolean> move(Push push) {
    Player mover = player(position().mover());
    Space from = game.space(push.from());
    Space to = game.space(push.to());
    return call(
        "a QuixoMove from " + push,
        () -> game.submit(new QuixoMove(Game.NOBODY, mover, from.getPiece(), from, to)));
  }

  /** Makes a move; fails if it is refused. */
  Call<Boolean> made(Push push) {
    Call<Boolean> call = goes(move(push), 1);
    positions.subList(made, positions.size()).clear();
    positions.add(positions.get(made - 1).after(push));
    return call;
  }

  /** Takes the last move back; fails if that does not go. */
  Call<Boolean> undone() {
    return goes(call("taking the last move back", () -> game.undo()), -1);
  }

  /** Makes the move again that was taken back; fails if that does not go. */
  Call<Boolean> redone() {
    return goes(call("making the same move again", () -> game.redo()), 1);
  }

  /** A call in the context of the game; where it fails, the board is shown as it was before. */
  <T> Call<T> call(String written, Callable<T> code) {
    return game.call(written, code).on(drawn());
  }

  private Call<Boolean> goes(Call<Boolean> call, int moves) {
    call.require(went -> went, "the hook to return true", no -> "yours returned false");
    made += moves;
    return call;
  }

  /** The board as it is now, and who moves. A text, so that a failure shows what was before. */
  String drawn() {
    String moved = made == 0 ? "" : position().other() + " has moved, now ";
    return game + "\n" + moved + position().mover() + " moves";
  }
}
