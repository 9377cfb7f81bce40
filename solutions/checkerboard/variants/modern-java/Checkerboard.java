package checkerboard;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The board maps positions to contents. An empty square is in no entry of the map. */
public class Checkerboard implements Piece {

  private final Map<Position, Content.Man> men = new HashMap<>();

  /** A board without men. */
  public Checkerboard() {}

  /**
   * Black?
   *
   * @param piece code
   * @return answer
   */
  public static boolean isBlack(int piece) {
    return Content.of(piece) instanceof Content.Man man && man.colour() == Content.Colour.BLACK;
  }

  /**
   * Red?
   *
   * @param piece code
   * @return answer
   */
  public static boolean isRed(int piece) {
    return Content.of(piece) instanceof Content.Man man && man.colour() == Content.Colour.RED;
  }

  /**
   * Pawn?
   *
   * @param piece code
   * @return answer
   */
  public static boolean isPawn(int piece) {
    return Content.of(piece) instanceof Content.Man man && !man.isKing();
  }

  /**
   * King's row?
   *
   * @param piece code
   * @return row
   */
  public static int kingRow(int piece) {
    return isBlack(piece) ? 7 : 0;
  }

  /** No men. */
  public void zero() {
    men.clear();
  }

  /** The men at the start of a game. */
  public void init() {
    men.clear();
    Position.all()
        .filter(Position::isBlack)
        .forEach(
            p -> {
              switch (p.row()) {
                case 0, 1, 2 -> men.put(p, new Content.Man(Content.Colour.BLACK, false));
                case 5, 6, 7 -> men.put(p, new Content.Man(Content.Colour.RED, false));
                default -> {
                  // the two empty rows
                }
              }
            });
  }

  /**
   * Black square?
   *
   * @param row row
   * @param col column
   * @return answer
   */
  public boolean validate(int row, int col) {
    var position = new Position(row, col);
    return position.isOnBoard() && position.isBlack();
  }

  private Content at(Position position) {
    Content man = men.get(position);
    return man == null ? new Content.Nothing() : man;
  }

  /**
   * Content?
   *
   * @param row row
   * @param col column
   * @return code
   */
  public int occupant(int row, int col) {
    return at(new Position(row, col)).code();
  }

  /**
   * Content, which is taken away.
   *
   * @param row row
   * @param col column
   * @return code
   */
  public int pickUp(int row, int col) {
    Content gone = men.remove(new Position(row, col));
    return gone == null ? NO_PIECE : gone.code();
  }

  /**
   * New content.
   *
   * @param piece code
   * @param row row
   * @param col column
   * @return whether it is there now
   */
  public boolean addPiece(int piece, int row, int col) {
    if (!validate(row, col) || !(Content.of(piece) instanceof Content.Man added)) {
      return false;
    }
    var position = new Position(row, col);
    var there = men.get(position);
    if (there == null) {
      men.put(position, added);
      return true;
    }
    if (!added.isKing() && there.equals(added)) {
      men.put(position, new Content.Man(added.colour(), true));
      return true;
    }
    return false;
  }

  /**
   * All moves?
   *
   * @return the first one
   */
  public Move getMoves() {
    Move list = null;
    for (var position : Position.all().toList()) {
      list = movesBefore(list, position);
    }
    return list;
  }

  /**
   * All moves from there?
   *
   * @param row row
   * @param col column
   * @return the first one
   */
  public Move getMoves(int row, int col) {
    return movesBefore(null, new Position(row, col));
  }

  private Move movesBefore(Move list, Position from) {
    for (var size : List.of(1, 2)) {
      for (var up : List.of(-size, size)) {
        for (var right : List.of(-size, size)) {
          var to = from.plus(up, right);
          if (canGo(from, to, size)) {
            list =
                new Move(
                    from.row(), from.col(), to.row(), to.col(), at(from).code(), size == 2, list);
          }
        }
      }
    }
    return list;
  }

  private boolean canGo(Position from, Position to, int size) {
    var up = to.row() - from.row();
    if (!(at(from) instanceof Content.Man man) || !man.goes(up)) {
      return false;
    }
    if (Math.abs(up) != size || Math.abs(to.col() - from.col()) != size) {
      return false;
    }
    if (!to.isOnBoard() || men.containsKey(to)) {
      return false;
    }
    return size == 1
        || at(from.middle(to)) instanceof Content.Man jumped && jumped.colour() != man.colour();
  }

  /**
   * Step?
   *
   * @param fromRow row of the first position
   * @param fromCol column of the first position
   * @param toRow row of the last position
   * @param toCol column of the last position
   * @return answer
   */
  public boolean isMove(int fromRow, int fromCol, int toRow, int toCol) {
    return canGo(new Position(fromRow, fromCol), new Position(toRow, toCol), 1);
  }

  /**
   * Jump?
   *
   * @param fromRow row of the first position
   * @param fromCol column of the first position
   * @param toRow row of the last position
   * @param toCol column of the last position
   * @return answer
   */
  public boolean isJump(int fromRow, int fromCol, int toRow, int toCol) {
    return canGo(new Position(fromRow, fromCol), new Position(toRow, toCol), 2);
  }

  @Override
  public String toString() {
    var text = new StringBuilder();
    for (var row = 7; row >= 0; row--) {
      for (var col = 0; col < 8; col++) {
        text.append(" %s ".formatted(at(new Position(row, col)).symbol()));
      }
      text.append(System.lineSeparator());
    }
    return text.toString();
  }

  /**
   * All men?
   *
   * @return the first square
   * @throws CBException never
   */
  public Square getBoardList() throws CBException {
    Square list = null;
    for (var entry : men.entrySet()) {
      var position = entry.getKey();
      list = new Square(position.row(), position.col(), entry.getValue().code(), list);
    }
    return list;
  }
}
