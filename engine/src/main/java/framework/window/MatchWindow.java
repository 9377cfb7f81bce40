package framework.window;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import framework.model.Cell;
import framework.model.Position;
import framework.model.Status;
import framework.play.ComputerPlayer;
import framework.play.Entry;
import framework.play.Match;
import framework.play.MatchListener;
import framework.play.TurnScheduler;
import framework.view.BoardPanel;
import framework.view.Mark;
import framework.view.Picture;
import java.awt.BorderLayout;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import javax.swing.BorderFactory;
import javax.swing.ButtonGroup;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JOptionPane;
import javax.swing.JPopupMenu;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;

/**
 * The window of a game. Use it on Swing's event thread only, except where it says otherwise.
 *
 * @param <M> the moves
 */
public final class MatchWindow<M> extends JFrame {

  private static final long serialVersionUID = 1L;
  private static final int GAP = 8;
  private static final Duration PACE = Duration.ofMillis(500);

  private static final String KEYS =
      """
      Click a space, or go there with the arrow keys and press Enter.
      Where a piece moves, select the piece first and then its target.
      Click a move in the list to step there; a move that you make goes on from there.
      """;

  private final transient Game<M> game;
  private final transient Match<M> match;
  private final transient TurnScheduler<M> scheduler;
  private final transient MoveChooser<M> chooser;
  private final transient CountDownLatch closed = new CountDownLatch(1);
  private final boolean[] computer;
  private final BoardPanel board;
  private final MatchPanel side;
  private final transient FileDialogs files = new FileDialogs(this);
  private final JLabel status = new JLabel(" ");

  /** What must be said in place of how the game stands, until the next move. */
  private String message;

