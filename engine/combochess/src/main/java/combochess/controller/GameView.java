package combochess.controller;

import combochess.model.Board;
import combochess.model.GameSettings;
import combochess.model.Move;
import combochess.model.Piece;
import combochess.model.Square;
import java.util.List;

/**
 * What a controller needs of a view, and no more. A view shows what it is told and posts what a
 * person does; it knows no rule.
 *
 * <p>No method waits for a person. A dialog is shown, the method returns, and the answer comes
 * later as an event.
 */
public interface GameView {

  /**
   * Called once, before all other methods.
   *
   * @param events where the view posts what a person does; not null
   */
  void start(EventSubject events);

  /** Greets; the answer is a {@link SubmitEvent} or a {@link CancelEvent}. */
  void showWelcome();

  /**
   * Asks for the settings of a new game; the answer is a {@link SettingsEvent} or a {@link
   * CancelEvent}.
   *
   * @param proposed what the person may change; not null
   */
  void showNewGame(GameSettings proposed);

  /**
   * Shows the board without any selection.
   *
   * @param board a copy that nobody changes; not null
   * @param lastMove the last turn's move; null if there was none
   */
  void showBoard(Board board, Move lastMove);

  /**
   * Shows how the game stands beside the board.
   *
   * @param status who has how many points and turns; not null
   */
  void showStatus(GameStatus status);

  /**
   * Marks a selected piece.
   *
   * @param square where it stands; not null
   * @param piece the piece, with all its parts; not null
   */
  void showSelection(Square square, Piece piece);

  /**
   * Asks which parts of a combination move; the answer is a {@link PartsEvent} or a {@link
   * CancelEvent}.
   *
   * @param square where it stands; not null
   * @param piece the combination; not null
   */
  void showParts(Square square, Piece piece);

  /**
   * Marks where the selected piece can go.
   *
   * @param offers the squares, and what each would bring; not null, perhaps empty
   */
  void showMoves(List<MoveOffer> offers);

  /** Takes away all marks of a selection. */
  void clearSelection();

  /**
   * Shows the time.
   *
   * @param secondsLeft the seconds that the active player has left
   */
  void showClock(int secondsLeft);

  /**
   * Says that a player had no legal move, and so has passed.
   *
   * @param player the player's name; not null
   */
  void showPass(String player);

  /**
   * Says that a player's time is up. Whatever was asked is no longer asked.
   *
   * @param player the player's name; not null
   */
  void showTimeout(String player);

  /**
   * Says how the game ended; the answer is a {@link SubmitEvent} for another game, or a {@link
   * CancelEvent}.
   *
   * @param result a sentence; not null
   */
  void showEnd(String result);

  /**
   * Says something, for example why a move is refused.
   *
   * @param sentence a sentence; not null
   */
  void showMessage(String sentence);

  /** Closes every dialog that is open, without an answer. */
  void closeDialogs();
}
