package framework.application;

import board.match.Entry;
import board.match.Match;
import board.picture.PiecePainter;
import board.window.GameAction;
import board.window.GameFrame;
import board.window.PlayerSetup;
import board.window.Seat;
import board.window.SidePanel;
import framework.model.GameContext;
import framework.model.Move;
import framework.model.OnePiecePlayer;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.play.AbortGameCommand;
import framework.play.CommandProcessor;
import framework.play.Factory;
import framework.play.GameListener;
import framework.play.GameMaster;
import framework.play.StatusLine;
import framework.play.StepCommand;
import framework.view.BoardView;
import framework.view.BoardViewListener;
import framework.view.PieceView;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.event.ActionEvent;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.AbstractButton;
import javax.swing.Action;
import javax.swing.JButton;
import javax.swing.JMenu;
import javax.swing.JToolBar;
import javax.swing.SwingUtilities;

/**
 * The window of a game: the program's buttons above, the view of the board in the middle, players
 * and moves beside it. The menus offer what the buttons do. To be used on Swing's event thread
 * only, except where it says otherwise.
 */
public final class GameWindow extends GameFrame {

  private static final long serialVersionUID = 1L;
  private static final Duration PACE = Duration.ofMillis(500);

  /** Under this name a button keeps its key. */
  private static final String KEY = "key";

  /** These go below the list of moves, where arrows stand on them. */
  private static final List<String> STEPS =
      List.of(
          GameApplication.TO_BEGINNING,
          GameApplication.STEP_BACK,
          GameApplication.STEP_FORWARD,
          GameApplication.TO_END);

  private static final List<String> OF_A_GAME =
      List.of(
          GameApplication.TAKE_BACK,
          GameApplication.TAKE_BACK_2,
          GameApplication.PLAY_ON,
          GameApplication.ABORT);

  private static final String HELP =
      """
      Click a space to play there. Where a piece moves, click it first and then its target.
      Click a move in the list to go back to it; Ctrl+P plays on from there.\
      """;

  private final transient GameContext context;
  private final transient Match<?> match;
  private final transient Map<Player, PiecePainter> tokens = new HashMap<>();
  private final BoardView boardView;
  private final SidePanel side;

  /** Makes the window of a program, and does not show it yet. */
  GameWindow(GameApplication application) {
    super(application.getName(), HELP);
    context = application.getContext();
    match = GameMaster.of(context).getMatch();
    boardView = context.call(() -> Factory.of(context).createBoardView(context.board()));
    connect();
    JToolBar bar = new JToolBar();
    bar.setFloatable(false);
    application.addButtons(bar);
    side = new SidePanel(this::stepTo, addToMenus(bar));
    toggle(getViewMenu(), "Animate moves", null, true, this::setAnimated);
    setAnimated(true);
    add(bar, BorderLayout.NORTH);
    add(side, BorderLayout.EAST);
    follow();
    refresh();
    arrange(boardView);
  }

  /**
   * Adds what buttons do to the menus, so that all of it is there in a narrow window too. Those
   * that step through the game go below the list of moves.
   *
   * @return what those do
   */
  private List<GameAction> addToMenus(JToolBar bar) {
    List<GameAction> steps = new ArrayList<>();
    for (Component component : bar.getComponents()) {
      if (component instanceof AbstractButton button && button.getAction() != null) {
        String name = button.getName();
        Action own = button.getAction();
        GameAction action =
            action(
                name,
                (String) button.getClientProperty(KEY),
                () -> own.actionPerformed(new ActionEvent(button, 0, name)),
                possible(name));
        item(menuFor(name), action);
        if (STEPS.contains(name)) {
          steps.add(action);
          bar.remove(button);
        } else {
          String tip = button.getToolTipText();
          button.setAction(action);
          button.setToolTipText(tip);
        }
      }
    }
    return steps;
  }

  private JMenu menuFor(String name) {
    return STEPS.contains(name) || OF_A_GAME.contains(name) ? getGameMenu() : getFileMenu();
  }

  /** Tells when a button would do something; one that a program has added may always be pressed. */
  private BooleanSupplier possible(String name) {
    return switch (name) {
      case GameApplication.TAKE_BACK, GameApplication.TO_BEGINNING, GameApplication.STEP_BACK ->
          () -> !match.moves().isEmpty();
      case GameApplication.TAKE_BACK_2 -> () -> match.moves().size() > 1;
      case GameApplication.STEP_FORWARD, GameApplication.TO_END ->
          () -> match.moves().size() < match.allMoves().size();
      case GameApplication.PLAY_ON -> this::isStill;
      case GameApplication.ABORT -> GameMaster.of(context)::isGameInProgress;
      default -> () -> true;
    };
  }

  private boolean isStill() {
    return GameMaster.of(context).isGameBegun() && match.isPaused() && !match.status().isOver();
  }

  private void setAnimated(boolean animated) {
    boardView.setAnimated(animated);
    GameMaster.of(context).setPace(animated ? PACE : Duration.ZERO);
  }

