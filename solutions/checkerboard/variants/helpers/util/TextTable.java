package checkerboard.util;

/**
 * Writes symbols into rows. It knows nothing of checkers: what it is given is what it prints.
 */
public final class TextTable {

  private final String lineEnd = System.getProperty("line.separator");
  private final StringBuilder text = new StringBuilder();

  /**
   * Begins a row.
   *
   * @param label stands before the row
   * @return this table
   */
  public TextTable row(String label) {
    text.append(label).append("  ");
    return this;
  }

  /**
   * Adds a symbol to the row.
   *
   * @param symbol the symbol
   * @return this table
   */
  public TextTable cell(String symbol) {
    text.append(' ').append(symbol).append(' ');
    return this;
  }

  /**
   * Ends the row.
   *
   * @return this table
   */
  public TextTable end() {
    text.append(lineEnd);
    return this;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
