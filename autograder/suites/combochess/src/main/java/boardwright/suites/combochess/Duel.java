package boardwright.suites.combochess;

import boardwright.testkit.Call;
import boardwright.testkit.Limits;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Snippets;
import combochess.model.BarrierTile;
import combochess.model.Bishop;
import combochess.model.Board;
import combochess.model.Colour;
import combochess.model.Combination;
import combochess.model.ContractException;
import combochess.model.Kind;
import combochess.model.Knight;
import combochess.model.Move;
import combochess.model.Piece;
import combochess.model.PlainTile;
import combochess.model.Player;
import combochess.model.Rook;
import combochess.model.SinglePiece;
import combochess.model.Square;
import combochess.model.Tile;
import combochess.model.TurnCommand;
import combochess.model.TurnOrder;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A board, two players, and the learner's commands on them; what was done, for a failure. */
final class Duel {
  private static final Snippets JAVA = Snippets.in(Duel.class, "combochess.model.*");
  private static final int TURNS = 50;
  private static final Pattern MOVE =
      Pattern.compile("([RBK]+)\\((\\d),(\\d)\\).\\((\\d),(\\d)\\)");

  private final Board board;
  private final TurnOrder order;
  private final SnippetSession session;
  private final String atFirst;

  /** What was called last of the learner's. */
  private Call<Object> last;

  private Duel(Board board) {
    this.board = board;
    this.order =
        new TurnOrder(
            new Player("Ada", Colour.WHITE, TURNS), new Player("Ben", Colour.BLACK, TURNS));
    this.atFirst = drawn();
    this.session = JAVA.session().let("board", board).let("order", order).showing("\n" + atFirst);
  }

  /**
   * A board as it looks, with White to move: {@code .} free, {@code *} a barrier, {@code RB} pieces
   * of White, {@code rb} of Black.
   */
  static Duel of(String... rows) {
    Limits.renew();
    Board board = new Board(rows.length);
    Set<String> named = new HashSet<>();
    for (int y = 0; y < rows.length; y++) {
      String[] cells = rows[y].strip().split(" +");
      for (int x = 0; x < cells.length; x++) {
        board.setTile(new Square(x, y), tile(cells[x], named));
      }
    }
    return new Duel(board);
  }

  private static Tile tile(String cell, Set<String> named) {
    if (cell.equals(".")) {
      return new PlainTile();
    }
    return cell.equals("*") ? new BarrierTile() : new PlainTile(piece(cell, named));
  }

  private static Piece piece(String letters, Set<String> named) {
    List<SinglePiece> parts = new ArrayList<>();
    for (char letter : letters.toCharArray()) {
      Colour colour = Character.isUpperCase(letter) ? Colour.WHITE : Colour.BLACK;
      char twin = named.add("" + letter) ? 'A' : 'B';
      parts.add(
          switch (Character.toUpperCase(letter)) {
            case 'R' -> new Rook(colour, twin);
            case 'B' -> new Bishop(colour, twin);
            default -> new Knight(colour, twin);
          });
    }
    return Combination.of(parts);
  }

  Board board() {
    return board;
  }

  TurnOrder order() {
    return order;
  }

  /** Puts a tile at a square, past all commands. */
  void puts(int x, int y, Tile tile) {
    board.setTile(new Square(x, y), tile);
    session.note("board.setTile(new Square(%d, %d), a %s)".formatted(x, y, kind(tile)));
  }

  private static String kind(Tile tile) {
    return tile.isBarrier() ? "barrier" : "tile on which a landing is a BARRIER";
  }

  Tile tile(int x, int y) {
    return board.getTile(new Square(x, y));
  }

  /** Fails unless this very tile lies at a square. */
  void has(int x, int y, Tile expected, String inWords) {
    String text = "board.getTile(new Square(%d, %d))".formatted(x, y);
    session.ask(text).require(tile(x, y) == expected, inWords, "yours is another tile");
  }

