package framework.bench;

import framework.Board;
import framework.Factory;
import framework.GameOverStatus;
import framework.Move;
import framework.MoveController;
import framework.MoveProcessor;
import framework.OnePiecePlayer;
import framework.SingletonMaker;
import framework.Space;
import framework.Table;

/**
 * Plays random games through the public model: moves are executed, the board is asked after each
 * whether the game is over, and at the end all moves are undone. Every possible move is as likely
 * as any other.
 */
final class RandomGame {

  private final Table table = new Table();
  private final Board board;
  private final Factory factory;
  private final MoveProcessor processor;
  private final OnePiecePlayer[] players;

  /** Where a move can be chosen; those that are possible now come first. */
  private final Space[] choices;

  private final Chance chance = new Chance();

  /**
   * Sets up a game at a table of its own.
   *
   * @param rows how many rows, from the top, have spaces to choose: one where pieces fall
   */
  RandomGame(
      SingletonMaker<? extends Factory> factoryMaker,
      SingletonMaker<? extends Board> boardMaker,
      int rows) {
    table.run(
        () -> {
          Factory.configure(factoryMaker);
          Board.configure(boardMaker);
        });
    board = table.call(Board::instance);
    factory = table.call(Factory::instance);
    processor = table.call(MoveProcessor::instance);
    players = factory.createPlayers().toArray(OnePiecePlayer[]::new);
    choices = new Space[rows * board.getColumns()];
    for (int i = 0; i < choices.length; i++) {
      choices[i] = board.getSpace(i / board.getColumns(), i % board.getColumns());
    }
  }

  /** Plays so many games, and undoes each; returns how many of them somebody has won. */
  int play(int games) {
    return table.call(
        () -> {
          int won = 0;
          for (int i = 0; i < games; i++) {
            won += play().getWinner() == null ? 0 : 1;
          }
          return won;
        });
  }

  private GameOverStatus play() {
    int possible = choices.length;
    int player = 0;
    GameOverStatus status = GameOverStatus.NOT_OVER;
    while (!status.isGameOver()) {
      int index = chance.below(possible);
      Space choice = choices[index];
      if (choice.isEmpty()) {
        Move move = factory.createNewPieceMove(Nobody.HEARS, players[player].createPiece(), choice);
        processor.submitMove(move);
        status = board.gameOver();
        player = 1 - player;
      } else {
        possible--;
        choices[index] = choices[possible];
        choices[possible] = choice;
      }
    }
    while (processor.undoMove()) {
      // Until the board is as it was at the beginning.
    }
    return status;
  }

  /** No move is invalid here. */
  private enum Nobody implements MoveController {
    HEARS;

    @Override
    public void notifyInvalidMove(Move move) {
      throw new IllegalStateException("An invalid move was made.");
    }

    @Override
    public void notifyInvalidUndo(Move move) {
      throw new IllegalStateException("A move could not be undone.");
    }
  }
}
