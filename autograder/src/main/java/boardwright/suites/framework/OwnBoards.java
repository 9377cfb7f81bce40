package boardwright.suites.framework;

import com.tngtech.archunit.core.domain.JavaClass;
import framework.model.Board;
import java.util.Set;

/** Tells boards of a learner's own game from those of the games that are here already. */
final class OwnBoards {
  /** Where the games of the earlier stages are. */
  private static final Set<String> OTHERS =
      Set.of("framework.games.quixo", "framework.games.tictactoe");

  private OwnBoards() {}

  /** The board of another game of the lab that a board is, or extends; null if there is none. */
  static Class<?> anothersGame(Class<?> board) {
    for (Class<?> type = board; type != null; type = type.getSuperclass()) {
      if (OTHERS.contains(type.getPackageName())) {
        return type;
      }
    }
    return null;
  }

  /** Whether this is a class of boards, and of no other game of the lab. */
  static boolean isABoard(JavaClass type) {
    return type.isAssignableTo(Board.class)
        && !OTHERS.contains(type.getPackageName())
        && type.getAllRawSuperclasses().stream()
            .noneMatch(parent -> OTHERS.contains(parent.getPackageName()));
  }
}
