package boardwright.suites.framework;

import boardwright.testkit.Call;
import framework.model.Piece;
import framework.model.Player;
import framework.view.PieceView;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** A piece of your own game, and how it looked when it was first seen. */
record OwnPiece(Player owner, PieceInView view, Call<Character> letter, Canvas drawing) {

  private static OwnPiece of(OwnGame own, Piece piece) {
    Call<PieceView> call =
        own.at("factory.createPieceView(piece)", () -> own.factory.createPieceView(piece));
    String written = call + ", a piece of " + Kinds.whose(piece.getPlayer());
    PieceInView view = new PieceInView(own.game, written, call.getObject("a view"));
    Call<Character> letter = own.at("factory.letterOf(piece)", () -> own.factory.letterOf(piece));
    return new OwnPiece(piece.getPlayer(), view, letter, view.drawn());
  }

  /** Looks at a piece of each class and player, as soon as it stands on the board. */
  static void each(OwnGame own, Consumer<OwnPiece> work) {
    Set<List<Object>> known = new HashSet<>();
    Runnable look =
        () ->
            own.game.pieces().stream()
                .filter(piece -> piece != null)
                .filter(piece -> known.add(Arrays.asList(piece.getClass(), piece.getPlayer())))
                .forEach(piece -> work.accept(of(own, piece)));
    look.run();
    own.play(OwnGame.LONGEST, look);
  }

  /** Fails unless a piece of another player can be told from this one. */
  void differsFrom(OwnPiece other) {
    if (owner == other.owner) {
      return;
    }
    String whose = "pieces of " + Kinds.whose(owner) + " and " + Kinds.whose(other.owner);
    if (letter.get("a letter").equals(other.letter.get("a letter"))) {
      letter.on(whose).fail("a letter for each", "yours has " + letter.get() + " for both");
    }
    boolean same = drawing.looksLike(other.drawing);
    Call.of("view.draw(graphics, rectangle)", () -> drawing)
        .on(whose)
        .require(!same, "two drawings that differ", "yours look the same");
  }
}
