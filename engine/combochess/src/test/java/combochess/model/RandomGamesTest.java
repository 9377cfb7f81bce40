package combochess.model;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("In random games of combination chess")
class RandomGamesTest {

  private static final int GAMES = 2_000;

  /** In each so many-th game, the other program lists all moves too; that costs more. */
  private static final int COMPARED = 10;

  private final GameModel model = new GameModel(new ManualClock());

  @Test
  @DisplayName("no point, piece or barrier is lost, and undo and redo restore everything")
  void noPointPieceOrBarrierIsLostAndUndo() {
    int combinations = 0;
    int passes = 0;
    for (int game = 0; game < GAMES; game++) {
      Random random = new Random(game);
      int turns = 10 + (game % 40 == 0 ? 40 : 0);
      model.newGame(new GameSettings("Ada", "Ben", turns));
      RulesChecker checker = new RulesChecker(turns);
      List<String> positions = new ArrayList<>();
      while (!model.isOver()) {
        positions.add(describe(model));
        playSomething(random);
        combinations += checkBoard();
        checker.play(lastTurn());
        compare(checker);
      }
      positions.add(describe(model));
      passes += model.getNotation().contains("pass") ? 1 : 0;
      for (int i = positions.size() - 1; i > 0; i--) {
        model.undo();
        assertEquals(positions.get(i - 1), describe(model), "game " + game);
      }
      assertFalse(model.canUndo());
      if (game % COMPARED == 0) {
        for (int i = 1; i < positions.size(); i++) {
          model.redo();
          assertEquals(positions.get(i), describe(model), "game " + game);
        }
      }
    }
    assertTrue(combinations > GAMES, "pieces combined in these games");
    assertTrue(passes > 0, "somebody had to pass in these games");
  }

  private String lastTurn() {
    List<String> played = model.getNotation();
    return played.get(played.size() - 1);
  }

  private void playSomething(Random random) {
    List<Move> moves = model.getLegalMoves();
    if (moves.isEmpty()) {
      model.pass();
    } else if (random.nextInt(40) == 0) {
      model.timeOut();
    } else {
      List<Move> captures =
          moves.stream().filter(move -> model.getLanding(move) == Landing.CAPTURE).toList();
      boolean greedy = !captures.isEmpty() && random.nextInt(3) > 0;
      List<Move> from = greedy ? captures : moves;
      model.play(from.get(random.nextInt(from.size())));
    }
  }

  /** Counts everything again, and returns how many combinations there are. */
  private int checkBoard() {
    int barriers = 0;
    int combinations = 0;
    Set<String> names = new TreeSet<>();
    for (Square square : model.getSquares()) {
      Piece piece = model.getTile(square).getPiece();
      barriers += model.getTile(square).isBarrier() ? 1 : 0;
      if (piece != null) {
        assertEquals(piece.getParts().size(), piece.getKinds().size(), "two of a kind");
        combinations += piece.getParts().size() > 1 ? 1 : 0;
        piece.getParts().forEach(part -> assertTrue(names.add(part.getName()), "stands twice"));
      }
    }
    int points = model.getScore(Colour.WHITE) + model.getScore(Colour.BLACK);
    assertEquals(12 - barriers + 5 * (12 - names.size()), points);
    return combinations;
  }

  @Test
  @DisplayName("a second program that shares no code with it agrees about every move")
  void aSecondProgramThatSharesNoCode() {
    for (int game = 0; game < GAMES; game += COMPARED) {
      Random random = new Random(game);
      int turns = 10 + random.nextInt(41);
      model.newGame(new GameSettings("Ada", "Ben", turns));
      RulesChecker checker = new RulesChecker(turns);
      while (!model.isOver()) {
        Set<String> moves = new TreeSet<>();
        model.getLegalMoves().forEach(move -> assertTrue(moves.add(model.write(move))));
        assertEquals(checker.moves(), moves, "game " + game);
        playSomething(random);
        checker.play(lastTurn());
        compare(checker);
      }
      assertTrue(checker.isOver());
      assertEquals(checker.winner(), model.getWinner() == null ? -1 : seat(model.getWinner()));
    }
  }

  private static int seat(Player player) {
    return player.getColour().ordinal();
  }

