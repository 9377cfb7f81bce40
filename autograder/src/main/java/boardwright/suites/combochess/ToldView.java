package boardwright.suites.combochess;

import combochess.controller.EventSubject;
import combochess.controller.GameStatus;
import combochess.controller.GameView;
import combochess.controller.MoveOffer;
import combochess.model.Board;
import combochess.model.GameSettings;
import combochess.model.Move;
import combochess.model.Piece;
import combochess.model.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A view that shows nothing, and writes down what it is told. */
final class ToldView implements GameView {
  private final List<String> told = new ArrayList<>();

  List<String> told() {
    return List.copyOf(told);
  }

  void forget() {
    told.clear();
  }

  @Override
  public void start(EventSubject events) {
    // the desk posts events itself
  }

  @Override
  public void showWelcome() {
    told.add("showWelcome()");
  }

  @Override
  public void showNewGame(GameSettings proposed) {
    told.add("showNewGame(" + inWords(proposed) + ")");
  }

  static String inWords(GameSettings settings) {
    return settings == null
        ? "null"
        : settings.white() + ", " + settings.black() + ", " + settings.turns();
  }

  @Override
  public void showBoard(Board board, Move lastMove) {
    told.add("showBoard(…)");
  }

  @Override
  public void showStatus(GameStatus status) {
    told.add("showStatus(" + status.active().getTitle() + " to move)");
  }

  @Override
  public void showSelection(Square square, Piece piece) {
    told.add("showSelection(" + square + ", " + piece.getName() + ")");
  }

  @Override
  public void showParts(Square square, Piece piece) {
    told.add("showParts(" + square + ", " + piece.getName() + ")");
  }

  @Override
  public void showMoves(List<MoveOffer> offers) {
    told.add(
        offers.stream()
            .map(offer -> offer.to().toString())
            .sorted()
            .collect(Collectors.joining(" ", "showMoves(", ")")));
  }

  @Override
  public void clearSelection() {
    told.add("clearSelection()");
  }

  @Override
  public void showClock(int secondsLeft) {
    told.add("showClock(" + secondsLeft + ")");
  }

  @Override
  public void showPass(String player) {
    told.add("showPass(" + player + ")");
  }

  @Override
  public void showTimeout(String player) {
    told.add("showTimeout(" + player + ")");
  }

  @Override
  public void showEnd(String result) {
    told.add("showEnd(" + result + ")");
  }

  @Override
  public void showMessage(String sentence) {
    told.add("showMessage(…)");
  }

  @Override
  public void closeDialogs() {
    told.add("closeDialogs()");
  }
}
