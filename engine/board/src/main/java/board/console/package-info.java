/**
 * Games in a terminal. A {@link board.console.Session} is held with a person who types lines: on a
 * terminal, where lines can be edited and recalled, or from a file or another program, line by
 * line. {@link board.console.MatchConsole} plays any {@link board.match.Game} in one.
 */
package board.console;
