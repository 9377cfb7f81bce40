package framework.games.quixo;

import framework.model.Board;
import framework.model.Player;
import framework.model.Space;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Keeps the options that win, or else those that give nothing away. */
public class QuixoLineStrategy extends PickingStrategy {

  /** Makes a strategy. */
  public QuixoLineStrategy() {
    this(new Random());
  }

  /**
   * Makes a strategy.
   *
   * @param random picks
   */
  public QuixoLineStrategy(Random random) {
    super("Line by line", random);
  }

  @Override
  protected List<Option> best(List<Option> all) {
    Text now = Text.of(Board.instance(), getPlayer());
    List<Filter> filters =
        List.of(
            new Filter() {
              @Override
              boolean accepts(Text after) {
                return after.wins('m', 'y');
              }
            },
            new Filter() {
              @Override
              boolean accepts(Text after) {
                return !after.hasLine('y') && !after.canWin('y', 'm');
              }
            },
            new Filter() {
              @Override
              boolean accepts(Text after) {
                return !after.hasLine('y');
              }
            });
    for (Filter filter : filters) {
      List<Option> accepted = new ArrayList<>();
      for (Option option : all) {
        int from = option.getFrom().getRow() * 5 + option.getFrom().getColumn();
        int to = option.getTo().getRow() * 5 + option.getTo().getColumn();
        if (filter.accepts(now.after(from, to, 'm'))) {
          accepted.add(option);
        }
      }
      if (!accepted.isEmpty()) {
        return accepted;
      }
    }
    return all;
  }

  private abstract static class Filter {
    abstract boolean accepts(Text after);
  }

  /** A board as 25 letters: m for mine, y for yours, a blank for neither. */
  private static final class Text {
    private static final String[] LINES = {
      "abcde", "fghij", "klmno", "pqrst", "uvwxy", "afkpu", "bglqv", "chmrw", "dinsx", "ejoty",
      "agmsy", "eimqu"
    };

    private final String letters;

    private Text(String letters) {
      this.letters = letters;
    }

    static Text of(Board board, Player me) {
      StringBuilder letters = new StringBuilder();
      for (Space space : board) {
        Player owner = space.getPiece().getPlayer();
        letters.append(owner == null ? ' ' : owner == me ? 'm' : 'y');
      }
      return new Text(letters.toString());
    }

    Text after(int from, int to, char mover) {
      StringBuilder after = new StringBuilder(letters);
      if (from / 5 == to / 5) {
        after.deleteCharAt(from).insert(to, mover);
      } else {
        int step = from < to ? 5 : -5;
        for (int at = from; at != to; at += step) {
          after.setCharAt(at, letters.charAt(at + step));
        }
        after.setCharAt(to, mover);
      }
      return new Text(after.toString());
    }

    boolean hasLine(char owner) {
      for (String line : LINES) {
        int count = 0;
        while (count < 5 && letters.charAt(line.charAt(count) - 'a') == owner) {
          count++;
        }
        if (count == 5) {
          return true;
        }
      }
      return false;
    }

    boolean wins(char mover, char other) {
      return hasLine(mover) && !hasLine(other);
    }

    boolean canWin(char mover, char other) {
      for (int from = 0; from < 25; from++) {
        for (int to = 0; to < 25; to++) {
          if (isPush(from, to, mover) && after(from, to, mover).wins(mover, other)) {
            return true;
          }
        }
      }
      return false;
    }

    private boolean isPush(int from, int to, char mover) {
      boolean free = letters.charAt(from) == ' ' || letters.charAt(from) == mover;
      boolean inRow = from / 5 == to / 5 && to % 5 % 4 == 0;
      boolean inColumn = from % 5 == to % 5 && to / 5 % 4 == 0;
      boolean onRim = from / 5 % 4 == 0 || from % 5 % 4 == 0;
      return free && onRim && from != to && (inRow || inColumn);
    }
  }
}
