package combochess.window;

import combochess.controller.CancelEvent;
import combochess.controller.Event;
import combochess.controller.EventSubject;
import combochess.controller.GameStatus;
import combochess.controller.GameView;
import combochess.controller.MoveOffer;
import combochess.controller.PartsEvent;
import combochess.controller.SettingsEvent;
import combochess.controller.SubmitEvent;
import combochess.controller.TileEvent;
import combochess.model.Board;
import combochess.model.Colour;
import combochess.model.GameSettings;
import combochess.model.Move;
import combochess.model.Piece;
import combochess.model.Square;
import java.awt.Font;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JToolBar;

/**
 * The view of the game in a window: has the parts, shows in them what the controller says, and
 * posts what a person does. To be used on Swing's event thread only.
 */
final class WindowView implements GameView {

  /** From here on, the clock is drawn so that one notices it. */
  private static final int LAST_SECONDS = 5;

  private final BoardView board = new BoardView(square -> post(new TileEvent(square)));
  private final Map<Colour, PlayerStatusUpdate> players = new EnumMap<>(Colour.class);
  private final JToolBar bar = new JToolBar();
  private final QuestionPane questions = new QuestionPane(bar);
  private final JLabel clock = new JLabel(" ");
  private final Consumer<String> news;
  private final Consumer<String> warnings;
  private final DefaultListModel<String> turns = new DefaultListModel<>();
  private final JList<String> turnList = new JList<>(turns);
  private final List<Runnable> statusListeners = new ArrayList<>();
  private GameStatus status;
  private EventSubject events;

  /**
   * Creates the parts; {@link GuiLayoutFactory} puts them in their places.
   *
   * @param news says a sentence for some seconds
   * @param warnings says what went wrong, for some seconds
   */
  WindowView(Consumer<String> news, Consumer<String> warnings) {
    this.news = news;
    this.warnings = warnings;
    for (Colour colour : Colour.values()) {
      players.put(colour, new PlayerStatusUpdate(colour.getTitle()));
    }
    clock.setName("clock");
    clock.setFont(clock.getFont().deriveFont(Font.BOLD, 2 * clock.getFont().getSize2D()));
    turnList.setName("turns played");
    turnList.setFocusable(false);
    turnList.getAccessibleContext().setAccessibleName("Turns played");
  }

  /** Returns the view of the board. */
  BoardView getBoard() {
    return board;
  }

  /** Returns the display of a player. */
  PlayerStatusUpdate getPlayer(Colour colour) {
    return players.get(colour);
  }

  /** Returns the bar for buttons, at the top of the window; it is empty at first. */
  JToolBar getBar() {
    return bar;
  }

  /** Returns the pane for questions. */
  QuestionPane getQuestions() {
    return questions;
  }

  /** Returns the clock. */
  JLabel getClock() {
    return clock;
  }

  /** Returns the list of turns. */
  JList<String> getTurns() {
    return turnList;
  }

  /** Returns what was shown last beside the board; null while no game is played. */
  GameStatus getStatus() {
    return status;
  }

  /** Has something done whenever the status has changed. */
  void onStatus(Runnable listener) {
    statusListeners.add(listener);
  }

  /** Posts what a person does; whatever goes wrong then is told, and the window goes on. */
  void post(Event event) {
    attempt(() -> events.post(event));
  }

  /**
   * Does something that may run into the mistakes of a class that is not finished yet.
   *
   * @param work what to do; if it throws, the person reads what, and the console has the place
   */
  void attempt(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException | LinkageError | StackOverflowError mistake) {
      mistake.printStackTrace();
      warnings.accept("The program made a mistake: " + mistake);
    }
  }

  private JButton button(String text, Runnable work) {
    JButton button = new JButton(text);
    button.setName(text);
    button.addActionListener(event -> work.run());
    return button;
  }

  private JButton cancelButton(String text) {
    return button(text, () -> post(new CancelEvent()));
  }

  @Override
  public void start(EventSubject subject) {
    events = subject;
  }

  @Override
  public void showWelcome() {
    status = null;
    statusListeners.forEach(Runnable::run);
    JLabel text =
        new JLabel(
            "<html>Rooks, bishops and knights that join on a square.<br>"
                + "A barrier is worth 1 point, a captured piece 5.<br>"
                + "Each turn has 30 seconds.");
    JButton play = button("Play", () -> post(new SubmitEvent()));
    questions.ask("Combination chess", text, play, play, cancelButton("Cancel"));
  }

  @Override
  public void showNewGame(GameSettings proposed) {
    NewGameForm form = new NewGameForm(proposed);
    JButton start =
        button(
            "Start",
            () -> {
              SettingsEvent settings = form.getSettings();
              if (settings != null) {
                post(settings);
              }
            });
    questions.ask("New game", form, form.getFirstField(), start, cancelButton("Cancel"));
  }

  @Override
  public void showBoard(Board shown, Move lastMove) {
    board.showBoard(shown, lastMove);
  }

  @Override
  public void showStatus(GameStatus shown) {
    status = shown;
    // After the last turn it's nobody's turn: no arrow, and no piece that can be clicked.
    boolean over = shown.of(shown.active()).turnsLeft() == 0;
    players.forEach(
        (colour, player) -> player.show(shown.of(colour), !over && shown.active() == colour));
    board.showActive(over ? null : shown.active());
    turns.clear();
    for (int i = 0; i < shown.turns().size(); i++) {
      turns.addElement((i / 2 + 1) + (i % 2 == 0 ? ".  " : ".. ") + shown.turns().get(i));
    }
    turnList.ensureIndexIsVisible(turns.size() - 1);
    statusListeners.forEach(Runnable::run);
  }

  @Override
  public void showSelection(Square square, Piece piece) {
    board.showSelection(square);
  }

  @Override
  public void showParts(Square square, Piece piece) {
    PartsForm[] form = new PartsForm[1];
    JButton move = button("Move", () -> post(new PartsEvent(form[0].getParts())));
    form[0] = new PartsForm(piece, () -> move.setEnabled(!form[0].getParts().isEmpty()));
    questions.askBesideTheBoard(
        "Which parts move?", form[0], form[0].getFirstField(), move, cancelButton("Cancel"));
  }

  @Override
  public void showMoves(List<MoveOffer> offers) {
    board.showMoves(offers);
    if (offers.isEmpty()) {
      showMessage("It has no legal move. Click on it again to choose another piece.");
    }
  }

  @Override
  public void clearSelection() {
    board.clearSelection();
  }

  @Override
  public void showClock(int secondsLeft) {
    boolean hurry = secondsLeft <= LAST_SECONDS;
    clock.setText("0:" + (secondsLeft < 10 ? "0" : "") + secondsLeft + (hurry ? " !" : ""));
  }

  @Override
  public void showPass(String player) {
    showMessage(player + " has no legal move and passes.");
  }

  @Override
  public void showTimeout(String player) {
    String sentence = player + " loses this turn.";
    warnings.accept("The time is up: " + sentence);
    questions.tell("The time is up", sentence);
  }

  @Override
  public void showEnd(String result) {
    clock.setText(" ");
    news.accept(result);
    JButton again = button("New game", () -> post(new SubmitEvent()));
    JLabel who = new JLabel(result);
    who.setName("result");
    questions.ask("The game is over", who, again, again, cancelButton("Close"));
  }

  @Override
  public void showMessage(String sentence) {
    news.accept(sentence);
  }

  @Override
  public void closeDialogs() {
    if (questions.isVisible()) {
      questions.close();
      board.getPanel().requestFocusInWindow();
    }
  }
}
