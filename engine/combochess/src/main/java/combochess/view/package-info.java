/**
 * Combination chess in a terminal.
 *
 * <p>{@link combochess.view.ConsoleView} prints; {@link combochess.view.ConsoleGame} reads what is
 * typed and posts events. Neither knows a rule, and neither uses the engine's framework.
 */
package combochess.view;
