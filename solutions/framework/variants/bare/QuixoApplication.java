import framework.application.*;
import framework.model.*;
import framework.play.*;

/** The application. */
public class QuixoApplication extends GameApplication
{
	/** Returns the name. */
	public String getName()
	{
		return "Quixo";
	}

	protected SingletonSupplier<? extends Factory> getFactoryMaker()
	{
		return QuixoFactory::new;
	}

	protected SingletonSupplier<? extends Board> getBoardMaker()
	{
		return QuixoBoard::new;
	}
}
