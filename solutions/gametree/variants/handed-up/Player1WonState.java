package gametree;

/** Player 1 has won. */
public class Player1WonState extends ATerminalState {

  /** Creates the state. */
  public Player1WonState() {
    super(Ending.Of.SECOND);
  }
}
