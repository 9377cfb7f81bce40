package board.console;

import board.match.Entry;
import board.match.Game;
import board.match.Match;
import board.match.Turn;
import board.model.Position;
import board.model.Status;
import board.picture.TextBoard;
import board.players.ComputerPlayer;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Plays a match in a terminal: a person types moves as the game writes them, the computer answers.
 *
 * @param <M> the moves
 */
public final class MatchConsole<M> {

  private static final String PROMPT = "> ";
  private static final List<String> COMMANDS =
      List.of("moves", "undo", "redo", "new", "help", "quit");

  private static final String HELP =
      """
      moves    list the legal moves; type one of them to play it
      undo     take back your last move and the answer to it
      redo     play a move again that was taken back
      new      begin a new game
      help     show this list
      quit     leave
      """;

  private final Game<M> game;
  private final List<String> players;
  private final PrintWriter out;
  private final Match<M> match;

  private MatchConsole(Game<M> game, List<String> players, PrintWriter out) {
    this.game = game;
    this.players = players;
    this.out = out;
    match = new Match<>(game.begin());
  }

  /**
   * Plays in the terminal until the person leaves, or the input ends.
   *
   * @param game the game; not null
   * @param players who plays, one for each seat: a word for a computer player of the game, or any
   *     other for a person
   * @throws IOException if the terminal cannot be read
   */
  public static <M> void play(Game<M> game, List<String> players) throws IOException {
    Console.run(PROMPT, out -> begin(game, players, out));
  }

  /** Begins a session: greets, and has the computer play if it begins. */
  static <M> Session begin(Game<M> game, List<String> players, PrintWriter out) {
    MatchConsole<M> console = new MatchConsole<>(game, players, out);
    out.println(game.name() + ". Type moves to see the legal moves, help to see more.");
    console.goOn();
    return new Session(COMMANDS, console::execute);
  }

  /** Does what a line says; returns false if it says to leave. */
  private boolean execute(String line) {
    String text = line == null ? "quit" : line.strip();
    switch (text.toLowerCase(Locale.ROOT)) {
      case "" -> {}
      case "quit" -> {
        return false;
      }
      case "help" -> out.print(HELP);
      case "moves" -> {
        List<String> moves = match.ask(MatchConsole::written);
        out.println(String.join("   ", moves));
      }
      case "undo" -> undo();
      case "redo" -> {
        match.redo(1);
        show();
      }
      case "new" -> {
        match.newGame(game.begin());
        goOn();
      }
      default -> move(text);
    }
    out.flush();
    return true;
  }

  private static <M> List<String> written(Position<M> position) {
    return position.legalMoves().stream().map(position::write).toList();
  }

  private void move(String text) {
    Optional<M> move = match.ask(position -> position.read(text));
    if (move.isEmpty()) {
      out.println("'" + text + "' is no legal move. Type moves to see all of them.");
      return;
    }
    int seat = match.ask(Position::toMove);
    Optional<String> refusal = match.play(seat, move.get());
    refusal.ifPresentOrElse(out::println, this::goOn);
  }

  private void undo() {
    List<Entry<M>> moves = match.moves();
    int count = 0;
    while (count < moves.size() && computer(moves.get(moves.size() - 1 - count).seat()) != null) {
      count++;
    }
    match.takeBack(count + 1);
    show();
  }

  private ComputerPlayer<M> computer(int seat) {
    return seat == Position.NOBODY ? null : game.computers().get(players.get(seat));
  }

  /** Has the computer play as long as it is its turn, then shows the game. */
  private void goOn() {
    ComputerPlayer<M> computer = computer(match.ask(Position::toMove));
    try {
      while (computer != null) {
        Turn<M> turn = match.turn().orElseThrow();
        M move = computer.choose(turn.position(), turn.deadline());
        out.println(game.seats().get(turn.seat()) + " plays " + turn.position().write(move));
        out.flush();
        match.play(turn, move);
        computer = computer(match.ask(Position::toMove));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      out.println("The computer player failed: " + e.getMessage());
    }
    show();
  }

  private void show() {
    List<Entry<M>> moves = match.moves();
    M last = moves.isEmpty() ? null : moves.get(moves.size() - 1).move();
    out.print(TextBoard.draw(match.ask(position -> game.draw(position, last).build())));
    out.println(match.ask(game::note).orElseGet(this::howItStands));
    out.flush();
  }

  private String howItStands() {
    Status status = match.status();
    if (!status.isOver()) {
      return game.seats().get(match.ask(Position::toMove)) + " to move";
    }
    return status.winner() == Position.NOBODY
        ? "Drawn"
        : game.seats().get(status.winner()) + " wins";
  }
}
