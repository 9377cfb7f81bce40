/** Falsche Eingaben für das Brett. */
public class CBException extends Exception {
    private String message;

    CBException(String message) {
        this.message = message;
    }

    /** Gibt den Text zurück. */
    public String toString() {
        return "Fehler: " + message;
    }
}
