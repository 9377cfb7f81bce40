package board.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import board.model.Cell;
import board.model.Position;
import board.model.Status;
import board.players.ComputerPlayer;
import framework.games.connectfour.ConnectFourPosition;
import framework.games.tictactoe.TicTacToePosition;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A match")
@Timeout(60)
class MatchTest {

  private static final Cell CENTRE = new Cell(1, 1);
  private static final Cell CORNER = new Cell(0, 0);

  private final Match<Cell> match = new Match<>(new TicTacToePosition());

  /** Writes down what it is told. */
  private static final class Witness<M> implements MatchListener<M> {
    private final List<String> told = new ArrayList<>();

    @Override
    public void newGame() {
      told.add("new game");
    }

    @Override
    public void played(Entry<M> entry) {
      told.add(entry.seat() + ": " + entry.text());
    }

    @Override
    public void takenBack(Entry<M> entry) {
      told.add("back " + entry.text());
    }

    @Override
    public void refused(int seat, M move, String reason) {
      told.add(reason);
    }

    @Override
    public void turnBegan(int seat) {
      told.add("turn " + seat);
    }

    @Override
    public void over(Status status) {
      told.add("over " + status.winner());
    }
  }

  private static int owner(Match<Cell> match, Cell cell) {
    return match.ask(position -> ((TicTacToePosition) position).owner(cell));
  }

  private void playAll(int... numbers) {
    for (int i = 0; i < numbers.length; i++) {
      assertEquals(Optional.empty(), match.play(i % 2, new Cell(numbers[i] / 3, numbers[i] % 3)));
    }
  }

  @Test
  @DisplayName("refuses a move of a player whose turn it is not, and one against the rules")
  void refusesAMoveOfAPlayer() {
    Witness<Cell> witness = new Witness<>();
    match.addListener(witness);
    assertEquals(Optional.of("It is not your turn."), match.play(1, CENTRE));
    assertEquals(Optional.empty(), match.play(0, CENTRE));
    assertEquals(Optional.of("That move is not possible."), match.play(1, CENTRE));
    assertEquals(1, match.moves().size());
    assertEquals(
        List.of("It is not your turn.", "0: 1 1", "turn 1", "That move is not possible."),
        witness.told);
  }

  @Test
  @DisplayName("takes moves back and makes them again, until another move is made")
  void takesMovesBackAndMakesThemAgain() {
    playAll(0, 4, 8);
    Witness<Cell> witness = new Witness<>();
    match.addListener(witness);
    assertEquals(2, match.takeBack(2));
    assertEquals(List.of("back 2 2", "back 1 1", "turn 1"), witness.told);
    assertEquals(1, match.redo(1));
    assertEquals(List.of("0 0", "1 1", "2 2"), match.notation());
    assertEquals(2, match.moves().size());
    match.play(0, new Cell(0, 2));
    assertEquals(0, match.redo(5));
    assertEquals(3, match.takeBack(5));
    assertEquals(Position.NOBODY, owner(match, CORNER));
  }

  @Test
  @DisplayName("ends with the game, and goes on if the last move is taken back")
  void endsWithTheGame() {
    Witness<Cell> witness = new Witness<>();
    match.addListener(witness);
    playAll(0, 3, 1, 4, 2);
    assertEquals("over 0", witness.told.get(witness.told.size() - 1));
    assertEquals(Optional.of("The game is over."), match.play(1, new Cell(2, 2)));
    assertEquals(Optional.empty(), match.turn());
    match.takeBack(1);
    assertFalse(match.status().isOver());
    assertEquals(0, match.turn().orElseThrow().seat());
  }

  @Test
  @DisplayName("opens a saved game if all its moves are legal, and keeps its own game if not")
  void opensASavedGame() {
    Match<Integer> drops = new Match<>(new ConnectFourPosition());
    drops.play(0, 3);
    List<String> columnTooFull = IntStream.range(0, 7).mapToObj(i -> "2").toList();
    assertEquals(
        Optional.of("Move 7, '2', is not possible."),
        drops.open(new ConnectFourPosition(), columnTooFull));
    assertEquals(List.of("3"), drops.notation());
    List<String> afterTheEnd = List.of("0", "1", "0", "1", "0", "1", "0", "1");
    assertEquals(
        Optional.of("Move 8, '1', is not possible."),
        drops.open(new ConnectFourPosition(), afterTheEnd));
    assertEquals(
        Optional.empty(), drops.open(new ConnectFourPosition(), afterTheEnd.subList(0, 7)));
    assertEquals(0, drops.status().winner());
    assertEquals(7, drops.takeBack(100));
  }