  /** The move that is written so. */
  static Move move(String notation) {
    Matcher matcher = MOVE.matcher(notation);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(notation);
    }
    return new Move(square(matcher, 2), kinds(matcher.group(1)), square(matcher, 4));
  }

  /** The kinds with these letters. */
  static Set<Kind> kinds(String letters) {
    Set<Kind> kinds = EnumSet.allOf(Kind.class);
    kinds.removeIf(kind -> letters.indexOf(kind.getLetter()) < 0);
    return kinds;
  }

  private static Square square(Matcher matcher, int group) {
    return new Square(
        Integer.parseInt(matcher.group(group)), Integer.parseInt(matcher.group(group + 1)));
  }

  /** A command for what is written: a move, a pass or a timeout. */
  Turn command(String notation) {
    Limits.renew();
    return new Turn((TurnCommand) creation(notation).get("a command"), notation);
  }

  private Call<Object> creation(String notation) {
    if (notation == null || !notation.contains("(")) {
      String why = notation == null ? "null" : "new String(\"" + notation + "\")";
      last = session.ask("new LostTurnCommand(order, " + why + ")");
      return last;
    }
    session.let("move", move(notation)).note("move = " + notation);
    last = session.ask("new MoveCommand(board, order, move)");
    return last;
  }

  /** Fails unless there is no command for this, and nothing has changed. */
  void refuses(String notation) {
    String before = inWords();
    creation(notation).isRefusedWith(ContractException.class);
    is(before, "the refused " + notation);
  }

  /** Creates a command and executes it. */
  Turn plays(String notation) {
    return command(notation).executes();
  }

  /** A command of the learner's, and what it should write. */
  final class Turn {
    private final TurnCommand command;
    private final String notation;

    private Turn(TurnCommand command, String notation) {
      this.command = command;
      this.notation = notation;
    }

    Turn executes() {
      return does("execute()", "the turn played");
    }

    Turn undoes() {
      return does("undo()", "the turn taken back");
    }

    private Turn does(String what, String expected) {
      Limits.renew();
      last = ask(what);
      last.get(expected);
      session.note(what + " of " + notation);
      return this;
    }

    private Call<Object> ask(String what) {
      return session.let("command", command).ask("command." + what);
    }

    /** Fails unless the command writes what it was created for. */
    Turn isWritten() {
      ask("write()").returns(notation);
      return this;
    }

    /** Fails unless the command gives the move that it was created for. */
    void hasItsMove() {
      ask("getMove()").returns(move(notation));
    }
  }

  /** Fails unless the board looks so. */
  void shows(String... rows) {
    List<String> wanted = new ArrayList<>();
    for (String row : rows) {
      wanted.add(String.join("  ", row.strip().split(" +")));
    }
    String expected = String.join("\n", wanted);
    String seen = drawn();
    if (!seen.equals(expected)) {
      last.fail("\n" + expected, "yours has\n" + seen);
    }
  }

  /** Fails unless it is this player's turn. */
  void turnOf(Colour colour) {
    session.ask("order.getActive().getColour()").returns(colour);
  }

  /** Fails unless the players have so many points. */
  void points(int white, int black) {
    session.ask("order.getPlayer(Colour.WHITE).getScore().getPoints()").returns(white);
    session.ask("order.getPlayer(Colour.BLACK).getScore().getPoints()").returns(black);
  }

  /** Fails unless the players have so many turns left. */
  void left(int white, int black) {
    session.ask("order.getPlayer(Colour.WHITE).getTurnsLeft()").returns(white);
    session.ask("order.getPlayer(Colour.BLACK).getTurnsLeft()").returns(black);
  }

  /** Fails unless a player captured these, in this order. */
  void captured(Colour colour, String names) {
    session
        .ask("order.getPlayer(Colour.%s).getScore().getCaptured()".formatted(colour.name()))
        .as(captured -> names(colour))
        .returns(names);
  }

  private String names(Colour colour) {
    return String.join(
        " ",
        order.getPlayer(colour).getScore().getCaptured().stream()
            .map(SinglePiece::getPartName)
            .toList());
  }

  /** Fails unless everything is as it was when {@link #inWords} gave this. */
  void is(String expected, String when) {
    List<String> seen = inWords().lines().toList();
    List<String> wanted = expected.lines().toList();
    List<Integer> unlike =
        IntStream.range(0, wanted.size())
            .filter(i -> !wanted.get(i).equals(seen.get(i)))
            .boxed()
            .toList();
    if (!unlike.isEmpty()) {
      last.fail(
          "%s, after %s".formatted(lines(wanted, unlike), when),
          "yours has " + lines(seen, unlike));
    }
  }

  /** Some lines of a position in words; those of the board with their numbers. */
  private String lines(List<String> all, List<Integer> some) {
    return some.stream()
        .map(i -> (i < board.getSize() ? "row " + i + ": " : "") + all.get(i))
        .collect(Collectors.joining("; "));
  }

  /** Everything that can be seen of a position, with the names of all pieces. */
  String inWords() {
    StringBuilder text = new StringBuilder();
    text.append(drawn(board, piece -> piece.getName().replace(", ", "+"))).append('\n');
    for (Colour colour : Colour.values()) {
      Player player = order.getPlayer(colour);
      String counts = "%s: %s points, captured [%s], %s turns left\n";
      int points = player.getScore().getPoints();
      text.append(
          counts.formatted(colour.getTitle(), points, names(colour), player.getTurnsLeft()));
    }
    return text + order.getActive().getColour().getTitle() + " to move";
  }

  /** Fails if the board looks as at the beginning. */
  void hasMoved() {
    if (drawn().equals(atFirst)) {
      last.fail("another position", "yours has\n" + atFirst);
    }
  }

  private String drawn() {
    return drawn(board, Duel::letters);
  }

  /** A board, on which each piece has a name: a line for each row. */
  static String drawn(Board board, Function<Piece, String> name) {
    StringBuilder text = new StringBuilder();
    for (Square square : board.getSquares()) {
      Piece piece = board.getPiece(square);
      String free = board.getTile(square).isBarrier() ? "*" : ".";
      text.append(piece == null ? free : name.apply(piece));
      text.append(square.getX() == board.getSize() - 1 ? "\n" : "  ");
    }
    return text.toString().strip();
  }

  private static String letters(Piece piece) {
    StringBuilder letters = new StringBuilder();
    piece.getKinds().forEach(kind -> letters.append(kind.getLetter()));
    boolean white = piece.getColour() == Colour.WHITE;
    return white ? letters.toString() : letters.toString().toLowerCase(Locale.ROOT);
  }
}
