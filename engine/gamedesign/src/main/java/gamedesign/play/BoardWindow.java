package gamedesign.play;

import board.picture.BoardPanel;
import board.picture.Picture;
import board.window.GameFrame;

/** A window that shows the board of a game. The game itself runs in the terminal. */
final class BoardWindow extends GameFrame {

  private static final long serialVersionUID = 1L;

  private static final String HELP =
      """
      The game runs in the terminal: what it asks is answered there.
      This window shows the board after each turn.\
      """;

  private final BoardPanel panel = new BoardPanel(GamePicture.STYLE, cell -> {});

  private BoardWindow(String title, Picture picture) {
    super(title, HELP);
    panel.show(picture);
    toggle(getViewMenu(), "Animate moves", null, true, panel::setAnimated);
    arrange(panel);
  }

  /**
   * Opens a window. Do not call this on Swing's event thread.
   *
   * @param title what the window is called; not null
   * @param picture what it shows first; not null
   */
  static BoardWindow open(String title, Picture picture) {
    return open(() -> new BoardWindow(title, picture));
  }

  /**
   * Shows another picture.
   *
   * @param picture what to show; not null
   * @param turn what the turn has printed; its last line is shown, too
   */
  void show(Picture picture, String turn) {
    panel.show(picture);
    turn.lines()
        .filter(line -> !line.isBlank())
        .reduce((one, next) -> next)
        .ifPresent(this::showStanding);
  }
}
