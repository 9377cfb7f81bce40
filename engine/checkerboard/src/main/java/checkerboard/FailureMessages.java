package checkerboard;

/**
 * Puts what is wrong with a replaceable class, such as an exception or error that came out of it,
 * into one plain line, for a person who is writing that class.
 */
public class FailureMessages {

  /** What to say of a linked list that leads back into itself, or makes its elements on demand. */
  public static final String ENDLESS_LIST =
      "This list does not end: look at what sets the next of its elements.";

  /** Longer messages are cut. */
  private static final int LONGEST_MESSAGE = 200;

  private FailureMessages() {}

  /**
   * Describes an exception: what went wrong, and in which line of which file if that is known.
   *
   * @param trouble what was caught; may be any class, also one whose own methods fail; not null
   * @return one line
   */
  public static String describe(Throwable trouble) {
    try {
      return TextLayout.oneLine(sentence(trouble));
    } catch (Throwable another) {
      return trouble.getClass().getName() + ": and its own methods fail, so no more can be said.";
    }
  }

  private static String sentence(Throwable trouble) {
    if (trouble instanceof CBException) {
      return trouble.toString();
    }
    if (trouble instanceof ExceptionInInitializerError && trouble.getCause() != null) {
      return sentence(trouble.getCause());
    }
    if (trouble instanceof NoSuchMethodError) {
      return "Missing: " + message(trouble);
    }
    if (trouble instanceof NoSuchFieldError) {
      // The name is the last word; the words before it differ between versions of Java.
      return "Missing: " + message(trouble).replaceFirst(".* ", "");
    }
    if (trouble instanceof VerifyError) {
      // Its message is a page of machine code.
      return "The classes do not fit together (VerifyError):"
          + " does each extend what its synopsis says?";
    }
    if (trouble instanceof LinkageError) {
      return "The classes do not fit together: " + nameAndMessage(trouble);
    }
    if (trouble instanceof StackOverflowError) {
      return place(trouble) + " calls itself without end (StackOverflowError).";
    }
    if (trouble instanceof OutOfMemoryError) {
      return place(trouble) + " used up the memory (OutOfMemoryError).";
    }
    return place(trouble) + " stopped with " + nameAndMessage(trouble);
  }

  /** Names the innermost method on the way to the trouble that is not one of Java's own. */
  private static String place(Throwable trouble) {
    for (StackTraceElement step : trouble.getStackTrace()) {
      // Java's own classes lie in named modules, those of this program in none.
      if (step.getModuleName() == null) {
        return isInterface(step) ? "The command" : method(step) + file(step);
      }
    }
    return "The command";
  }

  private static boolean isInterface(StackTraceElement step) {
    return step.getClassName().startsWith(TextInterface.class.getName());
  }

  private static String method(StackTraceElement step) {
    String type = withoutPackages(step.getClassName());
    return switch (step.getMethodName()) {
      case "<init>" -> "new " + type;
      case "<clinit>" -> "static part of " + type;
      default -> type + "." + step.getMethodName();
    };
  }

  private static String file(StackTraceElement step) {
    boolean known = step.getFileName() != null && step.getLineNumber() > 0;
    return known ? " (" + step.getFileName() + ":" + step.getLineNumber() + ")" : "";
  }

  private static String nameAndMessage(Throwable trouble) {
    String name = withoutPackages(trouble.getClass().getName());
    return trouble.getMessage() == null ? name : name + ": " + message(trouble);
  }

  private static String message(Throwable trouble) {
    String text =
        withoutPackages(String.valueOf(trouble.getMessage()).replace("'", ""))
            .replaceFirst("void (\\w+)\\.<init>", "new $1")
            // behind it, linkage errors name loaders
            .replaceFirst(" \\([^()]*\\bmodule\\b.*", "");
    return text.length() > LONGEST_MESSAGE ? text.substring(0, LONGEST_MESSAGE) + "..." : text;
  }

  /** Shortens names such as {@code java.lang.String}, as an import would. */
  private static String withoutPackages(String text) {
    return text.replaceAll("\\b([a-z]\\w*\\.)+(?=[A-Z])", "");
  }
}
