package combochess.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Small boards for tests, written as they look. */
final class Boards {

  private Boards() {}

  /**
   * Reads a board: {@code .} free, {@code *} a barrier, {@code RB} white pieces, {@code rb} black
   * ones; cells are separated by spaces, rows by line ends.
   */
  static Board of(String text) {
    String[] rows = text.strip().split("\n");
    Board board = new Board(rows.length);
    for (int y = 0; y < rows.length; y++) {
      String[] cells = rows[y].strip().split(" +");
      for (int x = 0; x < cells.length; x++) {
        if (!cells[x].equals(".")) {
          board.setTile(new Square(x, y), tile(cells[x]));
        }
      }
    }
    return board;
  }

  private static Tile tile(String cell) {
    return cell.equals("*") ? new BarrierTile() : new PlainTile(piece(cell));
  }

  /** Reads a piece: {@code RB} is White's rook and bishop, {@code k} Black's knight. */
  static Piece piece(String letters) {
    List<SinglePiece> parts = new ArrayList<>();
    for (char letter : letters.toCharArray()) {
      Colour colour = Character.isUpperCase(letter) ? Colour.WHITE : Colour.BLACK;
      switch (Character.toUpperCase(letter)) {
        case 'R':
          parts.add(new Rook(colour, 'A'));
          break;
        case 'B':
          parts.add(new Bishop(colour, 'A'));
          break;
        default:
          parts.add(new Knight(colour, 'A'));
          break;
      }
    }
    return Combination.of(parts);
  }

  /** The moves of some parts of the piece on a square, in notation. */
  static Set<String> moves(Board board, int x, int y, Kind... parts) {
    Square from = new Square(x, y);
    Set<String> moves = new TreeSet<>();
    for (Move move : Rules.legalMoves(board, from, Set.of(parts))) {
      Piece mover = board.getPiece(from).partsOf(move.getParts());
      moves.add(move.write(board.getTile(move.getTo()).landing(mover)));
    }
    return moves;
  }
}
