package boardwright.suites.combochess;

import boardwright.testkit.Call;
import boardwright.testkit.Limits;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Snippets;
import combochess.model.Colour;
import combochess.model.ContractException;
import combochess.model.Player;
import combochess.model.TurnCommand;
import combochess.model.TurnOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A history of the learner's with turns of the check's own, which write down what is called. */
final class Chronicle {
  private static final Snippets JAVA = Snippets.in(Chronicle.class, "combochess.model.*");

  private final SnippetSession session = JAVA.session("history = new History()");
  private final TurnOrder order =
      new TurnOrder(new Player("Ada", Colour.WHITE, 90), new Player("Ben", Colour.BLACK, 90));
  private final List<String> done = new ArrayList<>();

  /** Writes down what is called. */
  private final class Turn extends TurnCommand {
    private final String name;
    private final boolean broken;

    Turn(String name, boolean broken) {
      super(order);
      this.name = name;
      this.broken = broken;
    }

    @Override
    protected void change(Player player) {
      if (broken) {
        throw new ContractException("Precondition broken: the turn can be played");
      }
      done.add("+" + name);
    }

    @Override
    protected void changeBack(Player player) {
      done.add("-" + name);
    }

    @Override
    public String write() {
      return name;
    }
  }

  /** Has a new turn executed; {@code +a} stands for its execution, {@code -a} for its undo. */
  Chronicle executes(String name, String expected) {
    session.let(name, new Turn(name, false));
    return does("history.execute(" + name + ")", expected);
  }

  Chronicle undoes(String expected) {
    return does("history.undo()", expected);
  }

  Chronicle redoes(String expected) {
    return does("history.redo()", expected);
  }

  private Chronicle does(String text, String expected) {
    Limits.renew();
    done.clear();
    Call<Object> call = session.ask(text);
    call.get(inWords(List.of(expected)));
    call.require(
        done.equals(List.of(expected)), inWords(List.of(expected)), "yours made " + inWords(done));
    session.note(text);
    return this;
  }

  private static String inWords(List<String> calls) {
    if (calls.isEmpty()) {
      return "no call of a turn";
    }
    return String.join(
        ", then ",
        calls.stream()
            .map(call -> call.substring(1) + (call.charAt(0) == '+' ? ".execute()" : ".undo()"))
            .toList());
  }

  /** A turn that throws when it is executed. */
  Chronicle refusesBroken() {
    session.let("x", new Turn("x", true)).note("x.execute() throws a ContractException");
    return refuses("history.execute(x)");
  }

  Chronicle refuses(String text) {
    Limits.renew();
    session.ask(text).isRefusedWith(ContractException.class);
    session.note(text + " was refused");
    return this;
  }

  Chronicle can(boolean undo, boolean redo) {
    session.ask("history.canUndo()").returns(undo);
    session.ask("history.canRedo()").returns(redo);
    return this;
  }

  /** Fails unless exactly these objects are listed. */
  Chronicle lists(String expected) {
    session.ask("history.getTurns()").as(Chronicle::names).returns(expected);
    return this;
  }

  /** Keeps what is listed now, as a caller may. */
  Chronicle keepsTheList() {
    session.run("list = history.getTurns()");
    return this;
  }

  /** Fails unless the list that was kept has exactly these objects still. */
  Chronicle hasKept(String expected) {
    session.ask("list").as(Chronicle::names).returns(expected);
    return this;
  }

  private static String names(Object turns) {
    return ((List<?>) turns)
        .stream()
            .map(turn -> turn instanceof Turn known ? known.name : "another turn")
            .collect(Collectors.joining(" "));
  }

  /** Does with the list what a caller may do with its own, unless nobody can change it. */
  Chronicle clearsTheList() {
    session.tryTo("history.getTurns().clear()");
    return this;
  }
}
