package gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A model")
class GameModelTest {

  private final RecordingView view = new RecordingView();

  private GameModel model(IBoardModel board) {
    GameModel model = new GameModel(board);
    new GameController(model, view);
    return model;
  }

  @Test
  @DisplayName("tells the view of each move, each turn and the result, in this order")
  void tellsTheView() {
    model(new TicTacToeBoard()).reset();
    view.play("0 0", "1 0", "0 1", "1 1", "0 2");
    assertEquals(
        List.of(
            "reset",
            "turn 0",
            "0 at 0 0",
            "turn 1",
            "1 at 1 0",
            "turn 0",
            "0 at 0 1",
            "turn 1",
            "1 at 1 1",
            "turn 0",
            "0 at 0 2",
            "win 0"),
        view.told);
  }

  @Test
  @DisplayName("rejects invalid moves, moves out of turn and moves after the end, and goes on")
  void rejectsInvalidMoves() {
    GameModel model = model(new TicTacToeBoard());
    model.reset();
    view.told.clear();
    view.request(0, 0, 1);
    view.request(0, 0, 0);
    view.request(1, 1, 0);
    view.request(0, 0, 1);
    view.request(7, 7, 1);
    assertEquals(
        List.of(
            "rejected 0 0", "0 at 0 0", "turn 1", "rejected 1 1", "rejected 0 0", "rejected 7 7"),
        view.told);
    view.play("1 0", "0 1", "1 1", "0 2");
    view.told.clear();
    view.request(2, 2, 1);
    assertEquals(List.of("rejected 2 2"), view.told);
  }

  @Test
  @DisplayName("lets computer players move by themselves, as either player or as both")
  void letsComputerPlayersMoveByThemselves() {
    for (int human = 0; human < 2; human++) {
      view.told.clear();
      GameModel model = model(new TicTacToeBoard());
      IPlayer computer = new ComputerPlayer(new OwnStrategy());
      model.setPlayers(
          human == 0 ? IPlayer.PERSON : computer, human == 1 ? IPlayer.PERSON : computer);
      model.reset();
      view.request(2, 2, human);
      assertEquals("turn " + human, view.told.get(view.told.size() - 1));
      model.setPlayers(computer, computer);
      model.reset();
      assertEquals("win 0", view.told.get(view.told.size() - 1));
    }
  }

  @Test
  @DisplayName("does not hide a strategy that picks invalid moves")
  void doesNotHideAStrategyThatPicksInvalidMoves() {
    GameModel model = model(new TicTacToeBoard());
    model.setPlayers(new ComputerPlayer((board, player) -> Move.PASS), IPlayer.PERSON);
    assertThrows(IllegalStateException.class, model::reset);
  }

  @Test
  @DisplayName(
      "shows an Othello board with everything that a move has flipped, which stays as it is")
  void readOnlyBoard() {
    model(new OthelloBoard(4)).reset();
    view.request(0, 1, 0);
    ReadOnlyBoard after = view.board;
    assertEquals(
        List.of(0, 0, 0),
        List.of(after.getTokenAt(0, 1), after.getTokenAt(1, 1), after.getTokenAt(2, 1)));
    view.request(0, 0, 1);
    assertEquals(0, after.getTokenAt(1, 1));
    assertEquals(1, view.board.getTokenAt(1, 1));
  }

  @Test
  @DisplayName("says at once how a game stands that is over at its beginning")
  void overAtOnce() {
    model(new OthelloBoard(2)).reset();
    assertEquals(List.of("reset", "draw"), view.told);
  }

  /** Writes down what it is told. */
  private static final class RecordingView implements IView {

    private final List<String> told = new ArrayList<>();
    private IRequestor requestor;
    private ReadOnlyBoard board;
    private int toMove;

    void play(String... moves) {
      for (String move : moves) {
        String[] words = move.split(" ");
        request(Integer.parseInt(words[0]), Integer.parseInt(words[1]), toMove);
      }
    }

    void request(int row, int col, int player) {
      requestor.setTokenAt(row, col, player, () -> told.add("rejected " + row + " " + col));
    }

    @Override
    public void reset(ReadOnlyBoard start) {
      board = start;
      told.add("reset");
    }

    @Override
    public void turn(int player) {
      toMove = player;
      told.add("turn " + player);
    }

    @Override
    public void win(int player) {
      told.add("win " + player);
    }

    @Override
    public void draw() {
      told.add("draw");
    }

    @Override
    public ICommand getCommand() {
      return (row, col, player, after) -> {
        board = after;
        told.add(player + " at " + row + " " + col);
      };
    }

    @Override
    public void setRequestor(IRequestor requestor) {
      this.requestor = requestor;
    }

    @Override
    public void setModelAdmin(IModelAdmin modelAdmin) {}
  }
}
