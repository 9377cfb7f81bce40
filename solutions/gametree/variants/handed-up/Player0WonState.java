package gametree;

/** Player 0 has won. */
public class Player0WonState extends ATerminalState {

  /** Creates the state. */
  public Player0WonState() {
    super(Ending.FIRST);
  }

  @Override
  public boolean equals(Object other) {
    return other != null && getClass() == other.getClass();
  }

  @Override
  public int hashCode() {
    return 0;
  }
}
