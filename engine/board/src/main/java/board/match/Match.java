package board.match;

import board.model.Position;
import board.model.Status;
import board.players.Deadline;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A game that is being played: the position, the log of its moves, the clock and the observers.
 *
 * <p><strong>Threads.</strong> Every method may be called by any thread at any time. One lock, this
 * object, guards everything; it is held while something changes and never while a listener, a
 * player or a person is waited for, so there is no deadlock. The match has no separate thread.
 *
 * @param <M> the moves
 */
public final class Match<M> extends Announcer<MatchListener<M>> {

  private final InstantSource clock;
  private final Duration perTurn;

  // Guarded by this.
  private Position<M> position;

  /** The moves that were made, then those that were taken back and can be made again. */
  private final List<Entry<M>> log = new ArrayList<>();

  private int made;
  private long turnNumber;
  private Deadline deadline;
  private boolean paused;

  /** Who has lost because the time was up. */
  private int lateSeat = Position.NOBODY;

  /**
   * Begins a game without a clock.
   *
   * @param start belongs to the match from now on; not null
   */
  public Match(Position<M> start) {
    this(start, InstantSource.system(), null);
  }

  /**
   * Begins a game with a clock.
   *
   * @param start belongs to the match from now on; not null
   * @param clock what time it is; not null
   * @param perTurn how long a turn may take; null for any time
   */
  public Match(Position<M> start, InstantSource clock, Duration perTurn) {
    this.position = start;
    this.clock = clock;
    this.perTurn = perTurn;
    beginTurn();
    forgetNews(); // Nobody listens yet.
  }

  /**
   * Makes a move. Moves that were taken back are forgotten then.
   *
   * @param seat whose move it is
   * @param move any move; not null
   * @return empty if the move was made; else a sentence that says why not, and nothing has changed
   */
  public Optional<String> play(int seat, M move) {
    return change(() -> tryMove(seat, move));
  }

  /**
   * Makes a move if a turn is still the present one; a player who was thinking calls this.
   *
   * @param turn what {@link #turn} returned; not null
   * @param move any move; not null
   * @return as above
   */
  public Optional<String> play(Turn<M> turn, M move) {
    return change(
        () ->
            turn.number() == turnNumber
                ? tryMove(turn.seat(), move)
                : Optional.of("It is not your turn any more."));
  }

  private Optional<String> tryMove(int seat, M move) {
    loseTurnIfLate();
    Optional<String> reason = refusal(seat, move);
    if (reason.isEmpty()) {
      reason = make(seat, move);
    }
    reason.ifPresent(sentence -> tell(listener -> listener.refused(seat, move, sentence)));
    return reason;
  }

  /** Makes a new move, which a position may still refuse: only then it sees what comes of it. */
  private Optional<String> make(int seat, M move) {
    String text = position.write(move);
    try {
      position.apply(move);
    } catch (IllegalArgumentException refused) {
      return Optional.of(String.valueOf(refused.getMessage()));
    }
    log.subList(made, log.size()).clear();
    log.add(new Entry<>(seat, move, text));
    tellMade();
    beginTurn();
    return Optional.empty();
  }

  private Optional<String> refusal(int seat, M move) {
    if (status().isOver()) {
      return Optional.of("The game is over.");
    }
    return seat == position.toMove() ? position.refusal(move) : Optional.of("It is not your turn.");
  }

  /** The next move of the log was made. */
  private void tellMade() {
    Entry<M> entry = log.get(made);
    made++;
    tell(listener -> listener.played(entry));
  }

  /**
   * Takes back moves; also after the end of the game.
   *
   * @param count how many, at least 0
   * @return how many were taken back; fewer if there are no more
   */
  public int takeBack(int count) {
    return change(
        () -> {
          int before = made;
          try {
            while (made > 0 && before - made < count) {
              position.undo();
              made--;
              Entry<M> entry = log.get(made);
              tell(listener -> listener.takenBack(entry));
            }
          } finally {
            began(before - made); // Also if the position does not let a move be taken back.
          }
          return before - made;
        });
  }

  /**
   * Makes moves again that were taken back.
   *
   * @param count how many, at least 0
   * @return how many were made; fewer if there are no more
   */
  public int redo(int count) {
    return change(
        () -> {
          int before = made;
          try {
            while (made < log.size() && made - before < count) {
              position.apply(log.get(made).move());
              tellMade();
            }
          } finally {
            began(made - before);
          }
          return made - before;
        });
  }

  private void began(int changes) {
    if (changes > 0) {
      lateSeat = Position.NOBODY;
      beginTurn();
    }
  }

  /**
   * Begins a new game.
   *
   * @param start belongs to the match from now on; not null
   */
  public void newGame(Position<M> start) {
    newGame(() -> start);
  }

  /**
   * Begins a new game on a position that is set up while nobody else can change the match, as where
   * a board is used again.
   *
   * @param start sets up the position; if it throws, no game goes on, and the match is paused
   */
  public void newGame(Supplier<? extends Position<M>> start) {
    update(() -> begin(start, List.of()));
  }

