package framework.games.quixo;

import framework.application.GameApplication;
import framework.model.Board;
import framework.model.SingletonSupplier;

/** Quixo. */
public class QuixoApplication extends GameApplication {
  private enum Boards implements SingletonSupplier<Board> {
    ONLY {
      @Override
      public Board make() throws framework.model.InvalidSingletonInstantiationException {
        return new QuixoBoard() {};
      }
    }
  }

  private static final class Holder {
    private static final SingletonSupplier<QuixoFactory> FACTORIES = QuixoFactory::new;
  }

  /** Makes it. */
  public QuixoApplication() {}

  @Override
  public String getName() {
    return "Qui".concat("xo");
  }

  @Override
  public SingletonSupplier<QuixoFactory> getFactoryMaker() {
    return Holder.FACTORIES;
  }

  @Override
  public SingletonSupplier<Board> getBoardMaker() {
    return Boards.ONLY;
  }

  /** Plays. */
  public static void main(String[] args) {
    System.out.println(new QuixoApplication().getName());
  }
}
