package framework;

import static framework.Play.LONG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import framework.games.quixo.QuixoRandomStrategy;
import framework.games.tictactoe.TicTacToeRandomStrategy;
import framework.model.Board;
import framework.model.Move;
import framework.model.Piece;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.CommandProcessor;
import framework.play.Factory;
import framework.play.GameListener;
import framework.play.GameMaster;
import framework.play.OneSpaceGuiStrategy;
import framework.saved.OpenGameCommand;
import framework.saved.SaveGameCommand;
import framework.saved.SavedGame;
import framework.saved.SavedGameException;
import framework.saved.SavedGameFile;
import framework.saved.SavedGameText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("A saved game")
@Timeout(60)
@Tag("each-java")
class SavedGameTest {

  private static final String GOOD =
      """
      Boardwright saved game 1
      game Tic-Tac-Toe
      board 3 x 3
      players X, O
      1 X 1 1
      2 O 0 2
      end 2
      """;

  @TempDir Path folder;

  private static void await() {
    try {
      CommandProcessor.instance().awaitDone();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    assertTrue(GameMaster.instance().awaitQuiet(LONG));
  }

  private static String letters() {
    StringBuilder text = new StringBuilder();
    for (Space space : Board.instance()) {
      Piece piece = space.getPiece();
      text.append(piece == null ? ' ' : Factory.instance().letterOf(piece));
    }
    return text.toString();
  }

  private static Strategy chance(Contexts.Game game) {
    return switch (game) {
      case TIC_TAC_TOE -> new TicTacToeRandomStrategy();
      case QUIXO -> new QuixoRandomStrategy();
    };
  }

  @ParameterizedTest
  @EnumSource
  @DisplayName("is the same game when it is opened in another context, move by move")
  void thereAndBack(Contexts.Game game) {
    Path file = folder.resolve("game.txt");
    List<String> positions = new ArrayList<>();
    game.context()
        .run(
            () -> {
              GameMaster master = Contexts.seat(chance(game));
              master.newGame();
              await();
              CommandProcessor.instance().submitCommand(new SaveGameCommand(file, "any"));
              await();
              for (int i = master.getMoves().size(); i >= 0; i--) {
                positions.add(letters());
                master.step(-1);
              }
            });
    game.context()
        .run(
            () -> {
              GameMaster master = Contexts.seat(chance(game));
              Board.instance();
              CommandProcessor.instance().submitCommand(new OpenGameCommand(file, "any"));
              await();
              assertTrue(master.getStatus().isGameOver());
              for (String position : positions) {
                assertEquals(position, letters());
                master.step(-1);
              }
            });
  }

  @Test
  @DisplayName("is a text that people can read")
  void isATextThatPeopleCanRead() throws SavedGameException {
    assertEquals(GOOD, SavedGameText.write(SavedGameText.read(GOOD)));
  }

  /** Opens a text where a game of Tic-Tac-Toe with one move is played; returns what is said. */
  private String open(byte[] text) throws Exception {
    Path file = folder.resolve("file.txt");
    Files.write(file, text);
    return open(file);
  }

  private static String open(Path file) {
    StringBuilder said = new StringBuilder();
    Contexts.Game.TIC_TAC_TOE
        .context()
        .run(
            () -> {
              GameMaster master = Contexts.seat(new OneSpaceGuiStrategy());
              master.addListener(
                  new GameListener() {
                    @Override
                    public void failed(String what, Throwable trouble) {
                      said.append(trouble.getMessage());
                    }
                  });
              master.newGame();
              master.spaceSelected(Board.instance().getSpace(2, 2));
              await();
              List<Move> before = master.getMoves();
              CommandProcessor.instance().submitCommand(new OpenGameCommand(file, "Tic-Tac-Toe"));
              await();
              if (said.length() > 0) {
                assertEquals(before, master.getMoves(), "the game on screen stays");
                assertEquals("        X", letters(), "the board stays");
                assertEquals("O", master.getCurrentPlayer().getName());
              }
            });
    return said.toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "game Tic-Tac-Toe | game Quixo | This is a game of Quixo, and here Tic-Tac-Toe is played.",
        "saved game 1 | saved game 9 | This is no saved game",
        "board 3 x 3 | board 3 by 3 | Line 3 is damaged",
        "board 3 x 3 | board 4 x 3 | The file has a board of 4 x 3, and here it is 3 x 3.",
        "players X, O | players X, Y | Line 6 is damaged",
        "players X, O | players | Line 4 is damaged",
        "2 O 0 2 | 2 O 1 1 | Move 2 of the file is against the rules",
        "2 O 0 2 | 2 O 0 3 | Move 2 of the file is against the rules",
        "2 O 0 2 | 2 O 0 2 1 0 | Move 2 of the file is against the rules",
        "2 O 0 2 | 2 X 0 2 | Line 6 is damaged",
        "2 O 0 2 | 3 O 0 2 | Line 6 is damaged",
        "2 O 0 2 | 2 O 0 | Line 6 is damaged",
        "2 O 0 2 | 2 O 0 -2 | Line 6 is damaged",
        "2 O 0 2 | 2 O 0 99999999999 | Line 6 is damaged",
        "end 2 | end 3 | Line 7 is damaged",
        "end 2 | '' | is damaged",
        "players X, O | 'players , ' | Line 4 is damaged",
      })
  @DisplayName("that is damaged, or of another game, is refused with a reason; the game stays")
  void thatIsDamaged(String part, String other, String reason) throws Exception {
    String text = GOOD.replace(part, other == null ? "" : other);
    String said = open(text.getBytes(StandardCharsets.UTF_8));
    assertTrue(said.contains(reason), said);
  }

