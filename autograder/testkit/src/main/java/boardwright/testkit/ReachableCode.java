package boardwright.testkit;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaCodeUnitReference;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaStaticInitializer;
import com.tngtech.archunit.core.domain.properties.HasParameterTypes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What may run when a class of the learner's is used: its own code, and that of nested, helper and
 * other classes of the learner's which it calls. A lambda belongs to the method in which it is
 * written.
 *
 * <p>A call leads to the method that it names and to what overrides it in classes of which reached
 * code creates objects. A call that a class makes on its own type means the object that is asked:
 * it leads to no sibling. What overrides a method of other people's code may be called by them,
 * once an object of its class exists. Where only some methods are asked, the constants of an enum
 * are objects that somebody hands over: what they do is not looked at where one of them is named,
 * only where somebody goes through all of them. Where nothing can be told, less is reached, so no
 * question may demand that something is.
 */
final class ReachableCode {
  /** ArchUnit has them in another order each time, and a report should say the same each time. */
  private static final Comparator<JavaAccess<?>> IN_ORDER =
      Comparator.<JavaAccess<?>>comparingInt(JavaAccess::getLineNumber)
          .thenComparing(access -> access.getTarget().getFullName());

  /** Of provided and library classes: the names of their methods and how many parameters. */
  private static final Map<String, Set<String>> SIGNATURES = new ConcurrentHashMap<>();

  /**
   * Where it begins, and how far it goes.
   *
   * @param type the class that is asked
   * @param methods those of its methods that are called; none for what the class does wherever it
   *     is used
   * @param isDoor methods that are not followed: what they do is asked where they belong
   * @param followsLambdas whether lambdas and method references are part of the method in which
   *     they are written, and not objects that somebody else may call
   * @param underCheck classes of the stage: what they do for others is asked of themselves
   */
  record Start(
      JavaClass type,
      JavaClasses classes,
      List<String> methods,
      Predicate<JavaCodeUnit> isDoor,
      boolean followsLambdas,
      List<String> underCheck) {
    Start upTo(Predicate<JavaCodeUnit> doors) {
      return new Start(type, classes, methods, isDoor.or(doors), followsLambdas, underCheck);
    }

    Start withoutLambdas() {
      return new Start(type, classes, methods, isDoor, false, underCheck);
    }
  }

  private final Start start;
  private final JavaClass asked;
  private final List<JavaClass> classes;

  /** Every method reached, with the call or access that led there first; null for the start. */
  private final Map<JavaCodeUnit, JavaAccess<?>> reached = new LinkedHashMap<>();

  private final Deque<JavaCodeUnit> open = new ArrayDeque<>();
  private final Set<JavaClass> created = new LinkedHashSet<>();
  private final List<JavaAccess<?>> calls = new ArrayList<>();

  private ReachableCode(Start start) {
    this.start = start;
    this.asked = start.type;
    this.classes = start.classes.stream().toList();
  }

  /** What may run from here. */
  static ReachableCode from(Start start) {
    ReachableCode code = new ReachableCode(start);
    code.reachAll(start.methods.isEmpty() ? code.everywhere() : code.called());
    return code;
  }

  /**
   * What the class does wherever it is used. Non-public code that only its own {@code main} reaches
   * is left out.
   */
  private Stream<JavaCodeUnit> everywhere() {
    ReachableCode ofMain = new ReachableCode(start);
    ofMain.reachAll(own().filter(ReachableCode::isMain));
    return own()
        .filter(unit -> !isMain(unit))
        .filter(unit -> isForOthers(unit) || !ofMain.reached.containsKey(unit));
  }

  /** What may run when one of the methods of the class is called, or an object is created. */
  private Stream<JavaCodeUnit> called() {
    Stream<JavaCodeUnit> named =
        hierarchy(asked)
            .flatMap(each -> each.getMethods().stream())
            .filter(method -> start.methods.contains(method.getName()))
            .map(method -> declared(asked, method.getName(), names(method)).orElse(method));
    Stream<JavaCodeUnit> created = asked.getConstructors().stream().map(constructor -> constructor);
    Stream<JavaCodeUnit> loaded = asked.getStaticInitializer().stream().map(unit -> unit);
    return Stream.concat(
        named, Stream.concat(created, loaded).filter(unit -> !start.isDoor.test(unit)));
  }

