package boardwright.suites.checkerboard;

import boardwright.testkit.SnippetSession;

/** Lists whose elements lead from one to the next with {@code getNext}. */
final class Links {
  private Links() {}

  /** Each list is what {@code getNext} gives one after the other, such as {@code a b null}. */
  static void lead(SnippetSession session, String... lists) {
    for (String list : lists) {
      String[] names = list.split(" ");
      for (int i = 0; i + 1 < names.length; i++) {
        session.ask(names[i] + ".getNext()").is(names[i + 1]);
      }
    }
  }
}
