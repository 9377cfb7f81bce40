package gamedesign.own;

import gamedesign.engine.Game;
import gamedesign.engine.Player;
import java.util.List;

/** Turns over two cards each turn, anywhere. A pair belongs to the player who finds it. */
public class PairsPlayer extends Player {

  private static final int MOST_TURNS = 50;

  private int turns;
  private int pairs;
  private boolean luckyTurn;

  /** Creates a player, who is on no tile yet. */
  public PairsPlayer(Game g) {
    super(g);
  }

  @Override
  public void takeTurn() {
    turns++;
    CardTile first = turnOverCard();
    CardTile second = turnOverCard();
    luckyTurn = first.matches(second);
    if (luckyTurn) {
      first.take();
      second.take();
      pairs++;
      System.out.println("Player " + getPlayerNum() + " takes the pair.");
    } else {
      first.turnBack();
      second.turnBack();
    }
  }

  private CardTile turnOverCard() {
    PairsBoard table = (PairsBoard) game.getBoard();
    List<int[]> places = table.placesFaceDown();
    int[] place = places.get((int) (Math.random() * places.size()));
    moveTo(place[0], place[1]);
    return table.getCard(getRow(), getCol());
  }

  @Override
  public void printMoveToMessage(int fromRow, int fromCol, int toRow, int toCol) {
    System.out.print("Player " + getPlayerNum() + " turns over (" + toRow + ", " + toCol + "). ");
  }

  /** Returns whether the last turn found a pair. */
  public boolean hadLuckyTurn() {
    return luckyTurn;
  }

  /** Returns how many pairs this player has found. */
  public int getPairs() {
    return pairs;
  }

  /** Returns whether this player has had enough turns for one evening. */
  public boolean isSleepy() {
    return turns == MOST_TURNS;
  }
}
