import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.function.IntSupplier;

/** Somebody at a counter. */
public class Clerk {
  /** Lists what one can ask here. */
  public List<String> questions() {
    return new ArrayList<>(List.of("stamps"));
  }

  /** Answers a question. */
  public String answer(String question) {
    return "Nobody here knows about " + question + ".";
  }

  /**
   * A clerk for parcels, who sends all other questions to the office
   * behind.
   */
  public static class ParcelClerk extends Clerk {
    private final Queue<Runnable> work;
    private final IntSupplier scales;

    /** Creates a clerk who hands work on to this queue. */
    public ParcelClerk(Queue<Runnable> work, IntSupplier scales) {
      this.work = work;
      this.scales = scales;
    }

    @Override
    public List<String> questions() {
      List<String> all = super.questions();
      all.add("parcels");
      return all;
    }

    @Override
    public String answer(String question) {
      if (!question.equals("parcels")) {
        return super.answer(question);
      }
      work.add(new Weighing(scales));
      return "Put it on the scales, please.";
    }
  }

  /** Work for later: the scales are read when it is done. */
  private static final class Weighing implements Runnable {
    private final IntSupplier scales;

    Weighing(IntSupplier scales) {
      this.scales = scales;
    }

    @Override
    public void run() {
      int grams = scales.getAsInt();
      if (grams == 0) {
        throw new IllegalStateException("Nothing lies on the scales.");
      }
    }
  }
}
