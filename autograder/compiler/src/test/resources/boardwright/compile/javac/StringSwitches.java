// gives: one two other Aa BB two
// Both kinds of switch on strings, with two that have the same hash.
public class Main {
  public static Object run() {
    return name("1") + " " + name("2") + " " + name("") + " " + old("Aa") + " " + old("BB") + " "
        + nested("2", 'x');
  }

  private static String name(String text) {
    return switch (text) {
      case "1" -> "one";
      case "2" -> {
        String result = "two";
        yield result;
      }
      default -> "other";
    };
  }

  private static String old(String text) {
    switch (text) {
      case "Aa":
      case "BB":
        return text;
      default:
        throw new IllegalStateException(text);
    }
  }

  private static String nested(String text, char letter) {
    switch (letter) {
      case 'a', 'b':
        return "letter";
      default:
        return name(text);
    }
  }
}
