package boardwright.suites.gametree;

import boardwright.testkit.Call;
import gametree.IBoardLambda;
import gametree.IBoardModel;
import gametree.IBoardStatusVisitor;
import gametree.ICheckMoveVisitor;
import gametree.IUndoMove;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;

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
    private int number;

    boolean isLeaf() {
      return children.isEmpty();
    }
  }

  private static final List<String> CASES = List.of("player0WonCase", "player1WonCase", "drawCase");

  private final String text;
  private final Node root;
  private final Deque<Node> path = new ArrayDeque<>();
  private final List<Node> leaves = new ArrayList<>();
  private final Set<String> faults = new LinkedHashSet<>();
  private int moves;
  private int toMove;

  private TreeBoard(String text, Node root) {
    this.text = text;
    this.root = root;
    path.push(root);
  }

  /** Reads a tree; player 0 is to move at its root. */
  static TreeBoard parse(String text) {
    int[] at = {0};
    Node root = parse(text, at);
    number(root, new int[] {0});
    return new TreeBoard(text, root);
  }

  private static Node parse(String text, int[] at) {
    Node node = new Node();
    if (text.charAt(at[0]) == 'p') {
      node.onlyPass = true;
      at[0]++;
    }
    if (text.charAt(at[0]) != '(') {
      int start = at[0];
      while (at[0] < text.length() && "-0123456789".indexOf(text.charAt(at[0])) >= 0) {
        at[0]++;
      }
      node.value = Integer.parseInt(text.substring(start, at[0]));
      return node;
    }
    at[0]++;
    while (text.charAt(at[0]) != ')') {
      node.children.add(parse(text, at));
      while (text.charAt(at[0]) == ' ') {
        at[0]++;
      }
    }
    at[0]++;
    return node;
  }

  /** Gives open positions a value, and leaves an outcome, neither of which says much. */
  private static void number(Node node, int[] next) {
    int number = next[0]++;
    node.number = number;
    if (node.isLeaf()) {
      node.outcome = number % 3;
    } else {
      node.value = number * 7 % 11 - 5;
      node.children.forEach(child -> number(child, next));
    }
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

  /** A board on which player 1 is to move. */
  TreeBoard forPlayer(int player) {
    toMove = player;
    return this;
  }

  /** What a board is worth on these trees: the value in the text, for the player who searches. */
  static IBoardStatusVisitor<Integer, Integer> worth(int searcher, Set<String> faults) {
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
    return value(root, depth, true);
  }

  /** The values of the root's moves. */
  List<Integer> values(int depth) {
    return root.children.stream().map(child -> value(child, depth - 1, false)).toList();
  }

  private static int value(Node node, int depth, boolean isMax) {
    if (node.isLeaf() || depth == 0) {
      return node.value;
    }
    return node.children.stream()
        .map(child -> value(child, depth - 1, !isMax))
        .reduce((a, b) -> isMax ? Math.max(a, b) : Math.min(a, b))
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
   * Fails unless the search left out what a search with bounds leaves out, if it takes the moves in
   * the order of the map. Equally good moves are no reason to cut here.
   *
   * @param deep whether bounds are passed down further than to the next position
   */
  void expectCuts(boolean deep, Call<?> call) {
    Map<Integer, Node> needed = new HashMap<>();
    visit(root, Integer.MIN_VALUE, Integer.MAX_VALUE, true, deep, needed);
    for (Node leaf : leaves) {
      if (!needed.containsKey(leaf.number)) {
        call.fail(
            needed.size() + " of the finished games reached, the others cut off",
            "yours reached %d, one of them with the value %d for nothing"
                .formatted(leaves.size(), leaf.value));
      }
    }
  }

  private static int visit(
      Node node, int alpha, int beta, boolean isMax, boolean deep, Map<Integer, Node> reached) {
    if (node.isLeaf()) {
      reached.put(node.number, node);
      return node.value;
    }
    int best = isMax ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    int low = alpha;
    int high = beta;
    for (Node child : node.children) {
      int below =
          deep
              ? visit(child, low, high, !isMax, true, reached)
              : visit(
                  child,
                  isMax ? best : Integer.MIN_VALUE,
                  isMax ? Integer.MAX_VALUE : best,
                  !isMax,
                  false,
                  reached);
      best = isMax ? Math.max(best, below) : Math.min(best, below);
      low = isMax ? Math.max(low, best) : low;
      high = isMax ? high : Math.min(high, best);
      if (isMax ? best > beta : best < alpha) {
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
    int who = (toMove + path.size() - 1) % 2;
    boolean isPass = row == -1 && col == -1;
    int number = isPass ? 0 : row;
    boolean valid =
        !node.isLeaf()
            && isPass == node.onlyPass
            && (isPass || col == 0)
            && number >= 0
            && number < node.children.size();
    if (!valid || player != who) {
      faults.add("the invalid move " + row + ", " + col + " of player " + player + " was tried");
      check.invalidMoveCase();
      return () -> {};
    }
    Node reached = node.children.get(number);
    path.push(reached);
    moves++;
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
    if (player != (toMove + path.size() - 1) % 2) {
      faults.add("the moves of player " + player + " were mapped, who is not to move");
    }
    if (node.onlyPass) {
      lambda.apply(this, player, -1, -1, param);
      return;
    }
    for (int i = 0; i < node.children.size(); i++) {
      if (!lambda.apply(this, player, i, 0, param)) {
        return;
      }
      if (path.element() != node) {
        faults.add("a move was not taken back before the next one");
        while (path.element() != node) {
          path.pop();
        }
      }
    }
  }
}
