package gametree;

/** A match on a board. */
class Match implements IBoardStatusVisitor<Object, Object> {

  final IBoardModel board;
  IPlayer[] players = {IPlayer.PERSON, IPlayer.PERSON};
  ICommand command;
  IViewAdmin viewAdmin;
  int turn;

  Match(IBoardModel board) {
    this.board = board;
  }

  void begin() {
    turn = 0;
    board.reset();
    viewAdmin.reset(ReadOnlyBoard.of(board, turn));
    board.execute(this, null);
  }

  IRequestor requestor() {
    return (row, col, player, reject) -> {
      if (player != turn) {
        reject.execute();
      } else {
        board.makeMove(row, col, player, new Checked(this, new Move(row, col), reject), this);
      }
    };
  }

  @Override
  public Object player0WonCase(IBoardModel host, Object param) {
    viewAdmin.win(0);
    return param;
  }

  @Override
  public Object player1WonCase(IBoardModel host, Object param) {
    viewAdmin.win(1);
    return param;
  }

  @Override
  public Object drawCase(IBoardModel host, Object param) {
    viewAdmin.draw();
    return param;
  }

  @Override
  public Object noWinnerCase(IBoardModel host, Object param) {
    int now = turn;
    viewAdmin.turn(now);
    players[now].takeTurn(board, now, requestor());
    return param;
  }
}
