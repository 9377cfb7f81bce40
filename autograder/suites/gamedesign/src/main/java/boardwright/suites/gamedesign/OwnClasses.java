package boardwright.suites.gamedesign;

import boardwright.testkit.Abstraction;
import boardwright.testkit.Subject;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaConstructorCall;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.TryCatchBlock;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The classes of a learner's own game, told from those of the games that are here already. */
record OwnClasses(List<JavaClass> classes) {
  private static final String ENGINE = "gamedesign.engine";

  /** Where the other games are. */
  private static final Set<String> OTHERS =
      Set.of("gamedesign.linerace", "gamedesign.tictactoe", "gamedesign.reverse");

  private static final Pattern CLOCK =
      Pattern.compile(
          "java\\.(time\\..*\\.now|time\\.(Clock|InstantSource)\\.(millis|instant)"
              + "|lang\\.System\\.(currentT|nanoT)ime).*");

  /** The classes of the engine of which a game is made. */
  static final List<String> PARTS = List.of("Game", "Board", "Player", "Tile");

  /** The learner's classes that belong to no other game. */
  static OwnClasses of(Subject subject) {
    return new OwnClasses(subject.classes().stream().filter(type -> !isAnothers(type)).toList());
  }

  private static boolean isAnothers(JavaClass type) {
    return type.getPackageName().equals(ENGINE)
        || OTHERS.contains(type.getPackageName())
        || type.getAllRawSuperclasses().stream()
            .anyMatch(above -> OTHERS.contains(above.getPackageName()));
  }

  /** Those that extend a class of the engine and can have objects. */
  List<JavaClass> concrete(String engineClass) {
    return kindsOf(engineClass)
        .filter(type -> !type.getModifiers().contains(JavaModifier.ABSTRACT))
        .toList();
  }

  private Stream<JavaClass> kindsOf(String engineClass) {
    return classes.stream().filter(type -> type.isAssignableTo(ENGINE + "." + engineClass));
  }

  /** Whether some class of the learner's creates an object of such a class. */
  boolean create(String engineClass) {
    List<String> names = concrete(engineClass).stream().map(JavaClass::getName).toList();
    return classes.stream()
        .flatMap(
            type ->
                Stream.concat(
                    type.getConstructorCallsFromSelf().stream()
                        .filter(call -> !isOfASubclass(call.getOrigin().getName(), type, call))
                        .map(call -> call.getTargetOwner().getName()),
                    type.getConstructorReferencesFromSelf().stream()
                        .map(reference -> reference.getTargetOwner().getName())))
        .anyMatch(names::contains);
  }

  /** Whether it calls {@code super(…)} or {@code this(…)}, which creates nothing more. */
  private static boolean isOfASubclass(String origin, JavaClass type, JavaConstructorCall call) {
    return origin.equals("<init>")
        && (call.getTargetOwner().equals(type)
            || type.getAllRawSuperclasses().contains(call.getTargetOwner()));
  }

  /** Whether the game says itself who is next. */
  boolean overridesNextPlayer() {
    return kindsOf("Game")
        .flatMap(type -> type.getMethods().stream())
        .anyMatch(method -> method.getName().equals("getNextPlayer"));
  }

  /** A field of the game that others can see, in words; empty if there is none. */
  String openField() {
    return firstField(PARTS.stream().flatMap(this::kindsOf), OwnClasses::isOpen, "`%s` is not");
  }

  private static boolean isOpen(JavaField field) {
    return Abstraction.isOpen(field) && !field.getModifiers().contains(JavaModifier.PROTECTED);
  }

  private static String firstField(
      Stream<JavaClass> types, Predicate<JavaField> wanted, String words) {
    return types
        .flatMap(type -> type.getFields().stream())
        .filter(wanted)
        .map(field -> words.formatted(field.getOwner().getSimpleName() + "." + field.getName()))
        .sorted()
        .findFirst()
        .orElse("");
  }

  /** A static field that holds a part of a game, in words; empty if none does. */
  String staticField() {
    return firstField(
        classes.stream(),
        field ->
            field.getModifiers().contains(JavaModifier.STATIC)
                && field.getAllInvolvedRawTypes().stream().anyMatch(OwnClasses::isOfAGame),
        "`%s` is static");
  }

  private static boolean isOfAGame(JavaClass type) {
    return PARTS.stream()
        .anyMatch(name -> type.getBaseComponentType().isAssignableTo(ENGINE + "." + name));
  }

