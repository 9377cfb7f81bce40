import framework.Board;
import framework.Factory;
import framework.SingletonMaker;
import framework.saved.SavingApplication;

/** Reversi on sixteen spaces. */
public class OwnGameApplication extends SavingApplication {
  @Override
  public String getName() {
    return "Reversi";
  }

  @Override
  protected SingletonMaker<? extends Factory> getFactoryMaker() {
    return ReversiFactory::new;
  }

  @Override
  protected SingletonMaker<? extends Board> getBoardMaker() {
    return ReversiBoard::new;
  }
}
