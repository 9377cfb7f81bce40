package boardwright.suites.gametree;

import boardwright.testkit.Call;
import gametree.IBoardLambda;
import gametree.IBoardModel;
import gametree.IBoardStatusVisitor;
import gametree.ICheckMoveVisitor;
import gametree.IUndoMove;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A game that is nothing but its tree, to watch a search on: {@code ((3 12) p(2) 5)} has three
 * moves, of which the last ends the game with the value 5, and after the second there is only a
 * pass. Move number i is the move (i, 0), a pass is (-1, -1). Each open position has a value, too,
 * for searches that go no deeper.
 *
 * <p>The board writes down which leaves were reached, and anything that no search may do.
 */
final class TreeBoard implements IBoardModel {
  /** A position: a leaf, or one with moves. */
  private static final class Node {
    private final List<Node> children = new ArrayList<>();
    private boolean onlyPass;
    private int value;
    private int outcome;
    private int firstTried = Integer.MAX_VALUE;

    boolean isLeaf() {
      return children.isEmpty();
    }
  }

  private static final List<String> CASES = List.of("player0WonCase", "player1WonCase", "drawCase");
  private static final int INFINITE = Integer.MAX_VALUE;
  private static final Pattern TOKEN = Pattern.compile("p?\\(|\\)|-?\\d+");

  private final String text;
  private final Node root;
  private final int toMove;
  private final Deque<Node> path = new ArrayDeque<>();
  private final List<Node> leaves = new ArrayList<>();
  private final Set<String> faults = new LinkedHashSet<>();
  private int moves;

  /** Reads a tree, at whose root this player is to move. */
  TreeBoard(String text, int toMove) {
    this.text = text;
    this.toMove = toMove;
    root = read(TOKEN.matcher(text).results().map(MatchResult::group).iterator(), new int[1]);
    path.push(root);
  }

  /**
   * Reads a position; null after the last one of a list. Open positions get a value, and leaves an
   * outcome, neither of which says much.
   */
  private static Node read(Iterator<String> tokens, int[] next) {
    String token = tokens.next();
    if (token.equals(")")) {
      return null;
    }
    int number = next[0]++;
    boolean isOpen = token.endsWith("(");
    Node node = new Node();
    node.onlyPass = token.startsWith("p");
    node.outcome = number % 3;
    node.value = isOpen ? number * 7 % 11 - 5 : Integer.parseInt(token);
    for (Node child = isOpen ? read(tokens, next) : null;
        child != null;
        child = read(tokens, next)) {
      node.children.add(child);
    }
    return node;
  }

  /** A tree at random, all of whose lines have the same length, or not. */
  static String random(RandomGenerator random, int depth, boolean even) {
    if (depth == 0 || !even && depth < 3 && random.nextInt(4) == 0) {
      return String.valueOf(random.nextInt(-9, 10));
    }
    boolean onlyPass = random.nextInt(8) == 0;
    int count = onlyPass ? 1 : 1 + random.nextInt(4);
    StringBuilder text = new StringBuilder(onlyPass ? "p(" : "(");
    for (int i = 0; i < count; i++) {
      text.append(i == 0 ? "" : " ").append(random(random, depth - 1, even));
    }
    return text.append(')').toString();
  }

  /** What a board is worth on these trees: the value in the text, for the player who searches. */
  IBoardStatusVisitor<Integer, Integer> worth(int searcher) {
    return Told.visitor(
        (name, host, player) -> {
          if (player == null || player != searcher) {
            faults.add("worth." + name + " was asked for player " + player + ", not " + searcher);
          }
          if (!(host instanceof TreeBoard board)) {
            faults.add("worth." + name + " was asked with the host " + host);
            return 0;
          }
          Node node = board.path.element();
          if (!name.equals(node.isLeaf() ? CASES.get(node.outcome) : "noWinnerCase")) {
            faults.add("worth." + name + " was asked in another state");
          }
          return node.value;
        });
  }

  /** The value of the tree for the player who searches, by the min-max principle. */
  int value(int depth) {
    return value(root, depth, 1);
  }

  /** The values of the root's moves. */
  List<Integer> values(int depth) {
    return root.children.stream().map(child -> -value(child, depth - 1, -1)).toList();
  }

  /** What a position is worth to the player who is to move: 1 if that one searches, or -1. */
  private static int value(Node node, int depth, int sign) {
    if (node.isLeaf() || depth == 0) {
      return sign * node.value;
    }
    return node.children.stream()
        .mapToInt(child -> -value(child, depth - 1, -sign))
        .max()
        .orElseThrow();
  }

  /** How many moves a search without cuts tries. */
  int size(int depth) {
    return size(root, depth);
  }

  private static int size(Node node, int depth) {
    return depth == 0
        ? 0
        : node.children.stream().mapToInt(child -> 1 + size(child, depth - 1)).sum();
  }

