package framework.model;

import java.util.List;

/** The end of a game that was won by the pieces on certain spaces, such as three in a row. */
public class WinningSpacesGameOverStatus extends GameOverStatus {

  private final List<Space> winningSpaces;

  /**
   * Makes the status of a game that somebody has won.
   *
   * @param winner who has won; not null
   * @param winningSpaces where the pieces stand that won; copied; not null
   */
  public WinningSpacesGameOverStatus(Player winner, List<Space> winningSpaces) {
    super(true, winner);
    this.winningSpaces = List.copyOf(winningSpaces);
  }

  /**
   * Returns where the pieces stand that won.
   *
   * @return the spaces, along the line; the list cannot be changed
   */
  public List<Space> getWinningSpaces() {
    return winningSpaces;
  }
}
