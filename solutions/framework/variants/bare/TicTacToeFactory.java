import framework.model.*;
import framework.play.*;
import framework.view.*;
import java.util.*;

/** Factory for Tic-Tac-Toe. */
public class TicTacToeFactory extends Factory
{
    /** Constructor. */
    public TicTacToeFactory() throws InvalidSingletonInstantiationException
    {
    }

    @Override
    public List<Player> createPlayers()
    {
        ArrayList<Player> list = new ArrayList<Player>();
        list.add(new OnePiecePlayer("X", p -> new XPiece(p)));
        list.add(new OnePiecePlayer("O", p -> new OPiece(p)));
        return list;
    }

    @Override
    public List<Strategy> createPrototypeStrategies()
    {
        ArrayList<Strategy> list = new ArrayList<Strategy>();
        list.add(new OneSpaceGuiStrategy());
        list.add(new TicTacToeRandomStrategy());
        return list;
    }

    @Override
    public BoardView createBoardView(Board board)
    {
        return new TicTacToeBoardView(board);
    }

    @Override
    public SpaceView createSpaceView(BoardView boardView, Space space)
    {
        return new TicTacToeSpaceView(boardView, space);
    }

    @Override
    public PieceView createPieceView(Piece piece)
    {
        if (piece instanceof XPiece)
            return new TicTacToeXPieceView(piece);
        else
            return new TicTacToeOPieceView(piece);
    }
}
