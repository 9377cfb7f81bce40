package framework.games.quixo;

import framework.model.Board;
import framework.model.MoveController;
import framework.model.MovePieceMove;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Turns a stretch of a row or of a column by one place, and puts a marked cube at its end. */
public class QuixoMove extends MovePieceMove {

  private final Piece marked;

  /**
   * Makes a move.
   *
   * @param controller hears of refusals
   * @param player moves
   * @param piece is moved
   * @param from is where it stands
   * @param to is where it goes
   */
  public QuixoMove(MoveController controller, Player player, Piece piece, Space from, Space to) {
    super(controller, player, piece, from, to);
    marked = new QuixoPiece(player);
  }

  @Override
  protected boolean makeMoveHook() {
    List<Piece> cubes = takeAll();
    Collections.rotate(cubes, -1);
    cubes.set(cubes.size() - 1, marked);
    putAll(cubes);
    return true;
  }

  @Override
  protected boolean undoHook() {
    List<Piece> cubes = takeAll();
    cubes.set(cubes.size() - 1, getPiece());
    Collections.rotate(cubes, 1);
    putAll(cubes);
    return true;
  }

  private List<Piece> takeAll() {
    return stretch().stream().map(Space::clearSpace).collect(Collectors.toCollection(ArrayList::new));
  }

  private void putAll(List<Piece> cubes) {
    List<Space> spaces = stretch();
    IntStream.range(0, cubes.size()).forEach(i -> spaces.get(i).placePiece(cubes.get(i)));
  }

  private List<Space> stretch() {
    int down = getToSpace().getRow() - getFromSpace().getRow();
    int right = getToSpace().getColumn() - getFromSpace().getColumn();
    int length = Math.abs(down + right);
    return IntStream.rangeClosed(0, length)
        .mapToObj(
            i ->
                Board.instance()
                    .getSpace(
                        getFromSpace().getRow() + i * down / length,
                        getFromSpace().getColumn() + i * right / length))
        .toList();
  }
}
