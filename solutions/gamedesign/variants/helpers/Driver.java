package gamedesign.own;

import java.util.Scanner;

/** A maze. With the argument human, a person plays against the computer. */
public class Driver {
  /** Plays. */
  public static void main(String[] args) {
    Maze maze = new Maze();
    Scanner in = args.length > 0 && args[0].equals("human") ? new Scanner(System.in) : null;
    Guides.use(in);
    new MazeGame(maze).startGame();
  }
}
