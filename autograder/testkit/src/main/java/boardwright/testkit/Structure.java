package boardwright.testkit;

import boardwright.protocol.TypeName;
import com.tngtech.archunit.core.domain.AccessTarget.MethodCallTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.EvaluationResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Questions about how the learner's classes are built, asked with ArchUnit. */
public final class Structure {
  /** What opens windows. What lies beside them and opens none is left out. */
  private static final Pattern WINDOWS =
      Pattern.compile(
          "javax\\.swing\\..*"
              + "|java\\.awt\\.(?!geom\\.|(Point|Dimension|Rectangle|Polygon|Color)$).*");

  private final Subject subject;
  private final JavaClasses classes;
  private final String type;

  private Structure(Subject subject, String type) {
    this.subject = subject;
    this.classes = subject.classes();
    this.type = type;
  }

  /**
   * The structure of one class.
   *
   * @param type its qualified name
   */
  public static Structure of(Subject subject, String type) {
    return new Structure(subject, type);
  }

  /** The structures of the classes of the stage that were handed in. */
  public static List<Structure> each(Subject subject) {
    return subject.types().stream().map(type -> of(subject, type)).toList();
  }

  /** Whether other packages see the class. */
  boolean isPublic() {
    return type().getModifiers().contains(JavaModifier.PUBLIC);
  }

  /** Fails unless the class is of this type, by whatever steps of inheritance. */
  public void isA(Class<?> supertype, String expected) {
    isA(supertype.getName(), expected, "yours is no " + supertype.getSimpleName());
  }

  /** Fails unless the class extends this one, by whatever steps of inheritance. */
  public void extendsClass(Class<?> superclass) {
    isA(superclass, "a class that extends " + superclass.getSimpleName());
  }

  /** Fails unless the class implements this interface of the lab's. */
  public void implementsInterface(String name) {
    isA(name, "implements " + TypeName.simple(name), "yours does not");
  }

  /** Fails unless the class is what the provided one is: an interface, a subclass of another. */
  void keepsTheTypesOf(Class<?> provided) {
    if (provided.isInterface()) {
      isInterface();
    }
    if (provided.getSuperclass() != null && provided.getSuperclass() != Object.class) {
      String name = provided.getSuperclass().getSimpleName();
      isA(provided.getSuperclass().getName(), "extends " + name, "yours is no " + name);
    }
    for (Class<?> type : provided.getInterfaces()) {
      isA(type.getName(), "implements " + type.getSimpleName(), "yours does not");
    }
  }

  private void isA(String supertype, String expected, String otherwise) {
    require(type().isAssignableTo(supertype), expected, otherwise);
  }

  /** Fails unless the type is an interface. */
  public void isInterface() {
    String seen = "yours is " + (type().isEnum() ? "an enum" : "a class");
    require(type().isInterface(), "an interface", seen);
  }

  /**
   * Fails unless every field that is no constant is private. One of a class of the learner's that
   * it extends may be protected.
   */
  public void keepsItsFieldsPrivate() {
    List<String> seen = new ArrayList<>();
    for (JavaField field : type().getAllFields()) {
      boolean own = field.getOwner().equals(type());
      boolean inherited = !own && classes.contain(field.getOwner().getName());
      Set<JavaModifier> modifiers = field.getModifiers();
      if ((own || inherited && !modifiers.contains(JavaModifier.PROTECTED))
          && Abstraction.isOpen(field)) {
        String where = own ? "" : " in `" + field.getOwner().getSimpleName() + "`";
        seen.add("yours has `" + field.getName() + "`" + where + ", which is not private");
      }
    }
    requireNone(seen, "every field private, constants apart");
  }