  /** Hands what people select to the game; before that, says why if it will do nothing. */
  private void connect() {
    BoardObserver observer = new BoardObserver(boardView, context);
    boardView.setListener(
        new BoardViewListener() {
          @Override
          public void spaceSelected(Space space) {
            explainSelection();
            observer.spaceSelected(space);
          }

          @Override
          public void drawingFailed(Throwable trouble) {
            observer.drawingFailed(trouble);
          }
        });
  }

  /** Says why a click does nothing, if it does nothing. */
  private void explainSelection() {
    GameMaster master = GameMaster.of(context);
    Player player = master.getCurrentPlayer();
    if (match.status().isOver()) {
      say("The game is over. Press Ctrl+N for a new one.");
    } else if (!master.isGameBegun()) {
      say("No game is played. Press Ctrl+N for a new one.");
    } else if (player == null) {
      warn("The game stands still. Press Ctrl+P to play on from here.");
    } else if (!player.getStrategy().takesSelections()) {
      say("The computer plays " + player.getName() + ".");
    }
  }

  private void stepTo(int count) {
    int by = count - match.moves().size();
    if (by != 0) {
      CommandProcessor.of(context).submitCommand(new StepCommand(by));
    }
  }

  /** Shows whatever has changed. */
  private void follow() {
    GameMaster.of(context)
        .addListener(
            new GameListener() {
              @Override
              public void turnBegan(Player player) {
                SwingUtilities.invokeLater(GameWindow.this::refresh);
              }

              @Override
              public void movesChanged(int made, int undone, Move last) {
                SwingUtilities.invokeLater(GameWindow.this::refresh);
              }

              @Override
              public void moveRefused(Move move, String reason) {
                warn(reason);
              }

              @Override
              public void failed(String what, Throwable trouble) {
                warn(StatusLine.failure(what, trouble));
                SwingUtilities.invokeLater(GameWindow.this::refresh);
              }
            });
  }

  private void refresh() {
    GameMaster master = GameMaster.of(context);
    List<Player> players = master.getPlayers();
    List<Seat> seats =
        players.stream()
            .map(player -> new Seat(player.getName(), who(player), "", token(player), List.of()))
            .toList();
    List<String> moves = new ArrayList<>();
    for (Entry<?> entry : match.allMoves()) {
      moves.add(players.get(entry.seat()).getName() + "  " + entry.text());
    }
    Player current = master.getCurrentPlayer();
    side.show(seats, current == null ? -1 : players.indexOf(current), moves, match.moves().size());
    showStanding(StatusLine.howItStands(master));
    refreshActions();
  }

  private static String who(Player player) {
    return player.getStrategy() == null ? "" : PlayerSetup.label(player.getStrategy().getName());
  }

  /**
   * Returns what draws a piece of a player, by the game's own view: as soon as there is a piece.
   */
  private PiecePainter token(Player player) {
    PiecePainter known = tokens.get(player);
    if (known != null) {
      return known;
    }
    Piece piece = pieceOf(player);
    if (piece == null) {
      int seat = GameMaster.of(context).getPlayers().indexOf(player);
      return PiecePainter.disc(seat, player.getName().substring(0, 1));
    }
    PieceView view = context.call(() -> Factory.of(context).createPieceView(piece));
    tokens.put(
        player,
        (graphics, square, theme) -> {
          // In the colour of the board, for which it was drawn; the window may be dark.
          graphics.setColor(boardView.getBackground());
          graphics.fill(square);
          context.run(() -> view.draw(graphics, square));
        });
    return tokens.get(player);
  }

  private Piece pieceOf(Player player) {
    if (player instanceof OnePiecePlayer maker) {
      return context.call(maker::createPiece);
    }
    return match.ask(
        position -> {
          for (Space space : context.board()) {
            if (!space.isEmpty() && space.getPiece().getPlayer() == player) {
              return space.getPiece();
            }
          }
          return null;
        });
  }

  @Override
  protected void lookChanged() {
    refresh();
  }

  @Override
  protected void ended() {
    CommandProcessor.of(context).submitCommand(new AbortGameCommand());
  }

  /** Adds a button to a bar; a key does the same, wherever in the window the focus is. */
  static void addButton(JToolBar bar, String name, String tip, String key, Runnable pressed) {
    JButton button =
        new JButton(
            new AbstractAction(name) {
              private static final long serialVersionUID = 1L;

              @Override
              public void actionPerformed(ActionEvent event) {
                pressed.run();
              }
            });
    button.setName(name);
    button.setFocusable(false);
    button.setToolTipText(key == null ? tip : tip + " (" + key + ")");
    button.putClientProperty(KEY, key);
    bar.add(button);
  }

  /** Lets a person choose a file. */
  void chooseFile(String verb, Consumer<Path> use) {
    if (verb.startsWith("Open")) {
      getFiles().chooseToOpen().ifPresent(use);
    } else {
      getFiles()
          .chooseToSave(getTitle() + ".txt")
          .ifPresent(
              file -> {
                use.accept(file);
                say("Saved to " + file.getFileName() + ".");
              });
    }
  }

  /** Returns the view of the board. */
  public BoardView getBoardView() {
    return boardView;
  }
}
