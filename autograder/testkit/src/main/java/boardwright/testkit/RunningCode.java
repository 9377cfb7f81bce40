package boardwright.testkit;

import static com.tngtech.archunit.core.domain.JavaModifier.ABSTRACT;
import static com.tngtech.archunit.core.domain.JavaModifier.FINAL;
import static com.tngtech.archunit.core.domain.JavaModifier.PROTECTED;
import static com.tngtech.archunit.core.domain.JavaModifier.PUBLIC;
import static com.tngtech.archunit.core.domain.JavaModifier.STATIC;

import boardwright.testkit.ReachableCode.Start;
import com.tngtech.archunit.core.domain.InstanceofCheck;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import com.tngtech.archunit.core.domain.JavaFieldAccess.AccessType;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaStaticInitializer;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Questions about what may run when some methods of a class are called: by itself, by what it
 * inherits, and by nested, helper and other classes of the learner's (see {@link ReachableCode}).
 *
 * <p>Members are named as {@code Tile.landing}, with the simple name of their class or of one above
 * it, {@code Tile.new} for its constructors, and both parts may be regular expressions: {@code
 * Board.get.*}, and {@code Board.*} for all members. Where a learner may have a class of the same
 * simple name, the package is named as well.
 */
public final class RunningCode {
  /** Where objects are compared or described, to ask for a class is the usual way. */
  static final Set<String> OF_OBJECT = Set.of("equals", "hashCode", "toString", "compareTo");

  private static final Pattern ASKS =
      Pattern.compile("Class\\.(isInstance|isAssignableFrom|cast|equals)");

  private static final Pattern COMPARES =
      Pattern.compile("String\\.(equals\\w*|contains|startsWith|endsWith|matches|hashCode)");

  private final Start start;
  private final JavaClass type;

  RunningCode(JavaClass type, Subject subject, List<String> methods) {
    this(
        new Start(
            type,
            subject.classes(),
            methods,
            unit -> false,
            true,
            methods.isEmpty() ? List.of() : subject.types()));
  }

  private RunningCode(Start start) {
    this.start = start;
    this.type = start.type();
  }

  /** The same, but what these members do is not followed: it is asked where they belong. */
  public RunningCode upTo(String... members) {
    Pattern doors = pattern(members);
    return new RunningCode(start.upTo(unit -> matches(doors, unit.getOwner(), unit.getName())));
  }

  /**
   * The same without what its author hands over for others to call: lambdas, method references, and
   * what is created when a class is loaded.
   */
  public RunningCode withoutWhatIsHandedOver() {
    return new RunningCode(
        start.upTo(unit -> unit instanceof JavaStaticInitializer).withoutLambdas());
  }

  /**
   * Fails if one of these members may be used.
   *
   * @param expected what a right class does, such as {@code "its own case, and no other"}
   */
  public void avoids(String expected, String... members) {
    Pattern forbidden = pattern(members);
    requireNone(
        access ->
            matches(forbidden, access.getTargetOwner(), access.getName()) && !isByItsOwn(access),
        expected,
        access -> "uses `%s`".formatted(name(access)));
  }

  private void requireNone(
      Predicate<JavaAccess<?>> forbidden, String expected, Function<JavaAccess<?>, String> seen) {
    accesses(forbidden).stream()
        .findFirst()
        .ifPresent(access -> fail(expected, seen.apply(access), access));
  }

  /** The calls and accesses of fields that may happen, in the order of the lines. */
  List<JavaAccess<?>> accesses(Predicate<JavaAccess<?>> wanted) {
    boolean none =
        start.classes().stream().flatMap(c -> c.getAccessesFromSelf().stream()).noneMatch(wanted);
    return none // as in most programs: there is nothing to look for
        ? List.of()
        : code().accesses(wanted);
  }

  /** Whether a constructor or a method calls the one that it has or overrides, by super or this. */
  private static boolean isByItsOwn(JavaAccess<?> access) {
    JavaClass origin = access.getOriginOwner();
    boolean inherits = origin.isAssignableTo(access.getTargetOwner().getName());
    return inherits
        && access.getName().equals(access.getOrigin().getName())
        && (access.getOrigin() instanceof JavaConstructor
            || !origin.equals(access.getTargetOwner()));
  }

  /**
   * Fails if one class may use two of these members: it decides which of them, and doesn't leave
   * that to objects.
   */
  public void keepsApart(String expected, String... members) {
    Pattern all = pattern(members);
    Map<JavaClass, JavaAccess<?>> users = new LinkedHashMap<>();
    for (JavaAccess<?> access :
        accesses(each -> matches(all, each.getTargetOwner(), each.getName()))) {
      JavaAccess<?> first = users.putIfAbsent(access.getOriginOwner(), access);
      if (first != null && !first.getName().equals(access.getName())) {
        fail(expected, "uses `%s` and `%s`".formatted(name(first), name(access)), access);
      }
    }
  }