  private MatchWindow(Game<M> game) {
    super(game.name());
    this.game = game;
    match = new Match<>(game.begin());
    scheduler = new TurnScheduler<>(match);
    scheduler.setPace(PACE);
    chooser = new MoveChooser<>(game);
    computer = new boolean[game.seats().size()];
    board = new BoardPanel(game.style(), this::click);
    board.setTroubleListener(trouble -> say("A piece cannot be drawn: " + trouble));
    side = new MatchPanel(game.seats(), this::stepTo);
    status.setName("status");
    status.setBorder(BorderFactory.createEmptyBorder(GAP, GAP, GAP, GAP));
    match.addListener(new Follower());
    setJMenuBar(menus());
    add(board, BorderLayout.CENTER);
    add(side, BorderLayout.EAST);
    add(status, BorderLayout.SOUTH);
    setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosed(WindowEvent event) {
            scheduler.close();
            closed.countDown();
          }
        });
    refresh();
    pack();
    setLocationByPlatform(true);
    board.requestFocusInWindow();
  }

  /**
   * Opens a window and begins a game. Not to be called on Swing's event thread.
   *
   * @param game the game; not null
   * @return the window, which is on the screen
   */
  public static <M> MatchWindow<M> open(Game<M> game) {
    List<MatchWindow<M>> made = new ArrayList<>();
    try {
      SwingUtilities.invokeAndWait(
          () -> {
            setDark(false);
            made.add(new MatchWindow<>(game));
            made.get(0).setVisible(true);
          });
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted before the window was open.", e);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException("The window could not be opened.", e.getCause());
    }
    return made.get(0);
  }

  /** Waits until the window is closed. To be called on any thread but Swing's event thread. */
  public void awaitClosed() {
    try {
      closed.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Returns the part that shows the board. */
  public BoardPanel getBoard() {
    return board;
  }

  /** Returns the match that is played here. May be called on any thread. */
  public Match<M> getMatch() {
    return match;
  }

  /** Returns the sentence that says how the game stands. */
  public String getStatusText() {
    return status.getText();
  }

  /** Shows a sentence until the next move. May be called on any thread. */
  public void say(String sentence) {
    SwingUtilities.invokeLater(
        () -> {
          message = sentence;
          showStatus();
        });
  }

  private static void setDark(boolean dark) {
    try {
      if (dark) {
        FlatDarkLaf.setup();
      } else {
        FlatLightLaf.setup();
      }
      FlatLaf.updateUI();
    } catch (NoClassDefFoundError e) {
      // Without the library, the windows look as Java's windows always have.
    }
  }

  private JMenuBar menus() {
    JMenu file = Menus.menu("File", 'F');
    Menus.item(file, "New game", "ctrl N", () -> match.newGame(game.begin()));
    Menus.item(file, "Open…", "ctrl O", this::openFile);
    Menus.item(file, "Save…", "ctrl S", this::saveFile);
    file.addSeparator();
    Menus.item(file, "Close", "ctrl W", this::dispose);
    JMenu play = Menus.menu("Game", 'G');
    Menus.item(play, "Undo", "ctrl Z", this::undo);
    Menus.item(play, "Redo", "ctrl shift Z", () -> step(1));
    play.addSeparator();
    Menus.item(play, "To the beginning", "alt HOME", () -> stepTo(0));
    Menus.item(play, "A move back", "alt LEFT", () -> step(-1));
    Menus.item(play, "A move forward", "alt RIGHT", () -> step(1));
    Menus.item(play, "To the end", "alt END", () -> stepTo(match.allMoves().size()));
    Menus.item(play, "Play on", "ctrl P", match::resume);
    play.addSeparator();
    for (int seat = 0; seat < computer.length; seat++) {
      play.add(playerMenu(seat));
    }
    JMenu view = Menus.menu("View", 'V');
    Menus.toggle(view, "Dark", false, MatchWindow::setDark);
    Menus.toggle(view, "Animate moves", true, this::setAnimated);
    JMenu help = Menus.menu("Help", 'H');
    Menus.item(help, "How to play here", "F1", () -> JOptionPane.showMessageDialog(this, KEYS));
    JMenuBar bar = new JMenuBar();
    List.of(file, play, view, help).forEach(bar::add);
    return bar;
  }

  private JMenu playerMenu(int seat) {
    JMenu menu = new JMenu(game.seats().get(seat));
    ButtonGroup group = new ButtonGroup();
    playerItem(menu, group, seat, "Human", null).setSelected(true);
    game.computers().forEach((name, player) -> playerItem(menu, group, seat, name, player));
    return menu;
  }

  private JRadioButtonMenuItem playerItem(
      JMenu menu, ButtonGroup group, int seat, String name, ComputerPlayer<M> player) {
    JRadioButtonMenuItem item = new JRadioButtonMenuItem(name);
    item.setName(game.seats().get(seat) + ": " + name);
    item.addActionListener(
        event -> {
          computer[seat] = player != null;
          scheduler.setPlayer(seat, player);
          refresh();
        });
    group.add(item);
    menu.add(item);
    return item;
  }

  private void setAnimated(boolean animated) {
    board.setAnimated(animated);
    scheduler.setPace(animated ? PACE : Duration.ZERO);
  }

  private void click(Cell cell) {
    int seat = match.ask(Position::toMove);
    if (seat == Position.NOBODY || computer[seat]) {
      return;
    }
    boolean wasSelecting = chooser.isSelecting();
    List<M> chosen = match.ask(position -> chooser.click(position, cell));
    if (chosen.size() == 1) {
      play(seat, chosen.get(0));
    } else if (chosen.size() > 1) {
      askWhich(seat, chosen, cell);
    } else {
      message = wasSelecting || chooser.isSelecting() ? null : "Nothing can move there.";
    }
    refresh();
  }

  private void play(int seat, M move) {
    chooser.clear();
    match.play(seat, move).ifPresent(this::say);
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

  /** Takes back the last move of a person, and the answers to it. */
  private void undo() {
    List<Entry<M>> moves = match.moves();
    int count = 0;
    while (count < moves.size() && computer[moves.get(moves.size() - 1 - count).seat()]) {
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
    Optional<Path> file = files.chooseToOpen();
    if (file.isPresent()) {
      try {
        List<String> moves = GameFile.read(file.get(), game.name());
        match.open(game.begin(), moves).ifPresent(this::say);
      } catch (IOException e) {
        say(file.get().getFileName() + ": " + e.getMessage());
      }
    }
  }

  private void saveFile() {
    Optional<Path> file = files.chooseToSave(game.name() + ".txt");
    if (file.isPresent()) {
      try {
        GameFile.write(file.get(), game.name(), match.notation());
        say("Saved to " + file.get().getFileName() + ".");
      } catch (IOException e) {
        say("The game could not be saved to " + file.get().getFileName() + ".");
      }
    }
  }

  /** Shows the game as it stands now. */
  private void refresh() {
    List<Entry<M>> made = match.moves();
    M last = made.isEmpty() ? null : made.get(made.size() - 1).move();
    Picture picture =
        match.ask(
            position -> {
              Picture.Builder builder = game.draw(position, last);
              int seat = position.toMove();
              if (seat != Position.NOBODY && !computer[seat]) {
                chooser.mark(position, builder);
              }
              return builder.mark(Mark.WINNING, position.status().winningCells()).build();
            });
    board.show(picture);
    List<Integer> scores =
        game.hasScore()
            ? match.ask(
                position -> IntStream.range(0, position.seats()).mapToObj(position::score).toList())
            : List.of();
    side.show(match.ask(Position::toMove), scores, match.allMoves(), made.size());
    showStatus();
  }

  private void showStatus() {
    status.setText(message != null ? message : match.ask(game::note).orElseGet(this::howItStands));
  }

  private String howItStands() {
    Status now = match.status();
    if (now.isOver()) {
      return now.winner() == Position.NOBODY ? "Drawn" : name(now.winner()) + " wins";
    }
    String turn = name(match.ask(Position::toMove)) + " to move";
    int all = match.allMoves().size();
    int made = match.moves().size();
    return made < all ? "After move " + made + " of " + all + ". " + turn : turn;
  }

  private String name(int seat) {
    return game.seats().get(seat);
  }

  /** Pattern <em>Observer</em>: shows whatever has changed, on the event thread. */
  private final class Follower implements MatchListener<M> {

    private void later() {
      SwingUtilities.invokeLater(
          () -> {
            message = null;
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
    public void refused(int seat, M move, String reason) {
      say(reason);
    }

    @Override
    public void failed(int seat, Throwable trouble) {
      say(name(seat) + " failed: " + trouble);
    }
  }
}
