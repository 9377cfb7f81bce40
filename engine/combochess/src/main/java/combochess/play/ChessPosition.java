package combochess.play;

import board.model.Cell;
import board.model.Choice;
import board.model.Position;
import board.model.Status;
import combochess.model.Colour;
import combochess.model.GameModel;
import combochess.model.GameSettings;
import combochess.model.Move;
import combochess.model.Player;
import combochess.model.Square;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Presents a {@link GameModel} as a position of the engine: the pattern Adapter. White has seat 0.
 *
 * <p>A copy takes over the position and the list of turns. Taking back turns from before the copy
 * plays the game again from its start, because a model's copy has no history; everything else costs
 * what the model's own methods cost.
 */
public final class ChessPosition implements Position<ChessTurn> {

  /** A person selects where the piece stands, and where it goes; then perhaps the parts. */
  public static final Choice<ChessTurn> CHOICE =
      turn ->
          turn.move() == null
              ? List.of()
              : List.of(cell(turn.move().getFrom()), cell(turn.move().getTo()));

  private final List<ChessTurn> turns = new ArrayList<>();
  private GameModel model;

  /**
   * Creates the position at the start of a game.
   *
   * @param settings who plays, and for how many turns; not null
   */
  public ChessPosition(GameSettings settings) {
    this(newModel(settings));
  }

  /**
   * Creates the position of a game that has begun.
   *
   * @param model is played on; not null
   */
  ChessPosition(GameModel model) {
    this.model = model;
  }

  private static GameModel newModel(GameSettings settings) {
    GameModel model = new GameModel(() -> 0);
    model.newGame(settings);
    return model;
  }

  /** Returns the cell of a square: row before column. */
  public static Cell cell(Square square) {
    return new Cell(square.getY(), square.getX());
  }

  @Override
  public int seats() {
    return Colour.values().length;
  }

  private static int seat(Player player) {
    return player.getColour().ordinal();
  }

  @Override
  public int toMove() {
    return model.isOver() ? NOBODY : seat(model.getActivePlayer());
  }

  /** The moves that bring most points come first, because a search then can leave out more. */
  @Override
  public List<ChessTurn> legalMoves() {
    List<Move> moves = new ArrayList<>(model.getLegalMoves());
    if (moves.isEmpty() && !model.isOver()) {
      return List.of(ChessTurn.PASS);
    }
    moves.sort(Comparator.comparing(model::getPoints, Comparator.reverseOrder()));
    return moves.stream().map(ChessTurn::of).toList();
  }

  @Override
  public Optional<String> refusal(ChessTurn turn) {
    if (model.isOver()) {
      return Optional.of("The game is over.");
    }
    if (turn.equals(ChessTurn.PASS)) {
      return model.mustPass()
          ? Optional.empty()
          : Optional.of("Only a player without a legal move passes.");
    }
    return turn.equals(ChessTurn.TIMEOUT)
        ? Optional.empty()
        : Optional.ofNullable(model.getRefusal(turn.move()));
  }

  @Override
  public void apply(ChessTurn turn) {
    refusal(turn)
        .ifPresent(
            reason -> {
              throw new IllegalArgumentException(reason);
            });
    play(model, turn);
    turns.add(turn);
  }

  private static void play(GameModel model, ChessTurn turn) {
    if (turn.equals(ChessTurn.PASS)) {
      model.pass();
    } else if (turn.equals(ChessTurn.TIMEOUT)) {
      model.timeOut();
    } else {
      model.play(turn.move());
    }
  }

  @Override
  public void undo() {
    if (turns.isEmpty()) {
      throw new IllegalStateException("No turn was played.");
    }
    turns.remove(turns.size() - 1);
    if (model.canUndo()) {
      model.undo();
    } else {
      GameModel again = newModel(model.getSettings());
      turns.forEach(turn -> play(again, turn));
      model = again;
    }
  }

  @Override
  public Status status() {
    if (!model.isOver()) {
      return Status.OPEN;
    }
    Player winner = model.getWinner();
    return winner == null ? Status.DRAWN : Status.wonBy(seat(winner), List.of());
  }

  @Override
  public int score(int seat) {
    return model.getScore(Colour.values()[seat]);
  }

  /** A turn that takes too long is lost, and counts. */
  @Override
  public Optional<ChessTurn> onTimeout() {
    return Optional.of(ChessTurn.TIMEOUT);
  }

  @Override
  public Position<ChessTurn> copy() {
    ChessPosition copy = new ChessPosition(model.copy());
    copy.turns.addAll(turns);
    return copy;
  }

  @Override
  public String write(ChessTurn turn) {
    return turn.move() == null ? turn.text() : model.write(turn.move());
  }

  /** A lost turn is no legal move, but may be read, because a saved game may have one. */
  @Override
  public Optional<ChessTurn> read(String text) {
    return text.strip().equals(ChessTurn.TIMEOUT.text()) && !model.isOver()
        ? Optional.of(ChessTurn.TIMEOUT)
        : Position.super.read(text);
  }
}
