package framework.games.quixo;

import framework.model.Board;
import framework.model.MoveController;
import framework.model.MovePieceMove;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** Rotates a row, and keeps a memento of the whole board. */
public class QuixoMove extends MovePieceMove {
  private final Deque<Memento> mementos = new ArrayDeque<>();
  private Piece turned;

  private static final class Memento {
    private final Map<Space, Piece> pieces = new LinkedHashMap<>();

    private Memento() {
      Board.instance().forEach(space -> pieces.put(space, space.getPiece()));
    }

    private void restore() {
      pieces.keySet().forEach(Space::clearSpace);
      pieces.forEach(Space::placePiece);
    }
  }

  /** Makes a move. */
  public QuixoMove(MoveController controller, Player player, Piece piece, Space from, Space to) {
    super(controller, player, piece, from, to);
  }

  @Override
  public boolean makeMoveHook() {
    mementos.push(new Memento());
    Predicate<Space> sameRow = space -> space.getRow() == getToSpace().getRow();
    Predicate<Space> sameColumn = space -> space.getColumn() == getToSpace().getColumn();
    boolean across = getFromSpace().getRow() == getToSpace().getRow();
    List<Space> row =
        StreamSupport.stream(Board.instance().spliterator(), false)
            .filter(across ? sameRow : sameColumn)
            .collect(Collectors.toList());
    int from = row.indexOf(getFromSpace());
    int to = row.indexOf(getToSpace());
    List<Space> part = row.subList(Math.min(from, to), Math.max(from, to) + 1);
    List<Piece> cubes = part.stream().map(Space::clearSpace).collect(Collectors.toList());
    Collections.rotate(cubes, from < to ? -1 : 1);
    if (getPiece().getPlayer() == getPlayer()) {
      turned = getPiece();
    } else if (turned == null) {
      turned = new QuixoPiece(getPlayer());
    }
    cubes.set(from < to ? cubes.size() - 1 : 0, turned);
    for (int i = 0; i < cubes.size(); i++) {
      part.get(i).placePiece(cubes.get(i));
    }
    return true;
  }

  @Override
  protected boolean undoHook() {
    if (mementos.isEmpty()) {
      return false;
    }
    mementos.pop().restore();
    return true;
  }
}
