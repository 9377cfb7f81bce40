package boardwright.suites.combochess;

import boardwright.testkit.Call;
import boardwright.testkit.Limits;
import combochess.model.Colour;
import combochess.model.ContractException;
import combochess.model.History;
import combochess.model.Player;
import combochess.model.TurnCommand;
import combochess.model.TurnOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A history of the learner's with turns of the check's own, which write down what is called. */
final class Chronicle {
  private final History history;
  private final TurnOrder order =
      new TurnOrder(new Player("Ada", Colour.WHITE, 50), new Player("Ben", Colour.BLACK, 50));
  private final List<String> done = new ArrayList<>();
  private final List<String> before = new ArrayList<>();

  Chronicle() {
    Limits.renew();
    history = Call.of("new History()", () -> new History()).get("a history");
    before.add("history = new History()");
  }

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
    TurnCommand turn = new Turn(name, false);
    return does("execute(" + name + ")", history -> history.execute(turn), expected);
  }

  Chronicle undoes(String expected) {
    return does("undo()", history -> history.undo(), expected);
  }

  Chronicle redoes(String expected) {
    return does("redo()", history -> history.redo(), expected);
  }

  private Chronicle does(String text, Consumer<History> code, String expected) {
    Call<Void> call = call(text, code);
    call.get(inWords(List.of(expected)));
    if (!done.equals(List.of(expected))) {
      call.fail(inWords(List.of(expected)), "yours made " + inWords(done));
    }
    before.add(call.toString());
    return this;
  }

  private Call<Void> call(String text, Consumer<History> code) {
    Limits.renew();
    done.clear();
    return Call.run("history." + text, () -> code.accept(history)).on(on());
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
    TurnCommand broken = new Turn("x", true);
    return refuses("execute(x), where x.execute() throws", history -> history.execute(broken));
  }

  Chronicle refuses(String text, Consumer<History> code) {
    Call<Void> call = call(text, code);
    call.isRefusedWith(ContractException.class);
    before.add(call + " was refused");
    return this;
  }

  Chronicle can(boolean undo, boolean redo) {
    Call.of("history.canUndo()", () -> history.canUndo()).on(on()).returns(undo);
    Call.of("history.canRedo()", () -> history.canRedo()).on(on()).returns(redo);
    return this;
  }

  /** Fails unless exactly these objects are listed. */
  Chronicle lists(String expected) {
    Call.of("history.getTurns()", () -> names()).on(on()).returns(expected);
    return this;
  }

  private String names() {
    List<String> names = new ArrayList<>();
    for (TurnCommand turn : history.getTurns()) {
      names.add(turn instanceof Turn known ? known.name : "another turn");
    }
    return String.join(" ", names);
  }

  /** Does with the list what a caller may do with its own, or is refused. */
  Chronicle clearsTheList() {
    try {
      history.getTurns().clear();
    } catch (UnsupportedOperationException e) {
      return this; // a list that nobody can change is as good
    }
    before.add("history.getTurns().clear()");
    return this;
  }

  private Object on() {
    return Call.text("%s", String.join("\n", before));
  }
}
