package boardwright.testkit;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaStaticInitializer;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What may run when others use a class of the learner's: its own code, and that of nested, helper
 * and other classes of the learner's which it calls. Non-public code that only the class's own
 * {@code main} reaches is left out.
 */
final class Reach {
  private final List<JavaClass> classes;

  private Reach(JavaClasses classes) {
    this.classes = classes.stream().toList();
  }

  /** What the class does wherever it is used, in the order of the lines. */
  static List<JavaAccess<?>> of(
      JavaClass type, JavaClasses classes, Predicate<JavaAccess<?>> wanted) {
    if (classes.stream().flatMap(c -> c.getAccessesFromSelf().stream()).noneMatch(wanted)) {
      return List.of(); // as most do: there is nothing to look for
    }
    return new Reach(classes)
        .from(type).stream()
            .flatMap(unit -> unit.getAccessesFromSelf().stream())
            .filter(wanted)
            .sorted((a, b) -> Integer.compare(a.getLineNumber(), b.getLineNumber()))
            .<JavaAccess<?>>map(access -> access)
            .toList();
  }

  private Set<JavaCodeUnit> from(JavaClass type) {
    List<JavaCodeUnit> own =
        classes.stream()
            .filter(c -> type.isAssignableTo(c.getName()))
            .flatMap(Reach::units)
            .toList();
    Set<JavaCodeUnit> ofMain = all(own.stream().filter(Reach::isMain).toList());
    return all(
        own.stream()
            .filter(unit -> !isMain(unit) && (isForOthers(unit) || !ofMain.contains(unit)))
            .toList());
  }

  /** These, and all that they lead to. */
  private Set<JavaCodeUnit> all(List<JavaCodeUnit> start) {
    Set<JavaCodeUnit> reached = new LinkedHashSet<>(start);
    int before;
    do {
      before = reached.size();
      Set<JavaClass> made = new HashSet<>();
      reached.stream()
          .filter(JavaConstructor.class::isInstance)
          .forEach(u -> made.add(u.getOwner()));
      for (JavaCodeUnit unit : List.copyOf(reached)) {
        unit.getAccessesFromSelf().forEach(access -> add(access, made, reached));
      }
      for (JavaClass type : made) {
        units(type).filter(unit -> isForTheLibrary(unit, type)).forEach(reached::add);
      }
    } while (reached.size() > before);
    return reached;
  }

  /** Adds what an access may lead to, if objects of these classes have been made. */
  private void add(JavaAccess<?> access, Set<JavaClass> made, Set<JavaCodeUnit> reached) {
    JavaClass owner = access.getTargetOwner();
    for (JavaClass type : classes) {
      boolean above = owner.isAssignableTo(type.getName());
      if (above || made.contains(type) && type.isAssignableTo(owner.getName())) {
        units(type)
            .filter(unit -> unit instanceof JavaStaticInitializer || isCalled(unit, access))
            .forEach(reached::add);
      }
    }
  }

  private static boolean isCalled(JavaCodeUnit unit, JavaAccess<?> access) {
    return access.getTarget() instanceof CodeUnitAccessTarget target
        && unit.getName().equals(target.getName())
        && names(unit.getRawParameterTypes()).equals(names(target.getRawParameterTypes()))
        && (!(unit instanceof JavaConstructor) || unit.getOwner().equals(access.getTargetOwner()));
  }

  private static List<String> names(List<JavaClass> types) {
    return types.stream().map(JavaClass::getName).toList();
  }

  /** Whether it overrides a method of Java's library, which may call it then. */
  private boolean isForTheLibrary(JavaCodeUnit unit, JavaClass type) {
    return Stream.concat(type.getAllRawSuperclasses().stream(), type.getAllRawInterfaces().stream())
        .filter(above -> !classes.contains(above))
        .flatMap(above -> above.getMethods().stream())
        .anyMatch(
            method ->
                method.getName().equals(unit.getName())
                    && method.getRawParameterTypes().size() == unit.getRawParameterTypes().size());
  }

  private static Stream<JavaCodeUnit> units(JavaClass type) {
    return Stream.concat(
        type.getCodeUnits().stream(), type.getStaticInitializer().stream().map(unit -> unit));
  }

  private static boolean isForOthers(JavaMember unit) {
    return unit instanceof JavaConstructor
        || unit instanceof JavaStaticInitializer
        || unit.getModifiers().contains(JavaModifier.PUBLIC);
  }

  /** Java's own: a method that merely has its name is a method like others. */
  private static boolean isMain(JavaCodeUnit unit) {
    return unit.getName().equals("main")
        && unit.getModifiers().containsAll(Set.of(JavaModifier.PUBLIC, JavaModifier.STATIC))
        && unit.getRawReturnType().getName().equals("void")
        && names(unit.getRawParameterTypes()).equals(List.of("[Ljava.lang.String;"));
  }
}
