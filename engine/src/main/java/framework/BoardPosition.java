package framework;

import framework.model.Cell;
import framework.model.Position;
import framework.model.Status;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;

/**
 * Makes a game's board, pieces, moves and factory a {@link Position}, so that whatever works with
 * positions works with every game of this framework: tournaments, computer players, tests.
 *
 * <p>Pattern <em>Adapter</em>. A move is the list of the spaces by which it is chosen, see {@link
 * Move#getSpaces}.
 *
 * <p>The position has a board of its own at a {@link Table} of its own, so moves can be tried and
 * undone without a view or another game noticing. The legal moves are found by trying: every space,
 * and every two, that the factory makes a move of. Cost of {@link #legalMoves}: as many trials; of
 * {@link #copy}: as many moves as were made, for they are made again.
 */
public final class BoardPosition implements Position<List<Cell>> {

  private static final MoveController NOBODY_LISTENS =
      new MoveController() {
        @Override
        public void notifyInvalidMove(Move move) {}

        @Override
        public void notifyInvalidUndo(Move move) {}
      };

  private final Table table;
  private final Board board;
  private final Factory factory;
  private final MoveProcessor processor;
  private final List<Player> players;
  private Status status;

  /**
   * Begins a game.
   *
   * @param configured a table where the board and the factory are configured; it stays as it is
   */
  public BoardPosition(Table configured) {
    table = configured.another();
    factory = table.call(Factory::instance);
    board = table.call(Board::instance);
    processor = table.call(MoveProcessor::instance);
    players = new ArrayList<>(table.call(factory::createPlayers));
    table.run(() -> board.newGame(players));
    updateStatus();
  }

  private void updateStatus() {
    GameOverStatus now = table.call(board::gameOver);
    List<Cell> cells =
        now instanceof WinningSpacesGameOverStatus winning
            ? cells(winning.getWinningSpaces())
            : List.of();
    int winner = now.getWinner() == null ? NOBODY : players.indexOf(now.getWinner());
    status = now.isGameOver() ? new Status(true, winner, cells) : Status.OPEN;
  }

  private static List<Cell> cells(List<Space> spaces) {
    return spaces.stream().map(space -> new Cell(space.getRow(), space.getColumn())).toList();
  }

  @Override
  public int seats() {
    return players.size();
  }

  @Override
  public int toMove() {
    return status.isOver() ? NOBODY : processor.getMoveCount() % players.size();
  }

  @Override
  public List<List<Cell>> legalMoves() {
    Set<List<Cell>> moves = new LinkedHashSet<>();
    if (!status.isOver()) {
      table.run(
          () -> {
            for (Space first : board) {
              addIfLegal(moves, List.of(first));
              for (Space second : board) {
                addIfLegal(moves, List.of(first, second));
              }
            }
          });
    }
    return List.copyOf(moves);
  }

  private void addIfLegal(Set<List<Cell>> moves, List<Space> spaces) {
    Move move = createMove(spaces);
    if (move != null && move.execute()) {
      if (!move.undo()) {
        throw new IllegalStateException("This game lets no moves be tried: they cannot be undone.");
      }
      moves.add(cells(move.getSpaces()));
    }
  }

  private Move createMove(List<Space> spaces) {
    return factory.createMove(NOBODY_LISTENS, players.get(toMove()), spaces);
  }

  @Override
  public void apply(List<Cell> cells) {
    boolean made =
        !status.isOver()
            && table.call(
                () -> {
                  List<Space> spaces = new ArrayList<>();
                  for (Cell cell : cells) {
                    if (!board.hasSpace(cell.row(), cell.column())) {
                      return false;
                    }
                    spaces.add(board.getSpace(cell.row(), cell.column()));
                  }
                  Move move = createMove(spaces);
                  return move != null && processor.submitMove(move);
                });
    if (!made) {
      throw new IllegalArgumentException("The move " + cells + " is against the rules.");
    }
    updateStatus();
  }

  @Override
  public void undo() {
    if (!table.call(processor::undoMove)) {
      throw new IllegalStateException("There is no move that could be undone.");
    }
    updateStatus();
  }

  @Override
  public Status status() {
    return status;
  }

  /**
   * Returns a position where all moves of this one were made again.
   *
   * @throws IllegalStateException if they lead to another board: the set-up depends on chance
   */
  @Override
  public BoardPosition copy() {
    BoardPosition copy = new BoardPosition(table);
    for (Move move : processor.getMoves()) {
      copy.apply(cells(move.getSpaces()));
    }
    if (!copy.owners().equals(owners())) {
      throw new IllegalStateException("This game begins differently every time: no copy is alike.");
    }
    return copy;
  }

  /** Returns whose pieces are on the spaces, row by row: seats, nobody's, or null for no piece. */
  private List<Integer> owners() {
    List<Integer> owners = new ArrayList<>();
    for (Space space : board) {
      Piece piece = space.getPiece();
      owners.add(piece == null ? null : (Integer) players.indexOf(piece.getPlayer()));
    }
    return owners;
  }

  /** Writes row and column of each space. */
  @Override
  public String write(List<Cell> move) {
    StringJoiner numbers = new StringJoiner(" ");
    for (Cell cell : move) {
      numbers.add(String.valueOf(cell.row())).add(String.valueOf(cell.column()));
    }
    return numbers.toString();
  }

  /**
   * Has a strategy make the next move.
   *
   * @return the move, which was made
   * @throws InterruptedException if the current thread is interrupted
   */
  List<Cell> move(Strategy strategy) throws InterruptedException {
    players.get(toMove()).setStrategy(strategy);
    GameMaster master = table.call(GameMaster::instance);
    master.goOnWith(players);
    InterruptedException[] interrupted = new InterruptedException[1];
    table.run(
        () -> {
          try {
            master.moveHere();
          } catch (InterruptedException e) {
            interrupted[0] = e;
          }
        });
    if (interrupted[0] != null) {
      throw interrupted[0];
    }
    updateStatus();
    return cells(processor.getLastMove().getSpaces());
  }
}
