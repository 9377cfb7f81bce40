package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.Kind;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Only;
import framework.model.Only.Thing;
import framework.model.SingletonSupplier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Stage singleton: {@code AbstractSingleton}. What it holds here is a {@code Thing}, an abstract
 * class like {@code Board}: its constructor calls {@code checkConstruction(this)} first thing.
 */
@Suite(lab = "framework", stage = "singleton")
public class SingletonSuite implements StyleRules {
  private static final String NAME = "framework.model.AbstractSingleton";
  private static final String ASK = "singleton.instance()";
  private static final String NEW = "new Thing()";
  private static final String THING =
      "Thing is a class whose constructor calls singleton.checkConstruction(this), as Board's does";

  /** Things that were made, in order. */
  private final List<Thing> made = Collections.synchronizedList(new ArrayList<>());

  private Thing thing(Only only) throws InvalidSingletonInstantiationException {
    Thing thing = new Thing(only, "thing " + (made.size() + 1));
    made.add(thing);
    return thing;
  }

  private static Only only(Object lock) {
    return Call.of("new AbstractSingleton<>(\"Thing\", lock)", () -> new Only(lock))
        .get("a singleton");
  }

  private Only configured() {
    Only only = only(new Object());
    configure(only, () -> thing(only));
    return only;
  }

  private static String ofThings(String on) {
    return on.isEmpty() ? THING : on + "\n" + THING;
  }

  private static void configure(Only only, SingletonSupplier<? extends Thing> maker) {
    Call.run("singleton.configure(maker)", () -> only.configure(maker)).get();
  }

  private static Call<Thing> ask(Only only, String on) {
    return Call.of(ASK, () -> only.instance()).on(ofThings(on));
  }

