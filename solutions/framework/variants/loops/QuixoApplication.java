package framework.games.quixo;

import framework.application.GameApplication;
import framework.model.Board;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.SingletonSupplier;
import framework.play.Factory;

/** The program Quixo. */
public class QuixoApplication extends GameApplication {

    /** A new program. */
    public QuixoApplication() {
    }

    @Override
    public String getName() {
        String name = "Quixo";
        return name;
    }

    @Override
    protected SingletonSupplier<? extends Factory> getFactoryMaker() {
        return new SingletonSupplier<QuixoFactory>() {
            @Override
            public QuixoFactory make() throws InvalidSingletonInstantiationException {
                return new QuixoFactory();
            }
        };
    }

    @Override
    protected SingletonSupplier<? extends Board> getBoardMaker() {
        return new SingletonSupplier<QuixoBoard>() {
            @Override
            public QuixoBoard make() throws InvalidSingletonInstantiationException {
                return new QuixoBoard();
            }
        };
    }
}
