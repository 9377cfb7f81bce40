package gametree.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import gametree.AlphaBeta;
import gametree.IBoardModel;
import gametree.IBoardStatusVisitor;
import gametree.LimitedBoard;
import gametree.MinMax;
import gametree.OthelloBoard;
import gametree.TokenDifferenceWorth;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The record of a search")
class TreeRecorderTest {

  private static final IBoardStatusVisitor<Integer, Integer> WORTH = new TokenDifferenceWorth();

  @Test
  @DisplayName("has every position once, and at the root the value that the search found")
  void hasEveryPositionOnce() {
    IBoardModel board = new OthelloBoard(4);
    LimitedBoard counted = new LimitedBoard(board, () -> false);
    int value = new MinMax(WORTH, 4).search(counted, 0).getValue();
    TreeRecorder recorder = new TreeRecorder(board, 0, 2);
    new MinMax(recorder.seeing(WORTH), 4).getNextMove(recorder, 0);
    SearchTree tree = recorder.getTree();
    assertEquals(counted.getMovesTried() + 1, tree.getSize());
    assertEquals(value, tree.getValue());
    assertEquals(4, tree.getChildren().size());
    assertTrue(tree.getChildren().stream().allMatch(child -> child.getSkipped() == 0));
    assertTrue(
        tree.getChildren().stream()
            .flatMap(child -> child.getChildren().stream())
            .allMatch(leaf -> leaf.getChildren().isEmpty() && leaf.getSize() > 1));
  }

  @Test
  @DisplayName("says how many moves a search with bounds did not try")
  void countsTheMovesThatWereNotTried() {
    IBoardModel board = new OthelloBoard(4);
    TreeRecorder recorder = new TreeRecorder(board, 0, 3);
    AlphaBeta search = new AlphaBeta(recorder.seeing(WORTH), 3);
    int value = search.search(recorder, 0).getValue();
    SearchTree tree = recorder.getTree();
    assertEquals(value, tree.getValue());
    assertEquals(0, tree.getSkipped());
    int skipped = tree.getChildren().stream().mapToInt(SearchTree::getSkipped).sum();
    assertTrue(skipped > 0, "nothing was cut off");
    tree.getChildren().stream()
        .filter(child -> child.getSkipped() > 0)
        .forEach(child -> assertTrue(child.getValue() <= tree.getValue()));
  }
}
