package framework.application;

import board.window.GameFrame;
import framework.model.Board;
import framework.model.GameContext;
import framework.model.Player;
import framework.model.SingletonSupplier;
import framework.model.Strategy;
import framework.play.AbortGameCommand;
import framework.play.Command;
import framework.play.CommandProcessor;
import framework.play.Factory;
import framework.play.GameMaster;
import framework.play.NewGameCommand;
import framework.play.PlayOnCommand;
import framework.play.StepCommand;
import framework.play.StrategyChoice;
import framework.play.TakeBackCommand;
import framework.play.WhoPlaysCommand;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javax.swing.JToolBar;

/**
 * The program of one game: sets everything up, and opens a window. {@code framework.text} plays the
 * same program in a terminal.
 *
 * <p>Patterns:
 *
 * <ul>
 *   <li><em>Template Method</em>: {@link #setUp} says what happens in which order; a game says
 *       which board and which factory it has.
 *   <li><em>Chain of Responsibility</em>: a pressed button goes to {@link #handleButton} of the
 *       game's class, which handles it or hands it to the class above, and so on up to this class.
 *       {@code framework.saved.SavingApplication} is a link of this chain.
 * </ul>
 */
public abstract class GameApplication {

  /** The name of the button that asks who plays, and begins a new game. */
  protected static final String NEW_GAME = "New game";

  /** Begins a new game with the same strategies. */
  protected static final String REMATCH = "Rematch";

  /** Takes back a move. */
  protected static final String TAKE_BACK = "Take back";

  /** Takes back two moves: one's own, and the answer to it. */
  protected static final String TAKE_BACK_2 = "Take back 2";

  /** Steps to the beginning of the game. */
  protected static final String TO_BEGINNING = "To the beginning";

  /** Steps back by one move. */
  protected static final String STEP_BACK = "A move back";

  /** Steps forward by one move. */
  protected static final String STEP_FORWARD = "A move forward";

  /** Steps to the end of the game. */
  protected static final String TO_END = "To the end";

  /** Lets the game go on from the position one has stepped to. */
  protected static final String PLAY_ON = "Play on";

  /** Ends the game where it stands. */
  protected static final String ABORT = "Abort";

  /** Closes the window, and with it the program. */
  protected static final String QUIT = "Quit";

  private final GameContext context = GameContext.currentOrNew();
  private GameWindow window;

  /** Whether it was said at the start who plays. */
  private boolean hasPlayers;

  /** Makes a program; it belongs to the context of the current thread, or to a new one. */
  protected GameApplication() {}

  /** Returns the name of the game, which also tells its saved games from others. */
  public abstract String getName();

  /** Returns what makes the factory, such as {@code TicTacToeFactory::new}. */
  protected abstract SingletonSupplier<? extends Factory> getFactoryMaker();

  /** Returns what makes the board, such as {@code TicTacToeBoard::new}. */
  protected abstract SingletonSupplier<? extends Board> getBoardMaker();

  /**
   * Sets up the game: configures the two abstract singletons, makes the players, and gives each the
   * first strategy that there is. To be called once.
   */
  public final void setUp() {
    context.run(
        () -> {
          Factory.configure(getFactoryMaker());
          Board.configure(getBoardMaker());
          Factory factory = Factory.instance();
          List<Player> players = factory.createPlayers();
          Strategy first = factory.createPrototypeStrategies().get(0);
          for (Player player : players) {
            player.setStrategy(first.copy());
          }
          Board.instance();
          GameMaster.of(context).setPlayers(players);
        });
  }

  /**
   * Says who plays, before the first game. To be called after {@link #setUp}.
   *
   * @param names the names of strategies in small letters, one for each player; see {@link
   *     StrategyChoice#createStrategies}; empty to leave it to the person
   */
  public final void setPlayers(List<String> names) {
    hasPlayers = !names.isEmpty();
    List<Strategy> offered = StrategyChoice.of(context).createStrategies();
    List<Player> players = GameMaster.of(context).getPlayers();
    for (int i = 0; i < names.size(); i++) {
      for (Strategy strategy : offered) {
        if (strategy.getName().toLowerCase(Locale.ROOT).equals(names.get(i))) {
          players.get(i).setStrategy(strategy.copy());
          break;
        }
      }
    }
  }

  /**
   * Plays in a window, until that is closed; asks first who plays, unless {@link #setPlayers} has
   * said so. To be called after {@link #setUp}.
   */
  public final void playInWindow() {
    openWindow();
    if (!hasPlayers && hasChoice()) {
      submit(new WhoPlaysCommand(new WhoPlaysDialog(window)));
    }
    window.awaitClosed();
  }

