package gametree;

/** A model whose visitors and requestor are classes of their own. */
public class GameModel implements IModelAdmin {

  private final Match match;

  /** Creates a model on a board. */
  public GameModel(IBoardModel board) {
    match = new Match(board);
  }

  /** Sets the command. */
  public void setCommand(ICommand command) {
    match.command = command;
  }

  /** Sets the view. */
  public void setViewAdmin(IViewAdmin viewAdmin) {
    match.viewAdmin = viewAdmin;
  }

  @Override
  public void setPlayers(IPlayer player0, IPlayer player1) {
    match.players = new IPlayer[] {player0, player1};
  }

  @Override
  public void reset() {
    match.begin();
  }

  /** Creates a requestor. */
  public IRequestor getRequestor() {
    return match.requestor();
  }
}
