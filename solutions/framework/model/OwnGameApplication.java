package framework.games.own;

import framework.application.GameApplication;
import framework.model.Board;
import framework.model.SingletonSupplier;
import framework.play.Factory;
import framework.saved.SavingApplication;

/**
 * Hexapawn: three pawns against three on nine spaces. A pawn steps straight ahead to an empty
 * space, or takes an enemy diagonally ahead of it. Who reaches the other side wins, and who cannot
 * move loses.
 */
public class OwnGameApplication extends SavingApplication {

  /** Makes the program; like every {@link GameApplication}, it begins when it is set up. */
  public OwnGameApplication() {
    super();
  }

  @Override
  public String getName() {
    return "Hexapawn";
  }

  @Override
  protected SingletonSupplier<? extends Factory> getFactoryMaker() {
    return HexapawnFactory::new;
  }

  @Override
  protected SingletonSupplier<? extends Board> getBoardMaker() {
    return HexapawnBoard::new;
  }
}
