import framework.*;

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
    protected SingletonMaker<? extends Factory> getFactoryMaker()
    {
        return TicTacToeFactory::new;
    }

    @Override
    protected SingletonMaker<? extends Board> getBoardMaker()
    {
        return TicTacToeBoard::new;
    }
}
