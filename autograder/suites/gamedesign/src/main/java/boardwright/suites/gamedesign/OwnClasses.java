package boardwright.suites.gamedesign;

import boardwright.testkit.Abstraction;
import boardwright.testkit.Subject;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaConstructorCall;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The classes of a learner's own game, told from those of the games that are here already. */
record OwnClasses(List<JavaClass> classes) {
  private static final String ENGINE = "gamedesign.engine";

  /** Where the other games are. */
  private static final Set<String> OTHERS =
      Set.of("gamedesign.linerace", "gamedesign.tictactoe", "gamedesign.reverse");

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

  /** Whether this is a call of {@code super(…)} or {@code this(…)}, which creates nothing more. */
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

  /** A field of the game that others can see, such as {@code Ship.size}; empty if there is none. */
  String openField() {
    return firstField(PARTS.stream().flatMap(this::kindsOf), OwnClasses::isOpen);
  }

  private static boolean isOpen(JavaField field) {
    return Abstraction.isOpen(field) && !field.getModifiers().contains(JavaModifier.PROTECTED);
  }

  private static String firstField(Stream<JavaClass> types, Predicate<JavaField> wanted) {
    return types
        .flatMap(type -> type.getFields().stream())
        .filter(wanted)
        .map(field -> field.getOwner().getSimpleName() + "." + field.getName())
        .sorted()
        .findFirst()
        .orElse("");
  }

  /**
   * A static field that holds a part of a game, such as {@code World.board}; empty if none does.
   */
  String staticField() {
    return firstField(
        classes.stream(),
        field ->
            field.getModifiers().contains(JavaModifier.STATIC)
                && field.getAllInvolvedRawTypes().stream().anyMatch(OwnClasses::isOfAGame));
  }

  private static boolean isOfAGame(JavaClass type) {
    return PARTS.stream()
        .anyMatch(name -> type.getBaseComponentType().isAssignableTo(ENGINE + "." + name));
  }

  /** How a player gets somewhere without moveTo of Player, in words; empty if none does. */
  String wayAroundMoveTo() {
    Optional<JavaMethodCall> around =
        classes.stream()
            .filter(type -> !type.isAssignableTo(ENGINE + ".Tile"))
            .flatMap(type -> type.getMethodCallsFromSelf().stream())
            .filter(each -> each.getName().equals("onMoveTo"))
            .min(Comparator.comparing(JavaMethodCall::getDescription));
    if (around.isPresent()) {
      return "yours calls onMoveTo in line %d of %s"
          .formatted(around.get().getLineNumber(), around.get().getOriginOwner().getSimpleName());
    }
    return kindsOf("Player")
        .flatMap(type -> type.getMethods().stream())
        .filter(method -> method.getName().matches("getRow|getCol"))
        .filter(method -> method.getRawParameterTypes().isEmpty())
        .filter(
            method ->
                method.getMethodCallsFromSelf().stream()
                    .noneMatch(call -> call.getName().equals(method.getName())))
        .map(one -> one.getOwner().getSimpleName() + " has a " + one.getName() + " of its own")
        .sorted()
        .findFirst()
        .orElse("");
  }
}
