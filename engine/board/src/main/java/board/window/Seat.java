package board.window;

import board.picture.PiecePainter;
import java.util.List;

/**
 * What a window shows of one player.
 *
 * @param name the name of the side, such as White
 * @param player who plays, such as {@code Computer: hard}; empty if that is not shown
 * @param score the points; empty if the game has none
 * @param token paints a piece of the player
 * @param captured paint the pieces that the player has taken
 */
public record Seat(
    String name, String player, String score, PiecePainter token, List<PiecePainter> captured) {}