  private void begin(Supplier<? extends Position<M>> start, List<Entry<M>> moves) {
    log.clear();
    made = 0;
    turnNumber++;
    paused = true;
    try {
      position = start.get();
    } catch (RuntimeException | Error trouble) {
      tell(MatchListener::paused);
      throw trouble;
    }
    log.addAll(moves);
    made = moves.size();
    lateSeat = Position.NOBODY;
    paused = false;
    tell(MatchListener::newGame);
    beginTurn();
  }

  /**
   * Begins a game with moves that were written down, as in a saved game. Each must be legal.
   *
   * @param start belongs to the match from now on; not null
   * @param texts the moves, see {@link #notation}; not null
   * @return empty if the game was opened; else a sentence that says which move is wrong, and the
   *     present game goes on
   */
  public Optional<String> open(Position<M> start, List<String> texts) {
    List<Entry<M>> read = new ArrayList<>();
    for (String text : texts) {
      Optional<M> move = start.read(text);
      if (move.isEmpty() || start.refusal(move.get()).isPresent()) {
        return Optional.of("Move " + (read.size() + 1) + ", '" + text + "', is not possible.");
      }
      read.add(new Entry<>(start.toMove(), move.get(), start.write(move.get())));
      start.apply(move.get());
    }
    update(() -> begin(() -> start, read));
    return Optional.empty();
  }

  /** Lets nobody be asked for a move until {@link #resume}; people may still make moves. */
  public void pause() {
    update(
        () -> {
          paused = true;
          turnNumber++;
          tell(MatchListener::paused);
        });
  }

  /** Lets the game go on from where it stands. */
  public void resume() {
    update(
        () -> {
          paused = false;
          beginTurn();
        });
  }

  /**
   * Looks at the clock. If the time of the turn is up, the position says whether a move is made for
   * the player or the game is lost. The view that shows the clock calls this now and then.
   */
  public void checkClock() {
    update(this::loseTurnIfLate);
  }

  private void loseTurnIfLate() {
    if (!paused && !status().isOver() && deadline.isOver()) {
      Optional<M> move = position.onTimeout();
      if (move.isPresent()) {
        make(position.toMove(), move.get());
      } else {
        lateSeat = position.toMove();
        beginTurn();
      }
    }
  }

  /**
   * Pauses the match because a player has failed in a turn; does nothing if that turn is over.
   *
   * @param number the turn, see {@link #turnNumber}
   * @param trouble what came in the way; not null
   */
  public void fail(long number, Throwable trouble) {
    update(
        () -> {
          if (number == turnNumber) {
            int seat = position.toMove();
            paused = true;
            turnNumber++;
            tell(listener -> listener.failed(seat, trouble));
          }
        });
  }

  /** Returns the number of the present turn, see {@link Turn#number}. */
  public synchronized long turnNumber() {
    return turnNumber;
  }

  /** Begins the turn of the player who is to move now. */
  private void beginTurn() {
    turnNumber++;
    deadline =
        perTurn == null ? Deadline.NEVER : new Deadline(clock, clock.instant().plus(perTurn));
    Status status = status();
    int seat = position.toMove();
    if (status.isOver()) {
      tell(listener -> listener.over(status));
    } else if (!paused) {
      tell(listener -> listener.turnBegan(seat));
    }
  }

  /** Returns whether the game is over, and who has won it: by the rules, or by the clock. */
  public synchronized Status status() {
    if (lateSeat == Position.NOBODY) {
      return position.status();
    }
    int winner = position.seats() == 2 ? 1 - lateSeat : Position.NOBODY;
    return new Status(true, winner, List.of());
  }

  /** Tells whether the match is paused. */
  public synchronized boolean isPaused() {
    return paused;
  }

  /**
   * Returns the present turn, with a copy of the position.
   *
   * @return empty if the game is over or paused
   */
  public synchronized Optional<Turn<M>> turn() {
    return paused || status().isOver()
        ? Optional.empty()
        : Optional.of(new Turn<>(position.toMove(), position.copy(), deadline, turnNumber));
  }

  /**
   * Answers a question about the position, such as what is to be seen. Nothing changes meanwhile.
   *
   * @param question looks at the position, must be quick, and leaves it as it is; not null
   * @return what the question returned
   */
  public synchronized <T> T ask(Function<? super Position<M>, T> question) {
    return question.apply(position);
  }

  /** Returns the moves that were made, the first one first; a new list. */
  public synchronized List<Entry<M>> moves() {
    return List.copyOf(log.subList(0, made));
  }

  /** Returns the moves that were made, then those that can be made again; a new list. */
  public synchronized List<Entry<M>> allMoves() {
    return List.copyOf(log);
  }

  /** Returns all moves of {@link #allMoves} as texts, for {@link #open}. */
  public List<String> notation() {
    return allMoves().stream().map(Entry::text).toList();
  }
}
