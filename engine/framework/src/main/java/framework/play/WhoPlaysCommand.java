package framework.play;

import framework.model.GameContext;
import framework.model.Strategy;
import java.util.ArrayList;
import java.util.List;

/**
 * Ends the game, so that nobody moves meanwhile; asks a person who plays; begins a new game with
 * the answer. Without an answer, the game goes on where it was.
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
    GameMaster master = GameMaster.instance();
    boolean wasInProgress = master.isGameInProgress();
    master.abortGame();
    dialog.ask(
        master.getPlayers(),
        StrategyChoice.of(GameContext.current()).createStrategies(),
        answer ->
            processor.submitCommand(
                answer.isPresent() ? new Start(answer.get()) : new GoOn(wasInProgress)));
  }

  /** No answer: the game is as it was before the question. */
  private static final class GoOn extends Command {

    private final boolean isInProgress;

    GoOn(boolean isInProgress) {
      this.isInProgress = isInProgress;
    }

    @Override
    protected void executeHook() {
      if (isInProgress) {
        GameMaster.instance().undoAbort();
      }
    }
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
