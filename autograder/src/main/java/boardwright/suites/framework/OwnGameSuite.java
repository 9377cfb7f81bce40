package boardwright.suites.framework;

import boardwright.suites.framework.OwnGame.State;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.CheckBlocked;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.Finding;
import boardwright.testkit.Kind;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import com.tngtech.archunit.core.domain.JavaClass;
import framework.application.GameApplication;
import framework.model.Board;
import framework.model.BoardAccess;
import framework.model.GameContext;
import framework.model.GameOverStatus;
import framework.model.Move;
import framework.model.MoveProcessor;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.model.WinningSpacesGameOverStatus;
import framework.play.Factory;
import framework.play.GameMaster;
import framework.saved.SavedGame;
import framework.saved.SavedGameException;
import framework.saved.SavedGameText;
import framework.view.BoardView;
import framework.view.PieceView;
import framework.view.ViewAccess;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage own-game: {@code OwnGameApplication}, and whatever the learner puts beside it. */
@Suite(lab = "framework", stage = "own-game", watchesTheProgram = true)
public class OwnGameSuite implements StyleRules {
  private static final String NAME = "framework.games.own.OwnGameApplication";
  private static final int WIDTH = 420;
  private static final int HEIGHT = 300;
  private static final List<Class<?>> MODEL =
      List.of(
          Board.class,
          Piece.class,
          Space.class,
          Player.class,
          Move.class,
          Strategy.class,
          GameOverStatus.class);

  @Test
  @Check(rule = "R1", points = 2)
  @DisplayName("The game has a name, and players with different names")
  void hasNames() {
    OwnGame.made().seat(own -> namesItselfAndItsPlayers(own));
  }

