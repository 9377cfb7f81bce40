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
import java.util.List;
import java.util.Set;

/**
 * What a class may know in its role: the model no views, a view nothing that changes the model, and
 * so on. Classes that are nested in it are asked, too.
 */
final class Roles {
  /** Names of methods that change the board. */
  private static final Set<String> CHANGES = Set.of("placePiece", "clearSpace");

  /** Names of classes that have it changed. */
  private static final Set<String> LEADERS =
      Set.of("GameMaster", "MoveProcessor", "CommandProcessor");

  private static final List<Class<?>> VIEWS =
      List.of(PieceView.class, SpaceView.class, BoardView.class);

  private Roles() {}

  /**
   * Fails if a class of the model knows a view, or anything that draws. A view that is nested in it
   * is a separate class.
   */
  static void knowsNoView(Subject subject, String... types) {
    for (JavaClass javaClass : ofTypes(subject, types)) {
      if (isOwnView(javaClass)) {
        continue;
      }
      for (Dependency dependency : javaClass.getDirectDependenciesFromSelf()) {
        JavaClass target = dependency.getTargetClass().getBaseComponentType();
        boolean own = subject.classes().contain(target.getName());
        if (own ? isOwnView(target) : draws(target)) {
          fail(
              simple(javaClass) + ": a model that knows no view and draws nothing",
              "yours uses " + target.getName(),
              javaClass);
        }
      }
    }
  }

  private static boolean isOwnView(JavaClass javaClass) {
    return VIEWS.stream().anyMatch(view -> javaClass.isAssignableTo(view));
  }

  private static boolean draws(JavaClass target) {
    String name = target.getName();
    return name.startsWith("javax.swing.")
        || name.startsWith("java.awt.")
            && !name.startsWith("java.awt.geom.")
            && !name.equals("java.awt.Point")
        || name.startsWith("framework.") && isView(target.getSimpleName());
  }

  private static boolean isView(String simpleName) {
    return simpleName.equals("Palette") || simpleName.endsWith("View");
  }

  /** Fails if a view puts pieces somewhere or has moves made. */
  static void changesNoModel(Subject subject, String... types) {
    for (JavaClass javaClass : ofTypes(subject, types)) {
      for (JavaAccess<?> access : javaClass.getAccessesFromSelf()) {
        String owner = access.getTargetOwner().getSimpleName();
        if (CHANGES.contains(access.getTarget().getName()) || LEADERS.contains(owner)) {
          String what =
              LEADERS.contains(owner) ? owner : owner + "." + access.getTarget().getName();
          fail(
              simple(javaClass) + ": a class that looks at the game and never changes it",
              "yours uses " + what + " in line " + access.getLineNumber(),
              javaClass);
        }
      }
    }
  }

  /**
   * Fails if a class reaches for the board, the master or a processor; strategies that are nested
   * in it may, for that is what they are for.
   */
  static void leadsNoGame(Subject subject, String... types) {
    for (JavaClass javaClass : ofTypes(subject, types)) {
      if (javaClass.isAssignableTo(Strategy.class)) {
        continue;
      }
      for (JavaAccess<?> access : javaClass.getAccessesFromSelf()) {
        String owner = access.getTargetOwner().getSimpleName();
        boolean board = owner.equals("Board") && access.getTarget().getName().equals("instance");
        if (board || LEADERS.contains(owner) || CHANGES.contains(access.getTarget().getName())) {
          fail(
              simple(javaClass) + ": a class that makes objects and leaves the game to others",
              "yours uses "
                  + owner
                  + "."
                  + access.getTarget().getName()
                  + " in line "
                  + access.getLineNumber(),
              javaClass);
        }
      }
    }
  }

  /** The classes under these names, and those nested in them. */
  private static List<JavaClass> ofTypes(Subject subject, String... types) {
    return subject.classes().stream()
        .filter(
            javaClass -> {
              String name = javaClass.getName();
              for (String type : types) {
                if (name.equals(type) || name.startsWith(type + "$")) {
                  return true;
                }
              }
              return false;
            })
        .sorted((a, b) -> a.getName().compareTo(b.getName()))
        .toList();
  }

  private static void fail(String expected, String seen, JavaClass where) {
    String file = where.getSource().flatMap(source -> source.getFileName()).orElse("");
    throw new CheckFailed(new Finding("", "", expected, seen, file));
  }

  /** The name of the class in whose file it stands. */
  private static String simple(JavaClass javaClass) {
    String name = javaClass.getName().replaceAll("\\$.*", "");
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
