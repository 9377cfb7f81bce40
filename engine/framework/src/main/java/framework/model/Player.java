package framework.model;

/**
 * One of the sides of a game, such as X in Tic-Tac-Toe or White in chess. Players are made once and
 * stay as long as the program runs; how a player chooses moves is up to its {@link Strategy}, which
 * may be another one in the next game.
 */
public class Player {

  private final String name;
  private volatile Strategy strategy;

  /**
   * Makes a player without a strategy.
   *
   * @param name the name of the side; not null
   */
  public Player(String name) {
    this.name = name;
  }

  /** Returns the name of the side. */
  public String getName() {
    return name;
  }

  /**
   * Returns how this player chooses moves.
   *
   * @return the strategy; null if none was set yet
   */
  public Strategy getStrategy() {
    return strategy;
  }

  /**
   * Says how this player chooses moves from its next turn on.
   *
   * @param strategy a strategy that is no other player's; not null
   */
  public void setStrategy(Strategy strategy) {
    strategy.setPlayer(this);
    this.strategy = strategy;
  }

  /** Returns the name of the side. */
  @Override
  public String toString() {
    return name;
  }
}
