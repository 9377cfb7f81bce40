package gametree;

/** What a match does when a move was checked. */
record Checked(Match match, Move move, IRejectCommand reject) implements ICheckMoveVisitor {

  @Override
  public void invalidMoveCase() {
    reject.execute();
  }

  @Override
  public void validMoveCase() {
    int player = match.turn;
    match.turn = 1 - player;
    match.command.setTokenAt(
        move.row(), move.col(), player, ReadOnlyBoard.of(match.board, match.turn));
  }
}