  /**
   * Fails unless the search left out what a search with bounds leaves out if it takes the moves in
   * the same order. Equally good moves are no reason to cut here.
   *
   * @param deep whether bounds are passed down further than to the next position; then a cut after
   *     a move that ends the game is not asked for, which is the other rule's
   */
  void expectCuts(boolean deep, Call<?> call) {
    Set<Node> needed = new HashSet<>();
    visit(root, -INFINITE, INFINITE, 1, deep, needed);
    for (Node leaf : leaves) {
      if (!needed.contains(leaf)) {
        call.fail(
            needed.size() + " of the finished games reached, the others cut off",
            "yours reached %d, one of them with the value %d for nothing"
                .formatted(leaves.size(), leaf.value));
      }
    }
  }

  /** Returns what a position is worth to the player who is to move, between these bounds. */
  private static int visit(
      Node node, int low, int high, int sign, boolean deep, Set<Node> reached) {
    if (node.isLeaf()) {
      reached.add(node);
      return sign * node.value;
    }
    int best = -INFINITE;
    List<Node> children = new ArrayList<>(node.children);
    children.sort(Comparator.comparingInt(child -> child.firstTried));
    for (Node child : children) {
      int least = deep ? Math.max(low, best) : best;
      int below = visit(child, deep ? -high : -INFINITE, -least, -sign, deep, reached);
      best = Math.max(best, -below);
      if (best > high && !(deep && child.isLeaf())) {
        return best;
      }
    }
    return best;
  }

  /** How many moves were made. */
  int moves() {
    return moves;
  }

  /** What was done that no search may do. */
  Set<String> faults() {
    return faults;
  }

  private int player() {
    return (toMove + path.size() - 1) % 2;
  }

  /** How many moves the search left on the board. */
  int left() {
    return path.size() - 1;
  }

  /** As it is written. */
  @Override
  public String toString() {
    return text;
  }

  @Override
  public int getRows() {
    return 4;
  }

  @Override
  public int getColumns() {
    return 1;
  }

  @Override
  public int getTokenAt(int row, int col) {
    return NO_PLAYER;
  }

  @Override
  public void reset() {
    faults.add("reset() was called");
  }

  @Override
  public IUndoMove makeMove(
      int row, int col, int player, ICheckMoveVisitor check, IBoardStatusVisitor<?, ?> status) {
    Node node = path.element();
    boolean isPass = row == -1 && col == -1;
    int number = isPass ? 0 : row;
    boolean there = number >= 0 && number < node.children.size();
    if (!there || isPass != node.onlyPass || !isPass && col != 0 || player != player()) {
      faults.add("the invalid move " + row + ", " + col + " of player " + player + " was tried");
      check.invalidMoveCase();
      return () -> {};
    }
    Node reached = node.children.get(number);
    path.push(reached);
    moves++;
    reached.firstTried = Math.min(reached.firstTried, moves);
    if (reached.isLeaf()) {
      leaves.add(reached);
    }
    check.validMoveCase();
    execute(status, null);
    return () -> {
      if (path.element() == reached) {
        path.pop();
      } else {
        faults.add("a move was taken back that is not the last one");
      }
    };
  }

  @Override
  public <P, R> R execute(IBoardStatusVisitor<P, R> visitor, P param) {
    Node node = path.element();
    if (!node.isLeaf()) {
      return visitor.noWinnerCase(this, param);
    }
    return switch (node.outcome) {
      case 0 -> visitor.player0WonCase(this, param);
      case 1 -> visitor.player1WonCase(this, param);
      default -> visitor.drawCase(this, param);
    };
  }

  @Override
  public <P> void map(int player, IBoardLambda<P> lambda, P param) {
    Node node = path.element();
    if (node.isLeaf()) {
      lambda.noApply(this, player, param);
      return;
    }
    if (player != player()) {
      faults.add("the moves of player " + player + " were mapped, who is not to move");
    }
    if (node.onlyPass) {
      lambda.apply(this, player, -1, -1, param);
      return;
    }
    boolean tries = false;
    for (int i = 0; i < node.children.size(); i++) {
      int before = moves;
      if (!isApplied(lambda, player, i, param)) {
        return;
      }
      if (tries && moves == before) {
        faults.add("a map went on for nothing: it tried moves, and then no more");
      }
      tries |= moves > before;
      if (path.element() != node) {
        faults.add("a move was not taken back before the next one");
        while (path.element() != node) {
          path.pop();
        }
      }
    }
  }

  private <P> boolean isApplied(IBoardLambda<P> lambda, int player, int row, P param) {
    boolean returned = false;
    try {
      boolean more = lambda.apply(this, player, row, 0, param);
      returned = true;
      return more;
    } finally {
      if (!returned) {
        faults.add("a map was ended by an exception");
      }
    }
  }
}
