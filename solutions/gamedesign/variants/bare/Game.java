import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;

/** A game that counts its turns and plays by recursion of small steps. */
public abstract class Game {
  private final List<Player> players = new LinkedList<>();
  private final Board board;
  private Player activePlayer;
  private int turnCount;

  /** Creates a game. */
  public Game(Board b) {
    board = b;
    players.addAll(createPlayers());
  }

  /** The players to begin with. */
  public abstract List<Player> createPlayers();

  /** Over or not. */
  public abstract boolean gameIsOver();

  /** The rules. */
  public abstract void printRules();

  /** The results. */
  public abstract void printGameResults();

  /** Plays one game. */
  public void startGame() {
    printRules();
    boolean goOn = true;
    for (turnCount = 1; goOn; turnCount++) {
      goOn = playTurn();
    }
    printGameResults();
  }

  private boolean playTurn() {
    activePlayer = getNextPlayer();
    announce("It's Player " + activePlayer.getPlayerNum() + "'s turn.");
    activePlayer.takeTurn();
    announce("Turn finished.\n");
    return !gameIsOver();
  }

  private void announce(String text) {
    System.out.println(text);
  }

  /** The next player. */
  public Player getNextPlayer() {
    int index = activePlayer == null ? -1 : players.indexOf(activePlayer);
    return index == players.size() - 1 ? players.get(0) : players.get(index + 1);
  }

  /** The active player. */
  public final Player getActivePlayer() {
    return activePlayer;
  }

  /** The board. */
  public final Board getBoard() {
    return board;
  }

  /** A copy of the players. */
  public final List<Player> getPlayers() {
    return new ArrayList<>(players);
  }

  /** How many turns there were. */
  public int getTurnCount() {
    return turnCount;
  }
}
