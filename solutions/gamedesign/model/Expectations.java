package gamedesign.engine;

/** What I expect of boards and players. */
class Expectations {
  int rows = 2;
  int columns = 3;
  boolean someTileAtRow1Column2 = true;
  boolean someTileAtRow0Column1 = false;
  int rowOfANewPlayer = -1;
  int rowAfterMoveTo = 1;
  int numberOfTheSecondPlayer = 1;
}
