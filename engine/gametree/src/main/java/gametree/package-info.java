/**
 * Two-person games on a board: rules, players and views that know each other only through small
 * interfaces.
 *
 * <p>A {@link gametree.IBoardModel} knows the rules of one game. An {@link
 * gametree.INextMoveStrategy} picks moves on any board. A {@link gametree.GameModel} moderates
 * between a board, its players and a view, and knows neither which game it is nor what the view
 * looks like. So Othello takes nothing but another board.
 *
 * <p>The patterns, and where you find them:
 *
 * <ul>
 *   <li><b>State</b>: {@link gametree.IBoardState} and the four states of a board.
 *   <li><b>Visitor</b>: {@link gametree.IBoardStatusVisitor} has one case for each state; {@link
 *       gametree.ICheckMoveVisitor} has one for a valid and one for an invalid move.
 *   <li><b>Strategy</b>: {@link gametree.INextMoveStrategy}, with {@link gametree.MinMax} and its
 *       relatives.
 *   <li><b>Command</b>: {@link gametree.IRequestor}, {@link gametree.ICommand} and {@link
 *       gametree.IRejectCommand}, all made by factory methods as anonymous inner classes.
 *   <li><b>Decorator</b>: {@link gametree.BoardDecorator} watches a search without its knowledge.
 * </ul>
 *
 * <p>Rows and columns are counted from 0, and (0, 0) is the upper left corner. The players have the
 * numbers 0 and 1; player 0 moves first.
 */
package gametree;
