package framework.games.quixo;

import framework.model.Board;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.SingletonSupplier;
import framework.play.Factory;
import framework.saved.SavingApplication;

/** Fills in a program that gets its makers by its constructor. */
public class QuixoApplication extends ProgramOfMakers {

  /** Creates the program. */
  public QuixoApplication() {
    super(
        "Quixo",
        QuixoFactory::new,
        new SingletonSupplier<>() {
          @Override
          public Board make() throws InvalidSingletonInstantiationException {
            return new QuixoBoard();
          }
        });
  }
}

/** A program that knows no game; both makers are handed up. */
abstract class ProgramOfMakers extends SavingApplication {
  private final String name;
  private final SingletonSupplier<Factory> factories;
  private final SingletonSupplier<Board> boards;

  ProgramOfMakers(String name, SingletonSupplier<Factory> factories, SingletonSupplier<Board> boards) {
    this.name = name;
    this.factories = factories;
    this.boards = boards;
  }

  @Override
  public final String getName() {
    return name;
  }

  @Override
  protected final SingletonSupplier<? extends Factory> getFactoryMaker() {
    return factories;
  }

  @Override
  protected final SingletonSupplier<? extends Board> getBoardMaker() {
    return boards;
  }
}
