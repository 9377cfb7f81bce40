package combochess.view;

import combochess.controller.CancelEvent;
import combochess.controller.Controller;
import combochess.controller.Level;
import combochess.controller.MoveEvent;
import combochess.controller.NewGameEvent;
import combochess.controller.OpenEvent;
import combochess.controller.PartsEvent;
import combochess.controller.RedoEvent;
import combochess.controller.SettingsEvent;
import combochess.controller.StateId;
import combochess.controller.SubmitEvent;
import combochess.controller.TileEvent;
import combochess.controller.UndoEvent;
import combochess.model.Colour;
import combochess.model.GameSettings;
import combochess.model.Kind;
import combochess.model.Move;
import combochess.model.Piece;
import combochess.model.SavedGame;
import combochess.model.Square;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Plays in a terminal: asks what to do, and turns the answers into events. */
public final class ConsoleGame {

  private final Controller controller;
  private final ConsoleView view;
  private final PrintWriter out;
  private final Prompt prompt;
  private boolean left;

  /** Who plays the first game; null to ask. */
  private Map<Colour, Level> first;

  /** What the machine did since the last look. */
  private boolean turnEnded;

  /**
   * Creates a game, which has not begun.
   *
   * @param controller has a {@link ConsoleView}, and is not started; not null
   * @param view that view; not null
   * @param out where questions are printed; not null
   * @param lines where answers come from; not null
   * @param echo whether to print the answers, because no terminal shows them
   * @param meanwhile what else this thread has to do while it waits; not null
   */
  public ConsoleGame(
      Controller controller,
      ConsoleView view,
      PrintWriter out,
      LineSource lines,
      boolean echo,
      Runnable meanwhile) {
    this.controller = controller;
    this.view = view;
    this.out = out;
    this.prompt =
        new Prompt(
            lines,
            out,
            echo,
            () -> {
              controller.tick();
              meanwhile.run();
            });
    controller
        .getMachine()
        .addListener(
            (from, event, to) -> {
              turnEnded |= to == StateId.AFTER_MOVE || to == StateId.TIMEOUT;
              if (to == StateId.TIMEOUT) {
                prompt.giveUp();
              }
            });
  }

  /**
   * Has the first game begin without questions.
   *
   * @param computers the sides that the computer plays, and how well; null to ask
   */
  public void beginWith(Map<Colour, Level> computers) {
    first = computers;
  }

  /**
   * Plays until the person leaves, or no more lines come.
   *
   * @throws InterruptedException if the thread is interrupted
   */
  public void play() throws InterruptedException {
    controller.start();
    while (!left && !prompt.isAtEnd()) {
      switch (state()) {
        case WELCOME:
          controller.post(new SubmitEvent());
          break;
        case SET_UP:
          askSettings();
          break;
        case END:
          view.printBoard();
          askForAnother();
          break;
        default:
          playTurn();
          break;
      }
    }
    out.println("Good-bye.");
    out.flush();
  }

  private StateId state() {
    return controller.getMachine().getCurrent();
  }

  private void askSettings() throws InterruptedException {
    if (first != null) {
      controller.post(new SettingsEvent(GameSettings.USUAL, first));
      first = null;
      view.printBoard();
      return;
    }
    Map<Colour, Level> computers = new EnumMap<>(Colour.class);
    String black = askPlayer(Colour.BLACK, computers);
    String white = black == null ? null : askPlayer(Colour.WHITE, computers);
    if (white == null) {
      return;
    }
    int usual = GameSettings.USUAL_TURNS;
    String typed = prompt.ask("Turns for each player, 10 to 50 [" + usual + "]: ");
    if (typed == null) {
      return;
    }
    int turns = typed.isEmpty() ? usual : number(typed);
    String refusal = GameSettings.refusal(white, black, turns);
    if (refusal != null) {
      out.println(refusal);
      return;
    }
    controller.post(new SettingsEvent(new GameSettings(white, black, turns), computers));
    view.printBoard();
  }

  private String askPlayer(Colour colour, Map<Colour, Level> computers)
      throws InterruptedException {
    String title = colour.getTitle();
    int number = colour.getNumber();
    String question = "Player " + number + ", a name [" + title + "]: ";
    String name = prompt.ask(question);
    if (name == null || name.isEmpty()) {
      return name == null ? null : title;
    }
    for (Level level : Level.values()) {
      if (name.equalsIgnoreCase(level.getTitle())) {
        computers.put(colour, level);
      }
    }
    return name;
  }

