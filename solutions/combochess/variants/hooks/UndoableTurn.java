package combochess.model;

import java.util.ArrayDeque;
import java.util.Deque;

/** A turn that writes down, step by step, how to take itself back. */
abstract class UndoableTurn extends TurnCommand {
  private final Deque<Runnable> steps = new ArrayDeque<>();

  UndoableTurn(TurnOrder order) {
    super(order);
  }

  abstract void play(Player player);

  final void step(Runnable done, Runnable undone) {
    done.run();
    steps.push(undone);
  }

  final void put(Board board, Square square, Tile tile) {
    Tile old = board.getTile(square);
    step(() -> board.setTile(square, tile), () -> board.setTile(square, old));
  }

  @Override
  protected final void change(Player player) {
    steps.clear();
    play(player);
  }

  @Override
  protected final void changeBack(Player player) {
    while (!steps.isEmpty()) {
      steps.pop().run();
    }
  }
}
