package framework.games.quixo;

import framework.model.Player;
import framework.model.Strategy;
import framework.play.Factory;
import framework.play.GameMaster;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Goes through its {@link QuixoTrial}s in any order and keeps the best. */
public class QuixoLineStrategy extends Strategy {
  private final Random chance;

  /** Creates a strategy. */
  public QuixoLineStrategy() {
    this(new Random());
  }

  /**
   * Creates a strategy.
   *
   * @param random its dice
   */
  public QuixoLineStrategy(Random random) {
    super("Careful");
    chance = random;
  }

  @Override
  protected void moveHook() throws InterruptedException {
    List<QuixoTrial> trials = QuixoSheet.ofTheBoard().trials(getPlayer());
    Collections.shuffle(trials, chance);
    QuixoTrial best = trials.get(0);
    for (QuixoTrial trial : trials) {
      if (grade(trial) > grade(best)) {
        best = trial;
      }
    }
    tryMove(
        Factory.instance()
            .createMovePieceMove(
                this, getPlayer(), best.getFrom().getPiece(), best.getFrom(), best.getTo()));
  }

  private int grade(QuixoTrial trial) {
    Player me = getPlayer();
    Player you = opponent();
    if (trial.loses(you)) {
      return 0;
    }
    if (trial.wins(me, you)) {
      return 3;
    }
    return trial.letsWin(me, you) ? 1 : 2;
  }

  private Player opponent() {
    for (Player player : GameMaster.instance().getPlayers()) {
      if (player != getPlayer()) {
        return player;
      }
    }
    throw new IllegalStateException("There is nobody to play against.");
  }
}
