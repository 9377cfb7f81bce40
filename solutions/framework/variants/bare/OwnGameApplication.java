import framework.model.Board;
import framework.play.Factory;
import framework.model.SingletonSupplier;
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
