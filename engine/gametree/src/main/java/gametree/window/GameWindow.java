package gametree.window;

import board.players.SeatOptions;
import board.window.GameAction;
import board.window.GameFrame;
import board.window.PlayerSetup;
import board.window.Seat;
import board.window.SidePanel;
import gametree.ComputerPlayer;
import gametree.GameController;
import gametree.GameModel;
import gametree.IBoardModel;
import gametree.IPlayer;
import gametree.Move;
import gametree.play.Game;
import gametree.play.Strategies;
import java.awt.BorderLayout;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import javax.swing.SwingUtilities;

/** The window of a game: the board, the players and their moves beside it, and a sentence below. */
public final class GameWindow extends GameFrame implements WindowView.Surroundings {

  private static final long serialVersionUID = 1L;

  private static final String HELP =
      """
      Click one of the marked places to set a token there.
      Where no place is possible, Ctrl+E passes.
      Click a move in the list to go back to it; a move that you make goes on from there.
      Ctrl+M has a computer player that thinks make the best move that it knows.\
      """;

  private final transient GameThread thread = new GameThread(this::failed);
  private final transient Game game;
  private final transient Random random;
  private final transient Look look;
  private final transient WindowView view;
  private final transient List<String> players;
  private final SidePanel side;

  // What is shown now; used on the event thread.
  private transient List<MoveLog.Made> moves = List.of();
  private int made;
  private int toMove = IBoardModel.NO_PLAYER;
  private boolean waits;

  private GameWindow(Game game, List<String> players, Random random) {
    super(game.title(), HELP);
    this.game = game;
    this.random = random;
    this.players = new ArrayList<>(players);
    look = Look.of(game);
    view = new WindowView(look, thread, this);
    new GameController(new GameModel(game.boards().get()), view);
    item(getFileMenu(), action("New game", "ctrl N", this::askWhoPlays, () -> true));
    item(getFileMenu(), action("Rematch", "ctrl shift N", this::begin, () -> true));
    side = new SidePanel(this::stepTo, addGameMenu());
    toggle(getViewMenu(), "Animate moves", null, true, view.getPanel()::setAnimated);
    add(side, BorderLayout.EAST);
    begin();
    arrange(view.getPanel());
  }

  /** Adds the actions on moves, and returns those that step through the game. */
  private List<GameAction> addGameMenu() {
    item(getGameMenu(), action("Undo", "ctrl Z", this::undo, this::canStepBack));
    item(
        getGameMenu(),
        action("Redo", "ctrl shift Z", () -> stepTo(made + 1), this::canStepForward));
    item(getGameMenu(), action("Pass", "ctrl E", () -> view.request(Move.PASS), () -> toMove >= 0));
    item(getGameMenu(), action("Move now", "ctrl M", thread::hurry, () -> toMove >= 0 && !waits));
    getGameMenu().addSeparator();
    List<GameAction> steps =
        List.of(
            action("To the beginning", "alt HOME", () -> stepTo(0), this::canStepBack),
            action("A move back", "alt LEFT", () -> stepTo(made - 1), this::canStepBack),
            action("A move forward", "alt RIGHT", () -> stepTo(made + 1), this::canStepForward),
            action("To the end", "alt END", () -> stepTo(moves.size()), this::canStepForward));
    steps.forEach(step -> item(getGameMenu(), step));
    item(getGameMenu(), action("Play on from here", "ctrl P", this::playOn, () -> waits));
    return steps;
  }

  /**
   * Opens the window of a game. Not to be called on Swing's event thread.
   *
   * @param game the game
   * @param players the names of player 0 and player 1: {@code human}, or a strategy's
   * @param random the source of chance for strategies
   */
  public static GameWindow open(Game game, List<String> players, Random random) {
    return open(() -> new GameWindow(game, players, random));
  }

  /** Returns the part of the window that shows the board. */
  public board.picture.BoardPanel getBoardPanel() {
    return view.getPanel();
  }

  @Override
  protected void ended() {
    thread.runInstead(() -> {});
  }

  @Override
  protected void lookChanged() {
    refresh();
  }

  private boolean canStepBack() {
    return made > 0;
  }

  private boolean canStepForward() {
    return made < moves.size();
  }

  private void askWhoPlays() {
    Set<String> all = new LinkedHashSet<>(List.of(SeatOptions.HUMAN));
    all.addAll(SeatOptions.LEVELS);
    all.add("own");
    all.addAll(players);
    PlayerSetup.ask(this, "Start the game", look.players(), List.copyOf(all), players)
        .ifPresent(
            chosen -> {
              players.clear();
              players.addAll(chosen);
              begin();
            });
  }

  private void begin() {
    IPlayer first = player(0);
    IPlayer second = player(1);
    thread.runInstead(() -> view.begin(first, second));
  }

  private IPlayer player(int number) {
    return isComputer(number)
        ? new ComputerPlayer(
            new InterruptibleStrategy(Strategies.of(players.get(number), game, random), thread))
        : IPlayer.PERSON;
  }

  private boolean isComputer(int number) {
    return !players.get(number).equals(SeatOptions.HUMAN);
  }

  /** Takes back the last move of a person, and the answers to it. */
  private void undo() {
    int count = made - 1;
    while (count > 0 && isComputer(moves.get(count).player())) {
      count--;
    }
    stepTo(count);
  }

  private void stepTo(int count) {
    if (count != made) {
      replay(count, false);
    }
  }

  private void playOn() {
    if (made == 0) {
      begin();
    } else {
      replay(made, true);
    }
  }

  private void replay(int count, boolean goesOn) {
    IPlayer first = player(0);
    IPlayer second = player(1);
    thread.runInstead(() -> view.replay(count, first, second, goesOn));
  }

  /** Takes note of how the game stands on the game's thread, and shows it on the event thread. */
  @Override
  public void show(String sentence, int player) {
    List<MoveLog.Made> all = view.getLog().all();
    int count = view.getLog().made();
    SwingUtilities.invokeLater(
        () -> {
          moves = all;
          made = count;
          toMove = player;
          waits = player >= 0 && isComputer(player) && count < all.size();
          String where =
              count < all.size() ? "After move " + count + " of " + all.size() + ". " : "";
          showStanding(where + sentence + (waits ? "; Ctrl+P lets the computer go on" : ""));
          refresh();
        });
  }

  private void refresh() {
    List<Seat> seats = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      seats.add(
          new Seat(
              look.name(i),
              PlayerSetup.label(players.get(i)),
              look.counts() ? String.valueOf(view.count(i)) : "",
              look.style().createPainter(look.token(i)),
              List.of()));
    }
    List<String> texts =
        moves.stream().map(one -> look.name(one.player()) + "  " + one.move()).toList();
    side.show(seats, toMove, texts, made);
    refreshActions();
  }

  private void failed(RuntimeException trouble) {
    warn("A computer player failed: " + trouble);
  }
}
