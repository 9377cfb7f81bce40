/**
 * Pictures of a board, in a window and in a terminal.
 *
 * <p>A game describes what is to be seen as a {@link board.picture.Picture}: an immutable value
 * with rows, columns, occupants and marks. {@link board.picture.BoardPanel} paints it with Swing,
 * {@link board.picture.TextBoard} prints it. Both look at nothing but the picture, so no view ever
 * reads a game while another thread changes it.
 *
 * <p>A game chooses its looks by a {@link board.picture.BoardStyle}, which is an <em>Abstract
 * Factory</em> of {@link board.picture.PiecePainter}s. A person's clicks come back as {@link
 * board.model.Cell}s.
 *
 * <p>This package knows {@code board.model} only: no players, no match, and no thread other than
 * Swing's event thread.
 *
 * <pre>
 * Picture picture = Picture.ofSize(3, 3).put(new Cell(1, 1), new Occupant(0, "cross", "X"))
 *     .mark(Mark.LAST_TO, new Cell(1, 1)).build();
 * System.out.print(TextBoard.draw(picture));
 * BoardPanel panel = new BoardPanel(BoardStyle.PLAIN, cell -&gt; System.out.println("click " + cell));
 * panel.show(picture);
 * </pre>
 */
package board.picture;
