package framework.games.quixo;

import framework.Board;
import framework.Factory;
import framework.SingletonMaker;
import framework.saved.SavingApplication;

/** The program with which people play Quixo. */
public class QuixoApplication extends SavingApplication {

  private static QuixoBoard board;

  /** Makes the program. */
  public QuixoApplication() {
    super();
  }

  @Override
  public String getName() {
    return "Quixo";
  }

  @Override
  protected SingletonMaker<? extends Factory> getFactoryMaker() {
    return QuixoFactory::new;
  }

  @Override
  protected SingletonMaker<? extends Board> getBoardMaker() {
    return () -> {
      if (board == null) {
        board = new QuixoBoard();
      }
      return board;
    };
  }
}
