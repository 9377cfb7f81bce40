package framework.games.quixo;

import framework.model.ModelFactory;
import framework.model.Space;
import framework.model.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Has its own small class for a choice; the factory's method is handed to a helper. */
public class QuixoRandomStrategy extends Strategy {

  /** A choice, and no move of the framework, though it has that name. */
  private record Move(Space from, Space to) {
    boolean isPossible(QuixoRandomStrategy asked) {
      return from.getPiece().isMoveableBy(asked.getPlayer()) && from.getPiece().isMoveableTo(to);
    }

    framework.model.Move made(QuixoRandomStrategy asked, ModelFactory factory) {
      return factory.createMovePieceMove(asked, asked.getPlayer(), from.getPiece(), from, to);
    }
  }

  private final Random random;
  private final List<Move> choices = new ArrayList<>();

  /** Creates a strategy with chance of its own. */
  public QuixoRandomStrategy() {
    this(new Random());
  }

  /** Creates a strategy with this chance. */
  public QuixoRandomStrategy(Random random) {
    super("Chance");
    this.random = random;
  }

  @Override
  public Strategy copy() {
    return getClass() == QuixoRandomStrategy.class ? new QuixoRandomStrategy(random) : super.copy();
  }

  @Override
  protected void moveHook() throws InterruptedException {
    choices.clear();
    getBoard().forEach(from -> getBoard().forEach(to -> choices.add(new Move(from, to))));
    choices.removeIf(move -> !move.isPossible(this));
    Move chosen = choices.get(random.nextInt(choices.size()));
    tryMove(chosen.made(this, getBoard().getFactory()));
  }
}
