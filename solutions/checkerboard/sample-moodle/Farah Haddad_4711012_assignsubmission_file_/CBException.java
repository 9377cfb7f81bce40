package checkerboard;

/** Wrong use of the board. */
public class CBException extends Exception
{
    CBException( String text )
    {
        super( text );
    }

    /** The text, in capital letters it would be too loud. */
    @Override
    public String toString()
    {
        return "CBException (" + getMessage() + ")";
    }
}
