package boardwright.testkit;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaGenericArrayType;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaParameterizedType;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.domain.JavaTypeVariable;
import com.tngtech.archunit.core.domain.JavaWildcardType;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/** Fields by which an object of a class leads to another one of its class. */
final class LinkedFields {
  /** What holds one thing, of all the generic types of java.util; the others hold many. */
  private static final Pattern HOLDS_ONE =
      Pattern.compile(
          "(?!java\\.util\\.).*|java\\.util\\.(Optional|.*Entry|(function|.*\\.atomic)\\..*)");

  private final JavaClasses classes;
  private final JavaClass linked;

  /** The learner's classes that were looked into already. */
  private final Set<JavaClass> holders = new HashSet<>();

  LinkedFields(JavaClasses classes, JavaClass linked) {
    this.classes = classes;
    this.linked = linked;
  }

  /** Whether the field of an object can lead to another one of the class. */
  boolean isLink(JavaField field) {
    return !field.getModifiers().contains(JavaModifier.STATIC) && canHold(field.getType());
  }

  /** Whether what has this type can be an object of the class, or hold one. */
  private boolean canHold(JavaType type) {
    if (type instanceof JavaTypeVariable<?> || type instanceof JavaWildcardType) {
      return true;
    }
    if (type instanceof JavaGenericArrayType array) {
      return canHold(array.getComponentType());
    }
    JavaClass raw = type.toErasure();
    if (raw.isArray()) {
      return canHold(raw.getComponentType());
    }
    return raw.isEquivalentTo(Object.class)
        || linked.isAssignableTo(raw.getName())
        || type instanceof JavaParameterizedType generic
            && HOLDS_ONE.matcher(raw.getName()).matches()
            && generic.getActualTypeArguments().stream().anyMatch(this::canHold)
        || classes.contain(raw.getName())
            && holders.add(raw)
            && classes.stream()
                .filter(own -> own.isAssignableTo(raw.getName()))
                .flatMap(own -> own.getAllFields().stream())
                .anyMatch(this::isLink);
  }
}
