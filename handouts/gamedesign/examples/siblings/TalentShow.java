import java.util.ArrayList;
import java.util.List;

/** A show that runs by a fixed plan. */
public class TalentShow {

  /** Shows it. */
  public static void main(String[] args) {
    Show show = new SchoolShow();
    show.run();
  }
}

/**
 * The plan of every show. Subclasses say who is in it and when it is
 * enough.
 */
abstract class Show {
  private List<String> acts;
  private String onStage;

  Show() {
    acts = createActs();
  }

  abstract List<String> createActs();

  abstract boolean isOver();

  void run() {
    System.out.println("Good evening!");
    do {
      onStage = getNextAct();
      System.out.println("Here come the " + onStage + ".");
    } while (!isOver());
    System.out.println("Good night!");
  }

  /**
   * Returns the act after the one on stage, and the first one after the
   * last.
   */
  String getNextAct() {
    if (onStage == null) {
      return acts.get(0);
    }
    return acts.get((acts.indexOf(onStage) + 1) % acts.size());
  }

  String getOnStage() {
    return onStage;
  }

  List<String> getActs() {
    return new ArrayList<>(acts);
  }
}

/** A show in a school. */
class SchoolShow extends Show {

  @Override
  List<String> createActs() {
    List<String> acts = new ArrayList<>();
    acts.add("singers");
    acts.add("jugglers");
    acts.add("teachers");
    return acts;
  }

  @Override
  boolean isOver() {
    return getOnStage().equals("teachers");
  }
}
