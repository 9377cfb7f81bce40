package checkerboard;

/** An error on the checkerboard, with a text that says which one. */
public class CBException extends Exception {
    private final String message;

    CBException(String message) {
        this.message = message;
    }

    /** @return the class and the text */
    @Override
    public String toString() {
        return getClass().getName() + ": " + message;
    }
}
