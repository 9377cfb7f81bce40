/**
 * A framework for board games: what all games on a grid of spaces have in common, for any number of
 * players. A game adds a few small classes; {@code framework.games} has three examples, and a place
 * for a game of one's own.
 *
 * <h2>The flow of a game</h2>
 *
 * <p>{@link framework.GameApplication} sets up the factory and the board and opens a window. {@link
 * framework.GameMaster} asks the players in turn. A player has its {@link framework.Strategy}
 * choose a {@link framework.Move}, on a thread of its own; the {@link framework.MoveProcessor}
 * executes it and keeps it in a log. A move that is against the rules is asked for again. Spaces
 * and board tell their listeners, so the views follow. Whatever a person asks for is a {@link
 * framework.Command}, which the {@link framework.CommandProcessor} executes.
 *
 * <h2>The patterns, and where they stand</h2>
 *
 * <ul>
 *   <li>Model-View-Controller: the model is {@link framework.Board}, {@link framework.Space} and
 *       {@link framework.Piece}, which know no view; {@link framework.BoardView}, {@link
 *       framework.SpaceView} and {@link framework.PieceView} draw them.
 *   <li>Observer: {@link framework.SpaceListener}, {@link framework.BoardListener}, {@link
 *       framework.GameListener}.
 *   <li>Singleton: {@link framework.GameMaster}, {@link framework.MoveProcessor}, {@link
 *       framework.CommandProcessor}. Abstract Singleton: {@link framework.Board}, {@link
 *       framework.Factory}.
 *   <li>Template Method: every method whose name ends with {@code Hook} is a step that a subclass
 *       fills in.
 *   <li>Abstract Factory and Factory Method: {@link framework.Factory}, {@link
 *       framework.OnePiecePlayer}.
 *   <li>Strategy and Prototype: {@link framework.Strategy}, {@link framework.WhoPlaysCommand}.
 *   <li>Command and Command Processor: {@link framework.Command}, {@link framework.Move}.
 *   <li>Iterator: {@link framework.BoardIterator}.
 *   <li>Chain of Responsibility: {@code BoardInput}, {@link framework.GameApplication} and the
 *       classes below it, such as {@code framework.saved.SavingApplication}.
 * </ul>
 *
 * <h2>Positions, matches and views for any game</h2>
 *
 * <p>The board of this package is one object that everybody reaches. What needs more than one board
 * works with an explicit {@link framework.model.Position} in place of it, which is passed by
 * reference: {@link framework.play.Match} plays on one, {@link framework.play.Tournament} on many,
 * {@link framework.view.BoardPanel} and {@link framework.view.TextBoard} show any, {@link
 * framework.window.MatchWindow} is a whole window. {@link framework.BoardPosition} and {@link
 * framework.StrategyPlayer}, both <em>Adapters</em>, bring every game of this package there. The
 * packages depend on one another one way: model, then view and play, then window, then this one.
 *
 * <h2>Only one, and yet a second game</h2>
 *
 * <p>A singleton is one object <em>at a {@link framework.GameContext}</em>. A program with one game
 * plays in the first context and never hears of it. A test, or a second game in the same program,
 * brings a context of its own and does its work in {@link framework.GameContext#run}; it finds
 * there no board, no factory and no master yet, and configures its own. No reflection is needed,
 * and nothing is ever reset.
 */
package framework;
