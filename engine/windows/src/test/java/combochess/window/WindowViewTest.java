package combochess.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import combochess.controller.EventSubject;
import combochess.controller.SubmitEvent;
import combochess.model.Contract;
import framework.Screen;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The view in a window")
class WindowViewTest {

  @Test
  @DisplayName("says so if an unfinished class breaks its contract, and goes on")
  void saysSoIfAnUnfinishedClassBreaksItsContract() {
    PrintStream errors = System.err;
    System.setErr(new PrintStream(new ByteArrayOutputStream()));
    try {
      String notice =
          Screen.onEventThread(
              () -> {
                StringBuilder said = new StringBuilder();
                WindowView view = new WindowView(said::append, said::append);
                EventSubject events = new EventSubject();
                events.attach(event -> Contract.requires(false, "a square lies on the board"));
                view.start(events);
                view.post(new SubmitEvent());
                return said.toString();
              });
      assertEquals(
          "The program made a mistake: combochess.model.ContractException: "
              + "Precondition broken: a square lies on the board",
          notice);
    } finally {
      System.setErr(errors);
    }
  }
}
