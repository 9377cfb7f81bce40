package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.submission.Submission;
import boardwright.text.Note;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A class that was not handed in")
class FailureMessagesTest {
  @Test
  @DisplayName("says which file was set aside, and why, if one of its name was")
  void saysWhichFileWasSetAside() {
    Submission ada =
        new Submission(
            "ada",
            "ada",
            List.of(),
            List.of(
                Note.setAside("OldSquare.java", "it declares no class"),
                Note.setAside("src/Square.java", "TextInterface is part of the provided program")));
    assertEquals(
        "there is no class Square: src/Square.java was set aside: TextInterface is part of the"
            + " provided program",
        FailureMessages.notHandedIn(List.of("Square"), ada));
    assertEquals(
        "there is no class Move, Piece",
        FailureMessages.notHandedIn(List.of("Move", "Piece"), ada));
  }
}
