package boardwright.export;

/**
 * An instructor's file as it came.
 *
 * @param name of the file in errors
 * @param bytes what is in it
 */
public record Original(String name, byte[] bytes) {}
