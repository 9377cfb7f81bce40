package checkerboard;

/**
 * Thrown by the classes of this package.
 */
public class CBException extends Exception {

    private final String message;

    /**
     * Constructs an exception.
     *
     * @param message the detail message
     */
    protected CBException(String message) {
        super(message);
        this.message = message;
    }

    @Override
    public String toString() {
        return "CBException{" + "message='" + message + '\'' + '}';
    }
}
