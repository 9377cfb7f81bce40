package boardwright.suites.framework;

import framework.model.Piece;
import framework.model.Player;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** The pieces of your own game, as the game goes on. */
final class OwnPieces {
  private OwnPieces() {}

  /** Fails unless whose a piece is can be seen in drawings and letters. */
  static void differ(OwnGame own) {
    List<Look> looks = new ArrayList<>();
    each(
        own,
        piece -> {
          Canvas drawing =
              PieceViewChecks.drawn(view(piece), own.view(piece), PieceViewChecks.rectangle());
          Look look = new Look(piece.getPlayer(), own.letter(piece).get("a letter"), drawing);
          looks.forEach(other -> compare(own, look, other));
          looks.add(look);
        });
  }

  /** How a piece looks. */
  private record Look(Player owner, char letter, Canvas drawing) {}

  private static void compare(OwnGame own, Look one, Look other) {
    if (one.owner == other.owner) {
      return;
    }
    String whose =
        "a piece of " + Kinds.whose(one.owner) + ", another of " + Kinds.whose(other.owner);
    if (one.letter == other.letter) {
      own.at("factory.letterOf(piece)", () -> "")
          .on(whose)
          .fail("a letter for each", "yours has " + one.letter + " for both");
    }
    if (one.drawing.looksLike(other.drawing)) {
      own.at("view.draw(graphics, rectangle)", () -> "")
          .on(whose)
          .fail("two drawings that differ", "yours look the same");
    }
  }

  /** The view of a piece as a student would write it. */
  static String view(Piece piece) {
    return "factory.createPieceView(piece), a piece of " + Kinds.whose(piece.getPlayer());
  }

  /** Does something with a piece of each class and player, as soon as it stands on the board. */
  static void each(OwnGame own, Consumer<Piece> work) {
    Set<List<Object>> known = new HashSet<>();
    Runnable look =
        () -> {
          for (Piece piece : own.game().pieces()) {
            if (piece != null
                && known.add(
                    Arrays.asList(piece.getClass(), System.identityHashCode(piece.getPlayer())))) {
              work.accept(piece);
            }
          }
        };
    look.run();
    own.play(OwnGame.LONGEST, look);
  }
}
