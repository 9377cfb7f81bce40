package gametree.play;

import gametree.INextMoveStrategy;
import gametree.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Every strategy plays every other one, each opening twice with the colours swapped. */
public final class Tournament {

  private final Referee referee;
  private final List<List<Move>> openings;

  /**
   * Creates a tournament.
   *
   * @param referee lets each game be played
   * @param openings how the games begin
   */
  public Tournament(Referee referee, List<List<Move>> openings) {
    this.referee = referee;
    this.openings = List.copyOf(openings);
  }

  /** How one strategy did in all its games; a win counts 2 points, a draw 1. */
  public static final class Standing {

    private final String name;
    private int wins;
    private int draws;
    private int losses;
    private int fouls;

    private Standing(String name) {
      this.name = name;
    }

    /** Returns the strategy's name. */
    public String name() {
      return name;
    }

    /** Returns how many games it won. */
    public int wins() {
      return wins;
    }

    /** Returns how many games were drawn. */
    public int draws() {
      return draws;
    }

    /** Returns how many games it lost. */
    public int losses() {
      return losses;
    }

    /** Returns how many of the lost games it lost by a foul. */
    public int fouls() {
      return fouls;
    }

    /** Returns its points. */
    public int points() {
      return 2 * wins + draws;
    }

    private void add(Referee.Result result, int player) {
      if (result.winner() == player) {
        wins++;
      } else if (result.winner() == 1 - player) {
        losses++;
        fouls += result.foul().isEmpty() ? 0 : 1;
      } else {
        draws++;
      }
    }
  }

  /**
   * Plays all games.
   *
   * @param strategies by name; the order is that of the result where points are equal
   * @return the strategy with most points first
   */
  public List<Standing> play(Map<String, INextMoveStrategy> strategies) {
    List<String> names = List.copyOf(strategies.keySet());
    List<Standing> standings = new ArrayList<>();
    names.forEach(name -> standings.add(new Standing(name)));
    for (int one = 0; one < names.size(); one++) {
      for (int other = one + 1; other < names.size(); other++) {
        for (List<Move> opening : openings) {
          playOnce(strategies, standings.get(one), standings.get(other), opening);
          playOnce(strategies, standings.get(other), standings.get(one), opening);
        }
      }
    }
    standings.sort((a, b) -> Integer.compare(b.points(), a.points()));
    return standings;
  }

  private void playOnce(
      Map<String, INextMoveStrategy> strategies,
      Standing first,
      Standing second,
      List<Move> opening) {
    Referee.Result result =
        referee.play(strategies.get(first.name), strategies.get(second.name), opening);
    first.add(result, 0);
    second.add(result, 1);
  }

  /** Returns the results as lines of a table. */
  public static String table(List<Standing> standings) {
    StringBuilder table = new StringBuilder();
    table.append(
        "%-16s %6s %6s %6s %6s %6s%n"
            .formatted("strategy", "games", "won", "drawn", "lost", "points"));
    for (Standing standing : standings) {
      table.append(
          "%-16s %6d %6d %6d %6d %6d%s%n"
              .formatted(
                  standing.name(),
                  standing.wins() + standing.draws() + standing.losses(),
                  standing.wins(),
                  standing.draws(),
                  standing.losses(),
                  standing.points(),
                  standing.fouls() == 0 ? "" : "   " + standing.fouls() + " by a foul"));
    }
    return table.toString();
  }
}