  private static int number(String typed) {
    try {
      return Integer.parseInt(typed);
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  private void askForAnother() throws InterruptedException {
    String answer = prompt.ask("Another game? (y/n) ");
    if (answer != null && answer.toLowerCase(Locale.ROOT).startsWith("y")) {
      controller.post(new SubmitEvent());
    } else {
      left = true;
    }
  }

  /** Asks once what to do; shows the board if that has ended the turn. */
  private void playTurn() throws InterruptedException {
    turnEnded = false;
    if (controller.isComputersTurn()) {
      out.println("The computer thinks.");
      out.flush();
      while (!turnEnded && controller.isComputersTurn()) {
        prompt.waitMoment();
      }
    } else {
      view.printMenu();
      String choice = prompt.ask("> ");
      if (choice != null) {
        choose(choice);
      }
    }
    if (turnEnded && state() != StateId.END) {
      view.printBoard();
    }
  }

  private void choose(String choice) throws InterruptedException {
    String[] words = choice.split("\\s+", 2);
    switch (words[0].toLowerCase(Locale.ROOT)) {
      case "1":
        showMoves();
        break;
      case "2":
        move();
        break;
      case "3":
        view.printBoard();
        break;
      case "4":
        left = true;
        break;
      case "undo":
        controller.post(new UndoEvent());
        view.printBoard();
        break;
      case "redo":
        controller.post(new RedoEvent());
        view.printBoard();
        break;
      case "new":
        controller.post(new NewGameEvent());
        break;
      case "save":
        save(words);
        break;
      case "open":
        open(words);
        break;
      default:
        out.println("Type a number from 1 to 4, or one of the words.");
        break;
    }
  }

  private void showMoves() throws InterruptedException {
    Square square = askSquare("");
    if (square == null) {
      return;
    }
    controller.post(new TileEvent(square));
    if (state() == StateId.CHOOSE_PART) {
      Set<Kind> parts = askParts(controller.getModel().getTile(square).getPiece());
      if (parts != null) {
        controller.post(new PartsEvent(parts));
      }
    } else if (state() != StateId.MOVE) {
      out.println("No piece of yours stands on " + square + ".");
    }
    controller.post(new CancelEvent());
  }

  private void move() throws InterruptedException {
    Square from = askSquare("1");
    Square to = from == null ? null : askSquare("2");
    if (to == null) {
      return;
    }
    Set<Kind> parts = EnumSet.allOf(Kind.class);
    if (controller.getModel().isOwnPiece(from)) {
      Piece piece = controller.getModel().getTile(from).getPiece();
      parts = piece.getKinds();
      if (parts.size() > 1) {
        view.showParts(from, piece);
        parts = askParts(piece);
      }
    }
    if (parts != null) {
      out.println("Validating the move from " + from + " to " + to);
      controller.post(new MoveEvent(new Move(from, parts, to)));
      out.println(turnEnded ? "MOVE RESULT: SUCCESS" : "MOVE RESULT: INVALID MOVE");
    }
  }

  private Square askSquare(String number) throws InterruptedException {
    Integer x = prompt.askNumber("Enter x" + number + ": ");
    Integer y = x == null ? null : prompt.askNumber("Enter y" + number + ": ");
    return y == null ? null : new Square(x, y);
  }

  /** Asks which parts of a piece move; null if the question was given up, or has no answer. */
  private Set<Kind> askParts(Piece piece) throws InterruptedException {
    String answer = prompt.ask("Parts: ");
    if (answer == null || answer.isEmpty()) {
      return answer == null ? null : piece.getKinds();
    }
    Set<Kind> parts = EnumSet.noneOf(Kind.class);
    for (Kind kind : piece.getKinds()) {
      if (answer.toUpperCase(Locale.ROOT).indexOf(kind.getLetter()) >= 0) {
        parts.add(kind);
      }
    }
    if (parts.size() != answer.length()) {
      out.println("The parts are " + piece.getName() + ".");
      return null;
    }
    return parts;
  }

  private void save(String[] words) {
    try {
      GameFile.write(file(words), SavedGame.write(controller.getModel()));
      out.println("Saved.");
    } catch (IOException e) {
      out.println(e.getMessage());
    }
  }

  private void open(String[] words) {
    try {
      List<String> lines = GameFile.read(file(words));
      controller.post(new OpenEvent(lines));
      view.printBoard();
    } catch (IOException e) {
      out.println(e.getMessage());
    }
  }

  private static Path file(String[] words) throws IOException {
    try {
      if (words.length == 2) {
        return Path.of(words[1]);
      }
    } catch (InvalidPathException e) {
      throw new IOException("No file can be called so.", e);
    }
    throw new IOException("Say which file, for example: " + words[0] + " game.txt");
  }
}
