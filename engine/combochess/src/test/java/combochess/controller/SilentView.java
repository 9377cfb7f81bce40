package combochess.controller;

import combochess.model.Board;
import combochess.model.GameSettings;
import combochess.model.Move;
import combochess.model.Piece;
import combochess.model.Square;
import java.util.ArrayList;
import java.util.List;

/** A view that shows nothing, and remembers what it was told. */
final class SilentView implements GameView {

  final List<String> told = new ArrayList<>();
  EventSubject events;
  List<MoveOffer> offers = List.of();

  @Override
  public void start(EventSubject subject) {
    events = subject;
  }

  @Override
  public void showWelcome() {
    told.add("welcome");
  }

  @Override
  public void showNewGame(GameSettings proposed) {
    told.add("new game");
  }

  @Override
  public void showBoard(Board board, Move lastMove) {
    told.add("board");
  }

  @Override
  public void showStatus(GameStatus status) {
    told.add("status " + status.active());
  }

  @Override
  public void showSelection(Square square, Piece piece) {
    told.add("selected " + piece);
  }

  @Override
  public void showParts(Square square, Piece piece) {
    told.add("parts of " + piece);
  }

  @Override
  public void showMoves(List<MoveOffer> moves) {
    offers = moves;
  }

  @Override
  public void clearSelection() {
    offers = List.of();
  }

  @Override
  public void showClock(int secondsLeft) {
    told.add("clock " + secondsLeft);
  }

  @Override
  public void showPass(String player) {
    told.add(player + " passes");
  }

  @Override
  public void showTimeout(String player) {
    told.add(player + " took too long");
  }

  @Override
  public void showEnd(String result) {
    told.add(result);
  }

  @Override
  public void showMessage(String sentence) {
    told.add(sentence);
  }

  @Override
  public void closeDialogs() {
    told.add("dialogs closed");
  }
}
