package checkerboard;

/** What I expect of squares and moves. */
class Expectations {
  int stepEndsInRow = 3;
  int jumpBeginsInColumn = 1;
  boolean stepIsAJump = false;
  boolean somethingFollowsTheJump = true;
  boolean somethingFollowsTheLastSquare = false;
  boolean somethingFollowsAfterSetNextNull = false;
  String squareInRowEight = "CBException";
}
