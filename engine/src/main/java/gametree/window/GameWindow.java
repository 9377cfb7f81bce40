package gametree.window;

import com.formdev.flatlaf.FlatLightLaf;
import gametree.ComputerPlayer;
import gametree.GameController;
import gametree.GameModel;
import gametree.IModelAdmin;
import gametree.IPlayer;
import gametree.Move;
import gametree.play.Game;
import gametree.play.Strategies;
import java.awt.BorderLayout;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JToolBar;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;

/** The window of a game: who plays and some buttons above, the board, and a sentence below. */
public final class GameWindow extends JFrame {

  private static final long serialVersionUID = 1L;
  private static final int GAP = 8;

  private final transient GameThread thread = new GameThread(this::failed);
  private final transient CountDownLatch closed = new CountDownLatch(1);
  private final JLabel status = new JLabel(" ");
  private final transient Game game;
  private final transient Random random;
  private final transient WindowView view;

  private GameWindow(Game game, List<String> players, Random random) {
    super(game.title());
    this.game = game;
    this.random = random;
    Look look = Look.of(game);
    view = new WindowView(look, thread, this::say);
    GameController controller = new GameController(new GameModel(game.boards().get()), view);
    JToolBar bar = new JToolBar();
    bar.setFloatable(false);
    JComboBox<String> player0 = choice(players.get(0), look.players().get(0));
    JComboBox<String> player1 = choice(players.get(1), look.players().get(1));
    addButton(bar, "New game", () -> begin(controller, player0, player1));
    addButton(bar, "Pass", () -> view.request(Move.PASS));
    addButton(bar, "Move now", thread::hurry);
    bar.addSeparator();
    bar.add(new JLabel(look.players().get(0) + ": "));
    bar.add(player0);
    bar.add(new JLabel("  " + look.players().get(1) + ": "));
    bar.add(player1);
    player0.addActionListener(event -> begin(controller, player0, player1));
    player1.addActionListener(event -> begin(controller, player0, player1));
    status.setName("status");
    status.setBorder(BorderFactory.createEmptyBorder(GAP, GAP, GAP, GAP));
    add(bar, BorderLayout.NORTH);
    add(view.getPanel(), BorderLayout.CENTER);
    add(status, BorderLayout.SOUTH);
    setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosed(WindowEvent event) {
            thread.runInstead(() -> {});
            closed.countDown();
          }
        });
    begin(controller, player0, player1);
    pack();
    setLocationByPlatform(true);
    view.getPanel().requestFocusInWindow();
  }

  /**
   * Opens the window of a game. Call it on Swing's event thread.
   *
   * @param game the game
   * @param players the names of player 0 and player 1: {@code human}, or a strategy's
   * @param random the source of chance for strategies
   */
  public static GameWindow open(Game game, List<String> players, Random random) {
    setLook();
    GameWindow window = new GameWindow(game, players, random);
    window.setVisible(true);
    return window;
  }

  /** Waits until the window is closed. Not to be called on Swing's event thread. */
  public void awaitClosed() {
    try {
      closed.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Returns the sentence that says how the game stands. */
  public String getStatusText() {
    return status.getText();
  }

  /** Returns the part of the window that shows the board. */
  public framework.view.BoardPanel getBoardPanel() {
    return view.getPanel();
  }

  private static void setLook() {
    try {
      FlatLightLaf.setup();
    } catch (NoClassDefFoundError e) {
      // Without the library, the window looks as Java's windows always have.
    }
  }

  private static JComboBox<String> choice(String chosen, String name) {
    Set<String> all = new LinkedHashSet<>(List.of("human", "easy", "medium", "hard", "own"));
    all.add(chosen);
    JComboBox<String> choice = new JComboBox<>(all.toArray(String[]::new));
    choice.setSelectedItem(chosen);
    choice.setName(name);
    choice.setFocusable(false);
    return choice;
  }

  private static void addButton(JToolBar bar, String name, Runnable pressed) {
    JButton button = new JButton(name);
    button.setName(name);
    button.setFocusable(false);
    button.addActionListener(event -> pressed.run());
    bar.add(button);
  }

  private void begin(
      GameController controller, JComboBox<String> player0, JComboBox<String> player1) {
    IPlayer first = player((String) player0.getSelectedItem());
    IPlayer second = player((String) player1.getSelectedItem());
    thread.runInstead(
        () -> {
          IModelAdmin model = view.getModelAdmin();
          model.setPlayers(first, second);
          controller.start();
        });
  }

  private IPlayer player(String name) {
    return name.equals("human")
        ? IPlayer.PERSON
        : new ComputerPlayer(new InterruptibleStrategy(Strategies.of(name, game, random), thread));
  }

  private void say(String sentence) {
    SwingUtilities.invokeLater(() -> status.setText(sentence));
  }

  private void failed(RuntimeException trouble) {
    say("A computer player failed: " + trouble);
  }
}
