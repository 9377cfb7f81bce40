package boardwright.suites.framework;

import boardwright.suites.framework.OwnGame.State;
import boardwright.testkit.Call;
import framework.model.Move;
import framework.model.Space;
import java.util.ArrayList;
import java.util.List;

/** The moves of your own game: those that are refused, and those that are taken back. */
final class OwnMoves {
  private static final int TRIED_POSITIONS = 10;
  private static final int TAKEN_BACK_POSITIONS = 3;

  private OwnMoves() {}

  /** Fails if a move that is refused changes something. */
  static void refusedLeaveNoTrace(OwnGame own) {
    tryAll(own, 0);
    own.play(
        TRIED_POSITIONS,
        () -> {
          if (!own.isOver()) {
            tryAll(own, own.count());
          }
        });
  }

  private static void tryAll(OwnGame own, int seed) {
    State before = own.state();
    for (List<Space> spaces : Choices.some(own.game().board(), seed)) {
      Move move = own.chosen(spaces).get("a move, or null");
      if (move != null) {
        Call<Boolean> executed = own.executed(move);
        if (executed.get("true or false")) {
          before = afterUndo(own, move, before);
          if (own.isOver()) {
            return;
          }
        } else if (!own.isAs(before)) {
          executed.fail(
              "nothing changed, since the move was refused",
              "afterwards yours has\n" + own.state());
        }
      }
    }
  }

  /** The position when a move was taken back; what it should be is for another rule to say. */
  private static State afterUndo(OwnGame own, Move move, State before) {
    try {
      own.undone(move).make();
    } catch (Exception notUndone) {
      // It goes on from where it stands.
    }
    return own.isAs(before) ? before : own.state();
  }

  /** Plays a game, and fails unless all of it can be taken back and made again. */
  static void goBackAndForth(OwnGame own) {
    List<State> states = new ArrayList<>(List.of(own.state()));
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < OwnGame.LONGEST && !own.isOver(); i++) {
      Move move = own.move();
      if (move == null) {
        break;
      }
      State after = own.state();
      takeBack(own, move, states.get(i));
      redo(own, move, after);
      moves.add(move);
      // Again, since a move that is made again may bring other pieces that look alike.
      states.add(own.state());
    }
    for (int i = moves.size() - 1; i >= 0; i--) {
      takeBack(own, moves.get(i), states.get(i));
    }
    for (int i = 0; i < moves.size(); i++) {
      redo(own, moves.get(i), states.get(i + 1));
    }
  }

  /** Fails unless moves can be taken back that the machine may never make. */
  static void goBackOneByOne(OwnGame own) {
    boolean goesOn = takesBackOthers(own);
    for (int i = 1; i < TAKEN_BACK_POSITIONS && goesOn; i++) {
      goesOn = !own.isOver() && own.move() != null && takesBackOthers(own);
    }
  }

  /** Takes back what the machine may never do; false if a refused move has changed the game. */
  private static boolean takesBackOthers(OwnGame own) {
    State before = own.state();
    for (List<Space> spaces : Choices.some(own.game().board(), own.count())) {
      Move made = null;
      try {
        Move move = own.chosen(spaces).make();
        made = move != null && own.executed(move).make() ? move : null;
      } catch (Exception notMade) {
        // That is for another rule to say.
      }
      if (made != null) {
        takeBack(own, made, before);
      } else if (!own.isAs(before)) {
        return false;
      }
    }
    return true;
  }

  private static void takeBack(OwnGame own, Move move, State before) {
    Call<Boolean> undone = own.undone(move);
    if (!undone.get("true")) {
      undone.fail("the move taken back", "yours said false");
    }
    if (!own.isAs(before)) {
      State after = own.state();
      boolean alike = after.toString().equals(before.toString());
      undone.fail(
          (alike ? "the very pieces of before\n" : "") + before,
          alike ? "yours has other pieces that look alike" : "yours has\n" + after);
    }
  }

  private static void redo(OwnGame own, Move move, State expected) {
    Call<Boolean> redone = own.redone(move);
    if (!redone.get("true")) {
      redone.fail("the move made again", "yours was refused");
    }
    State after = own.state();
    if (!after.toString().equals(expected.toString())) {
      redone.fail(expected.toString(), "yours has\n" + after);
    }
  }
}
