package framework.play;

import framework.model.Player;
import framework.model.Strategy;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Where a person says who plays: a dialog of a window, or questions in a terminal. */
@FunctionalInterface
public interface WhoPlays {

  /**
   * Asks for a strategy for each player. Returns at once; the answer comes when the person has
   * given it.
   *
   * @param players who plays, in the order of their turns
   * @param prototypes the strategies to choose from, which belong to nobody
   * @param answer takes one of the prototypes for each player, in their order; empty if the person
   *     would rather leave all as it is
   */
  void ask(
      List<Player> players, List<Strategy> prototypes, Consumer<Optional<List<Strategy>>> answer);
}
