package combochess.model;

import java.util.ArrayList;
import java.util.List;

/**
 * A game as lines of text: who plays, how many turns there are, and each turn in notation.
 *
 * <p>Opening a game plays its turns by the rules, so no text can smuggle in a position that the
 * rules forbid. Turns that were taken back are not saved.
 */
public final class SavedGame {

  private static final String TITLE = "combination chess 1";
  private static final String WHITE = "white ";
  private static final String BLACK = "black ";
  private static final String TURNS = "turns ";
  private static final String END = "end";

  private final List<String> lines;
  private int next;

  private SavedGame(List<String> lines) {
    this.lines = lines;
  }

  /**
   * Writes a game.
   *
   * @param model the game; not null
   * @return its lines; a new list
   */
  public static List<String> write(GameModel model) {
    List<String> lines = new ArrayList<>();
    lines.add(TITLE);
    lines.add(WHITE + model.getSettings().white());
    lines.add(BLACK + model.getSettings().black());
    lines.add(TURNS + model.getSettings().turns());
    lines.addAll(model.getNotation());
    lines.add(END);
    return lines;
  }

  /**
   * Opens a game. The timer stands still afterwards.
   *
   * @param lines the lines of a saved game; not null
   * @param model takes over the game; stays as it is if the lines are refused
   * @throws SavedGameException if the lines are no saved game, or a turn in them is not legal
   */
  public static void open(List<String> lines, GameModel model) throws SavedGameException {
    // Turns are tried on another model, so that a wrong one leaves this model as it is.
    GameModel opened = model.copy();
    new SavedGame(lines).play(opened);
    model.takeOver(opened);
  }

  private void play(GameModel model) throws SavedGameException {
    if (!TITLE.equals(line())) {
      throw wrong("This is no saved game of combination chess.");
    }
    String white = value(WHITE);
    String black = value(BLACK);
    int turns = number(value(TURNS));
    String refusal = GameSettings.refusal(white, black, turns);
    if (refusal != null) {
      throw wrong(refusal);
    }
    model.newGame(new GameSettings(white, black, turns));
    for (String turn = line(); !turn.equals(END); turn = line()) {
      play(model, turn);
    }
    if (next < lines.size()) {
      next++;
      throw wrong("Nothing may follow after 'end'.");
    }
  }

  private void play(GameModel model, String turn) throws SavedGameException {
    if (model.isOver()) {
      throw wrong("The game is over before this turn.");
    }
    if (turn.equals(LostTurnCommand.TIMEOUT)) {
      model.timeOut();
    } else if (turn.equals(LostTurnCommand.PASS) && model.mustPass()) {
      model.pass();
    } else {
      Move move = model.read(turn);
      if (move == null) {
        throw wrong("'" + turn + "' is no legal turn here.");
      }
      model.play(move);
    }
  }

  private String line() throws SavedGameException {
    if (next == lines.size()) {
      throw new SavedGameException("The saved game ends too early.");
    }
    return lines.get(next++);
  }

  private String value(String key) throws SavedGameException {
    String line = line();
    if (!line.startsWith(key)) {
      throw wrong("The line should begin with '" + key.strip() + "'.");
    }
    return line.substring(key.length());
  }

  private int number(String text) throws SavedGameException {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw wrong("The number of turns should stand here.");
    }
  }

  private SavedGameException wrong(String sentence) {
    return new SavedGameException("Line " + next + ": " + sentence);
  }
}
