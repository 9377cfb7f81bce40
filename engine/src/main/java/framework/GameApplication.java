package framework;

import framework.saved.OpenGameCommand;
import framework.saved.SaveGameCommand;
import framework.text.TextGame;
import java.awt.GraphicsEnvironment;
import java.awt.Window;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JToolBar;
import javax.swing.SwingUtilities;

/**
 * The program of one game: sets everything up, and opens a window or a session in the terminal.
 *
 * <p>Patterns:
 *
 * <ul>
 *   <li><em>Template Method</em>: {@link #setUp} and {@link #launch} say what happens in which
 *       order; a game says which board and which factory it has.
 *   <li><em>Chain of Responsibility</em>: a pressed button goes to {@link #handleButton} of the
 *       game's class, which handles it or hands it to the class above, and that one to this class.
 * </ul>
 */
public abstract class GameApplication {

  /** Asks for a new game. */
  protected static final String NEW_GAME = "New game";

  /** Asks for a new game with other strategies. */
  protected static final String WHO_PLAYS = "Who plays…";

  /** Takes back a move. */
  protected static final String TAKE_BACK = "Take back";

  /** Takes back two moves: one's own, and the answer to it. */
  protected static final String TAKE_BACK_2 = "Take back 2";

  /** Writes the game to a file. */
  protected static final String SAVE = "Save…";

  /** Goes on with a game from a file. */
  protected static final String OPEN = "Open…";

  /** Steps to the beginning of the game. */
  protected static final String TO_BEGINNING = "|◀";

  /** Steps back by one move. */
  protected static final String STEP_BACK = "◀";

  /** Steps forward by one move. */
  protected static final String STEP_FORWARD = "▶";

  /** Steps to the end of the game. */
  protected static final String TO_END = "▶|";

  /** Lets the game go on from the position one has stepped to. */
  protected static final String PLAY_ON = "Play on";

  private final Table table = Table.current();
  private GameWindow window;

  /** Makes a program; it belongs to the table of the current thread. */
  protected GameApplication() {}

  /** Returns the name of the game, which also tells its saved games from others. */
  public abstract String getName();

  /** Returns what makes the factory, such as {@code TicTacToeFactory::new}. */
  protected abstract SingletonMaker<? extends Factory> getFactoryMaker();

  /** Returns what makes the board, such as {@code TicTacToeBoard::new}. */
  protected abstract SingletonMaker<? extends Board> getBoardMaker();

  /**
   * Sets up the game: configures the two abstract singletons, makes the players, and gives each the
   * first strategy that there is. To be called once.
   */
  public final void setUp() {
    table.run(
        () -> {
          Factory.configure(getFactoryMaker());
          Board.configure(getBoardMaker());
          List<Player> players = Factory.instance().createPlayers();
          Strategy first = Factory.instance().createPrototypeStrategies().get(0);
          for (Player player : players) {
            player.setStrategy(first.copy());
          }
          Board.instance();
          GameMaster.instance().setPlayers(players);
        });
  }

  /**
   * Runs the program: in the terminal if {@code --text} is among the arguments or there is no
   * display, otherwise in a window.
   *
   * @param arguments the arguments of the command line
   * @throws IOException if the terminal cannot be read
   */
  public final void launch(String... arguments) throws IOException {
    setUp();
    if (Arrays.asList(arguments).contains("--text") || GraphicsEnvironment.isHeadless()) {
      Charset charset = Charset.defaultCharset();
      playInTerminal(
          new BufferedReader(new InputStreamReader(System.in, charset)),
          new PrintWriter(System.out, true, charset));
    } else {
      openWindow().awaitClosed();
    }
  }

  /**
   * Plays in a terminal until the person leaves, or the input ends.
   *
   * @param in what the person types; not null
   * @param out where the session is printed; not null
   * @throws IOException if the input cannot be read
   */
  public final void playInTerminal(BufferedReader in, PrintWriter out) throws IOException {
    TextGame session = table.call(() -> new TextGame(getName(), out));
    session.run(in);
  }

  /**
   * Opens the window and begins a game. Not to be called on Swing's event thread.
   *
   * @return the window, which is on the screen
   */
  public final GameWindow openWindow() {
    try {
      SwingUtilities.invokeAndWait(
          () ->
              table.run(
                  () -> {
                    GameWindow.setLook();
                    window = new GameWindow(this);
                    window.setVisible(true);
                  }));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted before the window was open.", e);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException("The window could not be opened.", e.getCause());
    }
    submit(new NewGameCommand());
    return window;
  }

  /** Returns the table at which this program plays. */
  final Table getTable() {
    return table;
  }

  /**
   * Adds the buttons to the window. A game that adds its own overrides this and calls it first.
   *
   * @param bar where the buttons go; not null
   */
  protected void addButtons(JToolBar bar) {
    for (String name : List.of(NEW_GAME, WHO_PLAYS, TAKE_BACK, TAKE_BACK_2)) {
      addButton(bar, name);
    }
    bar.addSeparator();
    addButton(bar, SAVE);
    addButton(bar, OPEN);
    bar.addSeparator();
    for (String name : List.of(TO_BEGINNING, STEP_BACK, STEP_FORWARD, TO_END, PLAY_ON)) {
      addButton(bar, name);
    }
  }

  /**
   * Adds a button, whose name goes to {@link #handleButton} when it is pressed.
   *
   * @param bar where it goes; not null
   * @param name what stands on it; not null
   */
  protected final void addButton(JToolBar bar, String name) {
    GameWindow.addButton(bar, name, () -> table.run(() -> handleButton(name)));
  }

  /**
   * Does what a pressed button asks for: submits a command. A game that adds buttons overrides
   * this, and hands the names that it does not know to this one.
   *
   * @param name what stands on the button
   */
  protected void handleButton(String name) {
    switch (name) {
      case NEW_GAME -> submit(new NewGameCommand());
      case WHO_PLAYS -> submit(new WhoPlaysCommand(new WhoPlaysDialog(window)));
      case TAKE_BACK -> submit(new TakeBackCommand(1));
      case TAKE_BACK_2 -> submit(new TakeBackCommand(2));
      case SAVE -> chooseFile("Save", file -> submit(new SaveGameCommand(file, getName())));
      case OPEN -> chooseFile("Open", file -> submit(new OpenGameCommand(file, getName())));
      case TO_BEGINNING -> submit(new StepCommand(-StepCommand.ALL));
      case STEP_BACK -> submit(new StepCommand(-1));
      case STEP_FORWARD -> submit(new StepCommand(1));
      case TO_END -> submit(new StepCommand(StepCommand.ALL));
      case PLAY_ON -> submit(new StepCommand(0));
      default -> throw new IllegalArgumentException("Nobody handles the button " + name + ".");
    }
  }

  /**
   * Has a command executed.
   *
   * @param command the command; not null
   */
  protected final void submit(Command command) {
    table.call(CommandProcessor::instance).submitCommand(command);
  }

  /**
   * Lets the person choose a file.
   *
   * @param verb what will be done with it, which stands on the button
   * @param use called if a file was chosen
   */
  protected final void chooseFile(String verb, Consumer<Path> use) {
    GameWindow.chooseFile(window, verb, use);
  }

  /** Returns the window; null if none is open. */
  protected final Window getWindow() {
    return window;
  }
}
