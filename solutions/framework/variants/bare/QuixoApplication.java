import framework.*;

/** The application. */
public class QuixoApplication extends GameApplication
{
	/** Returns the name. */
	public String getName()
	{
		return "Quixo";
	}

	protected SingletonMaker<? extends Factory> getFactoryMaker()
	{
		return QuixoFactory::new;
	}

	protected SingletonMaker<? extends Board> getBoardMaker()
	{
		return QuixoBoard::new;
	}
}
