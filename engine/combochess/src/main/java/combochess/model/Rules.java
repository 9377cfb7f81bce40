package combochess.model;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Says which moves a position allows, and why a move is refused. It keeps nothing. */
public final class Rules {

  private Rules() {}

  /**
   * Lists all moves of one player.
   *
   * <p>Cost: for each of the player's pieces, a look along its lines for each choice of parts.
   *
   * @param board the position; not null
   * @param colour the player; not null
   * @return the moves, square by square from the upper left; a new list, empty if there is none
   */
  public static List<Move> legalMoves(Board board, Colour colour) {
    List<Move> moves = new ArrayList<>();
    for (Square from : board.getSquares()) {
      Piece piece = board.getPiece(from);
      if (piece != null && piece.getColour() == colour) {
        for (Set<Kind> parts : choices(piece)) {
          moves.addAll(legalMoves(board, from, parts));
        }
      }
    }
    return moves;
  }

  /**
   * Lists the moves of some parts of the piece on a square.
   *
   * @param board the position; not null
   * @param from a square on which a piece stands
   * @param parts at least one kind, and only kinds that the piece has
   * @return the moves; a new list, empty if there is none
   */
  public static List<Move> legalMoves(Board board, Square from, Set<Kind> parts) {
    Piece mover = board.getPiece(from).partsOf(parts);
    List<Move> moves = new ArrayList<>();
    for (Square to : mover.getReach(board, from)) {
      if (board.getTile(to).landing(mover) != Landing.REFUSED) {
        moves.add(new Move(from, parts, to));
      }
    }
    return moves;
  }

  /**
   * Lists all ways to choose parts of a piece: one for a single piece, three for a combination of
   * two, seven for a combination of three.
   *
   * @param piece the piece; not null
   * @return sets of kinds, the single ones first, the whole piece last; a new list
   */
  public static List<Set<Kind>> choices(Piece piece) {
    List<Set<Kind>> choices = new ArrayList<>();
    for (int count = 1; count <= piece.getParts().size(); count++) {
      addChoices(choices, count, EnumSet.noneOf(Kind.class), List.copyOf(piece.getKinds()));
    }
    return choices;
  }

  /** Adds all sets that have what is chosen and some of the rest, and are of the given size. */
  private static void addChoices(
      List<Set<Kind>> choices, int count, Set<Kind> chosen, List<Kind> rest) {
    if (chosen.size() == count) {
      choices.add(EnumSet.copyOf(chosen));
      return;
    }
    for (int i = 0; i < rest.size(); i++) {
      Set<Kind> more = EnumSet.copyOf(chosen);
      more.add(rest.get(i));
      addChoices(choices, count, more, rest.subList(i + 1, rest.size()));
    }
  }

  /**
   * Says why a player may not make a move.
   *
   * @param board the position; not null
   * @param colour the player; not null
   * @param move the move, which may name any squares and parts; not null
   * @return a sentence for people; null if the move is legal
   */
  public static String refusal(Board board, Colour colour, Move move) {
    if (!board.contains(move.getFrom()) || !board.contains(move.getTo())) {
      return "There is no such square on the board.";
    }
    Piece piece = board.getPiece(move.getFrom());
    if (piece == null) {
      return "No piece stands on " + move.getFrom() + ".";
    }
    if (piece.getColour() != colour) {
      return "The piece on " + move.getFrom() + " belongs to the other player.";
    }
    if (!piece.getKinds().containsAll(move.getParts())) {
      return "The piece on " + move.getFrom() + " does not have all these parts.";
    }
    Piece mover = piece.partsOf(move.getParts());
    if (!mover.getReach(board, move.getFrom()).contains(move.getTo())) {
      return mover.getName() + " cannot reach " + move.getTo() + " from there.";
    }
    if (board.getTile(move.getTo()).landing(mover) == Landing.REFUSED) {
      return "Two pieces of one kind cannot share " + move.getTo() + ".";
    }
    return null;
  }
}
