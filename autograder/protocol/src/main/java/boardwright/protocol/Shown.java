package boardwright.protocol;

import java.util.regex.Pattern;

/**
 * Values and exceptions as text for a student. The text of a learner's own object comes from the
 * learner's code: it may be missing, endless or an exception itself, and is cut and masked here.
 */
public final class Shown {
  private static final int LONGEST = 2_000;
  private static final Pattern IDENTITY = Pattern.compile("(?<=[\\w\\]$;])@[0-9a-f]{1,8}\\b");
  private static final Pattern LAMBDA = Pattern.compile("(?<=\\$\\$Lambda)[$/\\w]+");

  /** What the JVM adds to the names of classes: where they were loaded, which is our affair. */
  private static final Pattern LOADERS =
      Pattern.compile(" \\([\\w.$;\\[ ]+ (?:is|are) in (?:unnamed )?module [^)]*\\)");

  private Shown() {}

  /** A name with its article, such as {@code an XPiece}. */
  public static String withArticle(String name) {
    boolean vowel = !name.isEmpty() && "AEIOUX".indexOf(name.charAt(0)) >= 0;
    return (vowel && !name.startsWith("One") ? "an " : "a ") + name;
  }

  /** A value: texts in quotation marks, everything else as it prints itself. */
  public static String value(Object value) {
    if (value instanceof String text) {
      return '"' + plain(text) + '"';
    }
    return text(value);
  }

  /** An exception by its simple name and its text. */
  public static String thrown(Throwable thrown) {
    String message = message(thrown);
    Class<?> type = thrown.getClass();
    while (type.isAnonymousClass()) {
      type = type.getSuperclass();
    }
    String name = plain(type.getSimpleName());
    return message == null || message.isBlank() ? name : name + " (" + plain(message) + ")";
  }

  /**
   * The text of an exception that may be the learner's, not longer than somebody reads; null if
   * there is none, or none to be had.
   */
  public static String message(Throwable thrown) {
    try {
      String message = thrown.getMessage();
      return message == null ? null : Finding.cut(message);
    } catch (Throwable none) {
      return null; // whatever it does, it is a text that is missing
    }
  }

  /**
   * The topmost place of an exception that lies in code with a source file which the student may
   * know; empty if there is none. Classes of the JDK and of the suites are passed over.
   */
  public static String place(Throwable thrown) {
    StackTraceElement[] trace;
    try {
      trace = thrown.getStackTrace();
    } catch (Throwable e) {
      return "";
    }
    for (StackTraceElement frame : trace) {
      boolean ours = frame.getClassName().startsWith("boardwright.");
      boolean jdk = frame.getModuleName() != null;
      if (ours) {
        return "";
      }
      if (!jdk && frame.getFileName() != null && frame.getLineNumber() > 0) {
        return frame.getFileName() + ":" + frame.getLineNumber();
      }
    }
    return "";
  }

  /**
   * Text with its length bounded, and masked what is different at every run: identity hashes, and
   * the name of the folder of the check.
   */
  public static String plain(String text) {
    boolean endless = text.length() > 2 * LONGEST;
    String same = masked(endless ? text.substring(0, 2 * LONGEST) : text);
    return same.length() > LONGEST ? same.substring(0, LONGEST) + " …" : same;
  }

  /** Text with all masked in it that is different at every run, or nobody's affair but ours. */
  public static String masked(String text) {
    String same = CheckFolder.masked(text);
    String ours = same.contains(" module ") ? LOADERS.matcher(same).replaceAll("") : same;
    ours = ours.contains("$$Lambda") ? LAMBDA.matcher(ours).replaceAll("") : ours;
    return ours.indexOf('@') < 0 ? ours : IDENTITY.matcher(ours).replaceAll("@…");
  }

  private static String text(Object value) {
    try {
      return plain(String.valueOf(value));
    } catch (RuntimeException e) {
      return "something whose toString threw " + e.getClass().getSimpleName();
    }
  }
}
