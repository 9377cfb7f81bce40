package boardwright.suites.framework;

import boardwright.protocol.Kind;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.CheckBlocked;
import boardwright.testkit.ClassRules;
import boardwright.testkit.OtherThread;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Snippets;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.games.tictactoe.TicTacToeBoard;
import framework.model.Board;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.SingletonSupplier;
import framework.model.Thing;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;

/** Stage singleton: {@code AbstractSingleton}. What it holds here is a {@code Thing}. */
@Suite(lab = "framework", stage = "singleton")
public class SingletonSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final Snippets JAVA = Snippets.in(SingletonSuite.class, "framework.model.*");

  /** For the other thread: snippets remember what they have looked for, and lock nothing. */
  private static final Snippets OTHERS = Snippets.in(SingletonSuite.class, "framework.model.*");

  private static final Class<IllegalStateException> REFUSED = IllegalStateException.class;
  private static final Class<InvalidSingletonInstantiationException> STOPPED =
      InvalidSingletonInstantiationException.class;
  private static final String TYPE = "framework.model.AbstractSingleton";
  private static final String NEW = "new Thing(singleton)";
  private static final String ASK = "singleton.instance()";
  private static final Step MAKES = Step.call(NEW);

  /** What a maker does in one step; {@code toString} is what students read. */
  private record Step(How how, String code) {
    private enum How {
      CALL(""),
      THROW("throw "),
      STOPPED("refused: "),
      ANOTHER_THREAD("another thread: ");

      private final String said;

      How(String said) {
        this.said = said;
      }
    }

    static Step thrown(Class<?> type) {
      return new Step(How.THROW, "new " + type.getSimpleName() + "()");
    }

    static Step stopped(String code) {
      return new Step(How.STOPPED, code);
    }

    static Step onAnotherThread(String code) {
      return new Step(How.ANOTHER_THREAD, code);
    }

    static Step call(String code) {
      return new Step(How.CALL, code);
    }

    @Override
    public String toString() {
      return how.said + code;
    }
  }

  /** A singleton, and its maker, which takes some steps and returns what comes out last. */
  private static final class Scene implements SingletonSupplier<Thing> {
    private final SnippetSession session = JAVA.session("old = new Thing(null)");
    private final Object lock = new Object();
    private List<Step> steps;
    private String text;
    private int made;
    private boolean locked;
    private OtherThread<Object> other;

    Scene(Step... steps) {
      session.let("lock", lock).let("maker", this);
      session.run("singleton = new AbstractSingleton(\"Thing\", lock)");
      takes(steps);
    }

    static Scene configured(Step... steps) {
      Scene scene = new Scene(steps);
      scene.session.run("singleton.configure(maker)");
      return scene;
    }

    /** Says which steps the maker takes from now on. */
    void takes(Step... some) {
      steps = List.of(some);
      String written = steps.stream().map(Step::toString).collect(Collectors.joining(", then "));
      text =
          "a Thing calls singleton.checkConstruction(this) in its constructor, as a Board does\n"
              + ("maker: " + written);
      session.showing(text);
    }

    @Override
    public Thing make() throws InvalidSingletonInstantiationException {
      locked = Thread.holdsLock(lock);
      Object last = null;
      for (Step step : steps) {
        if (step.how == Step.How.STOPPED) {
          session.ask(step.code).isRefusedWith(STOPPED);
        } else if (step.how == Step.How.ANOTHER_THREAD) {
          comeAlong(step.code);
        } else {
          last = take(step.code);
        }
      }
      return (Thing) last;
    }

    private void comeAlong(String code) {
      if (other == null) {
        SnippetSession others = OTHERS.session().let("singleton", session.get("singleton"));
        other = OtherThread.start(() -> others.ask(code).make());
        other.awaitEndedOrWaiting();
      }
    }

    private Object take(String code) throws InvalidSingletonInstantiationException {
      Object result;
      try {
        result = session.ask(code).make();
        if (result instanceof Throwable trouble) {
          throw trouble;
        }
      } catch (InvalidSingletonInstantiationException | RuntimeException | Error thrown) {
        throw thrown;
      } catch (Throwable thrown) {
        throw new IllegalStateException(thrown);
      }
      if (code.equals(NEW)) {
        made++;
        session.let("thing" + made, result);
      }
      return result;
    }

    /** What this gave on the other thread that came along. */
    Call<Object> onOtherThread(String code) {
      return Call.<Object>of(code, () -> waiting().join()).on(text);
    }

    private OtherThread<Object> waiting() {
      if (other == null) {
        throw new CheckBlocked("the maker was not called, so no other thread came", "R1");
      }
      return other;
    }

    /** Fails unless the call gives the thing that was made last, when so many were made. */
    void gives(int number, Call<Object> call) {
      String expected = count("thing" + number, number);
      call.as(thing -> inWords(thing))
          .require(expected::equals, expected, seen -> "yours gave " + seen);
    }

    private String inWords(Object thing) {
      if (other != null) {
        other.awaitEndedOrWaiting();
      }
      return count(session.inWords(thing), made);
    }

    private static String count(String thing, int made) {
      return thing + (made == 1 ? ", and made one thing" : ", and made " + made + " things");
    }

    /** As above, for the next call of {@code instance}. */
    void gives(int number) {
      gives(number, session.ask(ASK));
    }
  }

  @Check(rule = "R1", points = 2)
  @DisplayName("The first call of instance makes the object, and every call gives that one")
  void alwaysTheSame() {
    Scene scene = new Scene(MAKES);
    Scene other = Scene.configured(MAKES);
    Call<Object> call = scene.session.ask("singleton.configure(maker)");
    call.as(none -> scene.made + " things made").returns("0 things made");
    for (int i = 0; i < 4; i++) {
      scene.gives(1);
    }
    other.gives(1);
  }

  @Check(rule = "R1", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Each singleton has its own object, also where role and lock are the same")
  void eachHasItsOwn() {
    Scene one = Scene.configured(MAKES);
    Scene twin = new Scene(MAKES);
    twin.session.let("lock", one.lock).run("singleton = new AbstractSingleton(\"Thing\", lock)");
    twin.session.run("singleton.configure(maker)");
    one.gives(1);
    twin.gives(1);
    one.gives(1);
  }

  @Check(rule = "R10", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("It knows nothing of what it holds")
  void knowsNothingOfWhatItHolds(Subject subject) {
    Structure.of(subject, TYPE)
        .knowsNone(
            "a class that works for whatever it holds",
            "framework\\.(model\\.(Board|GameContext|ModelFactory)|play\\.Factory)");
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("configure counts until the object is made, and not afterwards")
  void configuresFirst() {
    Scene scene = new Scene(MAKES);
    SnippetSession session = scene.session.let("first", new Scene()).let("second", new Scene());
    session.ask("singleton.maker()").is("null");
    session.ask(ASK).isRefusedWith(REFUSED);
    for (String latest : List.of("first", "second", "maker")) {
      session.run("singleton.configure(" + latest + ")").ask("singleton.maker()").is(latest);
    }
    scene.gives(1);
    session.run(ASK);
    session.ask("singleton.configure(first)").isRefusedWith(REFUSED);
    session.ask("singleton.configure(maker)").isRefusedWith(REFUSED);
    session.ask("singleton.maker()").is("maker");
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("A constructor that somebody else calls is stopped")
  void stopsOthers() {
    Scene scene = new Scene(MAKES);
    for (String call : List.of("singleton.maker()", "singleton.configure(maker)", ASK, ASK)) {
      scene.session.run(call).ask(NEW).isRefusedWith(STOPPED);
    }
    Step[][] wrong = {{Step.call("null")}, {Step.call("old")}, {MAKES, MAKES}};
    for (Step[] steps : wrong) {
      Scene after = Scene.configured(steps);
      after.session.tryTo(ASK).ask(NEW).isRefusedWith(STOPPED);
    }
    Scene guest = Scene.configured(Step.stopped("new Thing(another)"), MAKES);
    guest.session.let("another", Scene.configured(MAKES).session.get("singleton"));
    guest.gives(1);
  }

  @Check(rule = "R4", points = 3)
  @DisplayName("No other thread gets past the constructor while the object is being made")
  void stopsOtherThreads() {
    Step comes = Step.onAnotherThread(NEW);
    for (Scene scene : List.of(Scene.configured(comes, MAKES), Scene.configured(MAKES, comes))) {
      scene.session.tryTo(ASK);
      scene.onOtherThread(NEW).isRefusedWith(STOPPED);
      scene.gives(1);
    }
  }

  @Check(rule = "R5", points = 3)
  @DisplayName("Threads that ask at the same time get one object")
  void oneForAllThreads() {
    Scene scene = Scene.configured(Step.onAnotherThread(ASK), MAKES);
    scene.gives(1);
    scene.gives(1, scene.onOtherThread(ASK));
  }

  @Check(rule = "R6", points = 2)
  @DisplayName(
      "A constructor that throws leaves nothing behind, and the next call makes the object")
  void survivesFailures() {
    for (Class<?> type : List.of(UnsupportedOperationException.class, AssertionError.class)) {
      survives(type.asSubclass(Throwable.class), Step.thrown(type));
      survives(type.asSubclass(Throwable.class), MAKES, Step.thrown(type));
    }
  }

  private static void survives(Class<? extends Throwable> type, Step... steps) {
    Scene scene = Scene.configured(steps);
    scene.session.ask(ASK).isRefusedWith(type);
    scene.session.ask(NEW).isRefusedWith(STOPPED);
    scene.takes(MAKES);
    scene.gives(steps.length);
    scene.session.ask(NEW).isRefusedWith(STOPPED);
    scene.gives(steps.length);
  }

  @Check(rule = "R7", points = 2)
  @DisplayName("The maker makes one object, and does not ask for it meanwhile")
  void stopsTheSecondFromInside() {
    Scene.configured(MAKES, Step.stopped(NEW)).gives(1);
    refuses(MAKES, MAKES);
    refuses(Step.call(ASK), MAKES);
  }

  private static void refuses(Step... steps) {
    SnippetSession session = Scene.configured(steps).session;
    session.ask(ASK).isRefusedWith(REFUSED);
    session.tryTo(ASK).ask(ASK).isRefusedWith(REFUSED);
  }

  @Check(rule = "R8")
  @DisplayName("A maker that gives back anything but a new object is refused")
  void refusesWhatIsNotNew() {
    Scene.configured(MAKES).gives(1);
    refuses(Step.call("null"));
    refuses(Step.call("old"));
    refuses(MAKES, Step.call("old"));
    Scene failed = Scene.configured(MAKES, Step.thrown(UnsupportedOperationException.class));
    failed.session.tryTo(ASK);
    failed.takes(Step.call("thing1"));
    failed.session.ask(ASK).isRefusedWith(REFUSED);
  }

  @Check(rule = "R9")
  @DisplayName("While the object is made, the lock that was given is held")
  void holdsTheLock() {
    Scene scene = Scene.configured(MAKES);
    Call<Object> call = scene.session.ask(ASK);
    call.as(any -> scene.locked)
        .require(held -> held, "lock locked while the maker runs", no -> "yours has not locked it");
  }

  @Check(rule = "R10")
  @DisplayName("Board and factory of a context stand on it")
  void carriesTheBoard() {
    Game game = Game.ticTacToe();
    SnippetSession session = game.session();
    for (String made : List.of(Game.MAKE_FACTORY, Game.MAKE_BOARD)) {
      session.run("first = " + made).ask(made).is("first");
    }
    Board board = (Board) session.get("first");
    game.call("new TicTacToeBoard()", () -> new TicTacToeBoard()).isRefusedWith(STOPPED);
    Call.of("Board.instance() == board", () -> game.again().at(() -> Board.instance()) == board)
        .on("in another context for the same game")
        .returns(false);
  }
}
