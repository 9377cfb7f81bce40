package framework.play;

import board.model.Cell;
import board.players.ComputerPlayer;
import framework.model.GameContext;
import framework.model.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The strategies that people can choose from in one game. One in a {@link GameContext}. */
public final class StrategyChoice {

  private final GameContext context;

  /** The computer players that this game is offered, and their words in order. */
  private volatile Map<String, ComputerPlayer<List<Cell>>> computers = Map.of();

  private volatile List<String> words = List.of();

  private StrategyChoice(GameContext context) {
    this.context = context;
  }

  /**
   * Returns the choice that a game has.
   *
   * @param context where the game is; not null
   * @return always the same object for one context
   */
  public static StrategyChoice of(GameContext context) {
    return context.get(StrategyChoice.class, StrategyChoice::new);
  }

  /**
   * Offers computer players that know nothing of this game but its positions, beside the strategies
   * of its factory. To be called before a player is chosen.
   *
   * @param players by the words for them, such as {@code hard}; not null
   */
  public void offer(Map<String, ComputerPlayer<List<Cell>>> players) {
    computers = Map.copyOf(players);
    words = List.copyOf(players.keySet());
  }

  /**
   * Creates one strategy of each kind: those of the factory, then the computer players on offer.
   *
   * @return new strategies, which belong to nobody
   */
  public List<Strategy> createStrategies() {
    Factory factory = Factory.of(context);
    List<Strategy> strategies = new ArrayList<>(context.call(factory::createPrototypeStrategies));
    words.forEach(word -> strategies.add(new ComputerStrategy(word, computers.get(word))));
    return strategies;
  }
}
