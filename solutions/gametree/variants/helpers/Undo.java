package gametree;

/** Takes a move back (Memento pattern): it keeps the tokens and the state of before. */
class Undo implements IUndoMove {

  private final SquareBoard board;
  private final int[][] tokens;
  private final IBoardState state;

  Undo(SquareBoard board, int[][] tokens, IBoardState state) {
    this.board = board;
    this.tokens = tokens;
    this.state = state;
  }

  @Override
  public void undo() {
    board.restore(tokens, state);
  }
}
