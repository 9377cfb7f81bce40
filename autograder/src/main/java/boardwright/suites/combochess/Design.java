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
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** How the classes of this lab are meant to be built, and whom they may know in their layer. */
final class Design {
  private static final String LAB = "combochess.";
  private static final Pattern CLOCK_OR_THREAD =
      Pattern.compile(
          "java\\.(time\\..*|lang\\.Thread|util\\.(Timer|TimerTask|Date|Calendar)"
              + "|util\\.concurrent\\.(?!CopyOnWrite|ConcurrentLinked).*)|javax\\.swing\\..*");

  private static final Set<JavaModifier> CONSTANT = Set.of(JavaModifier.STATIC, JavaModifier.FINAL);

  private static final String[] STATES = {
    "WelcomeState", "SetUpState", "FirstClickState", "SelectState", "ChoosePartState",
    "MoveState", "AfterMoveState", "TimeoutState", "EndState", "StateMachine"
  };

  private final Subject subject;
  private final List<JavaClass> types;

  /** The types, and what they use of the learner's. */
  private final Set<JavaClass> own = new LinkedHashSet<>();

  private Design(Subject subject, List<String> names) {
    this.subject = subject;
    types = subject.classes().stream().filter(type -> names.contains(type.getName())).toList();
    if (types.isEmpty() && !names.isEmpty()) {
      throw new CheckBlocked("the class is not among the compiled classes");
    }
    Deque<JavaClass> open = new ArrayDeque<>(types);
    while (!open.isEmpty()) {
      JavaClass type = open.remove();
      if (own.add(type)) {
        targets(type)
            .filter(target -> subject.classes().contain(target.getName()))
            .filter(target -> !subject.types().contains(target.getName()))
            .forEach(open::add);
      }
    }
  }

  /** All classes of the stage. */
  static Design of(Subject subject) {
    return new Design(subject, subject.types());
  }

  /** Some classes of the stage by their simple names, as far as they were handed in. */
  static Design of(Subject subject, String... simpleNames) {
    List<String> some = List.of(simpleNames);
    return new Design(
        subject, subject.types().stream().filter(type -> some.contains(simple(type))).toList());
  }

  private static String simple(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }

  private static Stream<JavaClass> targets(JavaClass type) {
    return type.getDirectDependenciesFromSelf().stream()
        .map(Dependency::getTargetClass)
        .map(JavaClass::getBaseComponentType);
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

  /** Fails unless all fields are private and final: what the classes hold stays. */
  Design neverChanges() {
    for (JavaClass type : types) {
      fields(type)
          .filter(field -> !field.getModifiers().contains(JavaModifier.FINAL))
          .findFirst()
          .ifPresent(f -> fail(type, "only final fields", "`" + f.getName() + "` is not final"));
    }
    return this;
  }

  private static Stream<JavaField> fields(JavaClass type) {
    return type.getFields().stream()
        .filter(field -> !field.getModifiers().contains(JavaModifier.SYNTHETIC));
  }

  /** Fails if a state has a field of its own. */
  private Design keepsNothing() {
    for (JavaClass type : own) {
      if (type.isAssignableTo(State.class)) {
        fields(type)
            .filter(field -> !field.getModifiers().containsAll(CONSTANT))
            .findFirst()
            .ifPresent(
                f -> fail(type, "a state without fields", "yours has `" + f.getName() + "`"));
      }
    }
    return this;
  }

  /** Fails if a class has a method of its own that it should inherit. */
  void inherits(String method) {
    for (JavaClass type : types) {
      if (type.getMethods().stream().anyMatch(one -> one.getName().equals(method))) {
        fail(type, "no " + method + " of its own, because it inherits one", "yours has one");
      }
    }
  }

  /** Fails unless the class is abstract and leaves this method to its subclasses. */
  Design leavesOpen(String method) {
    for (JavaClass type : types) {
      if (!type.getModifiers().contains(JavaModifier.ABSTRACT)
          || type.getAllMethods().stream()
              .filter(one -> one.getName().equals(method))
              .noneMatch(one -> one.getModifiers().contains(JavaModifier.ABSTRACT))) {
        fail(type, "an abstract class, and " + method + " to be abstract", "yours is not so");
      }
    }
    return this;
  }

  /** Fails if others can create objects of the class. */
  Design createsItself() {
    for (JavaClass type : types) {
      if (type.getConstructors().stream()
          .anyMatch(one -> !one.getModifiers().contains(JavaModifier.PRIVATE))) {
        fail(type, "private constructors only", "yours has one that others can call");
      }
    }
    return this;
  }

  /** Fails if a class asks by {@code instanceof} or {@code getClass} what it has. */
  Design asksForNoClass() {
    types.forEach(type -> Structure.of(subject, type.getName()).asksForNoClass(LAB));
    return this;
  }

  /** Fails if a class of the lab is used that is not among these. */
  Design usesOnly(String... simpleNames) {
    Set<String> allowed = new TreeSet<>(List.of(simpleNames));
    return usesNone(
        target -> isOfTheLab(target) && !allowed.contains(outermost(target)),
        "no other class of the game than " + String.join(", ", allowed));
  }

  /** Fails if one of these classes of the lab is used. */
  Design usesNone(String... simpleNames) {
    Set<String> forbidden = Set.of(simpleNames);
    return usesNone(target -> isOfTheLab(target) && forbidden.contains(outermost(target)), "");
  }

  private static boolean isOfTheLab(JavaClass type) {
    return type.getName().startsWith(LAB);
  }

  /** Fails if a class of one of these packages is used, which are named without the lab's. */
  Design usesNoPackage(String... names) {
    return usesNone(
        target -> Stream.of(names).anyMatch(name -> target.getPackageName().equals(LAB + name)),
        "");
  }

  private Design usesNone(Predicate<JavaClass> isForbidden, String expected) {
    for (JavaClass type : own) {
      targets(type)
          .filter(isForbidden)
          .filter(target -> !own.contains(target))
          .map(Design::outermost)
          .findFirst()
          .ifPresent(
              name -> fail(type, expected.isEmpty() ? "no use of " + name : expected, uses(name)));
    }
    return this;
  }

  /** The simple name of a class, or of the one that it lies in. */
  private static String outermost(JavaClass type) {
    String name = type.getName().substring(type.getPackageName().length() + 1);
    return name.replaceAll("\\$.*", "");
  }

  private static String uses(String name) {
    return "yours uses " + name;
  }

  /** Fails if the time, or a thread, comes from the JDK. */
  void usesNoClockOrThread() {
    usesNone(
        target -> CLOCK_OR_THREAD.matcher(target.getName()).matches(),
        "no clock and no thread but the TimeSource");
    asksSystem("(nanoTime|currentTimeMillis)\\(\\)", "no clock but the TimeSource");
  }

  /** Fails if something is read or printed beside what the class was given. */
  void usesNoStandardStreams() {
    asksSystem("(out|err|in)", "no use of System.out, System.err or System.in");
  }

  private void asksSystem(String members, String expected) {
    for (JavaClass type : own) {
      type.getAccessesFromSelf().stream()
          .map(access -> access.getTarget().getFullName())
          .filter(name -> name.matches("java\\.lang\\.System\\." + members))
          .findFirst()
          .ifPresent(name -> fail(type, expected, uses(name.substring("java.lang.".length()))));
    }
  }

  private static void fail(JavaClass type, String expected, String seen) {
    throw new CheckFailed(Finding.of(type.getSimpleName() + ": " + expected, seen));
  }
}
