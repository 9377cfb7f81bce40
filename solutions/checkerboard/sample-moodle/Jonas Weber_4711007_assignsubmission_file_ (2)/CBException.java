package checkerboard;

/** The exception of this package. */
public class CBException extends Exception
{
   private String text;

   CBException(String text)
   {
      this.text = text;
   }

   /** The text of the exception, between two dashes. */
   public String toString()
   {
      return "- " + text + " -";
   }
}
