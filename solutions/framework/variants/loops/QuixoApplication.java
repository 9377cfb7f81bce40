package framework.games.quixo;

import framework.Board;
import framework.Factory;
import framework.GameApplication;
import framework.InvalidSingletonInstantiationException;
import framework.SingletonMaker;

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
    protected SingletonMaker<? extends Factory> getFactoryMaker() {
        return new SingletonMaker<QuixoFactory>() {
            @Override
            public QuixoFactory make() throws InvalidSingletonInstantiationException {
                return new QuixoFactory();
            }
        };
    }

    @Override
    protected SingletonMaker<? extends Board> getBoardMaker() {
        return new SingletonMaker<QuixoBoard>() {
            @Override
            public QuixoBoard make() throws InvalidSingletonInstantiationException {
                return new QuixoBoard();
            }
        };
    }
}
