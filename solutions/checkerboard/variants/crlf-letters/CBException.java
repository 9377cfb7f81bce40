package checkerboard;

/** Exception for wrong rows, columns and pieces. */
public class CBException extends Exception
  {
  private String message;

  /** Makes one. */
  CBException(String message)
    {
    this.message = message;
    }

  /** The message of it. */
  public String getMessage()
    {
    return message;
    }

  /** The name and the message of it. */
  public String toString()
    {
    return "CBException: " + message;
    }
  }
