package framework.play;

import framework.model.GameContext;
import framework.model.Strategy;
import java.util.ArrayList;
import java.util.List;

/**
 * Asks a person who plays, and begins a new game with the answer.
 *
 * <p>Pattern <em>Prototype</em>: the person chooses among strategies that exist only to be chosen;
 * the players get copies, each its own.
 */
public final class WhoPlaysCommand extends Command {

  private final WhoPlays dialog;

  /**
   * Makes the command.
   *
   * @param dialog where the person is asked; not null
   */
  public WhoPlaysCommand(WhoPlays dialog) {
    this.dialog = dialog;
  }

  @Override
  protected void executeHook() {
    CommandProcessor processor = CommandProcessor.instance();
    dialog.ask(
        GameMaster.instance().getPlayers(),
        StrategyChoice.of(GameContext.current()).createStrategies(),
        chosen -> processor.submitCommand(new Start(chosen)));
  }

  /** The answer: a new game with these strategies. */
  private static final class Start extends Command {

    private final List<Strategy> chosen;

    Start(List<Strategy> chosen) {
      this.chosen = chosen;
    }

    @Override
    protected void executeHook() {
      List<Strategy> copies = new ArrayList<>();
      for (Strategy prototype : chosen) {
        copies.add(prototype.copy());
      }
      GameMaster.instance().newGame(copies);
    }
  }
}
