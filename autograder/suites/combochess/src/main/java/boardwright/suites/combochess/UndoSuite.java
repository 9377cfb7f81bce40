package boardwright.suites.combochess;

import boardwright.protocol.Kind;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import combochess.model.BarrierTile;
import combochess.model.Board;
import combochess.model.Colour;
import combochess.model.Move;
import combochess.model.Piece;
import combochess.model.Rules;
import combochess.model.Tile;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Stage undo: {@code MoveCommand}, {@code LostTurnCommand} and {@code History}. */
@Suite(lab = "combochess", stage = "undo")
public class UndoSuite
    implements StyleRules, StyleRules.Contracts, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final String[] BOARD = {
    "r    b    .    k", ".    *    .    rb", "*    .    B    .", "RK   .    .    R"
  };

  @Check(rule = "R1", points = 2, about = "MoveCommand")
  @DisplayName("Creating a MoveCommand changes nothing, and an illegal move is refused")
  void createsForLegalMoves() {
    Duel duel = Duel.of(BOARD);
    String before = duel.inWords();
    duel.command("R(3,3)x(3,1)");
    duel.command("K(0,3)*(1,1)");
    duel.is(before, "two commands were created");
    for (String wrong :
        List.of("R(3,3)-(2,2)", "R(3,3)!(0,3)", "B(3,3)-(2,2)", "R(0,0)-(0,1)", "R(3,3)-(3,0)")) {
      duel.refuses(wrong);
    }
  }

  @Check(rule = "R2", points = 3, about = "MoveCommand")
  @DisplayName("execute moves the chosen parts, and the rest stays")
  void movesTheParts() {
    Duel duel = Duel.of(BOARD);
    duel.plays("K(0,3)+(2,2)");
    duel.shows("r b . k", ". * . rb", "* . BK .", "R . . R");
    duel.left(49, 50);
    duel.plays("R(3,1)-(2,1)");
    duel.shows("r b . k", ". * r b", "* . BK .", "R . . R");
    duel.plays("BK(2,2)-(1,3)");
    duel.shows("r b . k", ". * r b", "* . . .", "R BK . R");
    duel.points(0, 0);
    duel.left(48, 49);
  }

  @Check(rule = "R3", points = 3, about = "MoveCommand")
  @DisplayName("A barrier brings 1 point, and a capture 5 for each single piece")
  void brings() {
    Duel duel = Duel.of(BOARD);
    duel.plays("K(0,3)*(1,1)");
    duel.shows("r b . k", ". K . rb", "* . B .", "R . . R");
    duel.points(1, 0);
    duel.plays("R(3,1)x(1,1)");
    duel.shows("r b . k", ". r . b", "* . B .", "R . . R");
    duel.points(1, 5);
    duel.captured(Colour.BLACK, "KA2");
    duel.plays("R(3,3)x(3,1)");
    duel.points(6, 5);
    Duel other = Duel.of(BOARD);
    other.plays("R(3,3)x(3,1)");
    other.shows("r b . k", ". * . R", "* . B .", "RK . . .");
    other.points(10, 0);
    other.captured(Colour.WHITE, "RB1 BB1");
  }

  @Check(rule = "R4", points = 3, about = "MoveCommand")
  @DisplayName("undo restores the board, the points, what was captured, and the turn")
  void takesBack() {
    for (String first : List.of("R(3,3)x(3,1)", "K(0,3)*(1,1)", "R(3,3)-(2,3)", "K(0,3)+(2,2)")) {
      Duel duel = Duel.of(BOARD);
      String before = duel.inWords();
      Duel.Turn turn = duel.plays(first);
      duel.hasMoved();
      turn.undoes();
      duel.is(before, "a turn that was taken back");
    }
    playsAndTakesBack(1);
    playsAndTakesBack(7);
  }

  /** Plays a game by moves that look as if drawn, and takes all of them back. */
  private static void playsAndTakesBack(int step) {
    Duel duel =
        Duel.of(
            "r b k k b r",
            ". . . . . .",
            "* * * * * *",
            "* * * * * *",
            ". . . . . .",
            "R B K K B R");
    List<String> positions = new ArrayList<>();
    List<Duel.Turn> played = new ArrayList<>();
    for (int turn = 1; turn <= 40; turn++) {
      Board board = duel.board();
      List<Move> legal = Rules.legalMoves(board, duel.order().getActive().getColour());
      if (legal.isEmpty()) {
        break;
      }
      Move move = legal.get(turn * (turn + step) % legal.size());
      Piece mover = board.getPiece(move.getFrom()).partsOf(move.getParts());
      positions.add(duel.inWords());
      played.add(duel.plays(move.write(board.getTile(move.getTo()).landing(mover))));
    }
    for (int i = played.size() - 1; i >= 0; i--) {
      played.get(i).undoes();
      duel.is(positions.get(i), "turn " + (i + 1) + " was taken back");
    }
  }

  @Check(rule = "R5", points = 2, about = "MoveCommand")
  @DisplayName("A command that was taken back can be executed again, as often as you like")
  void playsAgain() {
    for (String first : List.of("R(3,3)x(3,1)", "K(0,3)*(1,1)", "K(0,3)+(2,2)")) {
      Duel duel = Duel.of(BOARD);
      String before = duel.inWords();
      Duel.Turn turn = duel.plays(first);
      duel.hasMoved();
      String after = duel.inWords();
      for (int i = 0; i < 3; i++) {
        turn.undoes();
        duel.is(before, "a turn that was taken back");
        turn.executes();
        duel.is(after, "a turn that was played again");
      }
    }
  }

  @Check(rule = "R6", points = 2, about = "MoveCommand")
  @DisplayName("write gives the same notation before, after and when the turn was taken back")
  void writes() {
    for (String one : List.of("R(3,3)x(3,1)", "K(0,3)*(1,1)", "K(0,3)+(2,2)", "RK(0,3)-(1,3)")) {
      Duel.Turn turn = Duel.of(BOARD).command(one).isWritten();
      turn.executes().isWritten().undoes().isWritten().hasItsMove();
    }
  }

  @Check(rule = "R7", points = 2, about = "LostTurnCommand")
  @DisplayName("A lost turn counts and moves nothing, and it can be taken back")
  void losesTurns() {
    for (String why : List.of("pass", "timeout")) {
      Duel duel = Duel.of(BOARD);
      String before = duel.inWords();
      Duel.Turn first = duel.command(why).isWritten().executes().isWritten();
      duel.shows(BOARD);
      duel.turnOf(Colour.BLACK);
      duel.points(0, 0);
      duel.left(49, 50);
      duel.plays("timeout").undoes();
      first.undoes();
      duel.is(before, "both turns were taken back");
    }
    for (String wrong : new String[] {"", "move", "PASS", null}) {
      Duel.of(BOARD).refuses(wrong);
    }
  }

  @Check(rule = "R8", points = 3, about = "History")
  @DisplayName("A history executes each turn once and lists the turns in order")
  void keepsTurns() {
    Chronicle chronicle = new Chronicle();
    chronicle.can(false, false).lists("");
    chronicle.executes("a", "+a").executes("b", "+b").keepsTheList().executes("c", "+c");
    chronicle.hasKept("a b").can(true, false).lists("a b c");
    chronicle.clearsTheList().lists("a b c");
    chronicle.undoes("-c").lists("a b").undoes("-b").hasKept("a b");
  }

  @Check(rule = "R9", points = 3, about = "History")
  @DisplayName("undo takes back the last turn, and redo plays it again")
  void goesBackAndForth() {
    Chronicle chronicle = new Chronicle().executes("a", "+a").executes("b", "+b");
    chronicle.undoes("-b").can(true, true).lists("a").undoes("-a").can(false, true).lists("");
    chronicle.redoes("+a").lists("a").redoes("+b").can(true, false).lists("a b");
    chronicle.undoes("-b").redoes("+b").undoes("-b").undoes("-a").redoes("+a").lists("a");
    Chronicle other = new Chronicle();
    other.executes("x", "+x");
    chronicle.can(true, true).lists("a");
    other.can(true, false).lists("x");
    Chronicle game = new Chronicle();
    for (int i = 0; i < 150; i++) {
      game.executes("t" + i, "+t" + i);
    }
    for (int i = 149; i >= 0; i--) {
      game.undoes("-t" + i);
    }
    game.can(false, true).redoes("+t0").redoes("+t1").lists("t0 t1");
  }

  @Check(rule = "R10", points = 2, about = "History")
  @DisplayName("A new turn forgets what was taken back")
  void forgets() {
    Chronicle chronicle = new Chronicle().executes("a", "+a").executes("b", "+b");
    chronicle.executes("c", "+c").undoes("-c").undoes("-b").executes("d", "+d");
    chronicle.can(true, false).lists("a d").undoes("-d").lists("a").redoes("+d").undoes("-d");
    chronicle.undoes("-a").executes("e", "+e").can(true, false).lists("e");
  }

  @Check(rule = "R11", points = 2, about = "History")
  @DisplayName("A turn that cannot be executed is not kept, and nothing to undo is refused")
  void refuses() {
    Chronicle chronicle = new Chronicle();
    chronicle.refuses("history.undo()").refuses("history.redo()");
    chronicle.refuses("history.execute(null)");
    chronicle.executes("a", "+a").executes("b", "+b").undoes("-b");
    chronicle.refusesBroken().can(true, true).lists("a").redoes("+b").lists("a b");
    chronicle.refuses("history.redo()").can(true, false).lists("a b");
  }

  @Check(rule = "R3", kind = Kind.STRUCTURE, points = 3, about = "MoveCommand")
  @DisplayName("The tile says what a landing is, whatever lies there")
  void asksTheTile() {
    Duel duel = Duel.of(BOARD);
    duel.puts(3, 2, new Boards.Mine());
    duel.command("R(3,3)*(3,2)").isWritten().executes();
    duel.points(1, 0);
  }

  @Check(rule = "R4", kind = Kind.STRUCTURE, points = 3, about = "MoveCommand")
  @DisplayName("undo puts the two old tiles back, and leaves alone what has changed meanwhile")
  void putsTheOldTilesBack() {
    Duel duel = Duel.of(BOARD);
    duel.puts(3, 2, new Boards.Mine());
    Tile from = duel.tile(3, 3);
    Tile to = duel.tile(3, 2);
    Duel.Turn turn = duel.plays("R(3,3)*(3,2)");
    duel.shows("r b . k", ". * . rb", "* . B R", "RK . . .");
    Tile later = new BarrierTile();
    duel.puts(0, 1, later);
    duel.order().getPlayer(Colour.BLACK).getScore().addBarrier();
    turn.undoes();
    duel.has(3, 3, from, "the old tile");
    duel.has(3, 2, to, "the old tile");
    duel.has(0, 1, later, "the tile that was put there meanwhile");
    duel.points(0, 1);
  }

  @Check(rule = "R12", kind = Kind.STRUCTURE, points = 3, about = "History")
  @DisplayName("The history knows its turns as TurnCommand, and treats all of them alike")
  void knowsCommandsOnly(Subject subject) {
    Structure history = Design.model(subject, "History");
    history.knowsNone(
        "no other type of the game than TurnCommand and the contract's",
        "combochess\\.(?!model\\.(TurnCommand|Contract|ContractException)$).*");
    history.asksForNoClass("combochess.");
    history
        .at("execute", "undo", "redo", "canUndo", "canRedo", "getTurns")
        .avoids("no question of what a turn is", "TurnCommand.(write|getMove)");
  }

  @Check(
      rule = "R13",
      kind = Kind.STRUCTURE,
      points = 3,
      about = {"MoveCommand", "LostTurnCommand"})
  @DisplayName("Each command does its own work, and knows nothing of what is around it")
  void commandsDoTheirOwnWork(Subject subject) {
    for (String type : List.of("MoveCommand", "LostTurnCommand")) {
      Structure command = Design.model(subject, type);
      command.knowsNone(
          "neither the history nor the model around it",
          Design.types("model", "History", "GameModel", "TurnTimer")
              + "|combochess\\.(controller|view|window|play)\\..*");
      command.keepsNothingInStaticFields("commands that remember in their own fields");
      command
          .at()
          .asksForNoClass(
              "no question of which turn or tile something is",
              Design.types("model", "\\w*(Command|Tile)"));
    }
    Design.model(subject, "LostTurnCommand")
        .at("change", "changeBack")
        .avoids("a lost turn, and no other", "Board..*", "Tile..*", "Piece..*", "Score..*");
  }
}
