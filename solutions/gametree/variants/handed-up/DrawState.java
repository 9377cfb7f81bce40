package gametree;

/** Nobody has won. */
public class DrawState extends ATerminalState {

  /** Creates the state. */
  public DrawState() {
    super(IBoardStatusVisitor::drawCase);
  }
}