  @Test
  @Check(rule = "R1", points = 2)
  @DisplayName("The first call of instance makes the object, and every call gives that one")
  void alwaysTheSame() {
    Only only = configured();
    Only other = configured();
    if (!made.isEmpty()) {
      Call.run("singleton.configure(maker)", () -> {})
          .fail("nothing made before somebody asks", "yours has called the maker");
    }
    Thing first = ask(only, "the first call").get("a thing");
    if (made.size() != 1 || first != made.get(0)) {
      ask(only, "the first call").fail("the thing that the maker makes", "yours gave " + first);
    }
    for (int i = 2; i < 5; i++) {
      ask(only, "call " + i).returnsSame(first, "the thing of the first call");
    }
    if (made.size() != 1) {
      ask(only, "several calls").fail("one thing made", "yours made " + made.size());
    }
    Thing second = ask(other, "another singleton, as another context has it").get("a thing");
    if (second == first || made.size() != 2) {
      ask(other, "another singleton, as another context has it")
          .fail("a thing of its own", "yours gave that of the first singleton");
    }
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("configure counts until the object is made, and not afterwards")
  void configuresFirst() {
    Only only = only(new Object());
    Call.of("singleton.maker()", () -> only.maker()).on("nothing is configured").returns(null);
    ask(only, "nothing is configured").isRefusedWith(IllegalStateException.class);
    configure(only, () -> null);
    SingletonSupplier<Thing> maker = () -> thing(only);
    List<SingletonSupplier<Thing>> makers = List.of(() -> null, () -> null, maker);
    for (SingletonSupplier<Thing> latest : makers) {
      configure(only, latest);
      Call.of("singleton.maker()", () -> only.maker())
          .on("configured " + (makers.indexOf(latest) + 1) + " times")
          .returnsSame(latest, "the maker of the last call");
    }
    ask(only, "configured three times").get("what the last maker makes");
    Call.run("singleton.configure(another)", () -> only.configure(() -> thing(only)))
        .on("the object is made already")
        .isRefusedWith(IllegalStateException.class);
    Call.run("singleton.configure(maker)", () -> only.configure(maker))
        .on("the object is made already, by this maker")
        .isRefusedWith(IllegalStateException.class);
    Call.of("singleton.maker()", () -> only.maker())
        .on("a later configure was refused")
        .returnsSame(maker, "the maker that made the object");
  }

  @Test
  @Check(rule = "R3", points = 2)
  @DisplayName("A constructor that somebody else calls is stopped")
  void stopsOthers() {
    Only only = only(new Object());
    stopped(only, "nothing is configured");
    configure(only, () -> thing(only));
    stopped(only, "configured, and nobody has asked yet");
    ask(only, "the first call").get("a thing");
    stopped(only, "the object is made");
    stopped(only, "the object is made");
    stopsGuest(only(new Object()), configured(), "a second time, for another singleton");
    Thing old = only.instance();
    stoppedAfter("the maker gave null", self -> null);
    stoppedAfter("the maker gave the thing of another singleton", self -> old);
    stoppedAfter(
        "the maker threw the InvalidSingletonInstantiationException of a second thing",
        self -> {
          thing(self);
          return thing(self);
        });
  }

  /** How a thing is made for a singleton, if that goes. */
  private interface Making {
    Thing make(Only only) throws InvalidSingletonInstantiationException;
  }

  private void stoppedAfter(String trouble, Making making) {
    Only only = only(new Object());
    try {
      only.configure(() -> making.make(only));
      ask(only, trouble).make();
    } catch (Exception expected) {
      // Which exception comes out is for other rules to say.
    }
    stopped(only, trouble + ", and instance() has ended");
  }

  private void stopped(Only only, String on) {
    Call.of(NEW, () -> thing(only))
        .on(ofThings(on))
        .isRefusedWith(InvalidSingletonInstantiationException.class);
  }

  @Test
  @Check(rule = "R4", points = 3)
  @DisplayName("No other thread gets past the constructor while the object is being made")
  void stopsOtherThreads() {
    for (boolean admitted : new boolean[] {false, true}) {
      made.clear();
      Only only = only(new Object());
      SecondThread other = new SecondThread();
      // On this thread, in the middle of instance(): another one calls the constructor now.
      Runnable intrude = () -> other.comes(() -> thing(only));
      configure(
          only,
          () -> {
            if (!admitted) {
              intrude.run();
              return thing(only);
            }
            Thing thing = new Thing(only, "thing 1", intrude);
            made.add(thing);
            return thing;
          });
      String when = admitted ? "after checkConstruction(this)" : "before checkConstruction(this)";
      String on = "one thread is within instance(), " + when + "; another calls " + NEW;
      Call<Thing> constructor = Call.of(NEW, () -> other.join()).on(ofThings(on));
      Thing first;
      try {
        first = Given.thing(ask(only, on), "a thing for the first thread");
      } catch (CheckFailed failed) {
        other.wasNotLetIn(constructor);
        throw failed;
      }
      other.wasNotLetIn(constructor);
      constructor.isRefusedWith(InvalidSingletonInstantiationException.class);
      ask(only, on).returnsSame(first, "the thing of the first thread");
    }
  }

  @Test
  @Check(rule = "R5", points = 3)
  @DisplayName("Threads that ask at the same time get one object")
  void oneForAllThreads() throws Exception {
    Only only = only(new Object());
    CountDownLatch started = new CountDownLatch(1);
    SecondThread other = new SecondThread();
    configure(
        only,
        () -> {
          if (started.getCount() > 0) {
            started.countDown();
            other.comes(() -> only.instance());
          }
          return thing(only);
        });
    String on = "two threads ask for the first time, the second while the first makes the object";
    Call<Thing> call = ask(only, on);
    Thing first = Given.thing(call, "a thing");
    Thing second = Call.of(ASK, () -> other.join()).on(ofThings(on)).get("the same thing");
    if (first != second || made.size() != 1) {
      call.fail("the same thing for both threads", "yours made " + made.size());
    }
    Thing third = Threads.start(() -> only.instance()).join();
    if (third != first) {
      call.on("another thread asks later").fail("the same thing", "yours gave " + third);
    }
  }

  @Test
  @Check(rule = "R6", points = 2)
  @DisplayName(
      "A constructor that throws leaves nothing behind, and the next call makes the object")
  void survivesFailures() {
    for (boolean admitted : new boolean[] {true, false}) {
      survives(
          admitted,
          UnsupportedOperationException.class,
          () -> {
            throw new UnsupportedOperationException("not today");
          });
      survives(
          admitted,
          AssertionError.class,
          () -> {
            throw new AssertionError("not today");
          });
    }
  }

  private void survives(boolean admitted, Class<? extends Throwable> type, Runnable trouble) {
    made.clear();
    Only only = only(new Object());
    AtomicBoolean fails = new AtomicBoolean(true);
    configure(
        only,
        () -> {
          if (fails.get()) {
            if (admitted) {
              new Thing(only, "lost");
            }
            trouble.run();
          }
          return thing(only);
        });
    String when = admitted ? "after checkConstruction(this)" : "before checkConstruction(this)";
    ask(only, "the constructor throws an " + type.getSimpleName() + " " + when).isRefusedWith(type);
    stopped(only, "the constructor has thrown an exception " + when);
    fails.set(false);
    Call<Thing> next = ask(only, "the constructor threw at the first call; now it does not");
    Thing thing = next.get("a thing");
    if (made.isEmpty()) {
      next.fail(
          "the thing that the maker makes at this call",
          "yours did not call the maker again, and gave "
              + (thing == null ? "null" : "a thing of the call that had failed"));
    }
    stopped(only, "the object is made at last");
    ask(only, "the object is made at last").returnsSame(made.get(0), "the one thing");
  }

  @Test
  @Check(rule = "R7", points = 2)
  @DisplayName("Whoever makes the object makes one, and does not ask for it meanwhile")
  void stopsTheSecondFromInside() {
    Only only = only(new Object());
    stopsGuest(only, only, "a second time");
    refuses(
        "the maker throws the InvalidSingletonInstantiationException of the second call",
        self -> {
          thing(self);
          return thing(self);
        });
    refuses(
        "the maker itself calls instance()",
        self -> {
          self.instance();
          return thing(self);
        });
  }

  private void refuses(String on, Making making) {
    Only only = only(new Object());
    configure(only, () -> making.make(only));
    ask(only, on).isRefusedWith(IllegalStateException.class);
    ask(only, on + ", for the second time").isRefusedWith(IllegalStateException.class);
  }

  /** Fails if the maker of one singleton can make a thing for a door that it has not opened. */
  private void stopsGuest(Only only, Only door, String when) {
    AtomicBoolean second = new AtomicBoolean();
    configure(
        only,
        () -> {
          Thing one = thing(only);
          try {
            thing(door);
            second.set(true);
          } catch (InvalidSingletonInstantiationException stopped) {
            // as it must be
          }
          return one;
        });
    Call<Thing> call = ask(only, "the maker calls new Thing() " + when);
    call.get("the first thing");
    if (second.get()) {
      call.fail("the second call stopped", "yours let it through");
    }
  }

  @Test
  @Check(rule = "R8")
  @DisplayName("A maker that gives back anything but a new object is refused")
  void refusesWhatIsNotNew() {
    refuses("the maker gives null", self -> null);
    Thing old = ask(configured(), "").get("a thing");
    refuses("the maker gives the thing of another singleton", self -> old);
    refuses(
        "the maker calls new Thing(), and gives the thing of another singleton",
        self -> {
          thing(self);
          return old;
        });
  }

  @Test
  @Check(rule = "R9")
  @DisplayName("While the object is made, the lock that was given is held")
  void holdsTheLock() {
    Object lock = new Object();
    Only only = only(lock);
    AtomicBoolean held = new AtomicBoolean();
    configure(
        only,
        () -> {
          held.set(Thread.holdsLock(lock));
          return thing(only);
        });
    Call<Thing> call = ask(only, "made by new AbstractSingleton<>(\"Thing\", lock)");
    call.get("a thing");
    if (!held.get()) {
      call.fail("lock locked while the maker runs", "yours has not locked it");
    }
  }

  @Test
  @Check(rule = "R10")
  @DisplayName("Board and factory of a context stand on it")
  void carriesTheBoard() {
    GuardedBoards.areKept();
  }

  @Test
  @Check(rule = "R11", kind = Kind.STRUCTURE)
  @DisplayName("Its fields are private, and it prints nothing")
  void fieldsArePrivate(Subject subject) {
    Structure.of(subject, NAME).keepsItsFieldsPrivate();
    Structure.of(subject, NAME).printsNothing();
  }
}
