import java.util.Objects;

/** Two numbers in an array. */
public class Square {
    private final int[] numbers = new int[2];

    /**
     * The constructor.
     * @param x x
     * @param y y
     */
    public Square(int x, int y)
    {
        numbers[0] = x;
        numbers[1] = y;
    }

    /** x */
    public int getX()
    {
        return numbers[0];
    }

    /** y */
    public int getY()
    {
        return numbers[1];
    }

    /**
     * A new square.
     * @param dx how far in x
     * @param dy how far in y
     */
    public Square step(int dx, int dy)
    {
        Square next = new Square(getX(), getY());
        next.numbers[0] += dx;
        next.numbers[1] += dy;
        return next;
    }

    public boolean equals(Object other)
    {
        if (other == null) {
            return false;
        }
        if (getClass() != other.getClass()) {
            return false;
        }
        return toString().equals(other.toString());
    }

    public int hashCode()
    {
        return Objects.hash(numbers[0], numbers[1]);
    }

    public String toString()
    {
        return String.format("(%d, %d)", numbers[0], numbers[1]);
    }
}
