package gamedesign.engine;

import org.junit.jupiter.api.Test;

class PlayerTest {

  @Test
  void playersWork() {}
}
