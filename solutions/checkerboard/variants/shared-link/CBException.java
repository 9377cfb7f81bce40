package checkerboard;

/** The root of what can go wrong here. Subclasses say it more exactly. */
public class CBException extends Exception {
    private final String message;

    CBException(String message) {
        super(message);
        this.message = message;
    }

    /** The kind of exception, and its text. */
    @Override
    public String toString() {
        return getClass().getSimpleName() + " (" + message + ")";
    }
}