  /**
   * Fails if two of these members are used in the class itself, wherever that is: in a lambda, a
   * method reference or a static table as well. An enum may have a constant for each of them.
   */
  public void usesOneOf(String expected, String... members) {
    Pattern all = pattern(members);
    JavaAccess<?> first = null;
    for (JavaAccess<?> access :
        type.isEnum() ? Set.<JavaAccess<?>>of() : type.getAccessesFromSelf()) {
      if (matches(all, access.getTargetOwner(), access.getName())) {
        if (first != null && !first.getName().equals(access.getName())) {
          String seen = "uses `%s` and `%s`".formatted(name(first), name(access));
          fail(expected, seen, List.of(access.getOrigin()), access.getLineNumber());
        }
        first = access;
      }
    }
  }

  /** Whether one of these members may be used. */
  public boolean reaches(String... members) {
    Pattern wanted = pattern(members);
    return !accesses(access -> matches(wanted, access.getTargetOwner(), access.getName()))
        .isEmpty();
  }

  /** Fails if a field of the learner's classes may be set, except while an object is created. */
  public void writesNoField(String expected) {
    accessesNoField(expected, "sets", AccessType.SET);
  }

  /** Fails if a field of the learner's classes may be read, except while an object is created. */
  public void readsNoField(String expected) {
    accessesNoField(expected, "reads", AccessType.GET);
  }

  private void accessesNoField(String expected, String does, AccessType how) {
    requireNone(
        access ->
            access instanceof JavaFieldAccess field
                && field.getAccessType() == how
                && !(access.getOrigin() instanceof JavaConstructor)
                && start.classes().contain(access.getTargetOwner().getName()),
        expected,
        access -> "%s `%s`".formatted(does, access.getName()));
  }

  /** Fails unless this method may be called. */
  public void goesThrough(String expected, String method) {
    if (!reaches(method)) {
      String seen = "yours never calls `%s`".formatted(method);
      throw CheckFailed.in(type, 0, name(type) + ": " + expected, seen);
    }
  }

  /**
   * Fails if a subclass could override something that these methods do, as one may that a template
   * calls on itself. What is abstract is a hook, and {@code toString} and its kind are for all.
   */
  public void leavesOnlyHooksOpen(String expected) {
    ReachableCode code = code();
    for (JavaCodeUnit unit : code.methods()) {
      Set<JavaModifier> modifiers = unit.getModifiers();
      boolean isOpen = modifiers.contains(PUBLIC) || modifiers.contains(PROTECTED);
      if (isOpen
          && unit instanceof JavaMethod
          && Collections.disjoint(modifiers, Set.of(FINAL, STATIC, ABSTRACT))
          && !unit.getOwner().getModifiers().contains(FINAL)
          && type.isAssignableTo(unit.getOwner().getName())
          && !OF_OBJECT.contains(unit.getName())) {
        fail(expected, "leaves the way open to override what is done", code.way(unit), 0);
      }
    }
  }

  /**
   * Fails if something is asked for its class: by {@code instanceof}, {@code getClass}, {@code
   * isInstance} and the like, or by a cast that may fail. {@code equals} and its kind may ask, with
   * whatever only they call, and so may a message of an exception.
   *
   * @param types the classes for which nobody may ask, with their packages, as a regular expression
   */
  public void asksForNoClass(String expected, String types) {
    Pattern forbidden = Pattern.compile(types);
    ReachableCode code = code();
    for (JavaCodeUnit unit : code.methods()) {
      if (!isForComparing(unit, Set.of())) {
        asked(unit, forbidden).ifPresent(how -> fail(expected, how.text, code.way(unit), how.line));
      }
    }
  }

  /** Whether it is {@code equals} or one of its kind, or called by nothing else. */
  private static boolean isForComparing(JavaCodeUnit unit, Set<JavaCodeUnit> callees) {
    Set<JavaCodeUnit> all = new HashSet<>(callees);
    return OF_OBJECT.contains(unit.getName())
        || all.add(unit)
            && !unit.getModifiers().contains(PUBLIC)
            && !unit.getAccessesToSelf().isEmpty()
            && unit.getAccessesToSelf().stream()
                .allMatch(access -> isForComparing(access.getOrigin(), all));
  }

  private record Asked(String text, int line) {}

