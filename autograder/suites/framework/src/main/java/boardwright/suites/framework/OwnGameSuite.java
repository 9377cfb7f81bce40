package boardwright.suites.framework;

import boardwright.protocol.Kind;
import boardwright.suites.framework.OwnGame.State;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.CheckBlocked;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Limits;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import com.tngtech.archunit.core.domain.JavaClass;
import framework.application.GameApplication;
import framework.model.GameOverStatus;
import framework.model.Move;
import framework.model.MoveProcessor;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.model.WinningSpacesGameOverStatus;
import framework.play.GuiStrategy;
import framework.saved.SavedGame;
import framework.saved.SavedGameException;
import framework.saved.SavedGameText;
import framework.view.BoardView;
import framework.view.ViewAccess;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.DisplayName;

/** Stage own-game: {@code OwnGameApplication}, and whatever the learner puts beside it. */
@Suite(lab = "framework", stage = "own-game", watchesTheProgram = true)
public class OwnGameSuite implements StyleRules, ClassRules.PrivateFields {
  /** So many games are played one after the other. */
  private static final int GAMES = 4;

  @Check(rule = "R1", points = 2)
  @DisplayName("The game has a name, and players with different names")
  void hasNames() {
    OwnGame.made(
        own -> {
          own.name().getObject("a name");
          own.name().require(name -> !name.isBlank(), "a name", name -> "yours is blank");
          List<Player> players = Given.list(own.players(), "at least one player");
          Set<String> names = new HashSet<>();
          for (Player player : players) {
            String name = player.getName();
            if (name == null || name.isBlank() || name.contains(",") || !names.add(name)) {
              own.players().fail("names without a comma, each once", "yours are " + players);
            }
          }
        });
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("Every new game begins alike, and is not over yet")
  void beginsAnew() {
    OwnGame.begun(
        "R2",
        own -> {
          own.isNotOver();
          List<String> first = own.state().told();
          for (int game = 1; game <= GAMES; game++) {
            Limits.renew();
            own.play(OwnGame.LONGEST, () -> {});
            String before = "game %d ended so:\n%s".formatted(game, own.drawn());
            Call<String> call = Call.of(Game.NEW_GAME, () -> "").on(before);
            own.restart();
            Kinds.compare(call, first, own.state().told(), "as in the first game");
            own.isNotOver();
          }
        });
  }

  @Check(rule = "R3", points = 3)
  @DisplayName("A person can play, and each machine plays for every player, to the end if need be")
  void machinesPlay() {
    List<Strategy> machines = new ArrayList<>();
    OwnGame.begun(
        "R3",
        own -> {
          machines.addAll(own.machines);
          String expected = "a strategy that needs no person";
          own.strategies().require(!machines.isEmpty(), expected, "yours has none");
          List<GuiStrategy> persons =
              own.strategies().get().stream()
                  .filter(GuiStrategy.class::isInstance)
                  .map(GuiStrategy.class::cast)
                  .toList();
          expected = "a GuiStrategy, which takes selections, for a person";
          own.strategies().require(!persons.isEmpty(), expected, "yours has none");
          persons.forEach(own::isMovedBy);
        });
    for (int i = 0; i < machines.size(); i++) {
      int kind = i;
      OwnGame.begun("R3", own -> plays(own, kind));
    }
  }

  private static void plays(OwnGame own, int kind) {
    for (int i = 0; i < OwnGame.LONGEST && !own.status().isGameOver(); i++) {
      Player expected = own.game.toMove();
      Move move = own.move(own.machines.get(kind));
      own.at("move.getPlayer()", () -> move.getPlayer())
          .returnsSame(expected, "the player to move, " + expected);
    }
  }

  @Check(rule = "R4", points = 3)
  @DisplayName("A move that is against the rules changes nothing")
  void refusesWithoutATrace() {
    OwnGame.begun(
        "R4",
        own -> {
          refuses(own);
          own.play(10, () -> refuses(own));
        });
  }

  private static void refuses(OwnGame own) {
    if (own.status().isGameOver()) {
      return;
    }
    State before = own.state();
    for (List<Space> spaces : own.someChoices()) {
      Player player = own.game.toMove();
      String written = "factory.createMove(controller, %s, spaces %s)".formatted(player, spaces);
      Callable<Move> maker = () -> own.factory.createMove(Game.NOBODY, player, spaces);
      Move move = own.at(written, maker).get("a move, or null");
      if (move == null) {
        continue;
      }
      Call<Boolean> call =
          own.at("executing " + OwnGame.shown(move), () -> own.game.submit(move)).on(before);
      if (call.get("true or false")) {
        own.takeBack();
        before = own.state();
        if (own.status().isGameOver()) {
          return;
        }
      } else if (!own.state().equals(before)) {
        call.fail("nothing changed, since it was refused", "yours has\n" + own.state());
      }
    }
  }

  @Check(rule = "R5", points = 3)
  @DisplayName("Every move can be taken back, and made again, until everything is as before")
  void undoesEverything() {
    OwnGame.begun("R5", own -> goesBackAndForth(own));
    OwnGame.begun("R5", own -> goesBackOneByOne(own));
  }

  private static void goesBackAndForth(OwnGame own) {
    List<State> states = new ArrayList<>(List.of(own.state()));
    List<Move> moves = new ArrayList<>();
    own.play(
        OwnGame.LONGEST,
        () -> {
          Move move = MoveProcessor.instance().getLastMove();
          State after = own.state();
          takesBack(own, move, states.get(moves.size()));
          makesAgain(own, move, after);
          moves.add(move);
          states.add(own.state()); // made again, a move may bring other pieces that look alike
        });
    for (int i = moves.size() - 1; i >= 0; i--) {
      takesBack(own, moves.get(i), states.get(i));
    }
    for (int i = 0; i < moves.size(); i++) {
      makesAgain(own, moves.get(i), states.get(i + 1));
    }
  }

  /** Takes moves back that the machine may never make. */
  private static void goesBackOneByOne(OwnGame own) {
    for (int i = 0; i < 3; i++) {
      State before = own.state();
      for (List<Space> spaces : own.someChoices()) {
        Move move = own.made(spaces);
        if (move != null) {
          takesBack(own, move, before);
        } else if (!own.state().equals(before)) {
          return; // a refused move has changed the game, which is for R4 to say
        }
      }
      own.play(1, () -> {});
    }
  }

  private static void takesBack(OwnGame own, Move move, State before) {
    Call<Boolean> call = own.at("taking back " + OwnGame.shown(move), () -> own.game.undo());
    call.returns(true);
    Kinds.compare(call, before.told(), own.state().told(), "as before");
    boolean same = own.game.pieces().equals(before.pieces());
    call.require(same, "the very pieces of before\n" + before, "yours has others that look alike");
  }

  private static void makesAgain(OwnGame own, Move move, State expected) {
    Call<Boolean> call = own.at("making " + OwnGame.shown(move) + " again", () -> own.game.redo());
    call.returns(true);
    Kinds.compare(call, expected.told(), own.state().told(), "as after the first time");
  }

  @Check(rule = "R6", points = 2)
  @DisplayName("Looking whether the game is over changes nothing, and the answer makes sense")
  void statusMakesSense() {
    OwnGame.begun(
        "R6",
        own -> {
          own.restart();
          looks(own);
          // after a move of a machine the framework has looked, and only others show a change
          own.play(OwnGame.LONGEST, () -> own.byTurns(), () -> looks(own));
        });
  }

  private static void looks(OwnGame own) {
    List<Piece> pieces = own.game.pieces();
    Call<GameOverStatus> call = own.asked();
    GameOverStatus status = own.status();
    boolean same = own.game.pieces().equals(pieces);
    call.require(same, "nothing on the board changed", "yours has now\n" + own.drawn());
    String said = own.said();
    call.as(again -> own.said()).returns(said);
    Player winner = status.getWinner();
    if (winner != null) {
      call.require(status.isGameOver(), "no winner before the end", "yours said " + said);
      List<Player> players = own.game.players();
      String other = "yours is another object, " + winner;
      call.require(players.contains(winner), "a winner of " + players, other);
    }
    if (status instanceof WinningSpacesGameOverStatus winning) {
      Call<List<Space>> twice =
          own.at("status.getWinningSpaces(), called twice", () -> winning.getWinningSpaces());
      List<Space> spaces = new ArrayList<>(twice.getObject("winning spaces"));
      twice.lists(spaces);
      twice.require(!spaces.contains(null), "winning spaces", "yours gave a list with null in it");
      String expected = "pieces of the winner on the winning spaces";
      for (Space space : spaces) {
        Piece piece = space.getPiece();
        String seen = piece == null ? "nothing" : "a piece of " + Kinds.whose(piece.getPlayer());
        boolean won = piece != null && piece.getPlayer() == winner;
        call.require(won, expected, "on " + space + " stands " + seen);
      }
    }
  }

  @Check(rule = "R7", points = 2)
  @DisplayName("Whose piece it is can be seen, in the window and in the terminal")
  void piecesDiffer() {
    List<OwnGame.OwnPiece> known = new ArrayList<>();
    OwnGame.begun(
        "R7",
        own ->
            OwnGame.OwnPiece.each(
                own,
                piece -> {
                  known.forEach(other -> piece.differsFrom(other));
                  known.add(piece);
                }));
  }

  @Check(rule = "R8", points = 2)
  @DisplayName("Pieces are drawn in their rectangle, and the graphics comes back as it went")
  void drawsPieces() {
    OwnGame.begun(
        "R8",
        own -> {
          OwnGame.OwnPiece.each(
              own,
              piece -> {
                piece.view().drawsSomething();
                piece.view().staysInside(PieceInView.SQUARES);
                piece.view().givesBackTheGraphics();
              });
          Callable<BoardView> maker = () -> own.factory.createBoardView(own.game.board());
          Call<BoardView> creation = own.at("factory.createBoardView(board)", maker);
          BoardView board = creation.getObject("a view of the board");
          board.setSize(420, 300);
          Callable<Canvas> paint = () -> Canvas.draw(420, 300, pen -> ViewAccess.paint(board, pen));
          own.at("drawing the view of the board", paint)
              .as(canvas -> canvas.touched(board.getBounds()) >= 420 * 300 / 10)
              .require(much -> much, "a board", little -> "yours drew next to nothing");
        });
  }

  @Check(rule = "R9", points = 3)
  @DisplayName("A game that was saved and opened again is the same")
  void savesAndOpens() {
    OwnGame.begun(
        "R9",
        own -> {
          own.play(OwnGame.LONGEST, () -> {});
          List<String> saved = own.state().told();
          String name = own.name().get();
          Callable<String> saving = () -> SavedGameText.write(SavedGame.ofCurrent(name));
          String text = own.at("saving the game", saving).get("a text");
          OwnGame.begun(
              "R9",
              other -> {
                for (String when : List.of("", " once more, after it was played")) {
                  Call<List<String>> call =
                      Call.of("opening the saved game" + when, () -> opened(other, text, name))
                          .on(text);
                  Kinds.compare(call, saved, call.get("the same game"), "as it was saved");
                }
              });
        });
  }

  private static List<String> opened(OwnGame other, String text, String name) {
    try {
      SavedGameText.read(text).open(name);
      return other.state().told();
    } catch (SavedGameException e) {
      return List.of(e.getMessage());
    }
  }

  @Check(rule = "R3", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Strategies get their moves from the factory, and give no player a strategy")
  void strategiesAskTheFactory(Subject subject) {
    needsABoard(subject);
    subject.classes().stream()
        .filter(type -> type.isAssignableTo(Strategy.class))
        .map(type -> Structure.of(subject, type.getName()))
        .forEach(
            one ->
                one.at()
                    .upTo("(Factory|GameApplication|Board|Piece|Move|PieceView|BoardView).*")
                    .avoids(
                        "a strategy whose moves the factory makes",
                        "framework.model.Move.new",
                        "framework.model.Player.setStrategy"));
  }

  @Check(rule = "R6", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Looking whether the game is over moves no piece, not even for a moment")
  void movesNothing() {
    OwnGame.begun(
        "R6",
        own -> {
          own.isNotOver();
          own.play(20, () -> Roles.movesNothing(own.game.board(), own.asked()));
        });
  }

  @Check(rule = "R10", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Boards, pieces, moves, strategies and their helpers know no view")
  void modelKnowsNoView(Subject subject) {
    needsABoard(subject);
    Roles.knowsNoView(
        subject,
        subject.classes().stream().filter(Roles::isOfTheModel).map(JavaClass::getName).toList());
  }

  private static void needsABoard(Subject subject) {
    if (subject.classes().stream().noneMatch(OwnGame::isABoard)) {
      throw new CheckBlocked("there is no board of a game of your own yet", "R11");
    }
  }

  @Check(rule = "R11", kind = Kind.STRUCTURE, points = 3)
  @DisplayName(
      "OwnGameApplication is a GameApplication, with a board of your own; nothing is shared")
  void isAnApplication(Subject subject) {
    Structure.each(subject).forEach(one -> one.extendsClass(GameApplication.class));
    if (subject.classes().stream().noneMatch(OwnGame::isABoard)) {
      throw new CheckFailed(
          "a class of yours that extends Board, and not the board of another game here",
          "yours has none");
    }
    Roles.sharesNothing(subject);
  }
}
