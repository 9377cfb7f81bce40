package framework.games.tictactoe;

import static java.util.stream.Collectors.toList;

import framework.model.*;
import framework.play.*;
import java.util.*;
import java.util.stream.*;

/** Three numbers of a magic square that sum to {@value #SUM} are a line. */
public class TicTacToeBoard extends Board {
  private static final int[][] MAGIC = {{2, 7, 6}, {9, 5, 1}, {4, 3, 8}};
  private static final int SUM = 15;

  /** Makes it. */
  public TicTacToeBoard() throws InvalidSingletonInstantiationException {
    super(MAGIC.length, MAGIC[0].length);
  }

  private static int number(Space space) {
    return MAGIC[space.getRow()][space.getColumn()];
  }

  @Override
  public GameOverStatus gameOverHook() {
    final int COUNT = 3;
    Map<Player, List<Space>> byOwner = new IdentityHashMap<>();
    for (Space space : this) {
      Optional.ofNullable(space.getPiece())
          .map(Piece::getPlayer)
          .ifPresent(p -> byOwner.computeIfAbsent(p, k -> new LinkedList<>()).add(space));
    }
    for (Map.Entry<Player, List<Space>> e : byOwner.entrySet()) {
      List<Space> l = e.getValue();
      for (int bits = 0; bits < 1 << l.size(); bits++) {
        if (Integer.bitCount(bits) == COUNT) {
          int b = bits;
          List<Space> three =
              IntStream.range(0, l.size()).filter(i -> (b >> i & 1) == 1).mapToObj(l::get).collect(toList());
          if (three.stream().mapToInt(TicTacToeBoard::number).sum() == SUM) {
            return new WinningSpacesGameOverStatus(e.getKey(), three) {
              @Override
              public Player getWinner() {
                return GameMaster.instance().getPlayers().stream()
                    .filter(p -> p == e.getKey())
                    .findFirst()
                    .orElse(null);
              }
            };
          }
        }
      }
    }
    return isFull() ? new GameOverStatus(true, null) : GameOverStatus.NOT_OVER;
  }
}
