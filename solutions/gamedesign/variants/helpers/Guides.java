package gamedesign.own;

import java.util.List;
import java.util.Scanner;

/** Who says where to go. It is asked before the game has fields, so it is handed over like this. */
final class Guides {
  private static Scanner in;

  private Guides() {}

  static void use(Scanner scanner) {
    in = scanner;
  }

  static Guide next(int number) {
    return number == 0 && in != null ? new Person(in) : new Wanderer();
  }

  /** Chooses among directions. */
  interface Guide {
    Direction choose(List<Direction> open);
  }

  /** Chooses by chance. */
  private static final class Wanderer implements Guide {
    @Override
    public Direction choose(List<Direction> open) {
      return open.get((int) (Math.random() * open.size()));
    }
  }

  /** Asks somebody. */
  private static final class Person implements Guide {
    private final Scanner scanner;

    Person(Scanner scanner) {
      this.scanner = scanner;
    }

    @Override
    public Direction choose(List<Direction> open) {
      while (true) {
        System.out.println("Where to? " + open);
        String word = scanner.next();
        for (Direction direction : open) {
          if (direction.name().equalsIgnoreCase(word)) {
            return direction;
          }
        }
      }
    }
  }
}
