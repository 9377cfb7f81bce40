package framework.saved;

import framework.games.tictactoe.TicTacToeBoard;
import framework.games.tictactoe.TicTacToeFactory;
import framework.model.Board;
import framework.model.SingletonSupplier;
import framework.play.Command;
import framework.play.Factory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JToolBar;

/**
 * A program for the suites that extends the class under check: it chooses a file without a dialog,
 * and keeps the commands that it is given. It is loaded beside that class, and holds nothing else.
 */
public final class SavingProgram extends SavingApplication {
  private final String name;
  private Path file;
  private final List<Command> submitted = new ArrayList<>();
  private int asked;

  /**
   * Makes a program.
   *
   * @param name the name of the game
   * @param file what the person chooses; null if the person chooses none
   */
  public SavingProgram(String name, Path file) {
    this.name = name;
    this.file = file;
  }

  @Override
  public String getName() {
    return name;
  }

  @Override
  protected SingletonSupplier<? extends Factory> getFactoryMaker() {
    return () -> new TicTacToeFactory();
  }

  @Override
  protected SingletonSupplier<? extends Board> getBoardMaker() {
    return () -> new TicTacToeBoard();
  }

  @Override
  protected void chooseFile(String verb, Consumer<Path> use) {
    asked++;
    if (file != null) {
      use.accept(file);
    }
  }

  @Override
  protected void submit(Command command) {
    submitted.add(command);
  }

  /** Says which file the person chooses from now on; null for none. */
  public void choose(Path file) {
    this.file = file;
  }

  /** Has the buttons added to a bar. */
  public void add(JToolBar bar) {
    addButtons(bar);
  }

  /** Presses the button of this name. */
  public void press(String button) {
    handleButton(button);
  }

  /** How often the person was asked for a file. */
  public int asked() {
    return asked;
  }

  /** The commands that were submitted. */
  public List<Command> submitted() {
    return submitted;
  }
}
