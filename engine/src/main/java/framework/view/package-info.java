/**
 * Views for any board game, in a window and in a terminal.
 *
 * <p>A game describes what is to be seen as a {@link framework.view.Picture}: an immutable value
 * with rows, columns, occupants and marks. {@link framework.view.BoardPanel} paints it with Swing,
 * {@link framework.view.TextBoard} prints it. Both repeat what the picture says and look at nothing
 * else, so no view ever reads a game while another thread changes it.
 *
 * <p>A game chooses its looks by a {@link framework.view.BoardStyle}, which is an <em>Abstract
 * Factory</em> of {@link framework.view.PiecePainter}s. A person's clicks come back as {@link
 * framework.model.Cell}s.
 *
 * <p>{@link framework.view.BoardView}, {@link framework.view.SpaceView} and {@link
 * framework.view.PieceView} draw a {@link framework.model.Board} with classes that a game may
 * replace one by one. They are listeners of the board.
 *
 * <p>This package knows {@code framework.model}. It must never know who plays, a match, a game or a
 * thread other than Swing's event thread.
 *
 * <pre>
 * Picture picture = Picture.ofSize(3, 3).put(new Cell(1, 1), new Occupant(0, "cross", "X"))
 *     .mark(Mark.LAST_TO, new Cell(1, 1)).build();
 * System.out.print(TextBoard.draw(picture));
 * BoardPanel panel = new BoardPanel(BoardStyle.PLAIN, cell -&gt; System.out.println("click " + cell));
 * panel.show(picture);
 * </pre>
 */
package framework.view;
