package framework.games.quixo;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.MoveProcessor;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A board whose lines are streams of spaces. */
public class QuixoBoard extends Board {

  private static final int SIZE = 5;

  /**
   * Makes the board.
   *
   * @throws InvalidSingletonInstantiationException unless the framework makes it
   */
  public QuixoBoard() throws InvalidSingletonInstantiationException {
    super(SIZE, SIZE);
  }

  @Override
  protected void newGameHook(List<Player> players) {
    StreamSupport.stream(spliterator(), false)
        .forEach(space -> space.placePiece(new QuixoPiece(null)));
  }

  @Override
  protected GameOverStatus gameOverHook() {
    return lines()
        .filter(line -> owner(line.get(0)) != null)
        .filter(line -> line.stream().map(QuixoBoard::owner).distinct().count() == 1)
        .min(Comparator.comparing(line -> owner(line.get(0)) == mover()))
        .<GameOverStatus>map(line -> new WinningSpacesGameOverStatus(owner(line.get(0)), line))
        .orElse(GameOverStatus.NOT_OVER);
  }

  private static Player mover() {
    return MoveProcessor.instance().getLastMove().getPlayer();
  }

  private static Player owner(Space space) {
    return Stream.ofNullable(space.getPiece())
        .map(piece -> piece.getPlayer())
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  private Stream<List<Space>> lines() {
    Stream<List<Space>> straight =
        IntStream.range(0, SIZE)
            .boxed()
            .flatMap(
                i -> Stream.of(line(j -> getSpace(i, j)), line(j -> getSpace(j, i))));
    Stream<List<Space>> diagonal =
        Stream.of(line(i -> getSpace(i, i)), line(i -> getSpace(i, SIZE - 1 - i)));
    return Stream.concat(straight, diagonal);
  }

  private static List<Space> line(IntFunction<Space> which) {
    return IntStream.range(0, SIZE).mapToObj(which).collect(Collectors.toList());
  }
}
