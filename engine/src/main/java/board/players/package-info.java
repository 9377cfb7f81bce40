/**
 * Computer players: a {@link board.players.ComputerPlayer} chooses a move before a {@link
 * board.players.Deadline}, and a {@link board.players.Tournament} has computer players play many
 * games at full speed.
 *
 * <p>This package knows {@code board.model} only.
 */
package board.players;
