/** Somebody at a counter: answers what he knows, and sends all else to the office behind. */
public class Clerk {
  /** Answers a question. */
  public String answer(String question) {
    return "Nobody here knows about " + question + ".";
  }

  /** The clerk for parcels stands in front, and has the office behind him. */
  public static class ParcelClerk extends Clerk {
    @Override
    public String answer(String question) {
      if (question.equals("parcels")) {
        return "Put it on the scales, please.";
      }
      return super.answer(question);
    }
  }
}
