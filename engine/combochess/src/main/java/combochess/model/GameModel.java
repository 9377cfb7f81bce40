package combochess.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The whole model behind one door: the pattern Facade. A controller changes the game by this class
 * alone. The timer and the players that it returns are there to be asked, and the timer to be
 * started and stopped.
 *
 * <p>Invariants, checked after each turn: the barriers on the board and those that were removed are
 * twelve; the single pieces on the board and those that were captured are twelve; so the points of
 * both players together are what the board has lost.
 *
 * <p>A model is used by one thread at a time.
 */
public final class GameModel {

  private final TimeSource clock;
  private final TurnTimer timer;
  private GameSettings settings;
  private Board board;
  private TurnOrder order;
  private History history;

  /**
   * Creates a model with a new game of {@linkplain GameSettings#USUAL the usual settings}.
   *
   * @param clock where the timer gets the time from; not null
   */
  public GameModel(TimeSource clock) {
    this.clock = clock;
    this.timer = new TurnTimer(clock, GameSettings.SECONDS_A_TURN);
    newGame(GameSettings.USUAL);
  }

  /**
   * Starts a new game. The timer stands still.
   *
   * @param newSettings names and number of turns; not null
   */
  public void newGame(GameSettings newSettings) {
    Contract.requires(newSettings != null, "there are settings");
    settings = newSettings;
    board = StartingPosition.create();
    order = new TurnOrder(newPlayer(Colour.WHITE), newPlayer(Colour.BLACK));
    history = new History();
    timer.stop();
    checkInvariants();
  }

  private Player newPlayer(Colour colour) {
    return new Player(settings.name(colour), colour, settings.turns());
  }

  /** Returns the timer of the turns. Starting and stopping it is up to the controller. */
  public TurnTimer getTimer() {
    return timer;
  }

  /** Returns what was fixed when the game started. */
  public GameSettings getSettings() {
    return settings;
  }

  /** Returns the number of rows and of columns. */
  public int getSize() {
    return board.getSize();
  }

  /**
   * Returns what lies at a square. A tile never changes, so it may be kept.
   *
   * @param square a square of the board
   */
  public Tile getTile(Square square) {
    return board.getTile(square);
  }

  /** Returns all squares, row by row from the top. */
  public List<Square> getSquares() {
    return board.getSquares();
  }

  /** Returns a board with the same tiles, which is the caller's own: for views. */
  public Board getBoard() {
    Board copy = new Board(board.getSize());
    for (Square square : board.getSquares()) {
      copy.setTile(square, board.getTile(square));
    }
    return copy;
  }

  /** Returns the player whose turn it is. */
  public Player getActivePlayer() {
    return order.getActive();
  }

  /**
   * Returns one of the players.
   *
   * @param colour whose; not null
   */
  public Player getPlayer(Colour colour) {
    return order.getPlayer(colour);
  }

  /** Tells whether both players have had all their turns. */
  public boolean isOver() {
    return order.isOver();
  }

  /**
   * Tells whether a piece of the active player stands on a square.
   *
   * @param square any square
   */
  public boolean isOwnPiece(Square square) {
    Piece piece = board.contains(square) ? board.getPiece(square) : null;
    return piece != null && piece.getColour() == getActivePlayer().getColour();
  }

  /** Lists all moves of the active player; empty after the end. */
  public List<Move> getLegalMoves() {
    return isOver() ? List.of() : Rules.legalMoves(board, getActivePlayer().getColour());
  }

  /**
   * Lists the moves of some parts of a piece.
   *
   * @param from a square with a piece of the active player
   * @param parts at least one kind, and only kinds that the piece has
   */
  public List<Move> getLegalMoves(Square from, Set<Kind> parts) {
    Contract.requires(isOwnPiece(from), "a piece of the active player stands there");
    return isOver() ? List.of() : Rules.legalMoves(board, from, parts);
  }

  /**
   * Says why a move is not possible now.
   *
   * @param move any move; not null
   * @return a sentence for people; null if the move is legal
   */
  public String getRefusal(Move move) {
    return isOver()
        ? "The game is over."
        : Rules.refusal(board, getActivePlayer().getColour(), move);
  }

  /**
   * Says what a move would do where it lands.
   *
   * @param move a legal move
   */
  public Landing getLanding(Move move) {
    return board.getTile(move.getTo()).landing(getMover(move));
  }

  /**
   * Says how many points a move would bring.
   *
   * @param move a legal move
   */
  public int getPoints(Move move) {
    return board.getTile(move.getTo()).points(getMover(move));
  }

  private Piece getMover(Move move) {
    return board.getPiece(move.getFrom()).partsOf(move.getParts());
  }

  /**
   * Plays a move; afterwards it is the other player's turn.
   *
   * @param move a legal move
   */
  public void play(Move move) {
    Contract.requires(!isOver(), "the game is not over");
    int points = getTotalPoints() + getPoints(move);
    history.execute(new MoveCommand(board, order, move));
    Contract.ensures(getTotalPoints() == points, "the move brought its points");
    checkInvariants();
  }

