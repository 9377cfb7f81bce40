package checkerboard;

/**
 * The kind of exception that the classes of the checkerboard throw.
 *
 * @author student
 */
public class CBException extends Exception {

	private String message;

	/** Only classes of this package make such exceptions. */
	CBException(String message) {
		super(message);
		this.message = message;
	}

	/** The type of the exception, a colon, and what happened. */
	@Override
	public String toString() {
		return "CBException: " + message;
	}
}
