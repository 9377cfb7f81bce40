package gametree.program;

import gametree.Move;
import gametree.play.Game;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The arguments of the program, read from the command line. */
final class Call {

  private static final String YES = "yes";

  /** What each option is at first; null stands for "not given". */
  private static final Map<String, String> DEFAULTS = new LinkedHashMap<>();

  static {
    DEFAULTS.put("--game", "tictactoe");
    DEFAULTS.put("--black", "human");
    DEFAULTS.put("--white", "");
    DEFAULTS.put("--seed", "1");
    DEFAULTS.put("--tournament", null);
    DEFAULTS.put("--tree", null);
    DEFAULTS.put("--strategy", "alphabeta:9");
    DEFAULTS.put("--after", "");
    DEFAULTS.put("--plies", "2");
    DEFAULTS.put("--text", null);
  }

  /** In Tic-Tac-Toe, the players have other names. */
  private static final Map<String, String> ALIASES = Map.of("--x", "--black", "--o", "--white");

  private final Map<String, String> values = new LinkedHashMap<>(DEFAULTS);

  /**
   * Reads arguments.
   *
   * @throws IllegalArgumentException if one has no meaning; the message says which
   */
  Call(String... args) {
    for (int i = 0; i < args.length; i++) {
      String name = ALIASES.getOrDefault(args[i], args[i]);
      if (!DEFAULTS.containsKey(name)) {
        throw new IllegalArgumentException(
            "'%s' has no meaning here. There are: %s."
                .formatted(name, String.join(", ", DEFAULTS.keySet())));
      }
      boolean hasValue = i + 1 < args.length && !args[i + 1].startsWith("--");
      if (name.equals("--text")) {
        values.put(name, YES);
      } else if (hasValue) {
        i++;
        values.put(name, args[i]);
      } else if (name.equals("--tournament")) {
        values.put(name, "random,medium,alphabeta:4,own");
      } else {
        throw new IllegalArgumentException(name + " needs a value after it.");
      }
    }
  }

  boolean isText() {
    return values.get("--text") != null;
  }

  boolean isTournament() {
    return values.get("--tournament") != null;
  }

  boolean isTree() {
    return values.get("--tree") != null;
  }

  String tree() {
    return values.get("--tree");
  }

  String strategy() {
    return values.get("--strategy");
  }

  List<String> entrants() {
    return List.of(values.get("--tournament").split(","));
  }

  Game game() {
    return Game.of(values.get("--game"));
  }

  /** The players; where nobody says who is white, a strong computer player is. */
  List<String> players() {
    String white = values.get("--white");
    return List.of(values.get("--black"), white.isEmpty() ? "medium" : white);
  }

  long seed() {
    return number("--seed");
  }

  int plies() {
    return (int) number("--plies");
  }

  /** The moves to be made before a search begins, such as {@code 1 1, 0 0}. */
  List<Move> after() {
    List<Move> moves = new ArrayList<>();
    for (String text : values.get("--after").split(",")) {
      String[] words = text.strip().split("\\s+");
      if (text.strip().equals("pass")) {
        moves.add(Move.PASS);
      } else if (words.length == 2
          && words[0].matches("\\d{1,2}")
          && words[1].matches("\\d{1,2}")) {
        moves.add(new Move(Integer.parseInt(words[0]), Integer.parseInt(words[1])));
      } else if (!text.isBlank()) {
        throw new IllegalArgumentException(
            "--after takes moves such as '1 1, 0 0', not '" + text.strip() + "'.");
      }
    }
    return moves;
  }

  private long number(String name) {
    String text = values.get(name);
    if (!text.matches("\\d{1,9}")) {
      throw new IllegalArgumentException(name + " needs a number, not '" + text + "'.");
    }
    return Long.parseLong(text);
  }
}
