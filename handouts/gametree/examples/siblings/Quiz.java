import java.util.List;

/** A quiz for two teams, which answer by turns. */
public class Quiz {
  private final List<String> answers;
  private final Speaker speaker;
  private int asked;
  private int team;

  /** Says over the loudspeaker what happens. */
  public interface Speaker {
    /** The quiz begins. */
    void welcome(int questions);

    /** This team is next. */
    void turn(int team);

    /** This team gave the right answer. */
    void right(int team);

    /** The quiz is over. */
    void over();
  }

  /** A button with which a team can answer, and do nothing else. */
  public interface Buzzer {
    /** Answers; the complaint is run if that doesn't count. */
    void answer(int team, String text, Runnable complaint);
  }

  /** Creates a quiz; it begins when somebody calls begin. */
  public Quiz(List<String> answers, Speaker speaker) {
    this.answers = List.copyOf(answers);
    this.speaker = speaker;
  }

  /** Begins with the first team, whatever happened before. */
  public void begin() {
    asked = 0;
    team = 0;
    speaker.welcome(answers.size());
    goOn();
  }

  /** Creates a buzzer. The quiz itself is none. */
  public Buzzer getBuzzer() {
    return new Buzzer() {
      @Override
      public void answer(int who, String text, Runnable complaint) {
        if (isOver() || who != team || !text.equals(answers.get(asked))) {
          complaint.run();
          return;
        }
        asked++;
        team = 1 - team;
        speaker.right(who);
        goOn();
      }
    };
  }

  private boolean isOver() {
    return asked == answers.size();
  }

  private void goOn() {
    if (isOver()) {
      speaker.over(); // at once, if there is no question at all
    } else {
      speaker.turn(team);
    }
  }
}
