import framework.Board;
import framework.Factory;
import framework.SingletonSupplier;
import framework.saved.SavingApplication;

/** Reversi on sixteen spaces. */
public class OwnGameApplication extends SavingApplication {
  @Override
  public String getName() {
    return "Reversi";
  }

  @Override
  protected SingletonSupplier<? extends Factory> getFactoryMaker() {
    return ReversiFactory::new;
  }

  @Override
  protected SingletonSupplier<? extends Board> getBoardMaker() {
    return ReversiBoard::new;
  }
}
