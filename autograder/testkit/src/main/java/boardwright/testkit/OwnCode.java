package boardwright.testkit;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaConstructorCall;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import com.tngtech.archunit.core.domain.JavaFieldAccess.AccessType;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaParameterizedType;
import com.tngtech.archunit.core.domain.JavaStaticInitializer;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A class of the learner's with all that belongs to it: what it extends, what is nested in it, and
 * the helpers that it uses. Other classes of the stage, and provided ones, are no helpers.
 */
final class OwnCode {
  private static final List<Class<?>> CONTAINERS =
      List.of(
          Collection.class,
          Map.class,
          AtomicReference.class,
          AtomicInteger.class,
          AtomicLong.class,
          AtomicBoolean.class);

  /** Of provided classes, those whose objects never change. */
  private static final Set<String> VALUES = Set.of("java.lang.Record", "java.lang.Enum");

  private final JavaClass type;
  private final Set<JavaClass> own = new LinkedHashSet<>();

  /** The class with what belongs to it. */
  OwnCode(JavaClass type, Subject subject) {
    this(type, subject, Set.of());
  }

  /**
   * The same without some classes that it uses.
   *
   * @param doors the simple names of classes that belong to themselves, with all that extends them
   */
  OwnCode(JavaClass type, Subject subject, Set<String> doors) {
    this.type = type;
    Deque<JavaClass> open = new ArrayDeque<>(List.of(type));
    while (!open.isEmpty()) {
      JavaClass next = open.remove();
      if (own.add(next)) {
        targets(next)
            .filter(target -> subject.classes().contain(target.getName()))
            .filter(target -> !subject.types().contains(target.getName()))
            .filter(
                target ->
                    type.isAssignableTo(target.getName())
                        || Collections.disjoint(Provided.kinds(target), doors))
            .forEach(open::add);
      }
    }
  }

  private static Stream<JavaClass> targets(JavaClass type) {
    return type.getDirectDependenciesFromSelf().stream()
        .map(Dependency::getTargetClass)
        .map(JavaClass::getBaseComponentType)
        .distinct()
        .sorted(Comparator.comparing(JavaClass::getName));
  }

  /** Fails if one of these types is used, by qualified names. */
  void knowsNone(String expected, Pattern types) {
    for (JavaClass user : own) {
      for (Dependency dependency : new TreeSet<>(user.getDirectDependenciesFromSelf())) {
        JavaClass target = dependency.getTargetClass().getBaseComponentType();
        boolean isOne = types.matcher(target.getName()).matches() && !own.contains(target);
        if (isOne || !type.isAssignableTo(target.getName()) && extendsOne(target, types)) {
          String used = Provided.simple(target.getName());
          fail(
              expected,
              "uses `%s`".formatted(used),
              user,
              dependency.getSourceCodeLocation().getLineNumber());
        }
      }
    }
  }

  /** Whether a class of the learner's is of one of these types, those that belong to it apart. */
  private boolean extendsOne(JavaClass target, Pattern types) {
    return target.isFullyImported()
        && Stream.concat(
                target.getAllRawSuperclasses().stream(), target.getAllRawInterfaces().stream())
            .filter(above -> !own.contains(above))
            .anyMatch(above -> types.matcher(above.getName()).matches());
  }

  /** Fails unless all fields of the objects are final, inherited ones included. */
  void keepsItsFieldsFinal() {
    fieldsOf(type)
        .filter(field -> !field.getModifiers().contains(JavaModifier.FINAL))
        .findFirst()
        .ifPresent(
            field ->
                fail("only final fields", named(field) + ", which isn't", field.getOwner(), 0));
  }

