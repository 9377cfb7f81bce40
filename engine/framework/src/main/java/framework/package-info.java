/**
 * A framework for board games: what all games on a grid of spaces have in common, for any number of
 * players. A game adds a few small classes; {@code framework.games} has three examples, and a place
 * for your own game.
 *
 * <h2>The flow of a game</h2>
 *
 * <p>{@link framework.application.GameApplication} sets up the factory and the board and opens a
 * window. {@link framework.play.GameMaster} asks the players in turn. A player has its {@link
 * framework.model.Strategy} choose a {@link framework.model.Move}, on its own thread; the {@link
 * framework.model.MoveProcessor} executes it and keeps it in a log. A move that is against the
 * rules is asked for again. Spaces and board tell their listeners, so the views follow. Whatever a
 * person asks for is a {@link framework.play.Command}, which the {@link
 * framework.play.CommandProcessor} executes.
 *
 * <h2>The patterns, and where they stand</h2>
 *
 * <ul>
 *   <li>Model-View-Controller: the model is {@link framework.model.Board}, {@link
 *       framework.model.Space} and {@link framework.model.Piece}, which know no view; {@link
 *       framework.view.BoardView}, {@link framework.view.SpaceView} and {@link
 *       framework.view.PieceView} draw them.
 *   <li>Observer: {@link framework.model.SpaceListener}, {@link framework.model.BoardListener},
 *       {@link framework.play.GameListener}.
 *   <li>Singleton: {@link framework.play.GameMaster}, {@link framework.model.MoveProcessor}, {@link
 *       framework.play.CommandProcessor}. Abstract Singleton: {@link framework.model.Board}, {@link
 *       framework.play.Factory}.
 *   <li>Template Method: every method whose name ends with {@code Hook} is a step that a subclass
 *       fills in.
 *   <li>Abstract Factory and Factory Method: {@link framework.play.Factory}, {@link
 *       framework.model.OnePiecePlayer}.
 *   <li>Strategy and Prototype: {@link framework.model.Strategy}, {@link
 *       framework.play.WhoPlaysCommand}.
 *   <li>Command and Command Processor: {@link framework.play.Command}, {@link
 *       framework.model.Move}.
 *   <li>Iterator: {@link framework.model.BoardIterator}.
 *   <li>Chain of Responsibility: {@code BoardInput}, {@link framework.application.GameApplication}
 *       and the classes below it, such as {@code framework.saved.SavingApplication}.
 * </ul>
 *
 * <h2>Positions, matches and views for any game</h2>
 *
 * <p>The board of a game is one object that everybody reaches. What needs more than one board works
 * with a {@link board.model.Position} in place of it, which is passed by reference: package {@code
 * board} has matches, pictures and windows for any position. {@link framework.play.BoardPosition}
 * and {@link framework.play.StrategyPlayer}, both <em>Adapters</em>, bring every game on a board
 * there. The packages depend on one another one way: model; then view; then play, of which only the
 * factory knows views; then application; then saved and text.
 *
 * <h2>Only one, and yet a second game</h2>
 *
 * <p>A singleton is one object <em>in a {@link framework.model.GameContext}</em>. Every program
 * makes one, and calls the classes of its game there. A test, or a second game in the same program,
 * makes another and does its work in {@link framework.model.GameContext#run}; it finds there no
 * board, no factory and no master yet, and configures its own. No reflection is needed, and nothing
 * is ever reset. A thread that is in no context gets no board: an exception says so.
 */
package framework;
