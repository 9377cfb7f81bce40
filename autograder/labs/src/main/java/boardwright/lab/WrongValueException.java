package boardwright.lab;

/** Something that a person wrote cannot be used. The reader of the file adds the line. */
public final class WrongValueException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String where;
  private final String expected;

  WrongValueException(String where, String expected) {
    super((where.isEmpty() ? "" : where + ": ") + "expected " + expected);
    this.where = where;
    this.expected = expected;
  }

  /** The key, seen from the part that is being read; empty if it is the value itself. */
  String where() {
    return where;
  }

  String expected() {
    return expected;
  }
}
