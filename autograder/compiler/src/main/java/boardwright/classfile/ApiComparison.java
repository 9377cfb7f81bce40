package boardwright.classfile;

import boardwright.classfile.Shape.Member;
import boardwright.protocol.ApiDifference;
import boardwright.text.NearName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Compares what others can see of a learner's class with what they can see of the provided one.
 * Extra members, wider access and inherited members are fine.
 */
public final class ApiComparison {
  /** What every class inherits, so that the compiler misses it nowhere. */
  private static final Set<String> OF_OBJECT = Set.of("toString", "equals", "hashCode");

  private ApiComparison() {}

  /**
   * The differences that can stop another class from using the learner's.
   *
   * @param provided the provided class
   * @param own the learner's class of the same name
   * @param hierarchy where the learner's class finds its supertypes
   * @return empty if other classes can use the learner's instead of the provided one
   */
  public static List<ApiDifference> differences(Shape provided, Shape own, Hierarchy hierarchy) {
    String name = provided.simpleName();
    if (provided.isInterface() != own.isInterface()) {
      String sentence = "%s must be %s; yours is %s".formatted(name, kind(provided), kind(own));
      return List.of(ApiDifference.ofWhole(name, sentence));
    }
    List<ApiDifference> differences = new ArrayList<>();
    for (Member member : provided.members()) {
      if (!member.isHidden()) {
        difference(provided, own, member, hierarchy).ifPresent(differences::add);
      }
    }
    return differences;
  }

  private static Optional<ApiDifference> difference(
      Shape provided, Shape own, Member wanted, Hierarchy hierarchy) {
    boolean constructor = wanted.name().equals("<init>");
    Optional<Member> found =
        constructor
            ? own.declared(wanted.name(), wanted.descriptor())
            : hierarchy.resolve(own.name(), wanted.name(), wanted.descriptor());
    Optional<String> meant = nearName(provided, own, wanted);
    if (meant.isPresent() && own.declared(wanted.name(), wanted.descriptor()).isEmpty()) {
      if (found.isEmpty() || OF_OBJECT.contains(wanted.name())) {
        return Optional.of(difference(provided, wanted, meant.get(), ""));
      }
    }
    if (found.isPresent()
        && found.get().visibility() >= wanted.visibility()
        && found.get().isStatic() == wanted.isStatic()) {
      return Optional.empty();
    }
    Optional<Member> method = constructor ? methodOfItsName(own, wanted) : Optional.empty();
    if (found.isEmpty() && method.isPresent()) {
      String type = SourceTypes.of(method.get()).type();
      String yours = "yours is a method, since it has `%s` before its name: take that away";
      return Optional.of(difference(provided, wanted, "", yours.formatted(type)));
    }
    if (constructor && found.isEmpty() && hasOnlyTheDefault(own)) {
      String added = "it has only `%s()`, which Java adds where you write no constructor";
      return Optional.of(difference(provided, wanted, "", added.formatted(own.simpleName())));
    }
    return Optional.of(
        found
            .or(() -> nearest(provided, own, wanted))
            .map(near -> unlike(provided, wanted, own, near))
            .or(() -> inherited(provided, own, wanted, hierarchy))
            .orElseGet(() -> difference(provided, wanted, "", "")));
  }

  private static ApiDifference difference(
      Shape provided, Member wanted, String near, String yours) {
    return new ApiDifference(
        provided.simpleName(), wanted.name(), Synopsis.member(wanted, provided), near, yours);
  }

  /** The member of the learner's whose name is nearly this one, and none that is wanted. */
  private static Optional<String> nearName(Shape provided, Shape own, Member wanted) {
    List<String> others =
        own.members().stream()
            .filter(m -> m.isField() == wanted.isField() && !m.name().startsWith("<"))
            .map(Member::name)
            .filter(name -> provided.members().stream().noneMatch(m -> m.name().equals(name)))
            .distinct()
            .toList();
    return wanted.name().startsWith("<") ? Optional.empty() : NearName.of(wanted.name(), others);
  }

  /**
   * A method with the name of its class and the parameters of a constructor, or any parameters if
   * there is nothing else that could be meant.
   */
  private static Optional<Member> methodOfItsName(Shape own, Member wanted) {
    return own.members().stream()
        .filter(m -> !m.isField() && m.name().equals(own.simpleName()))
        .filter(m -> hasOnlyTheDefault(own) || parameters(m).equals(parameters(wanted)))
        .findFirst();
  }

  /** Whether the only constructor is one like that of a class that has none in its source. */
  private static boolean hasOnlyTheDefault(Shape own) {
    List<Member> all = own.members().stream().filter(m -> m.name().equals("<init>")).toList();
    return all.size() == 1 && all.get(0).arity() == 0;
  }

  private static String parameters(Member method) {
    return method.descriptor().substring(0, method.descriptor().indexOf(')'));
  }

  /** Says how they differ; of two that look alike, as the JVM tells them apart. */
  private static ApiDifference unlike(Shape provided, Member wanted, Shape own, Member near) {
    boolean sameTypes = near.descriptor().equals(wanted.descriptor());
    boolean alike = Synopsis.signature(near, own).equals(Synopsis.signature(wanted, provided));
    if (!sameTypes && alike && (near.signature() != null || wanted.signature() != null)) {
      return unlike(provided, wanted.erased(), own, near.erased());
    }
    String yours = sameTypes ? Synopsis.member(near, own) : Synopsis.signature(near, own);
    return difference(provided, wanted, "", "yours is `%s`".formatted(yours));
  }

  /**
   * The member of the same name that the learner most likely meant: the closest arity, and none
   * that is wanted as it is.
   */
  private static Optional<Member> nearest(Shape provided, Shape own, Member wanted) {
    return own.members().stream()
        .filter(m -> m.name().equals(wanted.name()) && m.isField() == wanted.isField())
        .filter(m -> provided.declared(m.name(), m.descriptor()).isEmpty())
        .filter(m -> (m.access() & org.objectweb.asm.Opcodes.ACC_SYNTHETIC) == 0)
        .min(
            (a, b) ->
                Integer.compare(
                    Math.abs(arity(a) - arity(wanted)), Math.abs(arity(b) - arity(wanted))));
  }

  /** What the learner's class inherits under the name, where generic types hide that it differs. */
  private static Optional<ApiDifference> inherited(
      Shape provided, Shape own, Member wanted, Hierarchy hierarchy) {
    return hierarchy.supertypes(own.name()).stream()
        .skip(1)
        .flatMap(type -> hierarchy.shape(type).stream())
        .flatMap(
            above ->
                above.members().stream()
                    .filter(m -> m.name().equals(wanted.name()) && !m.isField() && !m.isHidden())
                    .filter(m -> !wanted.isField() && m.arity() == wanted.arity())
                    .map(m -> difference(provided, wanted, "", inherited(provided, above, m))))
        .findFirst();
  }

  private static String inherited(Shape provided, Shape above, Member inherited) {
    String erased = Synopsis.signature(inherited.erased(), above);
    String bound = inherited.signature() == null ? "" : " (a type variable stands for its bound)";
    return "it inherits one from `%s`, which to other classes is `%s`%s: repeat it in %s"
        .formatted(above.simpleName(), erased, bound, provided.simpleName());
  }

  private static int arity(Member member) {
    return member.isField() ? 0 : member.arity();
  }

  private static String kind(Shape shape) {
    return shape.isInterface() ? "an interface" : "a class";
  }
}
