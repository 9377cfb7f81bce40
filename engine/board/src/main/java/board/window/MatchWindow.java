package board.window;

import board.match.Entry;
import board.match.Game;
import board.match.Match;
import board.match.MatchListener;
import board.match.TurnScheduler;
import board.model.Cell;
import board.model.Position;
import board.model.Status;
import board.picture.BoardPanel;
import board.picture.Mark;
import board.picture.Occupant;
import board.picture.Picture;
import board.picture.PiecePainter;
import board.players.ComputerPlayer;
import board.players.SeatOptions;
import java.awt.BorderLayout;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.SwingUtilities;

/**
 * The window of a match. Use it on Swing's event thread only, except where it says otherwise.
 *
 * @param <M> the moves
 */
public final class MatchWindow<M> extends GameFrame {

  private static final long serialVersionUID = 1L;
  private static final Duration PACE = Duration.ofMillis(500);

  private final transient Game<M> game;
  private final transient Match<M> match;
  private final transient TurnScheduler<M> scheduler;
  private final transient MoveChooser<M> chooser;
  private final transient Map<String, ComputerPlayer<M>> computers;

  /** Who plays, one word for each seat. */
  private final transient List<String> players;

  private final BoardPanel board;
  private final SidePanel side;

  private MatchWindow(Game<M> game, List<String> players) {
    super(game.name(), game.help());
    this.game = game;
    match = new Match<>(game.begin());
    scheduler = new TurnScheduler<>(match);
    chooser = new MoveChooser<>(game);
    computers = game.computers();
    this.players = new ArrayList<>(players);
    board = new BoardPanel(game.style(), this::click);
    board.setMeaning(cell -> match.ask(position -> game.clicked(position, cell)));
    board.setTroubleListener(trouble -> warn("A piece cannot be drawn: " + trouble));
    addFileMenu();
    side = new SidePanel(this::stepTo, addGameMenu());
    toggle(getViewMenu(), "Animate moves", null, true, this::setAnimated);
    add(side, BorderLayout.EAST);
    match.addListener(new Follower());
    refresh();
    arrange(board);
    setAnimated(true);
    setPlayers(players);
  }

  /**
   * Opens a window and begins a game between people. Not to be called on Swing's event thread.
   *
   * @param game the game; not null
   * @return the window, which is on the screen
   */
  public static <M> MatchWindow<M> open(Game<M> game) {
    return open(game, Collections.nCopies(game.seats().size(), SeatOptions.HUMAN));
  }

  /**
   * Opens a window and begins a game. Not to be called on Swing's event thread.
   *
   * @param game the game; not null
   * @param players who plays, one for each seat: {@link SeatOptions#HUMAN}, or the name of one of
   *     the game's computer players
   * @return the window, which is on the screen
   */
  public static <M> MatchWindow<M> open(Game<M> game, List<String> players) {
    return open(() -> new MatchWindow<>(game, players));
  }

  private void addFileMenu() {
    item(getFileMenu(), action("New game", "ctrl N", this::askWhoPlays, () -> true));
    item(getFileMenu(), action("Rematch", "ctrl shift N", this::newGame, () -> true));
    item(getFileMenu(), action("Open…", "ctrl O", this::openFile, () -> true));
    item(getFileMenu(), action("Save…", "ctrl S", this::saveFile, this::hasMoves));
  }

  /** Adds the actions on moves, and returns those that step through the game. */
  private List<GameAction> addGameMenu() {
    item(getGameMenu(), action("Undo", "ctrl Z", this::undo, this::canStepBack));
    item(getGameMenu(), action("Redo", "ctrl shift Z", () -> step(1), this::canStepForward));
    item(getGameMenu(), action("Pass", "ctrl E", this::pass, () -> passMove().isPresent()));
    getGameMenu().addSeparator();
    List<GameAction> steps =
        List.of(
            action("To the beginning", "alt HOME", () -> stepTo(0), this::canStepBack),
            action("A move back", "alt LEFT", () -> step(-1), this::canStepBack),
            action("A move forward", "alt RIGHT", () -> step(1), this::canStepForward),
            action(
                "To the end",
                "alt END",
                () -> stepTo(match.allMoves().size()),
                this::canStepForward));
    steps.forEach(step -> item(getGameMenu(), step));
    item(getGameMenu(), action("Play on from here", "ctrl P", match::resume, match::isPaused));
    return steps;
  }

