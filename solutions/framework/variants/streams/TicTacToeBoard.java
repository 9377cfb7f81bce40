package framework.games.tictactoe;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The board, with its lines as a stream. */
public class TicTacToeBoard extends Board {

  private static final int SIZE = 3;

  /**
   * Makes the board.
   *
   * @throws InvalidSingletonInstantiationException unless the framework makes it
   */
  public TicTacToeBoard() throws InvalidSingletonInstantiationException {
    super(SIZE, SIZE);
  }

  @Override
  protected GameOverStatus gameOverHook() {
    return lines()
        .filter(line -> winner(line).isPresent())
        .findFirst()
        .<GameOverStatus>map(
            line -> new WinningSpacesGameOverStatus(winner(line).orElseThrow(), line))
        .orElseGet(() -> new GameOverStatus(isFull(), null));
  }

  private Stream<List<Space>> lines() {
    Stream<List<Space>> rows = IntStream.range(0, SIZE).mapToObj(r -> line(i -> getSpace(r, i)));
    Stream<List<Space>> columns =
        IntStream.range(0, SIZE).mapToObj(c -> line(i -> getSpace(i, c)));
    Stream<List<Space>> diagonals =
        Stream.of(line(i -> getSpace(i, i)), line(i -> getSpace(i, SIZE - 1 - i)));
    return Stream.of(rows, columns, diagonals).flatMap(lines -> lines);
  }

  private static List<Space> line(IntFunction<Space> space) {
    return IntStream.range(0, SIZE).mapToObj(space).toList();
  }

  private static Optional<Player> winner(List<Space> line) {
    List<Player> owners =
        line.stream()
            .map(Space::getPiece)
            .filter(Objects::nonNull)
            .map(piece -> piece.getPlayer())
            .toList();
    return owners.size() == SIZE && owners.stream().distinct().count() == 1
        ? Optional.of(owners.get(0))
        : Optional.empty();
  }
}
