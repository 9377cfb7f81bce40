package board.players;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Who plays, as people type it: {@code --white hard}. All programs read it the same way.
 *
 * <p>The option is the name of the player, in small letters: {@code --red}. Where no player has
 * that name, {@code --black} is the one who begins and {@code --white} the second, in every game.
 */
public final class SeatOptions {

  /** What stands for a person. */
  public static final String HUMAN = "human";

  /** The computer players that every game has, the weakest first. */
  public static final List<String> LEVELS = List.of("easy", "medium", "hard");

  private static final List<String> ANY_GAME = List.of("--black", "--white");

  private SeatOptions() {}

  /**
   * Returns which seat an option means.
   *
   * @param option such as {@code --white}
   * @param seats the names of the players, in the order of their seats
   * @return a seat; -1 if the option means none
   */
  public static int seatOf(String option, List<String> seats) {
    int named = optionsOf(seats).indexOf(option);
    int seat = named >= 0 ? named : ANY_GAME.indexOf(option);
    return seat < seats.size() ? seat : -1;
  }

  /** Returns the options by the names of the players, such as {@code --black}. */
  public static List<String> optionsOf(List<String> seats) {
    return seats.stream()
        .map(name -> "--" + name.toLowerCase(Locale.ROOT).replaceAll("\\s+", "-"))
        .toList();
  }

  /**
   * Reads options.
   *
   * @param given the options with their values
   * @param seats the names of the players, in the order of their seats
   * @param choices who can play, in small letters; the first plays where nothing is said
   * @return who plays, one for each seat
   * @throws IllegalArgumentException if an option or its value has no meaning; the message says
   *     which have one
   */
  public static List<String> read(
      Map<String, String> given, List<String> seats, List<String> choices) {
    List<String> players = new ArrayList<>(Collections.nCopies(seats.size(), choices.get(0)));
    given.forEach(
        (option, value) -> {
          int seat = seatOf(option, seats);
          if (seat < 0) {
            throw new IllegalArgumentException(
                "'%s' has no meaning here. To say who plays, there are: %s."
                    .formatted(option, String.join(", ", optionsOf(seats))));
          }
          if (!choices.contains(value)) {
            throw new IllegalArgumentException(
                "There is no player '%s'. There are: %s."
                    .formatted(value, String.join(", ", choices)));
          }
          players.set(seat, value);
        });
    return List.copyOf(players);
  }
}
