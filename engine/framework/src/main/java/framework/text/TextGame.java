package framework.text;

import board.console.Console;
import board.console.Session;
import board.model.Cell;
import board.picture.Occupant;
import board.picture.Picture;
import board.picture.TextBoard;
import board.window.PlayerSetup;
import framework.application.GameApplication;
import framework.model.Board;
import framework.model.GameContext;
import framework.model.ModelFactory;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Command;
import framework.play.CommandFailedException;
import framework.play.CommandProcessor;
import framework.play.GameMaster;
import framework.play.NewGameCommand;
import framework.play.PlayOnCommand;
import framework.play.SpaceSelectedCommand;
import framework.play.StatusLine;
import framework.play.StepCommand;
import framework.play.StrategyChoice;
import framework.play.TakeBackCommand;
import framework.play.WhoPlaysCommand;
import framework.saved.OpenGameCommand;
import framework.saved.SaveGameCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * A session in a terminal: reads a line, has the command in it executed, waits until nobody thinks
 * any more, and prints the board and how the game stands.
 */
public final class TextGame {

  private static final String PROMPT = "> ";

  private static final List<String> COMMANDS =
      List.of("new", "who", "back", "step", "on", "save", "open", "help", "quit");

  /** Those that are typed without any more words. */
  private static final Set<String> ALONE = Set.of("new", "on", "help", "quit");

  /** As many letters of a wrong word as an answer repeats. */
  private static final int SHOWN_LETTERS = 40;

  private static final String HELP =
      """
      ROW COLUMN …       select a space, or one after another
      new                begin a new game
      who [NUMBER …]     list who can play; begin a new game with one for each player
      back [COUNT]       take back the last move, or so many
      step [COUNT]       step so many moves forward, or back with a minus
      on                 play on from where you have stepped to
      save FILE          write the game to a file
      open FILE          go on with a game from a file
      help               show this list
      quit               leave
      Row 0, column 0 is the upper left corner.
      """;

  /** How long a turn without a person may take before the prompt comes back. */
  private static final long PATIENCE_MILLIS = 60_000;

  private final GameContext context;
  private final GameMaster master;
  private final String game;
  private final PrintWriter out;
  private final List<String> sentences = new ArrayList<>();

  /** The space from which the next move begins; null if none is selected. */
  private volatile Space selected;

  /** Whether spaces were typed, rather than another command. */
  private boolean isSelecting;

  private TextGame(GameApplication application, PrintWriter out) {
    this.context = application.getContext();
    this.master = GameMaster.of(context);
    this.game = application.getName();
    this.out = out;
    StatusLine line =
        new StatusLine() {
          @Override
          protected void show(String sentence) {
            synchronized (sentences) {
              sentences.add(sentence);
            }
          }

          @Override
          public void selectionChanged(Space space, List<Space> targets) {
            selected = space;
          }
        };
    line.follow(master);
  }

  /**
   * Plays in the terminal until the person leaves, or the input ends.
   *
   * @param application the program, which is set up; not null
   * @throws IOException if the terminal cannot be read
   */
  public static void play(GameApplication application) throws IOException {
    Console.run(
        PROMPT,
        out -> {
          TextGame game = begin(application, out);
          return new Session(COMMANDS, game::execute);
        });
  }

  /**
   * Begins a session: greets, begins a game, and shows it.
   *
   * @param application the program, which is set up; not null
   * @param out where the session is printed; not null
   * @return the session, which waits for lines
   */
  public static TextGame begin(GameApplication application, PrintWriter out) {
    TextGame session = new TextGame(application, out);
    out.println(session.game + ". Type help to see the commands, quit to leave.");
    session.perform(new NewGameCommand());
    out.flush();
    return session;
  }

  /**
   * Does what a line says, and prints the answer.
   *
   * @param line what was typed; null stands for the end of the input, which is the same as {@code
   *     quit}
   * @return false after {@code quit}, otherwise true
   */
  public boolean execute(String line) {
    boolean goOn = line != null && context.call(() -> execute(line.trim().split("\\s+")));
    if (!goOn) {
      master.abortGame();
    }
    out.flush();
    return goOn;
  }

  /** Does what a line says; returns false if it says to leave. */
  private boolean execute(String[] words) {
    try {
      return executeWords(words);
    } catch (RuntimeException | Error e) {
      out.println(StatusLine.failure(words[0], e));
    }
    return true;
  }

  private boolean executeWords(String[] words) {
    String name = words[0].toLowerCase(Locale.ROOT);
    if (words.length > 1 && ALONE.contains(name)) {
      throw new CommandFailedException("Type " + name + " alone, with no more words after it.");
    }
    switch (name) {
      case "" -> {}
      case "help" -> out.print(HELP);
      case "new" -> perform(new NewGameCommand());
      case "who" -> whoPlays(words);
      case "back" ->
          perform(new TakeBackCommand(count(words, n -> n > 0, "Take back at least one move.")));
      case "step" ->
          perform(new StepCommand(count(words, n -> n != 0, "Step by at least one move.")));
      case "on" -> perform(new PlayOnCommand());
      case "save" -> perform(new SaveGameCommand(file(words), game));
      case "open" -> perform(new OpenGameCommand(file(words), game));
      case "quit" -> {
        return false;
      }
      default -> select(words);
    }
    return true;
  }

