package checkerboard;

/**
 * Exception of the checkerboard classes. It is nothing but an Exception of its own type: the text
 * is stored by the superclass, which also has the toString() that prints it.
 */
public class CBException extends Exception {

    CBException(String message) {
        super(message);
    }
}
