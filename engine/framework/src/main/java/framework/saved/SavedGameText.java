package framework.saved;

import board.model.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes a saved game as text, and reads it; the form is in the package's description. */
public final class SavedGameText {

  private static final String FIRST_LINE = "Boardwright saved game 1";
  private static final Pattern BOARD = Pattern.compile("board (\\d{1,3}) x (\\d{1,3})");
  private static final int LONGEST_SHOWN = 40;

  private final List<String> lines;
  private int at;

  private SavedGameText(List<String> lines) {
    this.lines = lines;
  }

  /**
   * Writes a game.
   *
   * @param game the game; not null
   * @return the text; each line ends with a line feed
   */
  public static String write(SavedGame game) {
    StringBuilder text = new StringBuilder();
    text.append(FIRST_LINE).append('\n');
    text.append("game ").append(game.game()).append('\n');
    text.append("board ").append(game.rows()).append(" x ").append(game.columns()).append('\n');
    text.append("players ").append(namesOf(game)).append('\n');
    for (int i = 0; i < game.moves().size(); i++) {
      String player = game.players().get(i % game.players().size());
      text.append(i + 1).append(' ').append(player);
      for (Cell space : game.moves().get(i)) {
        text.append(' ').append(space.row()).append(' ').append(space.column());
      }
      text.append('\n');
    }
    return text.append("end ").append(game.moves().size()).append('\n').toString();
  }

  /** Joins the names by commas; those in a name are written as {@code %2C}. */
  private static String namesOf(SavedGame game) {
    return game.players().stream()
        .map(name -> name.replace("%", "%25").replace(",", "%2C"))
        .collect(Collectors.joining(", "));
  }

  private List<String> players() throws SavedGameException {
    List<String> names = new ArrayList<>();
    for (String name : after("players ").split(", ", -1)) {
      if (name.isBlank()) {
        at--;
        throw wrong("the names of the players, such as 'players X, O'");
      }
      names.add(name.replace("%2C", ",").replace("%25", "%"));
    }
    return names;
  }

  /**
   * Reads a game.
   *
   * @param text any text; not null
   * @return the game
   * @throws SavedGameException if the text is no saved game, or is damaged; says where
   */
  public static SavedGame read(String text) throws SavedGameException {
    // Some editors begin a file with a byte-order mark.
    return new SavedGameText(text.replaceFirst("^\uFEFF", "").lines().toList()).read();
  }

  private SavedGame read() throws SavedGameException {
    if (lines.isEmpty() || !lines.get(0).equals(FIRST_LINE)) {
      throw new SavedGameException("This is no saved game: line 1 is not '" + FIRST_LINE + "'.");
    }
    at = 1;
    String game = after("game ");
    Matcher board = BOARD.matcher(line());
    if (!board.matches()) {
      throw wrong("the size of the board, such as 'board 3 x 3'");
    }
    at++;
    List<String> players = players();
    List<List<Cell>> moves = new ArrayList<>();
    while (!line().startsWith("end ")) {
      moves.add(move(moves.size(), players));
      at++;
    }
    if (!line().equals("end " + moves.size())) {
      throw wrong("'end " + moves.size() + "', for so many moves come before");
    }
    at++;
    for (; at < lines.size(); at++) {
      if (!lines.get(at).isBlank()) {
        throw wrong("nothing after the last move");
      }
    }
    return new SavedGame(
        game, Integer.parseInt(board.group(1)), Integer.parseInt(board.group(2)), players, moves);
  }

  private String line() throws SavedGameException {
    if (at >= lines.size()) {
      throw new SavedGameException(
          "The file is cut off: it ends after line " + lines.size() + ", without 'end'.");
    }
    return lines.get(at);
  }

  private String after(String word) throws SavedGameException {
    String line = line();
    if (!line.startsWith(word) || line.length() == word.length()) {
      throw wrong("a line that begins with '" + word.strip() + "'");
    }
    at++;
    return line.substring(word.length());
  }

  private List<Cell> move(int index, List<String> players) throws SavedGameException {
    String player = players.get(index % players.size());
    String start = (index + 1) + " " + player + " ";
    String line = line();
    if (!line.startsWith(start)
        || !line.substring(start.length()).matches("\\d{1,3}( \\d{1,3})*")) {
      throw wrong("move " + (index + 1) + ", such as '" + start + "0 1'");
    }
    String[] numbers = line.substring(start.length()).split(" ");
    if (numbers.length % 2 != 0) {
      throw wrong("a row and a column for each space");
    }
    List<Cell> spaces = new ArrayList<>();
    for (int i = 0; i < numbers.length; i += 2) {
      spaces.add(new Cell(Integer.parseInt(numbers[i]), Integer.parseInt(numbers[i + 1])));
    }
    return spaces;
  }

  private SavedGameException wrong(String expected) throws SavedGameException {
    String line = line();
    String shown = line.length() > LONGEST_SHOWN ? line.substring(0, LONGEST_SHOWN) + "…" : line;
    return new SavedGameException(
        "Line "
            + (at + 1)
            + " is damaged: '"
            + shown
            + "' stands where should be "
            + expected
            + ".");
  }
}
