package boardwright.suites.gametree;

import boardwright.testkit.Call;
import boardwright.testkit.Doubles;
import boardwright.testkit.SnippetSession;
import gametree.IBoardLambda;
import gametree.IBoardModel;
import gametree.IBoardStatusVisitor;
import gametree.ICheckMoveVisitor;
import gametree.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;

/**
 * The visitors and the lambda of a check, which write down in a student's words what they are told.
 * A host or a parameter that is another object than the expected one is written down as such.
 */
final class Told implements ICheckMoveVisitor, IBoardLambda<Object> {
  private static final int MOST_SHOWN = 12;

  /** What every method of the status visitor returns. */
  private static final String ANSWER = "the visitor's answer";

  private final IBoardModel host;
  private final Object param;
  private final Consumer<String> look;
  private final List<String> calls = new ArrayList<>();
  private int last;
  private IntUnaryOperator columns = col -> col;

  /** What the methods are to be told; each call is passed on, to look at the board just then. */
  Told(IBoardModel host, Object param, Consumer<String> look) {
    this.host = host;
    this.param = param;
    this.look = look;
  }

  /** As above, with a parameter of its own, and nobody looks. */
  Told(IBoardModel host) {
    this(host, new Object(), call -> {});
  }

  /** The lambda ends the map at a number of moves; 0 for never. */
  Told endingAt(int number) {
    last = number;
    return this;
  }

  /** What the lambda takes the numbers of columns for. */
  Told countingColumns(IntUnaryOperator columns) {
    this.columns = columns;
    return this;
  }

  /** Lets the host execute the visitor; the cases that were called. */
  String stands() {
    host.execute(status(), param);
    return String.join(", ", cases());
  }

  /** Lets the host map the lambda; the calls, sorted. */
  List<String> mapsFor(int player) {
    host.map(player, this, param);
    return calls.stream().sorted().toList();
  }

  /** Gives all of this its name in a session. */
  SnippetSession in(SnippetSession session) {
    session.let("host", host).let("param", param);
    return session.let("lambda", this).let("visitor", status());
  }

  /** The calls, in order. */
  List<String> calls() {
    return List.copyOf(calls);
  }

  /** Fails unless the call visits this case alone; what it passes on is for other checks. */
  void seesCase(Call<?> call, String expected) {
    call.require(
        any -> cases().equals(List.of(expected)),
        "one call of " + expected,
        any -> "yours called " + inWords(cases()));
  }

  private List<String> cases() {
    return calls.stream().map(one -> one.replaceAll("\\(.*", "")).toList();
  }

  /** Fails unless the call visits this case alone, with host and param, and returns the answer. */
  void seesAll(Call<?> call, String expected) {
    String visited = expected + "(host, param)";
    Object answer =
        call.require(
            any -> calls.equals(List.of(visited)),
            "one call of " + visited,
            any -> "yours called " + inWords(calls));
    isTheAnswer(call, answer);
  }

  /** Fails unless this is what the status visitor has returned. */
  static void isTheAnswer(Call<?> call, Object answer) {
    call.require(answer == ANSWER, "what the visitor returns", "yours returned something else");
  }

  /** Fails unless the call maps these moves, each once and in any order. */
  void maps(Call<?> call, int player, List<Move> moves) {
    String applied = "apply(host, %d, %d, %d, param)";
    sees(call, moves.stream().map(m -> applied.formatted(player, m.row(), m.col())).toList());
  }

  /** Fails unless the call says once that there is nothing to map. */
  void mapsNothing(Call<?> call, int player) {
    sees(call, List.of("noApply(host, %d, param)".formatted(player)));
  }

  /** Fails unless the call leads to these calls, each once and in any order. */
  void sees(Call<?> call, List<String> expected) {
    call.get("these calls: " + inWords(expected));
    String seen = "yours called " + inWords(calls);
    expected.stream()
        .filter(one -> !calls.contains(one))
        .sorted()
        .findFirst()
        .ifPresent(missing -> call.fail("a call of " + missing, seen));
    String once = expected.isEmpty() ? "no call" : inWords(expected) + ", each once";
    call.require(calls.size() == expected.size(), once, seen);
  }

  /** Fails unless the map ends at the number of moves that the lambda wants. */
  void endsTheMap(Call<?> call) {
    call.require(
        any -> calls.size() == last,
        "an end after the lambda returned false for move " + last,
        any -> "yours applied it to " + calls.size() + " moves");
  }

  @Override
  public void invalidMoveCase() {
    add("invalidMoveCase()");
  }

  @Override
  public void validMoveCase() {
    add("validMoveCase()");
  }

  @Override
  public boolean apply(IBoardModel by, int player, int row, int col, Object with) {
    int number = columns.applyAsInt(col);
    add("apply(%s, %d, %d, %d, %s)".formatted(hostInWords(by), player, row, number, inWords(with)));
    return calls.size() != last;
  }

  @Override
  public void noApply(IBoardModel by, int player, Object with) {
    add("noApply(%s, %d, %s)".formatted(hostInWords(by), player, inWords(with)));
  }

  IBoardStatusVisitor<Object, Object> status() {
    return visitor(
        (name, by, with) -> {
          add(name + "(" + hostInWords(by) + ", " + inWords(with) + ")");
          return ANSWER;
        });
  }

  /** What a status visitor does in every case, whose name it gets. */
  interface Cases<P, R> {
    R visit(String name, IBoardModel host, P param);
  }

  /** A status visitor that does the same in all cases. */
  @SuppressWarnings("unchecked")
  static <P, R> IBoardStatusVisitor<P, R> visitor(Cases<P, R> cases) {
    return Doubles.of(
        IBoardStatusVisitor.class,
        (name, with) -> cases.visit(name, (IBoardModel) with[0], (P) with[1]));
  }

  private void add(String call) {
    calls.add(call);
    look.accept(call);
  }

  private String hostInWords(IBoardModel by) {
    return by == host ? "host" : by == null ? "null" : "another board";
  }

  private String inWords(Object with) {
    return with == null ? "null" : with == param ? "param" : "another object";
  }

  /** Calls in words, not too many. */
  static String inWords(List<String> calls) {
    if (calls.isEmpty()) {
      return "nothing";
    }
    int shown = Math.min(calls.size(), MOST_SHOWN);
    String more = calls.size() > shown ? " and " + (calls.size() - shown) + " more" : "";
    return String.join(", ", calls.subList(0, shown)) + more;
  }
}
