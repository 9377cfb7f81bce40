// gives: block 1 instance 2 holder
// Static and instance blocks, constants that are computed, a holder that is loaded late.
public class Main {
  static final String TEXT;
  static int made;
  final String mine;

  static {
    String text = "";
    for (char c : new char[] {'b', 'l', 'o', 'c', 'k'}) {
      text += c;
    }
    TEXT = text;
  }

  {
    made++;
    mine = "instance";
  }

  static final class Holder {
    static final Holder INSTANCE = new Holder();

    @Override
    public String toString() {
      return "holder";
    }
  }

  public static Object run() {
    return TEXT + " " + (made + 1) + " " + new Main().mine + " " + (made + 1) + " " + Holder.INSTANCE;
  }
}