  @Test
  @DisplayName("that is cut off anywhere is refused")
  void thatIsCutOffAnywhereIsRefused() throws Exception {
    for (int length = 0; length < GOOD.length() - 2; length += 7) {
      assertFalse(open(GOOD.substring(0, length).getBytes(StandardCharsets.UTF_8)).isEmpty());
    }
    assertEquals("", open(GOOD.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  @DisplayName("with moves after the end of the game is refused")
  void movesAfterTheEnd() throws Exception {
    String text =
        """
        Boardwright saved game 1
        game Tic-Tac-Toe
        board 3 x 3
        players X, O
        1 X 0 0
        2 O 1 0
        3 X 0 1
        4 O 1 1
        5 X 0 2
        6 O 1 2
        end 6
        """;
    String said = open(text.getBytes(StandardCharsets.UTF_8));
    assertTrue(said.contains("Move 6 of the file is against the rules"), said);
  }

  @Test
  @DisplayName("that moves a mark of Tic-Tac-Toe, which never moves, is refused")
  void movesAMark() throws Exception {
    String text = GOOD.replace("end 2", "3 X 1 1 2 2\nend 3");
    String said = open(text.getBytes(StandardCharsets.UTF_8));
    assertTrue(said.contains("Move 3 of the file is against the rules"), said);
  }

  @Test
  @DisplayName("that is no text, or no file at all, is refused")
  void thatIsNoText() throws Exception {
    byte[] noise = new byte[5000];
    new Random(7).nextBytes(noise);
    assertFalse(open(noise).isEmpty());
    assertTrue(open(new byte[2_000_000]).contains("too large"));
  }

  @Test
  @DisplayName("is never read as anything but a game or a reason, whatever is changed in it")
  void isNeverReadAsAnythingButAGame() {
    long seed = Long.getLong("boardwright.seed", 1L);
    Random random = new Random(seed);
    for (int i = 0; i < 5000; i++) {
      StringBuilder text = new StringBuilder(GOOD);
      for (int j = 0; j <= random.nextInt(4); j++) {
        int at = random.nextInt(text.length());
        text.setCharAt(at, (char) ('\n' + random.nextInt(90)));
      }
      try {
        SavedGame game = SavedGameText.read(text.toString());
        assertEquals(2, game.moves().size(), "seed " + seed);
      } catch (SavedGameException e) {
        assertFalse(e.getMessage().isBlank(), "seed " + seed);
      }
    }
  }

  @Test
  @DisplayName("that cannot be written leaves the one that was saved before, and nothing else")
  void keepsTheOldOne() throws IOException {
    Path file = Files.createDirectory(folder.resolve("game.txt"));
    Files.writeString(file.resolve("old"), "old");
    assertThrows(IOException.class, () -> SavedGameFile.write(file, "new"));
    assertEquals("old", Files.readString(file.resolve("old")));
    assertEquals(1, folder.toFile().list().length);
    Path other = folder.resolve("other.txt");
    SavedGameFile.write(other, "one");
    SavedGameFile.write(other, "two");
    assertEquals("two", Files.readString(other));
    assertEquals(2, folder.toFile().list().length);
  }

  @Test
  @DisplayName("that cannot be written says so")
  void thatCannotBeWrittenSaysSo() {
    Contexts.Game.TIC_TAC_TOE
        .context()
        .run(
            () -> {
              StringBuilder said = new StringBuilder();
              Contexts.seat(new OneSpaceGuiStrategy())
                  .addListener(
                      new GameListener() {
                        @Override
                        public void failed(String what, Throwable trouble) {
                          said.append(trouble.getMessage());
                        }
                      });
              CommandProcessor.instance()
                  .submitCommand(new SaveGameCommand(folder.resolve("no/such/folder"), "any"));
              await();
              assertTrue(said.toString().contains("could not be saved"), said.toString());
              assertEquals(0, folder.toFile().list().length);
            });
    assertThrows(SavedGameException.class, () -> SavedGameText.read(""));
  }

  @Test
  @DisplayName("with any text after its end is refused")
  void textAfterTheEnd() throws Exception {
    String said = open((GOOD + "\n\nmore\n").getBytes(StandardCharsets.UTF_8));
    assertTrue(said.contains("Line 10 is damaged"), said);
    assertEquals("", open((GOOD + "\n \n").getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  @DisplayName("may begin with a byte-order mark, as some editors write it")
  void byteOrderMark() throws Exception {
    assertEquals("", open(("\uFEFF" + GOOD).getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  @DisplayName("is not looked for in what never ends")
  void isNotLookedForInWhatNeverEnds() throws Exception {
    assertTrue(open(Path.of("/dev/zero")).contains("no file"));
    Path pipe = folder.resolve("pipe");
    Process made = new ProcessBuilder("mkfifo", pipe.toString()).start();
    assertEquals(0, made.waitFor());
    assertTrue(open(pipe).contains("no file"));
  }

  @Test
  @DisplayName("may have players whose names hold commas")
  void mayHavePlayersWhoseNamesHoldCommas() throws SavedGameException {
    SavedGame game =
        new SavedGame(
            "Any",
            1,
            2,
            List.of("Smith, J", "100%2C"),
            List.of(List.of(new board.model.Cell(0, 1))));
    assertEquals(game, SavedGameText.read(SavedGameText.write(game)));
  }

  @Test
  @DisplayName("leaves a file alone that only has a similar name")
  void leavesAFileAlone() throws IOException {
    Path similar = folder.resolve("game.txt.part");
    Files.writeString(similar, "mine");
    SavedGameFile.write(folder.resolve("game.txt"), "new");
    assertEquals("mine", Files.readString(similar));
    assertEquals(2, folder.toFile().list().length);
  }

  @Test
  @DisplayName("holds the moves after the one that somebody has stepped back to")
  void holdsTheMovesAfterTheOne() {
    Contexts.Game.TIC_TAC_TOE
        .context()
        .run(
            () -> {
              GameMaster master = Contexts.seat(new OneSpaceGuiStrategy());
              master.newGame();
              master.spaceSelected(Board.instance().getSpace(0, 0));
              master.spaceSelected(Board.instance().getSpace(1, 1));
              await();
              master.step(-1);
              assertEquals(2, SavedGame.ofCurrent("any").moves().size());
            });
  }
}