  /** Returns the part that shows the board. */
  public BoardPanel getBoard() {
    return board;
  }

  /** Returns the match that is played here. May be called on any thread. */
  public Match<M> getMatch() {
    return match;
  }

  @Override
  protected void ended() {
    scheduler.close();
  }

  @Override
  protected void lookChanged() {
    refresh();
  }

  private boolean hasMoves() {
    return !match.allMoves().isEmpty();
  }

  private boolean canStepBack() {
    return !match.moves().isEmpty();
  }

  private boolean canStepForward() {
    return match.moves().size() < match.allMoves().size();
  }

  private void newGame() {
    match.newGame(game.begin());
  }

  private void askWhoPlays() {
    List<String> choices = new ArrayList<>(List.of(SeatOptions.HUMAN));
    choices.addAll(computers.keySet());
    PlayerSetup.ask(this, "Start the game", game.seats(), choices, players)
        .ifPresent(
            chosen -> {
              setPlayers(chosen);
              newGame();
            });
  }

  private void setPlayers(List<String> chosen) {
    for (int seat = 0; seat < chosen.size(); seat++) {
      players.set(seat, chosen.get(seat));
      scheduler.setPlayer(seat, computers.get(chosen.get(seat)));
    }
    refresh();
  }

  private boolean isComputer(int seat) {
    return !players.get(seat).equals(SeatOptions.HUMAN);
  }

  private void setAnimated(boolean animated) {
    board.setAnimated(animated);
    scheduler.setPace(animated ? PACE : Duration.ZERO);
  }

  private void click(Cell cell) {
    int seat = match.ask(Position::toMove);
    if (seat == Position.NOBODY) {
      say("The game is over. Press Ctrl+N for a new one.");
      return;
    } else if (isComputer(seat)) {
      say("The computer plays " + game.seats().get(seat) + ".");
      return;
    }
    boolean wasSelecting = chooser.isSelecting();
    List<M> chosen = match.ask(position -> chooser.click(position, cell));
    if (chosen.size() == 1) {
      play(seat, chosen.get(0));
    } else if (chosen.size() > 1) {
      askWhich(seat, chosen, cell);
    } else if (!wasSelecting && !chooser.isSelecting()) {
      warn("Nothing can move there.");
    }
    refresh();
  }

  private void play(int seat, M move) {
    chooser.clear();
    match.play(seat, move).ifPresent(this::warn);
    if (match.isPaused()) {
      match.resume();
    }
  }

  /** Asks which of several moves is meant that are made by the same clicks. */
  private void askWhich(int seat, List<M> moves, Cell cell) {
    JPopupMenu menu = new JPopupMenu();
    for (M move : moves) {
      String text = match.ask(position -> position.write(move));
      JMenuItem item = new JMenuItem(text);
      item.addActionListener(event -> play(seat, move));
      menu.add(item);
    }
    menu.show(board, board.getSquare(cell).x, board.getSquare(cell).y);
  }

  /** Returns the move that is made without the board, if a person may make it. */
  private Optional<M> passMove() {
    return match.ask(
        position ->
            position.toMove() == Position.NOBODY || isComputer(position.toMove())
                ? Optional.empty()
                : position.legalMoves().stream()
                    .filter(move -> game.choice(position).cells(move).isEmpty())
                    .findFirst());
  }

  private void pass() {
    passMove().ifPresent(move -> play(match.ask(Position::toMove), move));
  }

  /** Takes back the last move of a person, and the answers to it. */
  private void undo() {
    List<Entry<M>> moves = match.moves();
    int count = 0;
    while (count < moves.size() && isComputer(moves.get(moves.size() - 1 - count).seat())) {
      count++;
    }
    match.takeBack(count + 1);
  }

