package checkerboard;

import org.junit.jupiter.api.Test;

class SquareTest {

  @Test
  void squaresWork() {
  }
}
