/**
 * Computer players: a {@link board.players.ComputerPlayer} chooses a move before a {@link
 * board.players.Deadline}. {@link board.players.Search} is one that plays every game; it is what
 * people choose as easy, medium and hard.
 *
 * <p>This package knows {@code board.model} only.
 */
package board.players;
