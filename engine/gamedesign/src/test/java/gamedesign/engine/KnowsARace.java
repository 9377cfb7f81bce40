package gamedesign.engine;

import gamedesign.linerace.LineRaceBoard;

/** A class that the engine must not have; the rule about the engine is tested with it. */
class KnowsARace {

  private final Board board = new LineRaceBoard();

  Board board() {
    return board;
  }
}