  private static Optional<Asked> asked(JavaCodeUnit unit, Pattern types) {
    for (InstanceofCheck check : unit.getInstanceofChecks()) {
      if (isOne(check.getRawType(), types)) {
        String text = "asks `instanceof %s`".formatted(name(check.getRawType()));
        return Optional.of(new Asked(text, check.getLineNumber()));
      }
    }
    boolean catches =
        unit.getTryCatchBlocks().stream()
            .flatMap(block -> block.getCaughtThrowables().stream())
            .anyMatch(caught -> caught.isEquivalentTo(ClassCastException.class));
    if (catches) {
      return Optional.of(new Asked("casts and catches the ClassCastException", 0));
    }
    boolean compares =
        unit.getReferencedClassObjects().stream().anyMatch(one -> isOne(one.getRawType(), types))
            || unit.getAccessesFromSelf().stream()
                .anyMatch(a -> COMPARES.matcher(name(a)).matches())
            || unit.getConstructorCallsFromSelf().stream()
                .noneMatch(call -> call.getTargetOwner().isAssignableTo(Throwable.class));
    return unit.getAccessesFromSelf().stream()
        .filter(
            access ->
                access.getName().equals("getClass") && compares
                    || ASKS.matcher(name(access)).matches()
                        && unit.getReferencedClassObjects().stream()
                            .anyMatch(one -> isOne(one.getRawType(), types)))
        .findFirst()
        .map(access -> new Asked("calls `%s`".formatted(access.getName()), access.getLineNumber()));
  }

  private static boolean isOne(JavaClass type, Pattern types) {
    return types.matcher(type.getBaseComponentType().getName()).matches();
  }

  /** Fails if this field of a learner's class may be read. */
  void readsNot(String owner, String field, String expected, String seen) {
    requireNone(
        access -> {
          Optional<JavaField> read = fieldRead(access).filter(each -> each.getName().equals(field));
          return read.isPresent() && read.get().getOwner().getName().equals(owner);
        },
        expected,
        access -> seen);
  }

  /** The field that an access reads; empty if it reads none. */
  private static Optional<JavaField> fieldRead(JavaAccess<?> access) {
    return access instanceof JavaFieldAccess field && field.getAccessType() == AccessType.GET
        ? field.getTarget().resolveMember()
        : Optional.empty();
  }

  /** The names of the fields of learners' objects that may be read. */
  Set<String> fieldsRead() {
    return accesses(JavaFieldAccess.class::isInstance).stream()
        .flatMap(access -> fieldRead(access).stream())
        .filter(field -> start.classes().contain(field.getOwner().getName()))
        .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
        .map(JavaField::getName)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Whether the method that this one overrides may be called. */
  boolean callsTheOneAbove(JavaMethod method) {
    JavaClass owner = method.getOwner();
    return !accesses(
            access ->
                access.getName().equals(method.getName())
                    && !access.getTargetOwner().equals(owner)
                    && owner.isAssignableTo(access.getTargetOwner().getName()))
        .isEmpty();
  }

  private ReachableCode code() {
    return ReachableCode.from(start);
  }

  private void fail(String expected, String seen, JavaAccess<?> access) {
    fail(expected, seen, code().way(access.getOrigin()), access.getLineNumber());
  }

  /** Says where and on which way. */
  private void fail(String expected, String seen, List<JavaCodeUnit> way, int line) {
    JavaCodeUnit last = way.get(way.size() - 1);
    String by =
        way.size() < 2
            ? ""
            : ", reached by "
                + way.stream()
                    .map(unit -> name(unit))
                    .distinct()
                    .collect(Collectors.joining(" → "));
    String where = "yours %s in `%s`%s".formatted(seen, name(last), by);
    throw CheckFailed.in(last.getOwner(), line, name(type) + ": " + expected, where);
  }

  private static Pattern pattern(String... members) {
    String all =
        List.of(members).stream()
            .map(member -> member.replaceFirst("\\.new$", ".<init>"))
            .map(member -> member.replaceFirst("^([^.]+)\\.\\*$", "$1..*"))
            .map(member -> member.replaceFirst("\\.", "\\\\."))
            .collect(Collectors.joining("|"));
    return Pattern.compile(all);
  }

  /** Whether a member is one of those named, of its class or of one above that. */
  private static boolean matches(Pattern members, JavaClass owner, String name) {
    return Provided.kinds(owner).stream()
        .anyMatch(kind -> members.matcher(kind + "." + name).matches());
  }

  private static String name(JavaAccess<?> access) {
    String owner = name(access.getTargetOwner());
    return access.getName().equals("<init>") ? "new " + owner : owner + "." + access.getName();
  }

  private static String name(JavaCodeUnit unit) {
    String owner = name(unit.getOwner());
    return switch (unit.getName()) {
      case "<init>" -> "new " + owner;
      case "<clinit>" -> "static fields of " + owner;
      default -> owner + "." + unit.getName();
    };
  }

  private static String name(JavaClass type) {
    return Provided.named(type);
  }
}
