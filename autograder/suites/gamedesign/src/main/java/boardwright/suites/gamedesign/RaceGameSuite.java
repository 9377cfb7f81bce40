package boardwright.suites.gamedesign;

import boardwright.protocol.Kind;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Luck;
import boardwright.testkit.Printed;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import gamedesign.engine.Board;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;
import gamedesign.linerace.LineRaceGame;
import gamedesign.linerace.LineRacePlayer;
import gamedesign.linerace.PitTile;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;

/** Stage race-game: {@code LineRaceGame}. */
@Suite(lab = "gamedesign", stage = "race-game")
public class RaceGameSuite implements StyleRules, ClassRules.Types, ClassRules.PrivateFields {
  private static final int[] LENGTHS = {2, 5, 10, 17};

  @Check(rule = "R1", points = 3)
  @DisplayName("The game has two racers on the first tile")
  void hasTwoRacers() {
    LineRaceGame game = game(track(10));
    Call<List<Player>> call = Call.of("game.getPlayers()", () -> game.getPlayers());
    List<Player> players = call.get("two players");
    if (players.size() != 2 || players.get(0) == players.get(1)) {
      call.fail(
          "two different players",
          players.size() == 2 ? "yours has one of them twice" : "yours has " + players.size());
    }
    for (Player player : players) {
      call.require(player instanceof LineRacePlayer, "two LineRacePlayers", "yours has others");
      String on = "a player of the new game";
      Puppet.isAt("player", player, 0, 0, on);
      Call.of("player.getGame()", () -> player.getGame()).on(on).returnsSame(game, "the game");
    }
  }

  @Check(rule = "R2", points = 3, cases = Luck.Seeds.class)
  @DisplayName("The game is over when a player reaches the last column, and not before")
  void endsOnTheLastColumn(Subject subject) {
    for (int length : LENGTHS) {
      for (int seed : Luck.seeds(subject)) {
        LineRaceGame game = game(track(length));
        String on = "a board of " + length + " columns";
        Call<List<String>> call = played(game, on);
        call.get("a whole race");
        Player last = game.getActivePlayer();
        if (last == null || last.getCol() != length - 1) {
          String place = last == null ? "before a turn" : "on column " + last.getCol();
          call.fail("the race to end on column " + (length - 1), "yours ended " + place);
        }
        for (Player player : game.getPlayers()) {
          if (player != last && player.getCol() >= length - 1) {
            call.fail(
                "the race to end with the first player on the last column",
                "yours went on after that");
          }
        }
      }
    }
  }

  @Check(rule = "R2", cases = Luck.Seeds.class)
  @DisplayName("The game asks the board how long it is, and the racer where it is")
  void isOverExactlyThere(Subject subject) {
    for (int length : LENGTHS) {
      List<Integer> all = IntStream.range(0, length).boxed().toList();
      for (int seed : Luck.seeds(subject)) {
        Board board = Field.track(length, all, track -> new Asking(track));
        played(game(board), "a board of " + length + " columns").get("a whole race");
      }
    }
  }

  /** A tile that asks the game, as soon as somebody has arrived, whether it is over. */
  private static final class Asking extends Tile {
    Asking(Board board) {
      super(board);
    }

    @Override
    public void onMoveTo(Player player) {
      Call.of("game.gameIsOver()", () -> player.getGame().gameIsOver())
          .on(
              "a board of %d columns; the player whose turn it is has come to column %d"
                  .formatted(board.getNumCols(), player.getCol()))
          .returns(player.getCol() == board.getNumCols() - 1);
    }
  }

  @Check(rule = "R3", points = 2, cases = Luck.Seeds.class)
  @DisplayName("The results name the player who won")
  void namesTheWinner(Subject subject) {
    for (int seed : Luck.seeds(subject)) {
      LineRaceGame game = game(track(6));
      played(game, "a board of 6 columns").get("a whole race");
      int winner = game.getActivePlayer().getPlayerNum();
      namesOnly(winner, game, "player %d had the last turn".formatted(winner));
      for (Player each : game.getPlayers()) {
        Printed.call("player.moveTo(0, 5)", () -> each.moveTo(0, 5)).get();
      }
      String both = "both are on the last column, and player %d had the last turn";
      namesOnly(winner, game, both.formatted(winner));
    }
  }

  private static void namesOnly(int number, LineRaceGame game, String on) {
    String winner = "Player %d won!".formatted(number);
    String loser = "Player %d won!".formatted(1 - number);
    Call<List<String>> call =
        Printed.call("game.printGameResults()", () -> game.printGameResults()).on(on);
    Printed.says(call, winner, "");
    boolean tellsOne = call.get().stream().noneMatch(line -> Printed.same(line, loser));
    call.require(tellsOne, "\"" + winner + "\" alone", "yours printed \"" + loser + "\", too");
  }

  @Check(rule = "R4")
  @DisplayName("The rules are printed")
  void printsRules() {
    LineRaceGame game = game(track(10));
    Call<List<String>> call = Printed.call("game.printRules()", () -> game.printRules());
    call.require(!call.get("the rules").isEmpty(), "the rules", "yours printed nothing");
  }

  @Check(rule = "R4")
  @DisplayName("The game plays on the board that it was given")
  void playsOnItsBoard() {
    Board board = track(4);
    LineRaceGame game = game(board);
    Call.of("game.getBoard()", () -> game.getBoard())
        .on("game = new LineRaceGame(board)")
        .returnsSame(board, "the board");
    Call.of("game.getPlayers()", () -> game.getPlayers())
        .on("game = new LineRaceGame(board)")
        .require(players -> !players.isEmpty(), "a game with players", players -> "yours has none");
  }

  /** A track with one pit on it, if it is long enough. */
  private static Board track(int length) {
    List<Integer> places = length > 4 ? List.of(length / 2) : List.of();
    return Field.track(length, places, board -> new PitTile(board));
  }

  private static LineRaceGame game(Board board) {
    return Call.of("new LineRaceGame(board)", () -> new LineRaceGame(board)).get("a game");
  }

  private static Call<List<String>> played(LineRaceGame game, String on) {
    return Printed.call("game.startGame()", () -> game.startGame()).on(on);
  }

  @Check(rule = "R5", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("The loop of Game gives the turns, not the race")
  void givesNoTurns(Subject subject) {
    racing(subject).at().avoids("turns that the loop of Game gives", "Player.takeTurn");
  }

  @Check(rule = "R5", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Game keeps the board, the players and the active player")
  void keepsNothingTwice(Subject subject) {
    racing(subject)
        .at("getPlayers", "getBoard", "getActivePlayer", "getNextPlayer")
        .readsNoField("what Game keeps");
  }

  @Check(rule = "R5", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Races share no static field that changes")
  void sharesNoStaticFields(Subject subject) {
    Design.sharesNothing(subject);
  }

  private static Structure racing(Subject subject) {
    return Structure.of(subject, "gamedesign.linerace.LineRaceGame");
  }
}
