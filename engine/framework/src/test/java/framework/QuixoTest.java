package framework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import board.model.LineFinder;
import framework.games.quixo.QuixoFactory;
import framework.games.quixo.QuixoLineStrategy;
import framework.games.quixo.QuixoPiece;
import framework.games.quixo.QuixoRandomStrategy;
import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Move;
import framework.model.MoveController;
import framework.model.MoveProcessor;
import framework.model.Player;
import framework.model.Space;
import framework.model.Stones;
import framework.play.Factory;
import framework.play.GameMaster;
import framework.play.TwoSpaceGuiStrategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("Quixo")
@Timeout(120)
class QuixoTest {

  private static final MoveController NOBODY =
      new MoveController() {
        @Override
        public void notifyInvalidMove(Move move) {}

        @Override
        public void notifyInvalidUndo(Move move) {}
      };

  /** Sets up a board: X, O and dots, row by row. */
  private static List<Player> setUp(String... rows) {
    List<Player> players = Factory.instance().createPlayers();
    MoveProcessor.instance().newGame();
    for (Space space : Board.instance()) {
      char letter = rows[space.getRow()].charAt(space.getColumn());
      space.clearSpace();
      Player owner = letter == '.' ? null : players.get(letter == 'X' ? 0 : 1);
      space.placePiece(new QuixoPiece(owner));
    }
    return players;
  }

  private static String drawn() {
    StringBuilder text = new StringBuilder();
    for (Space space : Board.instance()) {
      text.append(space.getColumn() == 0 && space.getRow() > 0 ? "/" : "");
      text.append(Factory.instance().letterOf(space.getPiece()));
    }
    return text.toString();
  }

  private static boolean move(Player player, int... numbers) {
    List<Space> spaces =
        List.of(
            Board.instance().getSpace(numbers[0], numbers[1]),
            Board.instance().getSpace(numbers[2], numbers[3]));
    return MoveProcessor.instance()
        .submitMove(Factory.instance().createMove(NOBODY, player, spaces));
  }

  private static void inAContext(Runnable work) {
    Contexts.Game.QUIXO.context().run(work);
  }

  @Test
  @DisplayName("pushes a cube in at the end of its row; the cubes between slide towards the gap")
  void pushesACubeInAtTheEndOfItsRow() {
    inAContext(
        () -> {
          List<Player> players = setUp("..XO.", ".....", ".....", ".....", ".....");
          assertTrue(move(players.get(0), 0, 2, 0, 4));
          assertEquals("..O.X/...../...../...../.....", drawn());
          assertTrue(move(players.get(1), 2, 0, 0, 0));
          assertEquals("O.O.X/...../...../...../.....", drawn());
          assertTrue(move(players.get(1), 0, 0, 4, 0));
          assertEquals("..O.X/...../...../...../O....", drawn());
        });
  }

  @Test
  @DisplayName("lets nobody take the other's cube, one from the middle, or push where it was taken")
  void letsNobodyTakeTheOthersCube() {
    inAContext(
        () -> {
          List<Player> players = setUp("X....", ".....", ".....", ".....", ".....");
          assertFalse(move(players.get(1), 0, 0, 0, 4));
          assertFalse(move(players.get(0), 2, 2, 2, 4));
          assertFalse(move(players.get(0), 0, 0, 0, 0));
          assertFalse(move(players.get(0), 0, 2, 4, 0));
          assertFalse(move(players.get(0), 0, 2, 0, 3));
          assertFalse(move(players.get(0), 2, 0, 3, 0));
          assertTrue(move(players.get(0), 2, 0, 4, 0));
        });
  }

  @Test
  @DisplayName("is won by a line; a line for both is lost by who made it")
  void isWonByALine() {
    inAContext(
        () -> {
          List<Player> players = setUp("XXXX.", ".....", ".....", ".....", "....X");
          assertTrue(move(players.get(0), 4, 4, 0, 4));
          assertSame(players.get(0), Board.instance().gameOver().getWinner());
          players = setUp(".XXXX", "OOOO.", "....O", ".....", "X....");
          assertTrue(move(players.get(0), 4, 0, 0, 0));
          assertSame(players.get(0), Board.instance().gameOver().getWinner());
          players = setUp("OOOO.", "XXXXO", "....X", ".....", ".....");
          assertTrue(move(players.get(0), 0, 4, 4, 4));
          assertEquals("OOOOO/XXXXX/...../...../....X", drawn());
          assertSame(players.get(1), Board.instance().gameOver().getWinner());
        });
  }

  // Source: Tanaka, Bonnet, Tixeuil, Tamura, "Quixo Is Solved", arXiv 2007.15895, context of the
  // 3x3
  // board: all boards, for the side to move.
  @Test
  @DisplayName("on three by three is what was published: 12748 wins, 6935 losses, no draw")
  void solvedOnThreeByThree() {
    Contexts.of(QuixoFactory::new, SmallBoard::new).run(() -> new Solver().check());
  }

  /** A board of three by three, for the pieces and the moves of the game. */
  private static final class SmallBoard extends Board {
    SmallBoard() throws InvalidSingletonInstantiationException {
      super(3, 3);
    }

    @Override
    protected GameOverStatus gameOverHook() {
      return GameOverStatus.NOT_OVER;
    }
  }

  /** Solves the small board by looking at it again and again until nothing changes. */
  private static final class Solver {
    private static final int BOARDS = 19683;
    private static final int WIN = 1;
    private static final int LOSS = 2;

