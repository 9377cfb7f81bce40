package framework.games.quixo;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.MoveProcessor;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.SpaceListener;
import framework.model.WinningSpacesGameOverStatus;
import framework.play.GameMaster;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** Listens to its own spaces and keeps a set of bits for each player. */
public class QuixoBoard extends Board implements SpaceListener {
  private static final int SIDE = 5;
  private final Map<Player, Integer> bits = new HashMap<>();

  /** Makes the board. */
  public QuixoBoard() throws InvalidSingletonInstantiationException {
    super(SIDE, SIDE);
    forEach(space -> space.addListener(this));
  }

  private static int bit(Space space) {
    return 1 << SIDE * space.getRow() + space.getColumn();
  }

  @Override
  public void spaceChanged(Space space, Piece piece) {
    bits.replaceAll((player, old) -> old & ~bit(space));
    if (piece != null && piece.getPlayer() != null) {
      bits.merge(piece.getPlayer(), bit(space), (a, b) -> a | b);
    }
  }

  @Override
  public void newGameHook(List<Player> players) {
    forEach(space -> space.placePiece(new QuixoPiece(null) {}));
  }

  @Override
  public GameOverStatus gameOverHook() {
    List<Player> players = GameMaster.instance().getPlayers();
    int made = MoveProcessor.instance().getMoveCount();
    for (int i = 0; i < players.size(); i++) {
      Player player = players.get((made + i) % players.size());
      Set<Space> winning = new LinkedHashSet<>();
      int own = bits.getOrDefault(player, 0);
      IntStream.range(0, SIDE)
          .forEach(
              k -> {
                collect(winning, own, k, 0, 0, 1);
                collect(winning, own, 0, k, 1, 0);
              });
      collect(winning, own, 0, 0, 1, 1);
      collect(winning, own, 0, SIDE - 1, 1, -1);
      if (!winning.isEmpty()) {
        return new WinningSpacesGameOverStatus(player, List.copyOf(winning)) {};
      }
    }
    return new GameOverStatus(false, null);
  }

  private void collect(Set<Space> into, int own, int row, int column, int down, int right) {
    List<Space> line =
        IntStream.range(0, SIDE)
            .mapToObj(i -> getSpace(row + i * down, column + i * right))
            .toList();
    if (line.stream().allMatch(space -> (own & bit(space)) != 0)) {
      into.addAll(line);
    }
  }
}