  /** How a player gets somewhere without moveTo of Player, in words; empty if none does. */
  String wayAroundMoveTo() {
    String around =
        firstCall(
            classes.stream().filter(type -> !type.isAssignableTo(ENGINE + ".Tile")),
            call -> call.getName().equals("onMoveTo"));
    if (!around.isEmpty()) {
      return around;
    }
    Stream<JavaMethod> places =
        kindsOf("Player")
            .flatMap(type -> type.getMethods().stream())
            .filter(method -> method.getName().matches("getRow|getCol"))
            .filter(method -> method.getRawParameterTypes().isEmpty())
            .filter(
                method ->
                    method.getMethodCallsFromSelf().stream()
                        .noneMatch(call -> call.getName().equals(method.getName())));
    Stream<JavaMethod> tiles =
        kindsOf("Board")
            .flatMap(type -> type.getMethods().stream())
            .filter(method -> method.getName().equals("getTile"))
            .filter(method -> method.getRawParameterTypes().size() == 2);
    return Stream.concat(places, tiles)
        .map(one -> one.getOwner().getSimpleName() + " has a " + one.getName() + " of its own")
        .sorted()
        .findFirst()
        .orElseGet(this::caughtMove);
  }

  /** Where the exception of a move off the board is caught, in words; empty if it is nowhere. */
  private String caughtMove() {
    return classes.stream()
        .flatMap(type -> type.getCodeUnits().stream())
        .flatMap(code -> code.getTryCatchBlocks().stream())
        .filter(OwnClasses::catchesAMove)
        .map(block -> "yours catches what moveTo throws " + block.getSourceCodeLocation())
        .sorted()
        .findFirst()
        .orElse("");
  }

  /** Whether a move is tried out. To catch any exception around a pause is no such thing. */
  private static boolean catchesAMove(TryCatchBlock block) {
    Set<String> used =
        block.getAccessesContainedInTryBlock().stream()
            .map(JavaAccess::getName)
            .collect(Collectors.toSet());
    String caught = used.contains("sleep") ? "" : "Exception|Throwable|";
    return used.contains("moveTo")
        && block.getCaughtThrowables().stream()
            .anyMatch(
                type ->
                    type.getSimpleName()
                        .matches(
                            caught + "(Runtime|NullPointer|(Array)?IndexOutOfBounds)Exception"));
  }

  /** Who gives a turn besides the loop of Game and the tiles, in words; empty if nobody does. */
  String turnOfAnother() {
    return firstCall(
        Stream.of("Game", "Player").flatMap(this::kindsOf),
        call ->
            call.getName().equals("takeTurn")
                && call.getTarget().getRawParameterTypes().isEmpty()
                && (call.getTargetOwner().getName().equals(ENGINE + ".Player")
                    || !call.getOriginOwner().isAssignableTo(call.getTargetOwner().getName())));
  }

  /** Where gameIsOver, or a method that it calls, reads a clock, in words; empty if none does. */
  String clock() {
    Set<JavaCodeUnit> asked = new HashSet<>();
    kindsOf("Game")
        .flatMap(type -> type.getMethods().stream())
        .filter(method -> method.getName().equals("gameIsOver"))
        .forEach(method -> addWithCallees(method, asked));
    return firstCall(
        classes.stream(),
        call ->
            asked.contains(call.getOrigin())
                && CLOCK.matcher(call.getTarget().getFullName()).matches());
  }

  private void addWithCallees(JavaCodeUnit unit, Set<JavaCodeUnit> asked) {
    if (asked.add(unit)) {
      unit.getAccessesFromSelf().stream()
          .flatMap(access -> classes.stream().flatMap(type -> called(access, type)))
          .forEach(callee -> addWithCallees(callee, asked));
    }
  }

  /** The method of a class that a call may mean, if one inherits from the other. */
  private static Stream<JavaMethod> called(JavaAccess<?> access, JavaClass type) {
    JavaClass owner = access.getTargetOwner();
    String signature = access.getTarget().getFullName().substring(owner.getName().length());
    return type.isAssignableTo(owner.getName()) || owner.isAssignableTo(type.getName())
        ? type.getMethods().stream().filter(one -> one.getFullName().endsWith(signature))
        : Stream.empty();
  }

  /** The first of these calls, in words; empty if there is none. */
  private static String firstCall(Stream<JavaClass> types, Predicate<JavaMethodCall> wanted) {
    return types
        .flatMap(type -> type.getMethodCallsFromSelf().stream())
        .filter(wanted)
        .min(Comparator.comparing(JavaMethodCall::getDescription))
        .map(
            call ->
                "yours calls %s in line %d of %s"
                    .formatted(
                        call.getName(),
                        call.getLineNumber(),
                        call.getOriginOwner().getSimpleName()))
        .orElse("");
  }
}
