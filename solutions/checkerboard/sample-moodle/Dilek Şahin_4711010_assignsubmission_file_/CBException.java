package checkerboard;

/**
 * Signals misuse of the board.
 */
public class CBException extends Exception
{
	CBException(String text)
	{
		super(text);
	}

	/**
	 * Shows the text.
	 */
	public String toString()
	{
		return getMessage();
	}
}
