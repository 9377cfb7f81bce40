package framework.application;

import board.window.PlayerSetup;
import framework.model.Player;
import framework.model.Strategy;
import framework.play.WhoPlays;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;

/** Asks a person in a dialog who plays, see {@link PlayerSetup}. */
public final class WhoPlaysDialog implements WhoPlays {

  private final JFrame window;

  /**
   * Makes a dialog, which is shown when somebody asks.
   *
   * @param window the window it belongs to; not null
   */
  public WhoPlaysDialog(JFrame window) {
    this.window = window;
  }

  @Override
  public void ask(
      List<Player> players, List<Strategy> prototypes, Consumer<Optional<List<Strategy>>> answer) {
    SwingUtilities.invokeLater(() -> show(players, prototypes, answer));
  }

  private void show(
      List<Player> players, List<Strategy> prototypes, Consumer<Optional<List<Strategy>>> answer) {
    List<String> names = prototypes.stream().map(Strategy::getName).toList();
    List<String> present = new ArrayList<>();
    for (Player player : players) {
      Strategy strategy = player.getStrategy();
      boolean isOffered = strategy != null && names.contains(strategy.getName());
      present.add(isOffered ? strategy.getName() : names.get(0));
    }
    answer.accept(
        PlayerSetup.ask(
                window,
                "Start the game",
                players.stream().map(Player::getName).toList(),
                names,
                present)
            .map(
                chosen ->
                    chosen.stream().map(name -> prototypes.get(names.indexOf(name))).toList()));
  }
}
