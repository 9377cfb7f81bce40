package framework.games.quixo;

import framework.model.Board;
import framework.model.Piece;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A strategy that strikes out moves until one is left to pick from the rest. */
public abstract class PickingStrategy extends Strategy {

  /** A move that is possible. */
  protected static final class Option {
    private final Space from;
    private final Space to;

    Option(Space from, Space to) {
      this.from = from;
      this.to = to;
    }

    /** Where it begins. */
    public Space getFrom() {
      return from;
    }

    /** Where it ends. */
    public Space getTo() {
      return to;
    }
  }

  private final Random random;

  /**
   * Makes a strategy.
   *
   * @param name as in Strategy
   * @param random picks
   */
  protected PickingStrategy(String name, Random random) {
    super(name);
    this.random = random;
  }

  /** Returns those options that are good enough; at least one. */
  protected abstract List<Option> best(List<Option> all);

  @Override
  protected final void moveHook() throws InterruptedException {
    List<Option> best = best(options());
    Option option = best.get(random.nextInt(best.size()));
    Piece piece = option.from.getPiece();
    tryMove(
        Factory.instance()
            .createMovePieceMove(this, getPlayer(), piece, option.from, option.to));
  }

  private List<Option> options() {
    List<Option> options = new ArrayList<>();
    for (Space from : Board.instance()) {
      for (Space to : Board.instance()) {
        Piece piece = from.getPiece();
        if (piece.isMoveableBy(getPlayer()) && piece.isMoveableTo(to)) {
          options.add(new Option(from, to));
        }
      }
    }
    return options;
  }
}
