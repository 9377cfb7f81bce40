// gives: KING king QUEEN 2 [KING, QUEEN] KING=1 king!queen? none black WHITE
// Constants with bodies, values, valueOf, both kinds of switch, maps and sets, an inner enum.
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;

enum Piece {
  KING {
    @Override
    String sign() {
      return "king";
    }
  },
  QUEEN {
    @Override
    String sign() {
      return "queen";
    }
  };

  abstract String sign();
}

public class Main {
  private enum Color {
    WHITE, BLACK;

    Color other() {
      return this == WHITE ? BLACK : WHITE;
    }
  }

  public static Object run() {
    Map<Piece, Integer> worth = new EnumMap<>(Piece.class);
    worth.put(Piece.KING, 1);
    String signs = "";
    for (Piece piece : Piece.values()) {
      switch (piece) {
        case KING:
          signs += piece.sign() + "!";
          break;
        case QUEEN:
          signs += piece.sign() + "?";
          break;
      }
    }
    String text = switch (Color.WHITE.other()) {
      case WHITE -> "white";
      case BLACK -> "black";
    };
    String none = "";
    try {
      Piece.valueOf("PRINCE");
    } catch (IllegalArgumentException e) {
      none = "none";
    }
    return Piece.KING + " " + Piece.KING.sign() + " " + Piece.valueOf("QUEEN") + " "
        + Piece.values().length + " " + EnumSet.allOf(Piece.class) + " "
        + worth.toString().substring(1, 7) + " " + signs + " " + none + " " + text + " "
        + Color.BLACK.other();
  }
}