  private boolean hasChoice() {
    return StrategyChoice.of(context).createStrategies().size() > 1;
  }

  /**
   * Opens the window and begins a game. Not to be called on Swing's event thread.
   *
   * @return the window, which is on the screen
   */
  public final GameWindow openWindow() {
    window = GameFrame.open(() -> context.call(() -> new GameWindow(this)));
    submit(new NewGameCommand());
    return window;
  }

  /** Returns the context at which this program plays. */
  public final GameContext getContext() {
    return context;
  }

  /**
   * Adds the buttons to the window: who plays is asked where there is somebody to choose, and a
   * move with the answer to it is taken back where somebody answers. A class that adds its own
   * overrides this and calls it first.
   *
   * @param bar where the buttons go; not null
   */
  protected void addButtons(JToolBar bar) {
    if (hasChoice()) {
      addButton(bar, NEW_GAME, "Choose who plays, and begin a new game", "ctrl N");
      addButton(bar, REMATCH, "Begin a new game with the same players", "ctrl shift N");
    } else {
      addButton(bar, NEW_GAME, "Begin a new game", "ctrl N");
    }
    addButton(bar, TAKE_BACK, "Take back the last move", "ctrl Z");
    if (GameMaster.of(context).getPlayers().size() > 1) {
      addButton(bar, TAKE_BACK_2, "Take back your move and the answer to it", "ctrl shift Z");
    }
    bar.addSeparator();
    addButton(bar, TO_BEGINNING, "Show the board before the first move", "alt HOME");
    addButton(bar, STEP_BACK, "Show the board a move earlier", "alt LEFT");
    addButton(bar, STEP_FORWARD, "Show the board a move later", "alt RIGHT");
    addButton(bar, TO_END, "Show the board after the last move", "alt END");
    addButton(bar, PLAY_ON, "Go on from this position", "ctrl P");
    bar.addSeparator();
    addButton(bar, ABORT, "End the game where it stands", "ctrl shift A");
    addButton(bar, QUIT, "Close the window", "ctrl Q");
  }

  /**
   * Adds a button, whose name goes to {@link #handleButton} when it is pressed, or its key. The
   * name tells buttons apart; what stands on one may be something else, such as an arrow.
   *
   * @param bar where it goes; not null
   * @param name unlike that of every other button; stands on it, too; not null
   * @param tip what it does, in a few words; not null
   * @param key a key that does the same, as {@link javax.swing.KeyStroke#getKeyStroke(String)}
   *     reads it, such as {@code "ctrl N"}; null if there is none
   */
  protected final void addButton(JToolBar bar, String name, String tip, String key) {
    GameWindow.addButton(bar, name, tip, key, () -> context.run(() -> handleButton(name)));
  }

  /**
   * Does what a pressed button asks for: submits a command. A class that adds buttons overrides
   * this, and hands the names that it does not know to the one above.
   *
   * @param name the name under which the button was added
   */
  protected void handleButton(String name) {
    switch (name) {
      case NEW_GAME ->
          submit(
              hasChoice() ? new WhoPlaysCommand(new WhoPlaysDialog(window)) : new NewGameCommand());
      case REMATCH -> submit(new NewGameCommand());
      case TAKE_BACK -> submit(new TakeBackCommand(1));
      case TAKE_BACK_2 -> submit(new TakeBackCommand(2));
      case TO_BEGINNING -> submit(new StepCommand(-StepCommand.ALL));
      case STEP_BACK -> submit(new StepCommand(-1));
      case STEP_FORWARD -> submit(new StepCommand(1));
      case TO_END -> submit(new StepCommand(StepCommand.ALL));
      case PLAY_ON -> submit(new PlayOnCommand());
      case ABORT -> submit(new AbortGameCommand());
      case QUIT -> window.dispose();
      default -> throw new IllegalArgumentException("Nobody handles the button " + name + ".");
    }
  }

  /**
   * Has a command executed. Here: hands it to the {@link CommandProcessor}.
   *
   * @param command the command; not null
   */
  protected void submit(Command command) {
    CommandProcessor.of(context).submitCommand(command);
  }

  /**
   * Lets the person choose a file. Here: in a dialog.
   *
   * @param verb what will be done with it: {@code "Open"} asks for a file that exists, anything
   *     else for one to save to
   * @param use called if a file was chosen
   */
  protected void chooseFile(String verb, Consumer<Path> use) {
    window.chooseFile(verb, use);
  }
}
