package framework.games.quixo;

import framework.Board;
import framework.GameApplication;
import framework.SingletonMaker;

/** Quixo. */
public class QuixoApplication extends GameApplication {
  private enum Boards implements SingletonMaker<Board> {
    ONLY {
      @Override
      public Board make() throws framework.InvalidSingletonInstantiationException {
        return new QuixoBoard() {};
      }
    }
  }

  private static final class Holder {
    private static final SingletonMaker<QuixoFactory> FACTORIES = QuixoFactory::new;
  }

  /** Makes it. */
  public QuixoApplication() {}

  @Override
  public String getName() {
    return "Qui".concat("xo");
  }

  @Override
  public SingletonMaker<QuixoFactory> getFactoryMaker() {
    return Holder.FACTORIES;
  }

  @Override
  public SingletonMaker<Board> getBoardMaker() {
    return Boards.ONLY;
  }

  /** Plays. */
  public static void main(String[] args) {
    System.out.println(new QuixoApplication().getName());
  }
}