  /**
   * Fails unless an object of the class holds a reference to another of its class. The field may
   * stand in a class that it extends, and be of that class's type, or hold the other in an array,
   * in an object for one thing, or in one of another class of the learner's. A collection of the
   * library's is no link.
   */
  public void linksToItsOwnKind() {
    boolean links =
        type().getAllFields().stream()
            .anyMatch(field -> new LinkedFields(classes, type()).isLink(field));
    String expected = "a field of type " + TypeName.simple(type) + ", which holds the next one";
    require(links, expected, "yours has none");
  }

  /**
   * Fails if the class, or code that it uses, asks which class something is; see {@link
   * RunningCode#asksForNoClass}.
   *
   * @param start how the names of the classes begin of which it may not ask
   */
  public void asksForNoClass(String start) {
    at().asksForNoClass("no question of which class something is", Pattern.quote(start) + ".*");
  }

  /**
   * What may run when one of these methods is called on an object of the class, or when it is
   * created; without names, what may run wherever the class is used.
   */
  public RunningCode at(String... methods) {
    return new RunningCode(type(), subject, List.of(methods));
  }

  /**
   * Fails if the class, what it extends or a helper of it uses one of these types, or a class of
   * the learner's that extends or implements one. They are named with their packages, as a regular
   * expression.
   *
   * @param doors the simple names of types whose classes are no helpers, but asked for themselves
   */
  public void knowsNone(String expected, String types, String... doors) {
    new OwnCode(type(), subject, Set.of(doors)).knowsNone(expected, Pattern.compile(types));
  }

  /** Fails unless the fields of an object are final, those that it inherits as well. */
  public void keepsItsFieldsFinal() {
    new OwnCode(type(), subject).keepsItsFieldsFinal();
  }

  /** Fails if the class, what it extends or a helper remembers something in a static field. */
  public void keepsNothingInStaticFields(String expected) {
    new OwnCode(type(), subject).keepsNothingInStaticFields(expected);
  }

  /** Fails unless the objects of the class hold only what stays as it is. */
  public void remembersNothing(String expected) {
    new OwnCode(type(), subject).remembersNothing(expected);
  }

  /**
   * What may run in those methods that the class, or one between, has below this class.
   *
   * @param above the qualified name of a class that it extends
   */
  public RunningCode below(String above) {
    Stream<String> methods =
        ownBelow(above).flatMap(each -> each.getMethods().stream()).map(JavaMethod::getName);
    return at(Stream.concat(Stream.of(""), methods).distinct().toArray(String[]::new));
  }

  /** The class and those of the learner's between it and one above. */
  private Stream<JavaClass> ownBelow(String above) {
    return Stream.concat(Stream.of(type()), type().getAllRawSuperclasses().stream())
        .takeWhile(each -> !each.getName().equals(above))
        .filter(each -> classes.contain(each.getName()));
  }

  /**
   * Fails if the class, or one between, writes such a method again that it inherits from this
   * class. An override that calls what it overrides adds something to it.
   *
   * @param above the qualified name of a class that it extends
   */
  public void inherits(String above, String... methods) {
    ownBelow(above)
        .flatMap(each -> each.getMethods().stream())
        .filter(method -> List.of(methods).contains(method.getName()))
        .filter(method -> !method.getModifiers().contains(JavaModifier.PRIVATE))
        .filter(method -> !at(method.getName()).callsTheOneAbove(method))
        .min(Comparator.comparing(JavaMethod::getFullName)) // always the same
        .ifPresent(
            method -> {
              String expected =
                  "%s: the `%s` of `%s`"
                      .formatted(TypeName.simple(type), method.getName(), Provided.simple(above));
              String owner = Provided.simple(method.getOwner().getName());
              String seen =
                  "yours has a `%s` of its own in `%s`".formatted(method.getName(), owner);
              int line = method.getSourceCodeLocation().getLineNumber();
              throw CheckFailed.in(method.getOwner(), line, expected, seen);
            });
  }