  private static void namesItselfAndItsPlayers(OwnGame own) {
    if (own.name().isBlank()) {
      Call.of("application.getName()", () -> own.name()).fail("a name", "yours is blank");
    }
    Call<List<Player>> call =
        own.game().call(Game.CREATE_PLAYERS, () -> own.factory().createPlayers());
    List<Player> players = Given.list(call, "at least one player");
    Set<String> names = new HashSet<>();
    for (Player player : players) {
      String name = player.getName();
      if (name == null || name.isBlank() || name.contains(",") || !names.add(name)) {
        call.fail("names without a comma, each once", "yours are " + players);
      }
    }
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("Every new game begins alike, and is not over yet")
  void beginsAnew() {
    OwnGame.begunFor("R2").seat(own -> beginsTwice(own));
  }

  private static void beginsTwice(OwnGame own) {
    notOver(own);
    List<String> first = own.told();
    own.play(OwnGame.LONGEST, () -> {});
    String last = own.drawn();
    beginAgain(own);
    Call<String> call =
        Call.of("board.newGame(players)", () -> "").on("the game before ended so:\n" + last);
    Kinds.compare(call, first, own.told(), "as at first");
    notOver(own);
  }

  /**
   * Sets the board up for another game. Not by the game master, who would ask the machines to move,
   * on their own threads.
   */
  private static void beginAgain(OwnGame own) {
    Call.run(
            "board.newGame(players)",
            () -> {
              MoveProcessor.instance().newGame();
              own.game().board().newGame(own.game().players());
            })
        .get();
  }

  private static void notOver(OwnGame own) {
    if (own.isOver()) {
      own.asked()
          .fail("not over, since nobody has moved", "yours said " + Standing.of(own.status()));
    }
  }

  @Test
  @Check(rule = "R3", points = 3)
  @DisplayName("A person can play, and each machine plays for every player, to the end if need be")
  void machinesPlay() {
    OwnGame first = OwnGame.begunFor("R3");
    first.seat(own -> hasAPersonAndAMachine(own));
    for (int i = 0; i < first.machines().size(); i++) {
      int kind = i;
      OwnGame.begun().seat(own -> plays(own, kind));
    }
  }

  private static void hasAPersonAndAMachine(OwnGame own) {
    Call<List<Strategy>> call = own.strategies();
    if (own.machines().isEmpty()) {
      call.fail("a strategy that needs no person", "yours has none");
    }
    if (Given.list(call, "the strategies").stream().noneMatch(s -> s.takesSelections())) {
      call.fail("a strategy for a person", "yours has none that takes selections");
    }
  }

  private static void plays(OwnGame own, int kind) {
    for (int i = 0; i < OwnGame.LONGEST && !own.isOver(); i++) {
      Player expected = own.game().toMove();
      Move move = own.move(own.machines().get(kind));
      if (move.getPlayer() != expected) {
        own.at("move.getPlayer()", () -> move.getPlayer())
            .fail("the player to move, " + expected, "yours gave " + move.getPlayer());
      }
    }
  }

  @Test
  @Check(rule = "R4", points = 3)
  @DisplayName("A move that is against the rules changes nothing")
  void refusesWithoutATrace() {
    OwnGame.begun().seat(own -> OwnMoves.refusedLeaveNoTrace(own));
  }

  @Test
  @Check(rule = "R5", points = 3)
  @DisplayName("Every move can be taken back, and made again, until everything is as before")
  void undoesEverything() {
    OwnGame.begun().seat(own -> OwnMoves.goBackAndForth(own));
    OwnGame.begun().seat(own -> OwnMoves.goBackOneByOne(own));
  }

  @Test
  @Check(rule = "R6", points = 2)
  @DisplayName("Looking whether the game is over changes nothing, and the answer makes sense")
  void statusMakesSense() {
    OwnGame.begun()
        .seat(
            own -> {
              looks(own);
              own.play(OwnGame.LONGEST, () -> looks(own));
            });
  }

  private static void looks(OwnGame own) {
    State before = own.state();
    Call<GameOverStatus> call = own.asked();
    GameOverStatus status = own.status();
    Standing standing = Standing.of(status);
    Player winner = standing.winner();
    if (winner != null && !standing.over()) {
      call.fail("no winner before the end", "yours said " + standing);
    }
    if (winner != null && !own.game().players().contains(winner)) {
      call.fail(
          "a winner who is one of the players, " + own.game().players(),
          "yours is another object, " + winner.getName());
    }
    if (!own.isAs(before)) {
      call.fail("the same answer and the same board at every look", "yours differ");
    }
    if (!(status instanceof WinningSpacesGameOverStatus winning)) {
      return;
    }
    for (Space space : Ending.spacesOf(call, winning, "winning spaces")) {
      if (space.isEmpty() || space.getPiece().getPlayer() != winner) {
        call.fail(
            "pieces of the winner on the winning spaces",
            "on "
                + space
                + " stands "
                + (space.isEmpty()
                    ? "nothing"
                    : "a piece of " + Kinds.whose(space.getPiece().getPlayer())));
      }
    }
  }

  @Test
  @Check(rule = "R7", points = 2)
  @DisplayName("Whose piece it is can be seen, in the window and in the terminal")
  void piecesDiffer() {
    OwnGame.begun().seat(own -> OwnPieces.differ(own));
  }

  @Test
  @Check(rule = "R8", points = 2)
  @DisplayName("Pieces are drawn in their rectangle, and the graphics comes back as it went")
  void drawsPieces() {
    OwnGame.begun().seat(own -> drawsPiecesAndBoard(own));
  }

  private static void drawsPiecesAndBoard(OwnGame own) {
    OwnPieces.each(
        own,
        piece -> {
          String maker = OwnPieces.view(piece);
          PieceView view = own.view(piece);
          PieceViewChecks.drawsSomething(maker, view);
          PieceViewChecks.staysInside(maker, view);
          PieceViewChecks.givesBackTheGraphics(maker, view);
        });
    BoardView board =
        Given.thing(
            own.at(
                "factory.createBoardView(board)",
                () -> own.factory().createBoardView(own.game().board())),
            "a view of the board");
    board.setSize(WIDTH, HEIGHT);
    Call<Canvas> call =
        own.at(
            "drawing the view of the board",
            () -> Canvas.draw(WIDTH, HEIGHT, graphics -> ViewAccess.paint(board, graphics)));
    Canvas canvas = call.get("a drawing");
    if (canvas.touched() < WIDTH * HEIGHT / 10) {
      call.fail("a board", "yours drew next to nothing");
    }
  }

  @Test
  @Check(rule = "R9", points = 3)
  @DisplayName("A game that was saved and opened again is the same")
  void savesAndOpens() {
    OwnGame.begun().seat(own -> isTheSameWhenOpened(own));
  }

  private static void isTheSameWhenOpened(OwnGame own) {
    own.play(OwnGame.LONGEST, () -> {});
    String text =
        own.at("saving the game", () -> SavedGameText.write(SavedGame.ofCurrent(own.name())))
            .get("a text");
    List<String> saved = own.told();
    GameContext other = own.game().context().another();
    Call<List<String>> call =
        Call.of(
                "opening the saved game",
                () ->
                    other.call(
                        () -> {
                          GameMaster.instance().setPlayers(Factory.instance().createPlayers());
                          try {
                            SavedGameText.read(text).open(own.name());
                          } catch (SavedGameException e) {
                            return List.of(e.getMessage());
                          }
                          Board board = Board.instance();
                          return Kinds.told(
                              Picture.lettered(board), BoardAccess.gameOverHook(board), board);
                        }))
            .on(text);
    Kinds.compare(call, saved, call.get("the game as it was saved"), "as it was saved");
  }

  @Test
  @Check(rule = "R10", kind = Kind.STRUCTURE, points = 2)
  @DisplayName("Boards, pieces, moves and strategies know no view")
  void modelKnowsNoView(Subject subject) {
    if (subject.classes().stream().noneMatch(OwnBoards::isABoard)) {
      throw new CheckBlocked("there is no board of a game of your own yet", "R11");
    }
    String[] model =
        subject.classes().stream()
            .filter(type -> MODEL.stream().anyMatch(kind -> type.isAssignableTo(kind)))
            .map(JavaClass::getName)
            .toArray(String[]::new);
    Roles.knowsNoView(subject, model);
  }

  @Test
  @Check(rule = "R11", kind = Kind.STRUCTURE)
  @DisplayName("OwnGameApplication is a GameApplication with private fields")
  void isAnApplication(Subject subject) {
    Structure.of(subject, NAME).isA(GameApplication.class, "a class that extends GameApplication");
    Structure.of(subject, NAME).keepsItsFieldsPrivate();
    if (subject.classes().stream().noneMatch(OwnBoards::isABoard)) {
      throw new CheckFailed(
          Finding.of(
              "a class of yours that extends Board, and not the board of another game here",
              "yours has none"));
    }
  }
}
