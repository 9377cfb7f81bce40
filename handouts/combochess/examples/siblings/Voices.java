import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/** Whoever sings: one singer, or a choir of several. */
public abstract class Voices {

  /**
   * Returns the notes that can be heard, from the lowest, each of them
   * once.
   */
  public abstract List<Integer> notes();

  /** One singer. */
  public static class Singer extends Voices {
    private final int note;

    /** Creates a singer who knows one note. */
    public Singer(int note) {
      this.note = note;
    }

    @Override
    public List<Integer> notes() {
      return List.of(note);
    }
  }

  /** Several singers together. */
  public static class Choir extends Voices {
    private final List<Singer> singers;

    private Choir(List<Singer> singers) {
      this.singers = new ArrayList<>(singers); // a list of its own
      this.singers.sort(Comparator.comparing(singer -> singer.note));
    }

    /**
     * Lets some people sing together.
     *
     * @param singers at least one
     * @return the singer, if there is only one; a choir if there are more
     */
    public static Voices of(List<Singer> singers) {
      if (singers.isEmpty()) {
        throw new IllegalArgumentException("Somebody must sing.");
      }
      return singers.size() == 1 ? singers.get(0) : new Choir(singers);
    }

    @Override
    public List<Integer> notes() {
      TreeSet<Integer> all = new TreeSet<>();
      for (Voices singer : singers) {
        all.addAll(singer.notes());
      }
      return new ArrayList<>(all);
    }
  }
}
