import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

public class SquareTest
{
	private Square last;
	private Square first;

	@BeforeEach
	public void setUp() throws CBException
	{
		last = new Square(7, 7, Piece.NO_PIECE);
		first = new Square(0, 2, Piece.BLACK_PAWN, last);
	}

	@AfterEach
	public void tearDown()
	{
		first = null;
	}

	@Nested
	public class Lists
	{
		@Test
		public void next()
		{
			Assertions.assertTrue(first.getNext() == last);
			Assertions.assertTrue(last.getNext() == null);
		}

		@RepeatedTest(2)
		public void setNext()
		{
			last.setNext(first);
			Assertions.assertTrue(last.getNext() == first, "linked");
			last.setNext(null);
			Assertions.assertNull(last.getNext(), () -> "not linked");
		}
	}

	@Nested
	public class Numbers
	{
		@Test
		public void allSquares() throws CBException
		{
			for (int row = -2; row < 10; row++)
			{
				for (int col = -2; col < 10; col++)
				{
					boolean onBoard = row >= 0 && row <= 7 && col >= 0 && col <= 7;
					boolean accepted = true;
					try
					{
						new Square(row, col, Piece.RED_PAWN).toString();
					}
					catch (CBException e)
					{
						accepted = false;
					}
					Assertions.assertEquals(onBoard, accepted, row + " " + col);
				}
			}
		}

		@Test
		public void wrongPiece()
		{
			Assertions.assertThrows(CBException.class, () -> new Square(1, 1, -77));
		}
	}
}
