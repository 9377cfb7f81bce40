package checkerboard;

import java.util.Objects;

/** Checkerboard exception: an Exception with a mandatory text. */
public class CBException extends Exception {

    private final String message;

    CBException(String message) {
        this.message = Objects.requireNonNull(message, "an exception needs a text");
    }

    @Override
    public String toString() {
        return String.join(": ", getClass().getSimpleName(), message);
    }
}
