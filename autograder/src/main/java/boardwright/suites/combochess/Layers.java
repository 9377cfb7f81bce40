package boardwright.suites.combochess;

import boardwright.testkit.CheckBlocked;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.Finding;
import boardwright.testkit.Structure;
import boardwright.testkit.Subject;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import combochess.controller.State;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Which layer a class belongs to: whom it may know, asked of the classes under check and of what
 * they use of the learner's.
 */
final class Layers {
  private static final String LAB = "combochess.";
  private static final Pattern CLOCK_OR_THREAD =
      Pattern.compile(
          "java\\.(time\\..*|lang\\.Thread|util\\.(Timer|TimerTask|Date|Calendar)"
              + "|util\\.concurrent\\.(?!CopyOnWrite|ConcurrentLinked).*)|javax\\.swing\\..*");

  private static final String[] STATES = {
    "WelcomeState", "SetUpState", "FirstClickState", "SelectState", "ChoosePartState",
    "MoveState", "AfterMoveState", "TimeoutState", "EndState", "StateMachine"
  };

  private final Set<JavaClass> own;

  private Layers(Set<JavaClass> own) {
    this.own = own;
  }

  /** All classes of the stage. */
  static Layers of(Subject subject) {
    return of(subject, subject.types());
  }

  /** Some classes of the stage by their simple names, as far as they were handed in. */
  static Layers of(Subject subject, String... simpleNames) {
    List<String> some = Arrays.asList(simpleNames);
    return of(subject, subject.types().stream().filter(t -> some.contains(simple(t))).toList());
  }

  /** Fails unless all classes of the stage are states that could be exchanged one by one. */
  static void areStates(Subject subject) {
    for (String type : subject.types()) {
      Structure.of(subject, type).isA(State.class, "extends State");
      of(subject, simple(type))
          .keepsNothing()
          .usesNone(STATES)
          .usesNoPackage("view", "window", "play");
    }
  }

  private static String simple(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }

  private static Layers of(Subject subject, List<String> types) {
    Set<JavaClass> own = new LinkedHashSet<>();
    Deque<JavaClass> open = new ArrayDeque<>();
    for (JavaClass type : subject.classes()) {
      if (types.contains(type.getName())) {
        open.add(type);
      }
    }
    while (!open.isEmpty()) {
      JavaClass type = open.remove();
      if (own.add(type)) {
        targets(type)
            .filter(target -> subject.classes().contain(target.getName()))
            .filter(target -> !subject.types().contains(target.getName()))
            .forEach(open::add);
      }
    }
    if (own.isEmpty() && !types.isEmpty()) {
      throw new CheckBlocked("the class is not among the compiled classes");
    }
    return new Layers(own);
  }

  private static Stream<JavaClass> targets(JavaClass type) {
    return type.getDirectDependenciesFromSelf().stream()
        .map(Dependency::getTargetClass)
        .map(JavaClass::getBaseComponentType);
  }

  /** Fails if a class of the lab is used that is not among these. */
  Layers usesOnly(String... simpleNames) {
    Set<String> allowed = Set.of(simpleNames);
    return usesNone(
        target -> target.getName().startsWith(LAB) && !allowed.contains(outermost(target)),
        "no other class of the game than " + String.join(", ", new TreeSet<>(allowed)));
  }

  /** Fails if one of these classes of the lab is used. */
  Layers usesNone(String... simpleNames) {
    Set<String> forbidden = Set.of(simpleNames);
    return usesNone(
        target -> target.getName().startsWith(LAB) && forbidden.contains(outermost(target)), "");
  }

  /** Fails if a class of one of these packages is used, which are named without the lab's. */
  Layers usesNoPackage(String... names) {
    Set<String> packages = new LinkedHashSet<>();
    Arrays.stream(names).forEach(name -> packages.add(LAB + name));
    return usesNone(target -> packages.contains(target.getPackageName()), "");
  }

  /** Fails if the time, or a thread, comes from the JDK. */
  Layers usesNoClockOrThread() {
    usesNone(
        target -> CLOCK_OR_THREAD.matcher(target.getName()).matches(),
        "no clock and no thread but the TimeSource");
    for (JavaClass type : own) {
      type.getMethodCallsFromSelf().stream()
          .map(call -> call.getTarget().getFullName())
          .filter(name -> name.matches("java\\.lang\\.System\\.(nanoTime|currentTimeMillis)\\(\\)"))
          .findFirst()
          .ifPresent(name -> fail(type, "no clock but the TimeSource", "yours asks System"));
    }
    return this;
  }

  /** Fails if something is read or printed beside what the class was given. */
  Layers usesNoStandardStreams() {
    for (JavaClass type : own) {
      type.getFieldAccessesFromSelf().stream()
          .map(access -> access.getTarget().getFullName())
          .filter(name -> name.matches("java\\.lang\\.System\\.(out|err|in)"))
          .findFirst()
          .ifPresent(name -> fail(type, "no use of " + name.substring(10), "yours uses it"));
    }
    return this;
  }

  /** Fails if an object of the classes under check has a field of its own. */
  Layers keepsNothing() {
    for (JavaClass type : own) {
      if (type.isAssignableTo(LAB + "controller.State")) {
        type.getFields().stream()
            .filter(field -> !field.getModifiers().contains(JavaModifier.SYNTHETIC))
            .filter(field -> !isConstant(field))
            .findFirst()
            .ifPresent(
                f -> fail(type, "a state without fields", "yours has `" + f.getName() + "`"));
      }
    }
    return this;
  }

  private static boolean isConstant(JavaField field) {
    return field.getModifiers().containsAll(Set.of(JavaModifier.STATIC, JavaModifier.FINAL));
  }

  private Layers usesNone(Predicate<JavaClass> isForbidden, String expected) {
    for (JavaClass type : own) {
      targets(type)
          .filter(isForbidden)
          .filter(target -> !own.contains(target))
          .findFirst()
          .ifPresent(
              target ->
                  fail(
                      type,
                      expected.isEmpty() ? "no use of " + outermost(target) : expected,
                      "yours uses " + outermost(target)));
    }
    return this;
  }

  /** The simple name of a class, or of the one that it lies in. */
  private static String outermost(JavaClass type) {
    String name = type.getName().substring(type.getPackageName().length() + 1);
    return name.replaceAll("\\$.*", "");
  }

  static void fail(JavaClass type, String expected, String seen) {
    throw new CheckFailed(Finding.of(type.getSimpleName() + ": " + expected, seen));
  }
}
