package checkerboard.window;

import framework.Board;
import framework.Factory;
import framework.GameApplication;
import framework.SingletonMaker;
import java.util.List;
import javax.swing.JToolBar;

/**
 * The checkers program in a window: click a piece to see where it can go, and one of these squares
 * to move it there.
 */
public final class CheckersApplication extends GameApplication {

  /** Makes the program; it begins with {@link #launch}. */
  public CheckersApplication() {}

  @Override
  public String getName() {
    return "Checkers";
  }

  @Override
  protected SingletonMaker<? extends Factory> getFactoryMaker() {
    return CheckersFactory::new;
  }

  @Override
  protected SingletonMaker<? extends Board> getBoardMaker() {
    return CheckersBoard::new;
  }

  /** Nobody but one person plays, so there is nobody to choose. */
  @Override
  protected void addButtons(JToolBar bar) {
    List<String> names =
        List.of(
            NEW_GAME,
            TAKE_BACK,
            SAVE,
            OPEN,
            TO_BEGINNING,
            STEP_BACK,
            STEP_FORWARD,
            TO_END,
            PLAY_ON);
    names.forEach(name -> addButton(bar, name));
  }
}