  private void step(int count) {
    stepTo(match.moves().size() + count);
  }

  private void stepTo(int count) {
    int made = match.moves().size();
    if (count != made) {
      match.pause();
      match.takeBack(Math.max(0, made - count));
      match.redo(Math.max(0, count - made));
    }
  }

  private void openFile() {
    Optional<Path> file = getFiles().chooseToOpen();
    if (file.isPresent()) {
      try {
        List<String> moves = GameFile.read(file.get(), game.name());
        match.open(game.begin(), moves).ifPresent(this::warn);
      } catch (IOException e) {
        warn(file.get().getFileName() + ": " + e.getMessage());
      }
    }
  }

  private void saveFile() {
    Optional<Path> file = getFiles().chooseToSave(game.name() + ".txt");
    if (file.isPresent()) {
      try {
        GameFile.write(file.get(), game.name(), match.notation());
        say("Saved to " + file.get().getFileName() + ".");
      } catch (IOException e) {
        warn("The game could not be saved to " + file.get().getFileName() + ".");
      }
    }
  }

  /** Shows the game as it stands now. */
  private void refresh() {
    List<Entry<M>> made = match.moves();
    M last = made.isEmpty() ? null : made.get(made.size() - 1).move();
    board.show(match.ask(position -> picture(position, last)));
    List<String> moves =
        match.allMoves().stream().map(entry -> name(entry.seat()) + "  " + entry.text()).toList();
    side.show(match.ask(this::seats), match.ask(Position::toMove), moves, made.size());
    showStanding(match.ask(game::note).orElseGet(this::howItStands));
    refreshActions();
  }

  private Picture picture(Position<M> position, M last) {
    Picture.Builder builder = game.draw(position, last);
    int seat = position.toMove();
    if (seat != Position.NOBODY && !isComputer(seat)) {
      chooser.mark(position, builder);
    }
    return builder.mark(Mark.WINNING, position.status().winningCells()).build();
  }

  private List<Seat> seats(Position<M> position) {
    List<Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < position.seats(); seat++) {
      seats.add(
          new Seat(
              name(seat),
              PlayerSetup.label(players.get(seat)),
              game.hasScore() ? String.valueOf(position.score(seat)) : "",
              painter(game.token(seat)),
              game.captured(position, seat).stream().map(this::painter).toList()));
    }
    return seats;
  }

  private PiecePainter painter(Occupant occupant) {
    return game.style().createPainter(occupant);
  }

  private String howItStands() {
    Status now = match.status();
    if (now.isOver()) {
      return now.winner() == Position.NOBODY ? "Drawn" : name(now.winner()) + " wins";
    }
    int seat = match.ask(Position::toMove);
    int all = match.allMoves().size();
    int made = match.moves().size();
    String where = made < all ? "After move " + made + " of " + all + ". " : "";
    boolean waits = match.isPaused() && isComputer(seat);
    return where + name(seat) + " to move" + (waits ? "; Ctrl+P lets the computer go on" : "");
  }

  private String name(int seat) {
    return game.seats().get(seat);
  }

  /** Pattern <em>Observer</em>: shows whatever has changed, on the event thread. */
  private final class Follower implements MatchListener<M> {

    private void later() {
      SwingUtilities.invokeLater(
          () -> {
            chooser.clear();
            refresh();
          });
    }

    @Override
    public void newGame() {
      later();
    }

    @Override
    public void played(Entry<M> entry) {
      later();
    }

    @Override
    public void takenBack(Entry<M> entry) {
      later();
    }

    @Override
    public void turnBegan(int seat) {
      later();
    }

    @Override
    public void paused() {
      later();
    }

    @Override
    public void refused(int seat, M move, String reason) {
      warn(reason);
    }

    @Override
    public void failed(int seat, Throwable trouble) {
      warn(name(seat) + " failed: " + trouble);
    }
  }
}
