package boardwright.suites.gametree;

import boardwright.suites.gametree.Trial.Face;
import boardwright.testkit.Call;
import boardwright.testkit.Limits;
import gametree.IUndoMove;
import gametree.Move;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/**
 * Games on a board of the learner's, compared with nothing but the same board at other times: what
 * is wrong about its moves or its results is a matter for other checks. Moves that the board does
 * not take are left out for the same reason.
 */
final class WholeGame {
  private final Trial trial;
  private final Deque<Made> made = new ArrayDeque<>();

  /** Games on this board, which is a new one. */
  WholeGame(Trial trial) {
    this.trial = trial;
  }

  /** A move that the board took, and what takes it back. */
  private record Made(Move move, IUndoMove undo) {}

  /** Makes a move by turns, and says whether the board took it. */
  private boolean makes(Move move) {
    Limits.renew();
    Trial.Outcome outcome = trial.tries(move.row(), move.col(), made.size() % 2);
    if (outcome.isValid()) {
      made.push(new Made(move, outcome.undo()));
    }
    return outcome.isValid();
  }

  private Move takesBack() {
    Limits.renew();
    Made last = made.pop();
    trial.undo(last.undo());
    return last.move();
  }

  /** What the board shows before these moves, and after each that it takes. */
  private List<Face> faces(String moves) {
    List<Face> faces = new ArrayList<>(List.of(trial.face()));
    for (Move move : Trial.moves(moves)) {
      if (makes(move)) {
        faces.add(trial.face());
      }
    }
    requireSome(moves);
    return faces;
  }

  /**
   * Makes moves and takes them back; fails unless each goes back exactly, can be made and taken
   * back once more, and the game goes the same way again in the end. A move that is invalid then
   * changes nothing, either, when it is taken back.
   */
  void takesBack(String moves) {
    List<Face> faces = faces(moves);
    for (int left = faces.size() - 2; left >= 0; left--) {
      Move move = takesBack();
      trial.isAs(faces.get(left));
      made.push(new Made(move, trial.plays(move, left % 2)));
      trial.isAs(faces.get(left + 1));
      takesBack();
      trial.isAs(faces.get(left));
    }
    Trial.moves(moves).forEach(this::makes);
    trial.isAs(faces.get(faces.size() - 1));
    trial.undoesNothing(1, 1, 1);
  }

  /**
   * Fails unless each game goes after {@code reset()} as on a new board, also after half a game.
   *
   * @param like boards that are created like this one play
   */
  static void beginsAnew(Trial like, List<String> games) {
    List<List<Face>> alone =
        games.stream().map(game -> new WholeGame(like.fresh()).faces(game)).toList();
    WholeGame again = new WholeGame(like.fresh());
    for (int i = 0; i < games.size(); i++) {
      List<Move> moves = Trial.moves(games.get(i));
      for (int last : new int[] {moves.size() / 2, moves.size()}) {
        moves.subList(0, last).forEach(again::makes);
        again.isOneOf(alone.get(i));
        again.trial.reset();
        again.made.clear();
        again.trial.isAs(alone.get(i).get(0));
      }
    }
  }

  /** Fails unless two boards, played on by turns, show what each shows alone. */
  static void sharesNothing(Trial first, String moves, Trial second, String others) {
    List<Face> alone = new WholeGame(first.fresh()).thereAndBack(moves);
    List<Face> theirs = new WholeGame(second.fresh()).thereAndBack(others);
    WholeGame one = new WholeGame(first.fresh());
    WholeGame other = new WholeGame(second.fresh());
    Iterator<Move> next = Trial.moves(moves).iterator();
    Iterator<Move> otherNext = Trial.moves(others).iterator();
    while (next.hasNext() || otherNext.hasNext()) {
      one.goesOn(next, alone);
      other.goesOn(otherNext, theirs);
      one.isOneOf(alone);
    }
    while (!one.made.isEmpty()) {
      one.takesBack();
      one.trial.isAs(alone.get(alone.size() - 1 - one.made.size()));
      other.isOneOf(theirs);
    }
    one.trial.reset();
    other.isOneOf(theirs);
  }

  /** What the board shows on the way to the end of these moves, and back. */
  private List<Face> thereAndBack(String moves) {
    List<Face> faces = faces(moves);
    while (!made.isEmpty()) {
      takesBack();
      faces.add(trial.face());
    }
    return faces;
  }

  private void goesOn(Iterator<Move> next, List<Face> faces) {
    if (next.hasNext()) {
      makes(next.next());
      isOneOf(faces);
    }
  }

  /** Fails unless the board shows what it showed after so many moves. */
  private void isOneOf(List<Face> faces) {
    trial.isAs(faces.get(Math.min(made.size(), faces.size() - 1)));
  }

  /** Fails unless each move returns an object of its own, which is not the board. */
  void returnsUndosOfTheirOwn(String moves) {
    faces(moves);
    Set<Object> undos = Collections.newSetFromMap(new IdentityHashMap<>());
    made.forEach(move -> undos.add(move.undo()));
    boolean own = undos.size() == made.size();
    Call.run("board.makeMove(…) of valid moves", () -> {})
        .on(trial)
        .require(
            own && !undos.contains(trial.board()) && !undos.contains(null),
            "an undo object for each move",
            own ? "yours returned the board, or null" : "yours returned one object twice");
  }

  /** Fails unless each move tells the visitors in order, on the board as it is after the move. */
  void tellsInOrder(String moves) {
    for (Move move : Trial.moves(moves)) {
      Limits.renew();
      List<Face> seen = new ArrayList<>();
      Told told = new Told(trial.board(), null, call -> seen.add(trial.look()));
      Trial.Outcome outcome = trial.tries(move.row(), move.col(), made.size() % 2, told);
      Face after = trial.face();
      if (outcome.calls().equals(List.of("invalidMoveCase()"))) {
        continue;
      }
      outcome.tells("validMoveCase()", after.status() + "(host, null)");
      made.push(new Made(move, outcome.undo()));
      for (int i = 0; i < seen.size(); i++) {
        String then = outcome.calls().get(i).replaceAll("\\(.*", "");
        outcome
            .call()
            .require(
                seen.get(i).equals(after),
                "tokens and state after the move when " + then + " is called",
                "yours had some of before it");
      }
    }
    requireSome(moves);
  }

  private void requireSome(String moves) {
    Call.run("board.makeMove(…) of " + moves, () -> {})
        .on(trial)
        .require(!made.isEmpty(), "valid moves", "yours refused all");
  }
}
