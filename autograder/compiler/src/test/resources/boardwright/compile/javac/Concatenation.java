// gives: 1 2 c 3.5 1.5 true null Main text 12 x…
// Every kind of operand, a constant with a control character, and += on an array element.
public class Main {
  public static Object run() {
    byte b = 1;
    long l = 2;
    char c = 'c';
    double d = 3.5;
    float f = 1.5f;
    Object nothing = null;
    String all = b + " " + l + " " + c + " " + d + " " + f + " " + true + " " + nothing + " " + new Main();
    String[] parts = {"x"};
    int i = 0;
    parts[i++] += "\u2026";
    String marked = "\1" + i + "\2";
    all += " text";
    return all + " " + i + marked.length() / 2 * 2 + " " + parts[0];
  }

  @Override
  public String toString() {
    return "Main";
  }
}
