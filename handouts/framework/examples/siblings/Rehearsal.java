import java.util.List;

/** A piece of music, which is played to somebody who reads along. */
public class Rehearsal {
  private final List<String> score;

  /** Opens the score. */
  public Rehearsal(List<String> score) {
    this.score = List.copyOf(score);
  }

  /** Returns the number of the first wrong note, from 0; or -1. */
  public int firstWrong(List<String> heard) {
    for (int i = 0; i < score.size(); i++) {
      if (i >= heard.size() || !heard.get(i).equals(score.get(i))) {
        return i;
      }
    }
    return -1;
  }
}
