import java.util.ArrayDeque;
import java.util.Deque;

/** Goes back to the pages that were open before, and forward again. */
public class Browser {
  private final Deque<String> before = new ArrayDeque<>();
  private final Deque<String> after = new ArrayDeque<>();
  private String page = "home";

  /** Opens a page; there is no way forward from it. */
  public void open(String next) {
    before.push(page);
    page = next;
    after.clear();
  }

  /** Goes back, if there is a page. */
  public void back() {
    if (!before.isEmpty()) {
      after.push(page);
      page = before.pop();
    }
  }

  /** Goes forward, if there is a page. */
  public void forward() {
    if (!after.isEmpty()) {
      before.push(page);
      page = after.pop();
    }
  }

  /** Returns the open page. */
  public String page() {
    return page;
  }
}
