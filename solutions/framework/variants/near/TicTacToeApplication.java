package framework.games.tictactoe;

import framework.application.GameApplication;
import framework.model.Board;
import framework.model.SingletonSupplier;
import framework.play.Command;
import framework.play.Factory;
import framework.play.GameMaster;
import javax.swing.JToolBar;

/** The program with a button of its own, whose command leads the game; makers in fields. */
public class TicTacToeApplication extends GameApplication {
  private static final String TWICE = "Back two";

  private final SingletonSupplier<Factory> factories = TicTacToeFactory::new;
  private final SingletonSupplier<Board> boards = TicTacToeBoard::new;

  /** Creates the program. */
  public TicTacToeApplication() {
    super();
  }

  @Override
  public String getName() {
    return "Tic-Tac-Toe";
  }

  @Override
  protected SingletonSupplier<? extends Factory> getFactoryMaker() {
    return factories;
  }

  @Override
  protected SingletonSupplier<? extends Board> getBoardMaker() {
    return boards;
  }

  @Override
  protected void addButtons(JToolBar bar) {
    super.addButtons(bar);
    addButton(bar, TWICE, "Take two moves back", null);
  }

  @Override
  protected void handleButton(String name) {
    if (!name.equals(TWICE)) {
      super.handleButton(name);
      return;
    }
    submit(
        new Command() {
          @Override
          protected void executeHook() {
            GameMaster.instance().takeBack(2);
          }
        });
  }
}
