package boardwright.suites.framework;

import boardwright.suites.framework.Cubes.Push;
import boardwright.testkit.Call;
import boardwright.testkit.Limits;
import boardwright.testkit.Structure;
import boardwright.testkit.Subject;
import framework.model.MoveProcessor;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.model.StrategyAccess;
import framework.model.StrategyAccess.Outcome;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Has strategies for Quixo make moves, on the check's own thread, and looks what they did. Each
 * question is for a new strategy in a new game.
 *
 * @param type the class of the strategies
 */
record Thinking(String type) {
  /**
   * How often a strategy is asked in one turn. One that draws two spaces at a time, of which four
   * pairs in 625 are a move, needs more once in a hundred trillion turns.
   */
  private static final int PATIENCE = 5_000;

  /** So many pairs of strategies are compared in a position. */
  private static final int SEEDS = 3;

  private static final String MOVE = "one move that the rules allow";

  /**
   * A turn that has ended in a move of the player which the rules allow.
   *
   * @param byTryMove whether that came to the board by {@code tryMove}
   * @param meddled whether something else has changed the board, too
   */
  record Turn(Call<?> call, Push push, boolean byTryMove, boolean meddled) {}

  private Strategy strategy(CubeScene scene, String arguments) {
    String creation = "new " + type + "(" + arguments + ")";
    return (Strategy) scene.game().ask(creation).get("a strategy");
  }

  /** One turn. Fails unless it ends in one move of the player that the rules allow. */
  Turn turn(Cubes before) {
    return turn(before, "");
  }

  private Turn turn(Cubes before, String arguments) {
    CubeScene scene = CubeScene.of(before);
    return turn(scene, before, strategy(scene, arguments));
  }

  private Turn turn(CubeScene scene, Cubes before, Strategy strategy) {
    boolean[] submitting = new boolean[1];
    boolean[] meddled = new boolean[1];
    for (Space space : scene.game().board()) {
      space.addListener((changed, piece) -> meddled[0] |= !submitting[0]);
    }
    MoveProcessor moves = scene.game().context().moves();
    int count = moves.getMoveCount();
    Call<Outcome> call =
        scene.call(
            "one turn of the " + type,
            () ->
                StrategyAccess.move(
                    strategy, Limits.attempts(PATIENCE), now -> submitting[0] = now));
    Outcome outcome = call.get(MOVE);
    String none = "moveHook ended, and yours handed in none";
    call.require(outcome != Outcome.SILENT, "a move handed to tryMove", none);
    String refused = "every move that yours handed to tryMove was against the rules";
    call.require(outcome != Outcome.REFUSED, MOVE, refused);
    int made = moves.getMoveCount() - count;
    call.require(made == 1, "one move", "it made " + made);
    Player player = moves.getLastMove().getPlayer();
    boolean own = player == scene.player(before.mover());
    call.require(own, "a move of " + before.mover(), "it made one of " + player);
    String after = scene.letters();
    Optional<Push> push =
        before.pushes().stream()
            .filter(one -> before.after(one).letters().equals(after))
            .findFirst();
    call.require(push.isPresent(), MOVE, "it led to " + after.replaceAll("(.{5})", "$1 "));
    return new Turn(call, push.get(), outcome == Outcome.MADE, meddled[0]);
  }

  /** Fails unless a turn ends in a move that was handed to {@code tryMove}. */
  void submits(Cubes before) {
    Turn turn = turn(before);
    turn.call.require(
        turn.byTryMove, "its move handed to tryMove", "yours handed it to somebody else");
  }

  /** Fails if anything but a move that was handed to {@code tryMove} changes the board. */
  void changesTheBoardByTryMoveAlone(Cubes before) {
    Turn turn = turn(before);
    boolean alone = turn.byTryMove && !turn.meddled;
    String seen = "yours has changed it in another way";
    turn.call.require(alone, "changes of the board by tryMove alone", seen);
  }

  /** The same for the studies of an aim, and for those of the drawn positions that it decides. */
  void meets(Aim aim, Subject subject) {
    Stream<Cubes> drawn = subject.cases().stream().map(Cubes::parse).filter(aim::decides);
    Stream.concat(aim.studies().stream(), drawn).forEach(position -> meets(aim, position));
  }

  /** Fails unless a turn ends in a move that is right by this aim. */
  void meets(Aim aim, Cubes before) {
    Turn turn = turn(before);
    Cubes after = before.after(turn.push);
    if (!aim.isMetBy(after)) {
      Push win = after.isOpen() ? after.win() : null;
      String answer =
          win == null ? "" : "; then %c could win from %s".formatted(after.mover(), win);
      turn.call.fail(aim.expected, "it went from " + turn.push + answer);
    }
  }

  /** Fails unless two that are made with equal generators choose alike. */
  void choosesAlike(Cubes before) {
    for (int seed = 1; seed <= SEEDS; seed++) {
      String random = "new Random(" + seed + ")";
      Push first = turn(before, random).push;
      Turn second = turn(before, random);
      String seen = "that one went from %s, this one from %s".formatted(first, second.push);
      String expected = "the move of another one that was made with " + random + ", too";
      second.call.require(second.push.equals(first), expected, seen);
    }
  }

  /**
   * Has a player think who is not asked any more: the move is refused by an exception. Fails unless
   * the turn ends by that.
   */
  void stopsWhenNotAsked(Cubes before) {
    CubeScene scene = CubeScene.of(before);
    Strategy strategy = strategy(scene, "");
    Call<Boolean> call =
        scene.call(
            "a turn of the " + type + " after the game was aborted",
            () -> StrategyAccess.thinkUnasked(strategy, scene.player(before.mover()), PATIENCE));
    String expected = "a turn that ends by the InterruptedException of tryMove";
    call.require(
        ended -> ended, expected, no -> "moveHook of yours ended as if nothing had happened");
  }

  /**
   * Has one object move on two boards, and its copy on a third one. What may be taken on the first
   * may not on the second, so a strategy that remembers the first one has no move there.
   */
  void looksAnew() {
    Cubes one = Cubes.of('X', "OOOO. OX.XO OXOXO OOXOO .OOOO");
    Cubes other = Cubes.of('X', ".OOOO OX.XO OXOXO OOXOO OOOO.");
    CubeScene first = CubeScene.of(one);
    Strategy strategy = strategy(first, "");
    turn(first, one, strategy);
    turn(CubeScene.of(other), other, strategy);
    Roles.copiesAreNew(first.game(), strategy);
    turn(CubeScene.of(one), one, strategy.copy());
    turn(CubeScene.of(other), other, strategy);
  }

  /** Fails if the class makes moves itself, leads the game, or gives a player a strategy. */
  void leadsNoGame(Subject subject) {
    String setting = "framework.model.Player.setStrategy";
    String[] others = Roles.with(Roles.CHANGES, setting, "framework.model.Move.new");
    for (Structure one : Structure.each(subject)) {
      one.at("moveHook")
          .upTo("(Factory|Board|Piece|Move).*")
          .avoids("a strategy that hands in a move of the factory's, and does no more", others);
    }
  }

  /** Fails unless the class extends {@code Strategy} and knows no view. */
  void isAStrategy(Subject subject) {
    Structure.each(subject).forEach(one -> one.extendsClass(Strategy.class));
    Roles.knowsNoView(subject, subject.types());
  }
}
