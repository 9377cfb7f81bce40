package boardwright.solutions;

/**
 * Another right answer. Its folder holds the files that differ from the model.
 *
 * @param id the folder's name
 * @param about what is different in it
 */
public record Variant(String id, String about) {}