  @Test
  @DisplayName("saves also the moves that were taken back")
  void savesAlsoTheMovesThatWereTakenBack() {
    playAll(0, 4, 8);
    match.takeBack(2);
    Match<Cell> other = new Match<>(new TicTacToePosition());
    assertEquals(Optional.empty(), other.open(new TicTacToePosition(), match.notation()));
    assertEquals(3, other.moves().size());
  }

  @Test
  @DisplayName("goes on, and tells all the others, when a listener throws")
  void goesOnAndTellsAllTheOthers() {
    List<Throwable> caught = new ArrayList<>();
    Thread.currentThread().setUncaughtExceptionHandler((thread, trouble) -> caught.add(trouble));
    try {
      match.addListener(
          new MatchListener<>() {
            @Override
            public void played(Entry<Cell> entry) {
              throw new IllegalStateException("no paper left");
            }
          });
      Witness<Cell> witness = new Witness<>();
      match.addListener(witness);
      playAll(0, 4);
      assertEquals(List.of("0: 0 0", "turn 1", "1: 1 1", "turn 0"), witness.told);
      assertEquals(2, caught.size());
    } finally {
      Thread.currentThread().setUncaughtExceptionHandler(null);
    }
  }

  @Test
  @DisplayName("lets a listener answer with a move, and tells everything in order")
  void letsAListenerAnswerWithAMove() {
    match.addListener(
        new MatchListener<>() {
          @Override
          public void played(Entry<Cell> entry) {
            if (entry.seat() == 0) {
              match.play(1, CORNER);
            }
          }
        });
    Witness<Cell> witness = new Witness<>();
    match.addListener(witness);
    match.play(0, CENTRE);
    assertEquals(List.of("0: 1 1", "turn 1", "1: 0 0", "turn 0"), witness.told);
  }

  /** A clock that goes on when the test says so. */
  private static final class Hand implements InstantSource {
    private Instant now = Instant.EPOCH;

    @Override
    public Instant instant() {
      return now;
    }

    void seconds(int seconds) {
      now = now.plusSeconds(seconds);
    }
  }

  @Test
  @DisplayName("is lost by a player who lets the clock run out, if the game has no other rule")
  void lostOnTime() {
    Hand hand = new Hand();
    Match<Cell> timed = new Match<>(new TicTacToePosition(), hand, Duration.ofSeconds(10));
    hand.seconds(9);
    timed.play(0, CENTRE);
    hand.seconds(9);
    timed.checkClock();
    assertFalse(timed.status().isOver());
    hand.seconds(1);
    assertEquals(Optional.of("The game is over."), timed.play(1, CORNER));
    assertEquals(Status.wonBy(0, List.of()), timed.status());
    timed.takeBack(1);
    assertFalse(timed.status().isOver());
  }

  /** Count to three by ones; who lets the time run out passes. */
  private static final class Counting implements Position<String> {
    private final List<String> made = new ArrayList<>();

    @Override
    public int seats() {
      return 2;
    }

    @Override
    public int toMove() {
      return status().isOver() ? NOBODY : made.size() % 2;
    }

    @Override
    public List<String> legalMoves() {
      return status().isOver() ? List.of() : List.of("one", "pass");
    }

    @Override
    public void apply(String move) {
      made.add(move);
    }

    @Override
    public void undo() {
      made.remove(made.size() - 1);
    }

    @Override
    public Status status() {
      return made.stream().filter("one"::equals).count() == 3 ? Status.DRAWN : Status.OPEN;
    }

    @Override
    public Optional<String> onTimeout() {
      return Optional.of("pass");
    }

    @Override
    public Counting copy() {
      Counting copy = new Counting();
      copy.made.addAll(made);
      return copy;
    }

    @Override
    public String write(String move) {
      return move;
    }
  }