  /** Tells whether the active player has to pass: the game goes on, but there is no legal move. */
  public boolean mustPass() {
    return !isOver() && getLegalMoves().isEmpty();
  }

  /** Passes; the active player must {@linkplain #mustPass have to}. The turn counts. */
  public void pass() {
    Contract.requires(mustPass(), "the active player has no legal move");
    history.execute(new LostTurnCommand(order, LostTurnCommand.PASS));
  }

  /** Loses the active player's turn because it took too long; the game must not be over. */
  public void timeOut() {
    history.execute(new LostTurnCommand(order, LostTurnCommand.TIMEOUT));
  }

  /** Tells whether a turn can be taken back. */
  public boolean canUndo() {
    return history.canUndo();
  }

  /** Takes back the last turn, whatever happened in it; there must be one. */
  public void undo() {
    history.undo();
    checkInvariants();
  }

  /** Tells whether a turn that was taken back can be played again. */
  public boolean canRedo() {
    return history.canRedo();
  }

  /** Plays the turn again that was taken back last; there must be one. */
  public void redo() {
    history.redo();
    checkInvariants();
  }

  /** Returns the turns that were played in readable notation, the first one first. */
  public List<String> getNotation() {
    List<String> notation = new ArrayList<>();
    for (TurnCommand turn : history.getTurns()) {
      notation.add(turn.write());
    }
    return notation;
  }

  /**
   * Returns the last move on the board, for views that mark it.
   *
   * @return the move; null if the last turn was lost, or none was played yet
   */
  public Move getLastMove() {
    List<TurnCommand> turns = history.getTurns();
    return turns.isEmpty() ? null : turns.get(turns.size() - 1).getMove();
  }

  /**
   * Writes a move so that people can read it.
   *
   * @param move a legal move
   */
  public String write(Move move) {
    return move.write(getLanding(move));
  }

  /**
   * Finds the legal move that is written so.
   *
   * @param text the notation; not null
   * @return the move; null if no legal move is written so
   */
  public Move read(String text) {
    for (Move move : getLegalMoves()) {
      if (write(move).equals(text)) {
        return move;
      }
    }
    return null;
  }

  /**
   * Returns the player with more points; the game must be over.
   *
   * @return the winner; null if both have the same number of points: a draw
   */
  public Player getWinner() {
    Contract.requires(isOver(), "the game is over");
    int lead = getScore(Colour.WHITE) - getScore(Colour.BLACK);
    if (lead == 0) {
      return null;
    }
    return getPlayer(lead > 0 ? Colour.WHITE : Colour.BLACK);
  }

  /**
   * Returns the points of one player.
   *
   * @param colour whose; not null
   */
  public int getScore(Colour colour) {
    return getPlayer(colour).getScore().getPoints();
  }

  private int getTotalPoints() {
    return getScore(Colour.WHITE) + getScore(Colour.BLACK);
  }

  /**
   * Returns a model with the same position and the same points, which from now on changes on its
   * own. Its history is empty, so only what is played on the copy can be taken back.
   */
  public GameModel copy() {
    GameModel copy = new GameModel(clock);
    copy.newGame(settings);
    for (Square square : board.getSquares()) {
      copy.board.setTile(square, board.getTile(square));
    }
    for (Colour colour : Colour.values()) {
      copyScore(getPlayer(colour).getScore(), copy.getPlayer(colour).getScore());
    }
    while (copy.getActivePlayer().getTurnsLeft() > turnsLeft(copy.getActivePlayer())) {
      copy.order.next();
    }
    copy.checkInvariants();
    return copy;
  }

  private int turnsLeft(Player player) {
    return getPlayer(player.getColour()).getTurnsLeft();
  }

  private static void copyScore(Score from, Score to) {
    for (int i = 0; i < from.getBarriers(); i++) {
      to.addBarrier();
    }
    for (SinglePiece piece : from.getCaptured()) {
      to.addCaptured(piece);
    }
  }

  /** Takes over the game of another model, with its history. */
  void takeOver(GameModel other) {
    settings = other.settings;
    board = other.board;
    order = other.order;
    history = other.history;
    timer.stop();
  }

  private void checkInvariants() {
    int barriers = 0;
    int pieces = 0;
    for (Square square : board.getSquares()) {
      Tile tile = board.getTile(square);
      barriers += tile.isBarrier() ? 1 : 0;
      pieces += tile.getPiece() == null ? 0 : tile.getPiece().getParts().size();
    }
    for (Colour colour : Colour.values()) {
      barriers += getPlayer(colour).getScore().getBarriers();
      pieces += getPlayer(colour).getScore().getCaptured().size();
    }
    Contract.invariant(barriers == StartingPosition.BARRIERS, "no barrier is lost");
    Contract.invariant(pieces == 2 * StartingPosition.PIECES, "no piece is lost");
  }
}