  /** The methods, constructors and static initialisers that may run, those of the start first. */
  Set<JavaCodeUnit> methods() {
    return reached.keySet();
  }

  /** The calls and accesses of fields that may happen, in the order of the lines. */
  List<JavaAccess<?>> accesses(Predicate<JavaAccess<?>> wanted) {
    return reached.keySet().stream()
        .flatMap(this::accessesFrom)
        .filter(wanted)
        .sorted(IN_ORDER)
        .toList();
  }

  /** The methods on the way to this one, from the start; itself is the last. */
  List<JavaCodeUnit> way(JavaCodeUnit to) {
    Deque<JavaCodeUnit> way = new ArrayDeque<>(List.of(to));
    for (JavaAccess<?> at = reached.get(to); at != null; at = reached.get(at.getOrigin())) {
      way.addFirst(at.getOrigin());
    }
    return List.copyOf(way);
  }

  private Stream<JavaCodeUnit> own() {
    return hierarchy(asked).flatMap(ReachableCode::units);
  }

  /** A class and those classes of the learner's above it. */
  private Stream<JavaClass> hierarchy(JavaClass type) {
    return classes.stream().filter(above -> type.isAssignableTo(above.getName()));
  }

  private void reachAll(Stream<JavaCodeUnit> units) {
    units.forEach(unit -> reach(unit, null));
    while (!open.isEmpty()) {
      JavaCodeUnit unit = open.remove();
      if (unit instanceof JavaConstructor && created.add(unit.getOwner())) {
        JavaClass type = unit.getOwner();
        JavaAccess<?> by = reached.get(unit);
        calls.forEach(call -> overridden(call, type).ifPresent(own -> reach(own, call)));
        if (!isItself(type) && !start.underCheck.contains(type.getName())) {
          hierarchy(type)
              .flatMap(ReachableCode::units)
              .filter(own -> isForTheLibrary(own, type))
              .forEach(own -> reach(own, by));
        }
      }
      accessesFrom(unit).forEach(this::follow);
    }
  }

  private Stream<JavaAccess<?>> accessesFrom(JavaCodeUnit unit) {
    return unit.getAccessesFromSelf().stream()
        .filter(
            access ->
                start.followsLambdas
                    || !access.isDeclaredInLambda()
                        && !(access instanceof JavaCodeUnitReference<?>))
        .<JavaAccess<?>>map(access -> access)
        .sorted(IN_ORDER);
  }

  private void reach(JavaCodeUnit unit, JavaAccess<?> by) {
    if (!reached.containsKey(unit) && (by == null || !start.isDoor.test(unit))) {
      reached.put(unit, by);
      open.add(unit);
    }
  }

  private void follow(JavaAccess<?> access) {
    JavaClass owner = access.getTargetOwner();
    hierarchy(owner)
        .filter(type -> start.methods.isEmpty() || !type.isEnum() || isLookedUp(access))
        .flatMap(type -> type.getStaticInitializer().stream())
        .forEach(unit -> reach(unit, access));
    if (!(access.getTarget() instanceof CodeUnitAccessTarget target)) {
      return;
    }
    if (target.getName().equals(JavaConstructor.CONSTRUCTOR_NAME)) {
      owner.getConstructors().stream()
          .filter(unit -> classes.contains(owner) && names(unit).equals(names(target)))
          .forEach(unit -> reach(unit, access));
      return;
    }
    JavaClass origin = access.getOriginOwner();
    Optional<JavaCodeUnit> named = declared(owner, target.getName(), names(target));
    boolean above = origin.isAssignableTo(owner.getName()) && !origin.equals(owner);
    if (above && named.filter(ReachableCode::hasBody).isPresent()) {
      reach(named.get(), access); // by super
    } else if (!above && isItself(owner) && isItself(origin)) {
      declared(asked, target.getName(), names(target)).ifPresent(unit -> reach(unit, access));
    } else {
      named.ifPresent(unit -> reach(unit, access));
      calls.add(access);
      created.forEach(type -> overridden(access, type).ifPresent(unit -> reach(unit, access)));
    }
  }

