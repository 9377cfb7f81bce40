package framework.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The program of board games")
class BoardGamesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--game chess | There is no game 'chess'. There are: tictactoe, quixo, connectfour, own,"
            + " and every GameApplication by the full name of its class.",
        "--text --game | Which game? There are: tictactoe, quixo, connectfour, own, and every"
            + " GameApplication by the full name of its class.",
        "quixo | 'quixo' means nothing here. Say --game GAME, --text, or who plays: --black PLAYER,"
            + " --white PLAYER.",
        "--game connectfour --red best | There is no player 'best'. There are: human, easy, medium,"
            + " hard.",
      })
  @DisplayName("answers a wrong call by a sentence and by its exit code")
  void answersAWrongCallByASentence(String call, String sentence) throws IOException {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream errors = new PrintStream(said, true, StandardCharsets.UTF_8);
    assertEquals(2, BoardGames.run(errors, call.split(" ")));
    assertEquals(sentence, said.toString(StandardCharsets.UTF_8).strip());
  }
}
