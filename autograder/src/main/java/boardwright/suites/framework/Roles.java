package boardwright.suites.framework;

import boardwright.testkit.CheckFailed;
import boardwright.testkit.Finding;
import boardwright.testkit.Subject;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import framework.model.Strategy;
import framework.view.BoardView;
import framework.view.PieceView;
import framework.view.SpaceView;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a class may know in its role: the model no views, a view nothing that changes the model, and
 * so on. Classes that are nested in it are asked, too.
 */
final class Roles {
  /** Methods that change the board, and classes that have it changed. */
  private static final String CHANGES =
      "placePiece|clearSpace|GameMaster|MoveProcessor|CommandProcessor";

  private Roles() {}

  /**
   * Fails if a class of the model knows a view, or anything that draws. A view that is nested in it
   * is a separate class.
   */
  static void knowsNoView(Subject subject, List<String> types) {
    for (JavaClass type : ofTypes(subject, types).filter(type -> !isOwnView(type)).toList()) {
      for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
        JavaClass target = dependency.getTargetClass().getBaseComponentType();
        boolean own = subject.classes().contain(target.getName());
        if (own ? isOwnView(target) : draws(target.getName())) {
          fail(type, "a model that knows no view and draws nothing", target.getName());
        }
      }
    }
  }

  private static boolean isOwnView(JavaClass type) {
    return Stream.of(PieceView.class, SpaceView.class, BoardView.class)
        .anyMatch(view -> type.isAssignableTo(view));
  }

  private static boolean draws(String name) {
    return name.matches(
        "javax\\.swing\\..*"
            + "|java\\.awt\\.(?!geom\\.|Point$).*"
            + "|framework\\.(.*[.$])?(Palette|\\w*View)");
  }

  /** Fails if a view puts pieces somewhere or has moves made. */
  static void changesNoModel(Subject subject) {
    usesNone(subject, "a class that looks at the game and never changes it", CHANGES);
  }

  /**
   * Fails if a class reaches for the board, the master or a processor; strategies that are nested
   * in it may, for that is what they are for.
   */
  static void leadsNoGame(Subject subject) {
    String expected = "a class that makes objects and leaves the game to others";
    usesNone(subject, expected, CHANGES + "|Board\\.instance");
  }

  private static void usesNone(Subject subject, String expected, String names) {
    for (JavaClass type : ofTypes(subject, subject.types()).toList()) {
      if (type.isAssignableTo(Strategy.class)) {
        continue;
      }
      for (JavaAccess<?> access : type.getAccessesFromSelf()) {
        String owner = access.getTargetOwner().getSimpleName();
        String method = access.getTarget().getName();
        if (Stream.of(owner, method, owner + "." + method).anyMatch(name -> name.matches(names))) {
          fail(type, expected, owner + "." + method + " in line " + access.getLineNumber());
        }
      }
    }
  }

  /** The classes under these names, and those nested in them. */
  private static Stream<JavaClass> ofTypes(Subject subject, List<String> types) {
    return subject.classes().stream()
        .filter(
            type -> types.stream().anyMatch(name -> (type.getName() + "$").startsWith(name + "$")))
        .sorted(Comparator.comparing(JavaClass::getName));
  }

  private static void fail(JavaClass where, String expected, String used) {
    String file = where.getSource().flatMap(source -> source.getFileName()).orElse("");
    String name = where.getName().replaceAll("\\$.*|.*\\.", "");
    throw new CheckFailed(new Finding("", "", name + ": " + expected, "yours uses " + used, file));
  }
}
