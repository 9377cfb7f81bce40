package combochess.window;

import board.window.GameAction;
import board.window.GameFrame;
import board.window.Look;
import combochess.controller.CancelEvent;
import combochess.controller.Controller;
import combochess.controller.GameStatus;
import combochess.controller.Level;
import combochess.controller.NewGameEvent;
import combochess.controller.OpenEvent;
import combochess.controller.RedoEvent;
import combochess.controller.SettingsEvent;
import combochess.controller.SubmitEvent;
import combochess.controller.UndoEvent;
import combochess.model.Colour;
import combochess.model.GameModel;
import combochess.model.GameSettings;
import combochess.model.SavedGame;
import combochess.model.TimeSource;
import combochess.play.ChessComputer;
import combochess.view.GameFile;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;
import javax.swing.JButton;
import javax.swing.JMenu;
import javax.swing.JPopupMenu;
import javax.swing.SwingUtilities;
import javax.swing.Timer;

/** The window of the game: menus, buttons, the view, and what keeps the clock going. */
public final class ChessWindow extends GameFrame {

  private static final long serialVersionUID = 1L;
  private static final int TICK_MILLIS = 100;

  /** In a smaller window, there would be no room for the clock between the players. */
  private static final Dimension SMALLEST = new Dimension(480, 420);

  private static final String HELP =
      """
      Click a piece, then the square where it goes; a combination asks which parts move.
      Rooks, bishops and knights that join on a square move as all of them.
      A barrier is worth 1 point, a captured piece 5. Each turn has 30 seconds.
      Escape puts a piece down again.\
      """;

  private final transient WindowView view = new WindowView(this::say, this::warn);
  private final transient Controller controller;
  private final transient ChessComputer computer;
  private final Timer ticks;

  private ChessWindow(TimeSource clock) {
    super("Combination chess", HELP);
    computer = new ChessComputer(SwingUtilities::invokeLater, new Random());
    GameModel model = new GameModel(clock);
    controller = new Controller(model, view, computer);
    // Behind the greeting, one sees the board already.
    view.showBoard(model.getBoard(), null);
    view.showClock(model.getTimer().getSecondsLeft());
    addActions();
    toggle(getViewMenu(), "Animate moves", null, true, view.getBoard().getPanel()::setAnimated);
    add(view.getBar(), BorderLayout.PAGE_START);
    setGlassPane(view.getQuestions());
    bind("ESCAPE", () -> view.post(new CancelEvent()));
    ticks = new Timer(TICK_MILLIS, event -> view.attempt(controller::tick));
    ticks.start();
    view.onStatus(this::refreshActions);
    arrange(GuiLayoutFactory.createContents(view));
    setMinimumSize(SMALLEST);
  }

  /**
   * Opens the window. Call it on Swing's event thread.
   *
   * @param clock where the timer gets the time from; not null
   * @param dark whether the window is dark
   */
  public static ChessWindow open(TimeSource clock, boolean dark) {
    Look.setDark(dark);
    // A question lies above the contents, and must not lie above the menus.
    JPopupMenu.setDefaultLightWeightPopupEnabled(false);
    ChessWindow window = new ChessWindow(clock);
    window.setVisible(true);
    window.controller.start();
    return window;
  }

  /**
   * Begins a game at once, without a greeting. Call it on Swing's event thread.
   *
   * @param computers the sides that the computer plays, and how well; not null
   */
  public void begin(Map<Colour, Level> computers) {
    view.post(new SubmitEvent());
    view.post(new SettingsEvent(GameSettings.USUAL, computers));
  }

  @Override
  protected void ended() {
    ticks.stop();
    computer.stop();
  }

  /** Returns the controller. */
  Controller getController() {
    return controller;
  }

  /** Returns the view. */
  WindowView getView() {
    return view;
  }

  private void addActions() {
    view.getBar().setFloatable(false);
    add(getFileMenu(), action("New game", "ctrl N", this::newGame, () -> true));
    add(getFileMenu(), action("Open…", "ctrl O", this::openFile, () -> true));
    add(getFileMenu(), action("Save…", "ctrl S", this::saveFile, () -> status() != null));
    view.getBar().addSeparator();
    add(
        getGameMenu(),
        action(
            "Take back",
            "ctrl Z",
            () -> view.post(new UndoEvent()),
            () -> status() != null && status().canUndo()));
    Runnable again = () -> view.post(new RedoEvent());
    BooleanSupplier canRedo = () -> status() != null && status().canRedo();
    add(getGameMenu(), action("Redo", "ctrl shift Z", again, canRedo));
    bind(
        "ctrl Y",
        () -> {
          if (canRedo.getAsBoolean()) {
            again.run();
          }
        });
  }

  /** Adds an action to a menu, and to the buttons above the board. */
  private void add(JMenu menu, GameAction action) {
    item(menu, action);
    JButton button = view.getBar().add(action);
    button.setName(button.getText());
    button.setFocusable(false);
  }

  private GameStatus status() {
    return view.getStatus();
  }

  private void newGame() {
    view.post(new NewGameEvent());
  }

  private void openFile() {
    Optional<Path> file = getFiles().chooseToOpen();
    if (file.isPresent()) {
      try {
        view.post(new OpenEvent(GameFile.read(file.get())));
      } catch (IOException e) {
        warn(e.getMessage());
      }
    }
  }

  private void saveFile() {
    Optional<Path> file = getFiles().chooseToSave("Combination chess.txt");
    if (file.isPresent()) {
      try {
        GameFile.write(file.get(), SavedGame.write(controller.getModel()));
        say("Saved as " + file.get().getFileName() + ".");
      } catch (IOException e) {
        warn(e.getMessage());
      }
    }
  }
}