  /** Whether all constants of an enum are gone through: somebody chooses among them. */
  private static boolean isLookedUp(JavaAccess<?> access) {
    return access.getName().matches("values|valueOf")
        && !access.getOriginOwner().getModifiers().contains(JavaModifier.SYNTHETIC); // a switch
  }

  /** Whether the object that is asked has this type. */
  private boolean isItself(JavaClass type) {
    return asked.isAssignableTo(type.getName());
  }

  private static boolean hasBody(JavaCodeUnit unit) {
    return !unit.getModifiers().contains(JavaModifier.ABSTRACT);
  }

  /** The method that a call means if its object is of this class; empty if it cannot be. */
  private Optional<JavaCodeUnit> overridden(JavaAccess<?> call, JavaClass type) {
    CodeUnitAccessTarget target = (CodeUnitAccessTarget) call.getTarget();
    return type.isAssignableTo(call.getTargetOwner().getName())
        ? declared(type, target.getName(), names(target))
        : Optional.empty();
  }

  /** The method that a class of the learner's has or inherits, from another of theirs. */
  private Optional<JavaCodeUnit> declared(JavaClass type, String name, List<String> parameters) {
    Stream<JavaClass> above = Stream.concat(Stream.of(type), type.getAllRawSuperclasses().stream());
    return Stream.concat(above, type.getAllRawInterfaces().stream())
        .filter(classes::contains)
        .flatMap(each -> each.getMethods().stream())
        .filter(method -> method.getName().equals(name) && names(method).equals(parameters))
        .<JavaCodeUnit>map(method -> method)
        .findFirst();
  }

  private static List<String> names(HasParameterTypes unit) {
    return unit.getRawParameterTypes().stream().map(JavaClass::getName).toList();
  }

  /** Whether it overrides a method of other people's code, which may call it then. */
  private boolean isForTheLibrary(JavaCodeUnit unit, JavaClass type) {
    String signature = unit.getName() + "/" + unit.getRawParameterTypes().size();
    return Stream.concat(type.getAllRawSuperclasses().stream(), type.getAllRawInterfaces().stream())
        .filter(above -> !classes.contains(above))
        .anyMatch(
            above ->
                SIGNATURES
                    .computeIfAbsent(above.getName(), ReachableCode::signatures)
                    .contains(signature));
  }

  /** ArchUnit knows of a class above a learner's nothing but what that is. */
  private static Set<String> signatures(String type) {
    return type.equals("java.lang.Object")
        ? Set.of()
        : Stream.of(Provided.load(type).getMethods())
            .map(method -> method.getName() + "/" + method.getParameterCount())
            .collect(Collectors.toSet());
  }

  private static Stream<JavaCodeUnit> units(JavaClass type) {
    return Stream.concat(
        type.getCodeUnits().stream(), type.getStaticInitializer().stream().map(unit -> unit));
  }

  private static boolean isForOthers(JavaCodeUnit unit) {
    return unit instanceof JavaConstructor
        || unit instanceof JavaStaticInitializer
        || unit.getModifiers().contains(JavaModifier.PUBLIC);
  }

  /** Java's own: a method that merely has its name is a method like others. */
  private static boolean isMain(JavaCodeUnit unit) {
    return unit.getName().equals("main")
        && unit.getModifiers().containsAll(Set.of(JavaModifier.PUBLIC, JavaModifier.STATIC))
        && unit.getRawReturnType().getName().equals("void")
        && names(unit).equals(List.of("[Ljava.lang.String;"));
  }
}