  /**
   * Fails if two methods read no field in common, so that what they return has two sources.
   *
   * @param expected what a right class does
   */
  public void readsTheSame(String expected, String one, String other) {
    Set<String> first = at(one).fieldsRead();
    Set<String> second = at(other).fieldsRead();
    String seen =
        "yours reads `%s` in `%s`, and `%s` in `%s`"
            .formatted(String.join("`, `", first), one, String.join("`, `", second), other);
    boolean apart = !first.isEmpty() && !second.isEmpty() && Collections.disjoint(first, second);
    require(!apart, expected, seen);
  }

  /** Fails if the class is of one of these other types, by whatever steps of inheritance. */
  public void isNo(String... types) {
    for (String other : types) {
      boolean isOne = type().isAssignableTo(other) && !type.equals(other);
      require(!isOne, "no " + Provided.simple(other), "yours is one");
    }
  }

  /** Fails unless the learner's classes obey a rule of ArchUnit's. */
  public static void obeys(Subject subject, ArchRule rule) {
    EvaluationResult result = rule.allowEmptyShould(true).evaluate(subject.classes());
    if (result.hasViolation()) {
      List<String> details = result.getFailureReport().getDetails();
      throw new CheckFailed(rule.getDescription(), "yours: " + details.get(0));
    }
  }

  private JavaClass type() {
    if (!classes.contain(type)) {
      throw new CheckBlocked("there is no class `" + TypeName.simple(type) + "`");
    }
    return classes.get(type);
  }

  /**
   * Fails if the class prints, by itself or by others of the learner's; see {@link ReachableCode}.
   */
  public void printsNothing() {
    forbids("a class that returns its results and prints nothing", this::prints, "prints");
  }

  /** Fails if the class reads from a user or opens windows, by itself or by others. */
  public void hasNoUserInterface() {
    String expected = "a class without a user interface";
    forbids(expected, Structure::reads, "reads System.in");
    forbids(expected, Structure::opensWindows, "uses java.awt or javax.swing");
  }

  private boolean prints(JavaAccess<?> access) {
    String target = access.getTarget().getFullName();
    return target.equals("java.lang.System.out")
        || target.equals("java.lang.System.err")
        || target.endsWith(".printStackTrace()") && !isOwn(access)
        || target.equals("java.lang.Thread.dumpStack()")
        || target.equals("java.lang.System.console()")
        || target.startsWith("java.lang.IO.print");
  }

  /** Whether a method of the learner's is called; what it does is looked at where it stands. */
  private boolean isOwn(JavaAccess<?> access) {
    return access.getTarget() instanceof MethodCallTarget target
        && target.resolveMember().filter(m -> classes.contain(m.getOwner().getName())).isPresent();
  }

  private static boolean reads(JavaAccess<?> access) {
    String target = access.getTarget().getFullName();
    return target.equals("java.lang.System.in") || target.startsWith("java.lang.IO.readln(");
  }

  private static boolean opensWindows(JavaAccess<?> access) {
    return WINDOWS.matcher(access.getTargetOwner().getName()).matches();
  }

  private void forbids(String expected, Predicate<JavaAccess<?>> forbidden, String does) {
    requireNone(
        at().accesses(forbidden).stream().map(access -> "yours " + does + place(access)).toList(),
        expected);
  }

  private void requireNone(List<String> seen, String expected) {
    if (!seen.isEmpty()) {
      String more = seen.size() > 1 ? " (and " + (seen.size() - 1) + " more)" : "";
      require(false, expected, Collections.min(seen) + more);
    }
  }

  private void require(boolean right, String expected, String seen) {
    if (!right) {
      throw new CheckFailed(TypeName.simple(type) + ": " + expected, seen);
    }
  }

  private String place(JavaAccess<?> access) {
    String owner = access.getOriginOwner().getName();
    boolean own = owner.equals(type) || owner.startsWith(type + "$");
    String file = own ? "" : " of " + TypeName.simple(owner);
    return " in line " + access.getLineNumber() + file.replaceAll("\\$.*", "");
  }
}