  private void compare(RulesChecker checker) {
    for (Square square : model.getSquares()) {
      Tile tile = model.getTile(square);
      int cell = tile.isBarrier() ? 64 : 0;
      if (tile.getPiece() != null) {
        for (SinglePiece part : tile.getPiece().getParts()) {
          int white = 1 << "RBK".indexOf(part.getPartName().charAt(0));
          cell |= part.getColour() == Colour.WHITE ? white : white << 3;
        }
      }
      assertEquals(checker.cells[square.getY() * 6 + square.getX()], cell, square.toString());
    }
    for (Colour colour : Colour.values()) {
      assertEquals(checker.points[colour.ordinal()], model.getScore(colour));
      assertEquals(checker.turnsLeft[colour.ordinal()], model.getPlayer(colour).getTurnsLeft());
    }
    assertEquals(checker.seat, model.getActivePlayer().getColour().ordinal());
  }

  @Test
  @DisplayName("the second program is independent: it uses nothing but plain Java")
  void theSecondProgramIsIndependent() {
    ArchRule rule =
        classes()
            .should()
            .onlyDependOnClassesThat(
                resideInAPackage("java..").or(assignableTo(RulesChecker.class)));
    rule.check(new ClassFileImporter().importClasses(RulesChecker.class));
    JavaClasses planted = new ClassFileImporter().importClasses(RandomGamesTest.class);
    assertThrows(AssertionError.class, () -> rule.check(planted));
  }

  @Test
  @DisplayName("whatever the rules refuse has a reason, and what they allow has none")
  void whateverTheRulesRefuseHasAReason() {
    for (int game = 0; game < 20; game++) {
      Random random = new Random(game);
      model.newGame(new GameSettings("Ada", "Ben", 12));
      while (!model.isOver()) {
        Set<Move> legal = Set.copyOf(model.getLegalMoves());
        for (int i = 0; i < 300; i++) {
          Square from = new Square(random.nextInt(8) - 1, random.nextInt(8) - 1);
          Square to = new Square(random.nextInt(8) - 1, random.nextInt(8) - 1);
          Kind kind = Kind.values()[random.nextInt(3)];
          Kind other = Kind.values()[random.nextInt(3)];
          Move move = new Move(from, EnumSet.of(kind, other), to);
          assertEquals(legal.contains(move), model.getRefusal(move) == null, move.toString());
        }
        legal.forEach(move -> assertNull(model.getRefusal(move)));
        playSomething(random);
      }
    }
  }

  @Test
  @DisplayName("a saved game opens as it was, and a copy goes its own way")
  void savedAndCopied() throws SavedGameException {
    for (int game = 0; game < 100; game++) {
      Random random = new Random(game);
      model.newGame(new GameSettings("Zoë 🦊", "伊藤 潤", 15));
      int length = random.nextInt(31);
      for (int i = 0; i < length; i++) {
        playSomething(random);
      }
      String before = describe(model);
      GameModel opened = new GameModel(new ManualClock());
      SavedGame.open(SavedGame.write(model), opened);
      assertEquals(before, describe(opened));
      assertEquals(SavedGame.write(model), SavedGame.write(opened));

      GameModel copy = model.copy();
      assertEquals(before, describe(copy));
      while (!copy.isOver()) {
        if (copy.mustPass()) {
          copy.pass();
        } else {
          copy.play(copy.getLegalMoves().get(0));
        }
      }
      assertEquals(before, describe(model));
    }
  }

  /** Everything that undo has to restore, as text. */
  static String describe(GameModel model) {
    StringBuilder text = new StringBuilder();
    for (Square square : model.getSquares()) {
      Tile tile = model.getTile(square);
      text.append(tile.isBarrier() ? "*" : tile.getPiece() == null ? "." : tile.getPiece());
      text.append(' ');
    }
    for (Colour colour : Colour.values()) {
      Player player = model.getPlayer(colour);
      text.append(player.getName()).append(' ').append(player.getTurnsLeft()).append(' ');
      text.append(player.getScore().getBarriers()).append(player.getScore().getCaptured());
    }
    return text.append(model.getActivePlayer().getColour()).toString();
  }
}
