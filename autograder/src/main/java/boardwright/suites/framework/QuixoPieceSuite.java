package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Kind;
import boardwright.testkit.Life;
import boardwright.testkit.Replay;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.games.quixo.QuixoPiece;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage quixo-piece: {@code QuixoPiece}. */
@Suite(lab = "framework", stage = "quixo-piece", watchesTheProgram = true)
public class QuixoPieceSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final String NAME = "framework.games.quixo.QuixoPiece";

  @Test
  @Check(rule = "R1", points = 2)
  @DisplayName("getPlayer gives the player whose mark is on top, or null")
  void knowsWhoseMarkIsOnTop() {
    Player player = new Player("X");
    QuixoPiece marked = Call.of("new QuixoPiece(X)", () -> new QuixoPiece(player)).get("a cube");
    Call.of("cube.getPlayer()", () -> marked.getPlayer())
        .on("cube = new QuixoPiece(X)")
        .returnsSame(player, "X");
    QuixoPiece blank = Call.of("new QuixoPiece(null)", () -> new QuixoPiece(null)).get("a cube");
    Call.of("cube.getPlayer()", () -> blank.getPlayer())
        .on("cube = new QuixoPiece(null)")
        .returnsSame(null, "null");
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("Anybody may take a blank cube from the rim")
  void blankCubesMayBeTaken() {
    Game game = Game.quixo();
    for (Space space : rim(game)) {
      game.put(space.getRow(), space.getColumn(), null);
      String asked = "";
      for (Player mover : game.players()) {
        mayTake(game, space, mover).on(where(null, space) + asked).returns(true);
        asked = ", after the same cube was asked about " + mover;
      }
    }
    mayTakeAfter(2, 2, 0, 1, true);
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("A player may take a cube with the player's own mark from the rim")
  void ownCubesMayBeTaken() {
    Game game = Game.quixo();
    for (Space space : rim(game)) {
      for (Player mover : game.players()) {
        mayTake(game, space, mover, mover, true);
      }
    }
  }

  @Test
  @Check(rule = "R3", points = 2)
  @DisplayName("Nobody may take a cube with the other player's mark")
  void cubesOfTheOtherMayNotBeTaken() {
    Game game = Game.quixo();
    for (Space space : game.board()) {
      mayTake(game, space, game.player(0), game.player(1), false);
      mayTake(game, space, game.player(1), game.player(0), false);
    }
  }

  @Test
  @Check(rule = "R4", points = 2)
  @DisplayName("Nobody may take a cube from the nine spaces in the middle")
  void cubesInTheMiddleStay() {
    Game game = Game.quixo();
    for (Space space : game.board()) {
      if (!Cubes.isOnRim(space.getRow(), space.getColumn())) {
        for (Player mover : game.players()) {
          mayTake(game, space, null, mover, false);
          mayTake(game, space, mover, mover, false);
        }
      }
    }
    mayTakeAfter(0, 1, 2, 2, false);
  }

  @Test
  @Check(rule = "R5", points = 2)
  @DisplayName("A cube may go to the ends of its row and of its column")
  void goesToTheEnds() {
    mayGo(Cubes::isTarget, true);
  }

  @Test
  @Check(rule = "R6", points = 2)
  @DisplayName("A cube may not go back to where it was taken")
  void doesNotStay() {
    mayGo(push -> push.fromRow() == push.toRow() && push.fromColumn() == push.toColumn(), false);
  }

  @Test
  @Check(rule = "R7", points = 2)
  @DisplayName("A cube may go to no other space")
  void goesNowhereElse() {
    mayGo(
        push ->
            !Cubes.isTarget(push)
                && (push.fromRow() != push.toRow() || push.fromColumn() != push.toColumn()),
        false);
  }

  @Test
  @Check(rule = "R8", kind = Kind.STRUCTURE)
  @DisplayName("QuixoPiece is a Piece of the framework")
  void isPiece(Subject subject) {
    Structure.of(subject, NAME).isA(Piece.class, "a class that extends Piece");
  }

  @Test
  @Check(rule = "R9")
  @DisplayName("Asking a cube changes nothing, of this cube or of another one")
  void asksWithoutAChange() {
    Replay<Cube> replay =
        Replay.<Cube>of("cube")
            .asks("getPlayer()", cube -> String.valueOf(cube.piece.getPlayer()))
            .asks("isMoveableBy(X)", cube -> cube.mayBeTakenBy(0))
            .asks("isMoveableBy(O)", cube -> cube.mayBeTakenBy(1));
    for (int[] to : new int[][] {{0, 2}, {4, 2}, {0, 0}, {3, 0}, {3, 4}}) {
      String call = "isMoveableTo((%d, %d))".formatted(to[0], to[1]);
      replay = replay.asks(call, cube -> cube.mayGoTo(to[0], to[1]));
    }
    replay.twice(Cube.life(0, 0, 2));
    replay.twice(Cube.life(-1, 3, 4));
    replay.beside(Cube.life(0, 0, 2), Cube.life(-1, 3, 4));
  }

  /** A cube on its own board. */
  private record Cube(Game game, Piece piece) {
    /**
     * A cube that lies on a space.
     *
     * @param owner the number of the player; -1 for a blank cube
     */
    static Life<Cube> life(int owner, int row, int column) {
      String written = owner < 0 ? "null" : "X";
      return Life.of(
          "new QuixoPiece(%s) on (%d, %d)".formatted(written, row, column),
          () -> {
            Game game = Game.quixo();
            game.put(row, column, owner < 0 ? null : game.player(owner));
            return new Cube(game, game.piece(row, column));
          });
    }

    boolean mayBeTakenBy(int player) throws Exception {
      return game.at(() -> piece.isMoveableBy(game.player(player)));
    }

    boolean mayGoTo(int row, int column) throws Exception {
      return game.at(() -> piece.isMoveableTo(game.space(row, column)));
    }
  }

  private static List<Space> rim(Game game) {
    List<Space> rim = new ArrayList<>();
    for (Space space : game.board()) {
      if (Cubes.isOnRim(space.getRow(), space.getColumn())) {
        rim.add(space);
      }
    }
    return rim;
  }

  /** Asks a cube of this owner on this space whether a player may take it. */
  private static void mayTake(
      Game game, Space space, Player owner, Player mover, boolean expected) {
    game.put(space.getRow(), space.getColumn(), owner);
    mayTake(game, space, mover).on(where(owner, space)).returns(expected);
    game.put(space.getRow(), space.getColumn(), null);
  }

  /** Asks the cube on this space whether a player may take it. */
  private static Call<Boolean> mayTake(Game game, Space space, Player mover) {
    Piece cube = space.getPiece();
    return Call.of(
        "cube.isMoveableBy(" + mover + ")", () -> game.at(() -> cube.isMoveableBy(mover)));
  }

  /** Asks one blank cube on a space where it was not asked first. */
  private static void mayTakeAfter(
      int row, int column, int rowNow, int columnNow, boolean expected) {
    Game game = Game.quixo();
    Space first = game.space(row, column);
    Space now = game.space(rowNow, columnNow);
    Player mover = game.player(0);
    game.put(row, column, null);
    Piece cube = first.getPiece();
    Call<Boolean> call = mayTake(game, first, mover);
    call.on(where(null, first)).get();
    game.carry(cube, now);
    call.on(where(null, now) + ", after it was asked on " + first).returns(expected);
  }

  /** Asks cubes on the rim whether they may go to some of the spaces. */
  private static void mayGo(Predicate<Cubes.Push> which, boolean expected) {
    Game game = Game.quixo();
    Player[] owners = {null, game.player(0), game.player(1)};
    int next = 0;
    for (Space from : rim(game)) {
      Player owner = owners[next++ % owners.length];
      game.put(from.getRow(), from.getColumn(), owner);
      Piece cube = from.getPiece();
      for (Space to : game.board()) {
        if (which.test(push(from, to))) {
          mayGo(game, cube, to).on(where(owner, from)).returns(expected);
        }
      }
    }
    mayGoAfter(which, expected);
  }

  /** Asks one cube on a space of the rim where it was not asked first. */
  private static void mayGoAfter(Predicate<Cubes.Push> which, boolean expected) {
    Game game = Game.quixo();
    Space first = game.space(0, 1);
    Space now = game.space(3, 4);
    game.put(0, 1, null);
    Piece cube = first.getPiece();
    for (Space to : game.board()) {
      mayGo(game, cube, to).on(where(null, first)).get();
    }
    game.carry(cube, now);
    for (Space to : game.board()) {
      if (which.test(push(now, to))) {
        mayGo(game, cube, to)
            .on(where(null, now) + ", after it was asked on " + first)
            .returns(expected);
      }
    }
  }

  private static Call<Boolean> mayGo(Game game, Piece cube, Space to) {
    return Call.of("cube.isMoveableTo(" + to + ")", () -> game.at(() -> cube.isMoveableTo(to)));
  }

  private static Cubes.Push push(Space from, Space to) {
    return new Cubes.Push(from.getRow(), from.getColumn(), to.getRow(), to.getColumn());
  }

  private static String where(Player owner, Space space) {
    String cube = owner == null ? "a blank cube" : "a cube of " + owner;
    return cube + " on " + space;
  }
}
