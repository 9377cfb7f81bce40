package framework.play;

import board.model.Cell;
import board.model.Position;
import board.model.Status;
import framework.model.Board;
import framework.model.GameContext;
import framework.model.GameOverStatus;
import framework.model.Move;
import framework.model.MoveController;
import framework.model.MoveProcessor;
import framework.model.MoveReceiver;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.model.WinningSpacesGameOverStatus;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Makes a game's board, pieces, moves and factory a {@link Position}, so that whatever works with
 * positions works with every game of this framework: matches, tournaments, computer players, tests.
 *
 * <p>Pattern <em>Adapter</em>. A move is the list of spaces that {@link Move#getSpaces} returns.
 *
 * <p>A position whose moves can be tried has its own board in a {@link GameContext} of its own, so
 * no view and no other game notices. The legal moves are found by trying: every space, and every
 * two, that the factory makes a move of. Cost of {@link #legalMoves}: as many trials; of {@link
 * #copy}: as many moves as were made, for they are made again.
 */
public final class BoardPosition implements Position<List<Cell>> {

  private static final MoveController NOBODY_LISTENS =
      new MoveController() {
        @Override
        public void notifyInvalidMove(Move move) {}

        @Override
        public void notifyInvalidUndo(Move move) {}
      };

  private final GameContext context;
  private final MoveProcessor processor;
  private final List<Player> players;

  /** Whether the board is the one that people play on, where no move is tried. */
  private final boolean isLive;

  private GameOverStatus gameOverStatus = GameOverStatus.NOT_OVER;
  private Status status = Status.OPEN;

  /** A move that was created already for the spaces that are about to be applied. */
  private Move prepared;

  private BoardPosition(GameContext context, List<Player> players, boolean isLive) {
    this.context = context;
    this.processor = context.moves();
    this.players = players;
    this.isLive = isLive;
  }

  /**
   * Begins a game on its own board.
   *
   * @param configured a context where the board and the factory are configured; it stays as it is
   */
  public BoardPosition(GameContext configured) {
    this(configured.another(), playersOf(configured), false);
    begin();
  }

  private static List<Player> playersOf(GameContext context) {
    return context.players().isEmpty()
        ? List.copyOf(context.call(() -> Factory.of(context.another()).createPlayers()))
        : context.players();
  }

  /** Returns the position of a context before its first game; no board is needed yet. */
  static BoardPosition beforeTheGame(GameContext context) {
    return new BoardPosition(context, List.of(), true);
  }

  /** Begins a game on the board that people play on. */
  static BoardPosition onTheBoardOf(GameContext context) {
    BoardPosition position = new BoardPosition(context, context.players(), true);
    position.begin();
    return position;
  }

  private void begin() {
    context.setPlayers(players);
    processor.newGame();
    context.run(() -> context.board().newGame(players));
    updateStatus();
  }

  private void updateStatus() {
    Board board = context.board();
    GameOverStatus now = context.call(board::gameOver);
    if (gameOverStatus.isGameOver() && !now.isGameOver()) {
      context.run(board::gameOverUndone);
    }
    gameOverStatus = now;
    List<Cell> cells =
        now instanceof WinningSpacesGameOverStatus winning
            ? cells(winning.getWinningSpaces())
            : List.of();
    int winner = seatOf(now.getWinner());
    status = now.isGameOver() ? new Status(true, winner, cells) : Status.OPEN;
  }

  /** Returns the seat of a player; nobody's for null. */
  int seatOf(Player player) {
    return player == null ? NOBODY : players.indexOf(player);
  }

  private static List<Cell> cells(List<Space> spaces) {
    return spaces.stream().map(Space::getCell).toList();
  }

  /** Returns how the game stands, in the words of its board. */
  GameOverStatus gameOverStatus() {
    return gameOverStatus;
  }

  /** Returns who is to move; null when the game is over. */
  private Player mover() {
    return status.isOver() ? null : players.get(toMove());
  }

  @Override
  public int seats() {
    return players.size();
  }

  @Override
  public int toMove() {
    return status.isOver() || players.isEmpty()
        ? NOBODY
        : processor.getMoveCount() % players.size();
  }

  @Override
  public List<List<Cell>> legalMoves() {
    return isLive ? copy().tryMoves() : tryMoves();
  }

  private List<List<Cell>> tryMoves() {
    Set<List<Cell>> moves = new LinkedHashSet<>();
    if (!status.isOver()) {
      Board board = context.board();
      context.run(
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
    return Factory.of(context).createMove(NOBODY_LISTENS, players.get(toMove()), spaces);
  }

  /**
   * Returns the spaces where a click begins or makes a move, each with the space that the move then
   * begins with: in most games the same one, in Connect Four the lowest empty one of its column.
   */
  public Map<Cell, Cell> clickable() {
    List<List<Cell>> legal = legalMoves();
    Map<Cell, Cell> clickable = new HashMap<>();
    legal.stream()
        .filter(move -> move.size() > 1)
        .forEach(move -> clickable.put(move.get(0), move.get(0)));
    if (!status.isOver()) {
      for (Space space : context.board()) {
        Move move = context.call(() -> createMove(List.of(space)));
        if (move != null && legal.contains(cells(move.getSpaces()))) {
          clickable.put(cells(List.of(space)).get(0), cells(move.getSpaces()).get(0));
        }
      }
    }
    return clickable;
  }

  /** Tells whether the game is over; whether a move goes is found out when it is made. */
  @Override
  public Optional<String> refusal(List<Cell> cells) {
    return status.isOver() ? Optional.of("The game is over.") : Optional.empty();
  }

  /**
   * Returns the spaces of a move. When they are applied next, it is this move that is executed, so
   * that its controller is notified if it is rejected.
   */
  List<Cell> prepare(Move move) {
    prepared = move;
    return cells(move.getSpaces());
  }

  @Override
  public void apply(List<Cell> cells) {
    Move ready = prepared;
    prepared = null;
    if (status.isOver() || !context.call(() -> isMade(cells, ready))) {
      throw new IllegalArgumentException(
          context.call(() -> RefusedMove.reason(context.board(), mover(), cells)));
    }
    try {
      updateStatus();
    } catch (RuntimeException | Error trouble) {
      context.call(processor::undoMove);
      throw trouble;
    }
  }

  private boolean isMade(List<Cell> cells, Move ready) {
    try {
      if (isMove(ready, cells)) {
        return processor.submitMove(ready);
      } else if (isMove(processor.getNextMove(), cells)) {
        return processor.redoMove(); // The very same move, which was taken back.
      }
      Move move = moveAlong(cells);
      return move != null && processor.submitMove(move);
    } catch (IllegalArgumentException slip) {
      // That is no refusal: a class of the game has failed.
      String reason = slip.getMessage() == null ? slip.toString() : slip.getMessage();
      throw new IllegalStateException(reason, slip);
    }
  }

  private static boolean isMove(Move move, List<Cell> cells) {
    return move != null && cells(move.getSpaces()).equals(cells);
  }

  private Move moveAlong(List<Cell> cells) {
    Board board = context.board();
    return cells.stream().allMatch(cell -> board.hasSpace(cell.row(), cell.column()))
        ? createMove(cells.stream().map(board::getSpace).toList())
        : null;
  }

  @Override
  public void undo() {
    if (!context.call(processor::undoMove)) {
      throw new IllegalStateException("There is no move that could be undone.");
    }
    try {
      updateStatus();
    } catch (RuntimeException | Error trouble) {
      context.call(processor::redoMove);
      throw trouble;
    }
  }

  @Override
  public Status status() {
    return status;
  }

  /** Returns the board's own estimate while the game goes on. */
  @Override
  public int score(int seat) {
    return status.isOver()
        ? Position.super.score(seat)
        : context.call(() -> context.board().score(players.get(seat)));
  }

  /**
   * Returns a position where all moves of this one were made again.
   *
   * @throws IllegalStateException if they lead to another board: the set-up depends on chance
   */
  @Override
  public BoardPosition copy() {
    BoardPosition copy = new BoardPosition(context.another(), players, false);
    copy.begin();
    for (Move move : processor.getMoves()) {
      List<Cell> cells = cells(move.getSpaces());
      copy.context.call(() -> copy.isMade(cells, null));
    }
    copy.updateStatus();
    if (!copy.owners().equals(owners())) {
      throw new IllegalStateException("This game begins differently every time: no copy is alike.");
    }
    return copy;
  }

  /** Returns whose pieces are on the spaces, row by row: seats, nobody's, or null for no piece. */
  private List<Integer> owners() {
    List<Integer> owners = new ArrayList<>();
    for (Space space : context.board()) {
      Piece piece = space.getPiece();
      owners.add(piece == null ? null : (Integer) seatOf(piece.getPlayer()));
    }
    return owners;
  }

  /** Writes row and column of each space. */
  @Override
  public String write(List<Cell> move) {
    return move.stream()
        .map(cell -> cell.row() + " " + cell.column())
        .collect(Collectors.joining(" "));
  }

  /** Reads what {@link #write} writes; whether the move goes is found out when it is made. */
  @Override
  public Optional<List<Cell>> read(String text) {
    String wanted = text.strip();
    if (!wanted.matches("\\d{1,3}\\s+\\d{1,3}(\\s+\\d{1,3}\\s+\\d{1,3})*")) {
      return Optional.empty();
    }
    String[] numbers = wanted.split("\\s+");
    List<Cell> cells = new ArrayList<>();
    for (int i = 0; i < numbers.length; i += 2) {
      cells.add(new Cell(Integer.parseInt(numbers[i]), Integer.parseInt(numbers[i + 1])));
    }
    return Optional.of(cells);
  }

  /**
   * Asks a strategy for a move. It thinks on the board of this position, and makes its move there.
   *
   * @param asked who is asked; a copy of it if it belongs to another player, or has not ended an
   *     earlier thought
   * @return the move, by its spaces
   * @throws InterruptedException if the move is not wanted any more
   */
  List<Cell> ask(Strategy asked) throws InterruptedException {
    Strategy strategy = asked.readyFor(players.get(toMove()));
    Question question = new Question(strategy);
    context.call(
        () -> {
          strategy.run(question);
          return null;
        });
    return question.answer;
  }

  /** A strategy is asked for a move, and hands it in here. */
  private final class Question implements MoveReceiver {

    private final Strategy strategy;
    private List<Cell> answer;

    Question(Strategy strategy) {
      this.strategy = strategy;
    }

    @Override
    public Board board() {
      return context.board();
    }

    @Override
    public boolean submitMove(Move move) {
      if (answer != null) {
        throw new IllegalStateException("A turn has one move.");
      }
      if (move.getPlayer() != players.get(toMove())) {
        strategy.notifyInvalidMove(move);
        return false;
      }
      boolean made = processor.submitMove(move);
      if (made) {
        answer = cells(move.getSpaces());
      }
      return made;
    }

    @Override
    public void showSelection(Space selected, List<Space> targets) {
      // Nobody looks at this board.
    }
  }
}