  /** The fields of an object of this class, those that it inherits from learners' as well. */
  private Stream<JavaField> fieldsOf(JavaClass of) {
    return own.stream()
        .filter(above -> of.isAssignableTo(above.getName()))
        .flatMap(OwnCode::fieldsIn)
        .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC));
  }

  /** The fields that a source has, always in the same order, so that two runs say the same. */
  private static Stream<JavaField> fieldsIn(JavaClass source) {
    return source.getFields().stream()
        .filter(field -> !field.getModifiers().contains(JavaModifier.SYNTHETIC))
        .sorted(Comparator.comparing(JavaField::getName));
  }

  /**
   * Fails unless the objects hold only what stays: final fields, and in them no array, no container
   * and no helper of the learner's that can change.
   */
  void remembersNothing(String expected) {
    fieldsOf(type)
        .filter(field -> canChange(field, new HashSet<>()))
        .findFirst()
        .ifPresent(
            field -> fail(expected, named(field) + ", which can change", field.getOwner(), 0));
  }

  /**
   * Whether something new can come into a field, or into what it holds.
   *
   * @param holders the classes that were looked into already
   */
  private boolean canChange(JavaField field, Set<JavaClass> holders) {
    JavaClass held = field.getRawType();
    return !field.getModifiers().contains(JavaModifier.FINAL)
        || held.isArray()
        || isContainer(held)
        || own.contains(held)
            && holders.add(held)
            && own.stream()
                .filter(each -> each.isAssignableTo(held.getName()))
                .flatMap(this::fieldsOf)
                .anyMatch(each -> canChange(each, holders));
  }

  /**
   * Fails if something lasts in a static field: one that is set later than when its class is
   * loaded, a container that is created empty, or an object of the learner's, an enum's constant as
   * well, with such a field of its own. Containers of numbers and texts alone may be caches.
   */
  void keepsNothingInStaticFields(String expected) {
    own.stream()
        .flatMap(OwnCode::fieldsIn)
        .filter(field -> field.getModifiers().contains(JavaModifier.STATIC))
        .forEach(field -> keepsNothingIn(field, expected));
  }

  private void keepsNothingIn(JavaField field, String expected) {
    JavaClass owner = field.getOwner();
    String seen = named(field) + ", a static field ";
    for (JavaFieldAccess access : settings(field).toList()) {
      if (!(access.getOrigin() instanceof JavaStaticInitializer)) {
        String where = "that is set in `" + access.getOrigin().getName() + "`";
        fail(expected, seen + where, access.getOriginOwner(), access.getLineNumber());
      }
    }
    Set<JavaStaticInitializer> loading = owner.getStaticInitializer().map(Set::of).orElse(Set.of());
    if (isCreatedEmpty(field, loading) && !holdsValuesOnly(field)) {
      fail(expected, seen + "that is filled later", owner, 0);
    }
    Optional<JavaField> kept = changing(field.getRawType());
    if (kept.isPresent()) {
      fail(expected, seen + "whose `" + kept.get().getName() + "` changes later", owner, 0);
    }
  }

  /** A field of a helper's objects into which something of the game can come later. */
  private Optional<JavaField> changing(JavaClass held) {
    return own.stream()
        .filter(each -> own.contains(held) && each.isAssignableTo(held.getName()))
        .flatMap(this::fieldsOf)
        .filter(
            field ->
                isSetByMethods(field) && !isOfValues(field, new HashSet<>())
                    || isCreatedEmpty(field, field.getOwner().getConstructors())
                        && !holdsValuesOnly(field))
        .findFirst();
  }

  private boolean isSetByMethods(JavaField field) {
    return settings(field).anyMatch(access -> access.getOrigin() instanceof JavaMethod);
  }

  private static String named(JavaField field) {
    return "has `" + field.getName() + "`";
  }

  private Stream<JavaFieldAccess> settings(JavaField field) {
    return own.stream()
        .flatMap(user -> user.getFieldAccessesFromSelf().stream())
        .filter(access -> access.getAccessType() == AccessType.SET)
        .filter(access -> access.getTarget().resolveMember().filter(field::equals).isPresent())
        .sorted(Comparator.comparing(JavaFieldAccess::getLineNumber));
  }

  /** Whether it is a container that these create, and into which they put nothing. */
  private static boolean isCreatedEmpty(JavaField field, Set<? extends JavaCodeUnit> creators) {
    return isContainer(field.getRawType())
        && creators.stream()
            .flatMap(creator -> creator.getConstructorCallsFromSelf().stream())
            .anyMatch(OwnCode::createsEmpty)
        && creators.stream()
            .flatMap(creator -> creator.getMethodCallsFromSelf().stream())
            .noneMatch(call -> call.getName().matches("(add|put|push|offer|set|fill).*"));
  }

  private static boolean isContainer(JavaClass type) {
    boolean library = type.getName().startsWith("java.util.");
    Class<?> known = library ? Provided.load(type.getName()) : Object.class;
    return CONTAINERS.stream().anyMatch(c -> type.isAssignableTo(c) || c.isAssignableFrom(known));
  }

  private static boolean createsEmpty(JavaConstructorCall call) {
    return call.getTargetOwner().getName().startsWith("java.util.")
        && call.getTarget().getRawParameterTypes().stream().allMatch(JavaClass::isPrimitive);
  }

  /** Whether its generic type says so: it holds texts, numbers, or objects of final values. */
  private boolean holdsValuesOnly(JavaField field) {
    return field.getType() instanceof JavaParameterizedType && isOfValues(field, new HashSet<>());
  }

  private boolean isOfValues(JavaField field, Set<JavaClass> seen) {
    return field.getType().getAllInvolvedRawTypes().stream()
        .map(JavaClass::getBaseComponentType)
        .allMatch(each -> isValue(each, seen));
  }

  private boolean isValue(JavaClass each, Set<JavaClass> seen) {
    boolean plain = each.getName().matches("java\\.(lang|util)\\..*") || each.isPrimitive();
    return plain && !each.isEquivalentTo(Object.class)
        || !own.contains(each) && !Collections.disjoint(Provided.kinds(each), VALUES)
        || !seen.add(each)
        || own.contains(each)
            && !each.isInterface()
            && each.getAllFields().stream()
                .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
                .allMatch(
                    field ->
                        field.getModifiers().contains(JavaModifier.FINAL)
                            && isOfValues(field, seen));
  }

  private void fail(String expected, String seen, JavaClass where, int line) {
    String helper = where.equals(type) ? "" : " in `" + Provided.named(where) + "`";
    throw CheckFailed.in(
        where, line, Provided.simple(type.getName()) + ": " + expected, "yours " + seen + helper);
  }
}
