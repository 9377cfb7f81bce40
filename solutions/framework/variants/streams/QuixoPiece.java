package framework.games.quixo;

import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A cube; its rules are questions to streams. */
public class QuixoPiece extends Piece {

  /**
   * Makes a cube.
   *
   * @param player the owner of the mark on top; null for none
   */
  public QuixoPiece(Player player) {
    super(player);
  }

  @Override
  public boolean isMoveableBy(Player mover) {
    return Stream.of(null, mover).anyMatch(owner -> owner == getPlayer())
        && IntStream.of(getSpace().getRow(), getSpace().getColumn()).anyMatch(QuixoPiece::isEnd);
  }

  @Override
  public boolean isMoveableTo(Space target) {
    int down = target.getRow() - getSpace().getRow();
    int right = target.getColumn() - getSpace().getColumn();
    return IntStream.of(down, right).filter(way -> way == 0).count() == 1
        && isEnd(down == 0 ? target.getColumn() : target.getRow());
  }

  private static boolean isEnd(int index) {
    return IntStream.of(0, 4).anyMatch(end -> end == index);
  }
}