  /** Reads how many moves are meant; one, if no number is typed. */
  private static int count(String[] words, IntPredicate makesSense, String otherwise) {
    if (words.length > 2) {
      throw new CommandFailedException(
          "Say one number or none, for example: " + words[0] + ", or " + words[0] + " 2");
    }
    int count = words.length < 2 ? 1 : number(words[1]);
    if (!makesSense.test(count)) {
      throw new CommandFailedException(otherwise);
    }
    return count;
  }

  private static int number(String word) {
    try {
      return Integer.parseInt(word);
    } catch (NumberFormatException e) {
      throw new CommandFailedException(
          "That is no number that can be used here. Type help to see the commands.", e);
    }
  }

  private static Path file(String[] words) {
    if (words.length != 2) {
      throw new CommandFailedException("Say which file, for example: " + words[0] + " game.txt");
    }
    try {
      return Path.of(words[1]);
    } catch (InvalidPathException e) {
      throw new CommandFailedException("No file can be called '" + shown(words[1]) + "'.", e);
    }
  }

  /** Returns a word for an answer; a very long one is cut. */
  private static String shown(String word) {
    return word.length() > SHOWN_LETTERS ? word.substring(0, SHOWN_LETTERS) + "…" : word;
  }

  private void select(String[] words) {
    if (!words[0].matches("-?\\d+")) {
      throw new CommandFailedException(
          "No command '" + shown(words[0]) + "'. Type help to see the commands.");
    }
    if (words.length % 2 != 0) {
      throw new CommandFailedException("A space is a row and a column, for example: 0 1");
    }
    List<Command> commands = new ArrayList<>();
    for (int i = 0; i < words.length; i += 2) {
      int row = number(words[i]);
      int column = number(words[i + 1]);
      if (!context.board().hasSpace(row, column)) {
        throw new CommandFailedException("There is no space " + row + " " + column + ".");
      }
      Space space = context.board().getSpace(row, column);
      commands.add(new SpaceSelectedCommand(space));
    }
    isSelecting = true;
    perform(commands.toArray(Command[]::new));
    isSelecting = false;
  }

  private void whoPlays(String[] words) {
    List<Player> players = master.getPlayers();
    List<Strategy> prototypes = StrategyChoice.of(context).createStrategies();
    if (words.length == 1) {
      for (int i = 0; i < prototypes.size(); i++) {
        out.println((i + 1) + "  " + PlayerSetup.label(prototypes.get(i).getName()));
      }
      return;
    }
    if (words.length != players.size() + 1) {
      throw new CommandFailedException("Say one number for each of " + players + ".");
    }
    List<Strategy> chosen = new ArrayList<>();
    for (int i = 1; i < words.length; i++) {
      int number = number(words[i]);
      if (number < 1 || number > prototypes.size()) {
        throw new CommandFailedException("Nobody has the number " + number + ". Type who.");
      }
      chosen.add(prototypes.get(number - 1));
    }
    perform(new WhoPlaysCommand((who, offered, answer) -> answer.accept(Optional.of(chosen))));
  }

  /** Has commands executed, waits until nobody thinks any more, and shows the game. */
  private void perform(Command... commands) {
    CommandProcessor processor = CommandProcessor.of(context);
    try {
      for (Command command : commands) {
        processor.submitCommand(command);
      }
      // Twice: the first commands may have submitted others.
      processor.awaitDone();
      processor.awaitDone();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return;
    }
    context.run(
        () -> {
          master.awaitQuiet(PATIENCE_MILLIS);
          out.print(board());
        });
    out.println(howItStands());
  }

  /** Returns the board; if it cannot be drawn, a sentence that says why. */
  private String board() {
    try {
      return TextBoard.draw(picture());
    } catch (RuntimeException | Error e) {
      return StatusLine.failure("Drawing the board", e) + "\n";
    }
  }

  /** Returns what is on the board of the current context, with the letters of its factory. */
  private Picture picture() {
    Board board = context.board();
    Picture.Builder picture = Picture.ofSize(board.getRows(), board.getColumns());
    for (Space space : board) {
      if (!space.isEmpty()) {
        String letter =
            String.valueOf(context.factory(ModelFactory.class).letterOf(space.getPiece()));
        Occupant piece = new Occupant(Occupant.NOBODY, "piece", letter);
        picture.put(new Cell(space.getRow(), space.getColumn()), piece);
      }
    }
    return picture.build();
  }

  /** Returns the last of what was said since the last call; if nothing was, how the game stands. */
  private String howItStands() {
    String last;
    synchronized (sentences) {
      last = sentences.isEmpty() ? null : sentences.get(sentences.size() - 1);
      sentences.clear();
    }
    if (last != null) {
      return last;
    }
    Space first = selected;
    if (isSelecting && master.isGameInProgress()) {
      String what =
          first == null
              ? "No move begins at that space. "
              : "%d %d is selected. ".formatted(first.getRow(), first.getColumn());
      return what + StatusLine.howItStands(master);
    }
    boolean standsStill = !master.isGameInProgress() && !master.getStatus().isGameOver();
    return standsStill ? "Nobody is to move. Type on to play on." : StatusLine.howItStands(master);
  }
}
