import java.util.Iterator;
import java.util.NoSuchElementException;

/** Iterator over a board. */
public class BoardIterator implements Iterator<Space> {

	private Board b;
	private int row = 0, col = 0;

	/** Constructor. */
	public BoardIterator(Board b)
	{
		this.b = b;
	}

	/** Is there more? */
	public boolean hasNext()
	{
		return row != b.getRows();
	}

	/** The next one. */
	public Space next()
	{
		if (row == b.getRows())
			throw new NoSuchElementException("end of board");
		Space s = b.getSpace(row, col++);
		if (col == b.getColumns())
		{
			col = 0;
			row++;
		}
		return s;
	}
}
