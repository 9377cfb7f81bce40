package gamedesign.own;

/** Plays a game with a pile of cards. */
public final class Driver {
  private Driver() {}

  /** Plays. */
  public static void main(String[] args) {
    new PileGame(new PileTable()).startGame();
  }
}
