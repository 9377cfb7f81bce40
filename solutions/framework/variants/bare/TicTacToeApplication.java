import framework.application.*;
import framework.model.*;
import framework.play.*;

/** Program for Tic-Tac-Toe. */
public class TicTacToeApplication extends GameApplication
{
    /** Constructor. */
    public TicTacToeApplication()
    {
    }

    @Override
    public String getName()
    {
        return "Tic-Tac-Toe";
    }

    @Override
    protected SingletonSupplier<? extends Factory> getFactoryMaker()
    {
        return TicTacToeFactory::new;
    }

    @Override
    protected SingletonSupplier<? extends Board> getBoardMaker()
    {
        return TicTacToeBoard::new;
    }
}