  @Test
  @DisplayName("makes the move that the game has for a player whose time is up")
  void passesOnTime() {
    Hand hand = new Hand();
    Match<String> timed = new Match<>(new Counting(), hand, Duration.ofSeconds(10));
    hand.seconds(10);
    assertEquals(Optional.of("It is not your turn."), timed.play(0, "one"));
    assertEquals(Optional.empty(), timed.play(1, "one"));
    assertEquals(List.of("pass", "one"), timed.notation());
  }

  @Test
  @DisplayName("takes no move of a turn that is over, though the same player is to move again")
  void takesNoMoveOfATurnThatIsOver() {
    Turn<Cell> turn = match.turn().orElseThrow();
    playAll(0);
    match.takeBack(1);
    assertEquals(Optional.of("It is not your turn any more."), match.play(turn, new Cell(2, 2)));
    assertEquals(List.of(), match.moves());
  }

  @Test
  @DisplayName("between computers is played to its end in the background")
  void betweenComputersIsPlayedToItsEnd() throws InterruptedException {
    CountDownLatch over = new CountDownLatch(1);
    match.addListener(
        new MatchListener<>() {
          @Override
          public void over(Status status) {
            over.countDown();
          }
        });
    try (TurnScheduler<Cell> scheduler = new TurnScheduler<>(match)) {
      scheduler.setPlayer(0, ComputerPlayer.random(new Random(1)));
      scheduler.setPlayer(1, ComputerPlayer.random(new Random(2)));
      assertTrue(over.await(30, TimeUnit.SECONDS));
    }
  }

  @Test
  @DisplayName("interrupts a computer player when its turn is taken back, and asks again later")
  void interruptsAComputerPlayer() throws InterruptedException {
    LinkedBlockingQueue<String> events = new LinkedBlockingQueue<>();
    try (TurnScheduler<Cell> scheduler = new TurnScheduler<>(match)) {
      scheduler.setPlayer(
          1,
          (position, deadline) -> {
            events.add("thinks");
            try {
              new CountDownLatch(1).await();
            } catch (InterruptedException e) {
              events.add("interrupted");
              throw e;
            }
            return null;
          });
      match.play(0, CENTRE);
      assertEquals("thinks", events.poll(30, TimeUnit.SECONDS));
      match.takeBack(1);
      assertEquals("interrupted", events.poll(30, TimeUnit.SECONDS));
      match.redo(1);
      assertEquals("thinks", events.poll(30, TimeUnit.SECONDS));
      match.pause();
      assertEquals("interrupted", events.poll(30, TimeUnit.SECONDS));
    }
  }

  @Test
  @DisplayName("is paused, and says why, when a computer player throws or breaks the rules")
  void isPausedAndSaysWhy() throws InterruptedException {
    LinkedBlockingQueue<String> events = new LinkedBlockingQueue<>();
    match.addListener(
        new MatchListener<>() {
          @Override
          public void failed(int seat, Throwable trouble) {
            events.add(seat + " " + trouble.getMessage());
          }
        });
    try (TurnScheduler<Cell> scheduler = new TurnScheduler<>(match)) {
      scheduler.setPlayer(1, (position, deadline) -> CENTRE);
      match.play(0, CENTRE);
      assertEquals("1 That move is not possible.", events.poll(30, TimeUnit.SECONDS));
      assertTrue(match.isPaused());
      scheduler.setPlayer(
          1,
          (position, deadline) -> {
            throw new IllegalStateException("no idea");
          });
      match.resume();
      assertEquals("1 no idea", events.poll(30, TimeUnit.SECONDS));
      assertEquals(Optional.empty(), match.play(1, CORNER));
    }
  }

  @Test
  @DisplayName("leaves no thread behind when its scheduler is closed")
  void leavesNoThreadBehindWhenItsSchedulerIsClosed() throws InterruptedException {
    TurnScheduler<Cell> scheduler = new TurnScheduler<>(match);
    LinkedBlockingQueue<Thread> threads = new LinkedBlockingQueue<>();
    scheduler.setPlayer(
        0,
        (position, deadline) -> {
          threads.add(Thread.currentThread());
          new CountDownLatch(1).await();
          return null;
        });
    Thread thread = threads.poll(30, TimeUnit.SECONDS);
    scheduler.close();
    thread.join(30_000);
    assertFalse(thread.isAlive());
  }
}
