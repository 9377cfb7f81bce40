package framework.saved;

import framework.Board;
import framework.Factory;
import framework.GameMaster;
import framework.Move;
import framework.MoveController;
import framework.Player;
import framework.Space;
import framework.Table;
import framework.saved.SavedGame.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Plays a saved game on the board, move by move. It is the {@link MoveController} of these moves.
 *
 * <p>Before it touches the board, it plays the game at a {@link Table} of its own: only a game
 * whose moves can all be made gets on the screen.
 */
final class SavedGameReader implements MoveController, Function<Player, Move> {

  private final SavedGame saved;
  private int next;

  private SavedGameReader(SavedGame saved) {
    this.saved = saved;
  }

  /**
   * Plays a saved game instead of the one that is on the board.
   *
   * @param saved the game; not null
   * @param game the name of the game that can be played here
   * @throws SavedGameException if it is another game, or a move is against its rules; then nothing
   *     has changed
   */
  static void open(SavedGame saved, String game) throws SavedGameException {
    if (!saved.game().equals(game)) {
      throw new SavedGameException(
          "This is a game of " + saved.game() + ", and here " + game + " is played.");
    }
    checkSize(saved);
    int made = Table.current().another().call(() -> rehearse(saved));
    if (made < saved.moves().size()) {
      throw new SavedGameException(
          "Move " + (made + 1) + " of the file is against the rules of " + game + ".");
    }
    GameMaster.instance().newGame(new SavedGameReader(saved));
  }

  private static void checkSize(SavedGame saved) throws SavedGameException {
    Board board = Board.instance();
    List<String> players =
        GameMaster.instance().getPlayers().stream().map(Player::getName).toList();
    if (saved.rows() != board.getRows() || saved.columns() != board.getColumns()) {
      throw new SavedGameException(
          "The file has a board of "
              + (saved.rows() + " x " + saved.columns())
              + (", and here it is " + board.getRows() + " x " + board.getColumns() + "."));
    }
    if (!saved.players().equals(players)) {
      throw new SavedGameException(
          "The file has the players " + saved.players() + ", and here they are " + players + ".");
    }
  }

  /** Returns how many moves can be made; the players have no strategies, so nobody goes on. */
  private static int rehearse(SavedGame saved) {
    GameMaster master = GameMaster.instance();
    master.setPlayers(Factory.instance().createPlayers());
    return master.newGame(new SavedGameReader(saved));
  }

  @Override
  public Move apply(Player player) {
    if (next == saved.moves().size()) {
      return null;
    }
    List<Space> spaces = new ArrayList<>();
    for (Position position : saved.moves().get(next)) {
      if (!Board.instance().hasSpace(position.row(), position.column())) {
        return null;
      }
      spaces.add(Board.instance().getSpace(position.row(), position.column()));
    }
    next++;
    return Factory.instance().createMove(this, player, spaces);
  }

  @Override
  public void notifyInvalidMove(Move move) {
    // The master counts the moves that were made; that says enough.
  }

  @Override
  public void notifyInvalidUndo(Move move) {
    // Nothing is undone here.
  }
}