    private final List<Player> players = Factory.instance().createPlayers();
    private final int[] results = new int[BOARDS];
    private final int[][] next = new int[BOARDS][];

    void check() {
      for (int code = 0; code < BOARDS; code++) {
        expand(code);
      }
      boolean changed = true;
      while (changed) {
        changed = false;
        for (int code = 0; code < BOARDS; code++) {
          int result = results[code] == 0 ? resultOf(next[code]) : 0;
          changed |= result != 0;
          results[code] = results[code] == 0 ? result : results[code];
        }
      }
      int[] counts = new int[3];
      for (int result : results) {
        counts[result]++;
      }
      assertEquals(List.of(12748, 6935, 0), List.of(counts[WIN], counts[LOSS], counts[0]));
      assertEquals(WIN, results[0], "the first player wins from the beginning");
    }

    private int resultOf(int[] codes) {
      boolean allWin = true;
      for (int code : codes) {
        if (results[code] == LOSS) {
          return WIN;
        }
        allWin &= results[code] == WIN;
      }
      return allWin ? LOSS : 0;
    }

    /** Codes are for the side to move: 1 is its own cube, 2 one of the other's. */
    private void expand(int code) {
      place(code);
      LineFinder finder = new LineFinder(3, 3, 3);
      List<Player> owners = new ArrayList<>(players);
      long[] stones = Stones.of(Board.instance(), finder, players);
      owners.removeIf(owner -> !finder.hasLine(stones[players.indexOf(owner)]));
      if (!owners.isEmpty()) {
        // The other side has moved: if it made a line for both, it has lost.
        results[code] = owners.contains(players.get(0)) ? WIN : LOSS;
        return;
      }
      next[code] = successors();
    }

    private int[] successors() {
      List<Integer> codes = new ArrayList<>();
      for (Space from : Board.instance()) {
        for (Space to : Board.instance()) {
          Move move = Factory.instance().createMove(NOBODY, players.get(0), List.of(from, to));
          if (MoveProcessor.instance().submitMove(move)) {
            codes.add(codeForOther());
            MoveProcessor.instance().undoMove();
          }
        }
      }
      return codes.stream().mapToInt(Integer::intValue).toArray();
    }

    private void place(int code) {
      int rest = code;
      for (Space space : Board.instance()) {
        space.clearSpace();
        int owner = rest % 3;
        space.placePiece(new QuixoPiece(owner == 0 ? null : players.get(owner - 1)));
        rest /= 3;
      }
    }

    private int codeForOther() {
      int code = 0;
      int power = 1;
      for (Space space : Board.instance()) {
        Player owner = space.getPiece().getPlayer();
        int digit = owner == players.get(1) ? 1 : 2;
        code += owner == null ? 0 : digit * power;
        power *= 3;
      }
      return code;
    }
  }

  @Test
  @DisplayName("has a strategy that wins at once wherever one move can, and makes no line for both")
  void neverMissesALine() {
    long seed = Long.getLong("boardwright.seed", 1L);
    Random random = new Random(seed);
    inAContext(
        () -> {
          int chances = 0;
          for (int game = 0; game < 400; game++) {
            GameMaster master = Contexts.seat(new TwoSpaceGuiStrategy());
            List<Player> players = master.getPlayers();
            setUpAnything(random, players);
            if (canWin(players.get(0))) {
              chances++;
              assertTrue(winsWith(new QuixoLineStrategy(random), players), "seed " + seed);
            }
          }
          assertTrue(chances > 20, "chances " + chances + ", seed " + seed);
        });
  }

  private static void setUpAnything(Random random, List<Player> players) {
    MoveProcessor.instance().newGame();
    do {
      for (Space space : Board.instance()) {
        int owner = random.nextInt(4);
        space.clearSpace();
        space.placePiece(new QuixoPiece(owner == 0 ? null : players.get(owner % 2)));
      }
    } while (Board.instance().gameOver().isGameOver());
  }

  private static boolean canWin(Player player) {
    boolean can = false;
    for (Space from : Board.instance()) {
      for (Space to : Board.instance()) {
        Move move = Factory.instance().createMove(NOBODY, player, List.of(from, to));
        if (MoveProcessor.instance().submitMove(move)) {
          can |= Board.instance().gameOver().getWinner() == player;
          MoveProcessor.instance().undoMove();
        }
      }
    }
    return can;
  }

  /** Lets a strategy make the next move of the first player in the position on the board. */
  private static boolean winsWith(QuixoLineStrategy strategy, List<Player> players) {
    Play.move(strategy, players.get(0));
    return Board.instance().gameOver().getWinner() == players.get(0);
  }

  @Test
  @DisplayName("is won by the strategy that sees lines against chance, nearly always")
  void isWonByTheStrategy() {
    inAContext(
        () -> {
          GameMaster master = Contexts.seat(new QuixoRandomStrategy());
          int won = 0;
          for (int i = 0; i < 30; i++) {
            master.newGame(List.of(new QuixoRandomStrategy(), new QuixoLineStrategy()));
            assertTrue(master.awaitQuiet(20_000));
            won += master.getStatus().getWinner() == master.getPlayers().get(1) ? 1 : 0;
          }
          // A right program fails this less than once in a billion runs.
          assertTrue(won >= 15, "won " + won);
        });
  }
}
