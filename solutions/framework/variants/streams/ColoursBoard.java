package framework.games.own;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

class ColoursBoard extends Board {
  private static final int LENGTH = 4;

  ColoursBoard() throws InvalidSingletonInstantiationException {
    super(6, 5);
  }

  Stream<Space> spaces() {
    return StreamSupport.stream(spliterator(), false);
  }

  @Override
  protected GameOverStatus gameOverHook() {
    return spaces()
        .flatMap(this::linesFrom)
        .filter(this::isOfOne)
        .map(line -> new WinningSpacesGameOverStatus(owner(line.get(0)), line))
        .map(GameOverStatus.class::cast)
        .findFirst()
        .orElseGet(() -> isFull() ? new GameOverStatus(true, null) : GameOverStatus.NOT_OVER);
  }

  private Stream<List<Space>> linesFrom(Space start) {
    return Stream.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {1, 1}, new int[] {1, -1})
        .filter(
            step ->
                hasSpace(
                    start.getRow() + step[0] * (LENGTH - 1),
                    start.getColumn() + step[1] * (LENGTH - 1)))
        .map(
            step ->
                IntStream.range(0, LENGTH)
                    .mapToObj(
                        i -> getSpace(start.getRow() + i * step[0], start.getColumn() + i * step[1]))
                    .toList());
  }

  private boolean isOfOne(List<Space> line) {
    return line.stream().noneMatch(Space::isEmpty)
        && line.stream().map(ColoursBoard::owner).distinct().count() == 1;
  }

  private static Player owner(Space space) {
    return Objects.requireNonNull(space.getPiece()).getPlayer();
  }
}
