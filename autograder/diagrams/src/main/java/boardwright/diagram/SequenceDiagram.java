package boardwright.diagram;

import boardwright.diagram.Spec.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Draws a run. The description names a scene, who takes part, and which of their methods to show;
 * the rest is what happened.
 */
final class SequenceDiagram {
  private static final List<String> WORDS =
      List.of("sequence", "in", "scene", "actor", "thread", "participant", "part");
  private static final int LONG_NAME = 11;
  private static final int LONG_LABEL = 16;

  private final Spec spec;
  private final EngineClasses engine;
  private final List<Role> roles = new ArrayList<>();
  private final List<String> lines = new ArrayList<>();

  /** What was asked for and has been drawn, as {@code line:method}. */
  private final Set<String> drawn = new HashSet<>();

  /** A participant of the description, and the objects that it stands for, as they appear. */
  private static final class Role {
    final Statement statement;
    final ClassNode node;
    final boolean onlyPart;

    /** The methods that are drawn, and the statements that say so. */
    final Map<String, Statement> shown = new LinkedHashMap<>();

    /** Only so many objects are drawn, the first ones. */
    int most = Integer.MAX_VALUE;

    final IdentityHashMap<Object, String> aliases = new IdentityHashMap<>();
    final List<Object> objects = new ArrayList<>();

    Role(Statement statement, ClassNode node) {
      this.statement = statement;
      this.node = node;
      this.onlyPart = statement.word().equals("part");
    }
  }

  private SequenceDiagram(Spec spec, EngineClasses engine) {
    this.spec = spec;
    this.engine = engine;
    List<String> packages = spec.one("in").names();
    for (Statement statement : spec.statements()) {
      if (statement.word().equals("participant") || statement.word().equals("part")) {
        Role role = new Role(statement, engine.find(statement.text(), statement, packages));
        for (Statement part : statement.parts()) {
          addPart(role, part);
        }
        roles.add(role);
      }
    }
  }

  private void addPart(Role role, Statement part) {
    if (!part.word().equals("only")) {
      part.names().forEach(name -> addShown(role, name, part));
    } else if (part.text().matches("[1-9]")) {
      role.most = Integer.parseInt(part.text());
    } else {
      throw part.wrong("a number from 1 to 9 should stand after 'only'");
    }
  }

  private void addShown(Role role, String name, Statement where) {
    boolean known =
        name.equals("new")
            || name.equals("super")
            || engine.supertypes(role.node.name).stream()
                .flatMap(type -> engine.node(type).orElseThrow().methods.stream())
                .anyMatch(method -> method.name.equals(name));
    if (!known) {
      throw where.wrong(role.statement.text() + " has no method " + name);
    }
    role.shown.put(name, where);
  }

  /**
   * The source of the diagram, in the language of PlantUML.
   *
   * @param recorded the calls of the scene
   */
  static String source(Spec spec, EngineClasses engine, List<Call> recorded) {
    spec.allow(WORDS, List.of("show", "call", "only"));
    SequenceDiagram diagram = new SequenceDiagram(spec, engine);
    diagram.draw(recorded);
    return diagram.write();
  }

  private void draw(List<Call> recorded) {
    int begun = 0;
    String before = "";
    Set<String> named = new HashSet<>();
    for (Statement statement : spec.all("thread").toList()) {
      String[] words = statement.text().split("\\s*:\\s*", 2);
      String thread = words[0];
      named.add(thread);
      List<Call> ofThread = recorded.stream().filter(call -> call.thread.equals(thread)).toList();
      Call first =
          ofThread.stream()
              .filter(this::isShown)
              .findFirst()
              .orElseThrow(
                  () -> statement.wrong("no method of this diagram was called on " + thread));
      if (first.number < begun) {
        throw statement.wrong(
            "in the run, '%s' began before '%s'; name them in that order"
                .formatted(thread, before));
      }
      begun = first.number;
      before = thread;
      if (words.length > 1) {
        lines.add("== " + words[1] + " ==");
      }
      ofThread.stream()
          .filter(call -> call.caller == null || call.caller.number == 0)
          .forEach(this::draw);
    }
    recorded.stream()
        .filter(call -> !named.contains(call.thread) && isShown(call))
        .min(Comparator.comparing(call -> call.thread))
        .ifPresent(
            call -> {
              throw spec.one("scene")
                  .wrong(call.name + " was also called on a thread '" + call.thread + "'");
            });
    for (Role role : roles) {
      role.shown.forEach(
          (name, where) -> {
            if (!drawn.contains(where.line() + ":" + name)) {
              throw where.wrong(role.statement.text() + "." + name + " was not called in the run");
            }
          });
    }
  }

  private void draw(Call call) {
    Role role = roleOf(call);
    Statement where = role == null ? null : role.shown.get(shownName(call));
    if (where == null || !hasLine(role, call)) {
      call.calls.forEach(this::draw);
      return;
    }
    drawn.add(where.line() + ":" + shownName(call));
    String from = callerOf(call);
    boolean isNew = shownName(call).equals("new") && !role.aliases.containsKey(objectOf(call));
    String to = alias(role, call);
    if (isNew) {
      lines.add("create " + to);
    }
    lines.add((from.isEmpty() ? "[" : from + " ") + "-> " + to + " : " + label(call));
    lines.add("activate " + to);
    call.calls.forEach(this::draw);
    String back = from.isEmpty() ? "[<-- " + to : to + " --> " + from;
    if (call.thrown != null) {
      String type = call.thrown.getClass().getSimpleName();
      lines.add(back + " : throws\\n" + broken(type));
    } else if (call.result != null && where.word().equals("show")) {
      lines.add(back + " : " + resultOf(call));
    }
    lines.add("deactivate " + to);
  }

  private boolean isShown(Call call) {
    Role role = roleOf(call);
    return role != null && role.shown.containsKey(shownName(call));
  }

  /** Who takes part with this call, the one with the nearest class; null if nobody does. */
  private Role roleOf(Call call) {
    String type = outermost(call).type();
    Role nearest = null;
    for (Role role : roles) {
      boolean fits =
          (role.onlyPart || isStatic(call))
              ? role.node.name.equals(call.owner)
              : engine.isSubtype(type, role.node.name);
      if (fits && (nearest == null || engine.isSubtype(role.node.name, nearest.node.name))) {
        nearest = role;
      }
    }
    return nearest;
  }

  /** Whether the object of a call has a line, or may get one. */
  private boolean hasLine(Role role, Call call) {
    return role.objects.size() < role.most || role.aliases.containsKey(objectOf(call));
  }

  /** The constructor that was called by {@code new}, if this call is one of a superclass. */
  private Call outermost(Call call) {
    Call outer = call;
    while (outer.isConstructor()
        && outer.caller != null
        && outer.caller.isConstructor()
        && outer.caller.receiver == outer.receiver
        && engine.isSubtype(outer.caller.owner, outer.owner)) {
      outer = outer.caller;
    }
    return outer;
  }

  private String shownName(Call call) {
    if (!call.isConstructor()) {
      return call.name;
    }
    return outermost(call) == call ? "new" : "super";
  }

  /** What a lifeline stands for: an object, or a class if the method is static. */
  private Object objectOf(Call call) {
    if (isStatic(call)) {
      return call.owner.intern();
    }
    Call outer = outermost(call);
    return outer.receiver == null ? outer : outer.receiver;
  }

  private boolean isStatic(Call call) {
    return !call.isConstructor() && call.receiver == null;
  }

  private String alias(Role role, Call call) {
    Object object = objectOf(call);
    return role.aliases.computeIfAbsent(
        object,
        key -> {
          role.objects.add(call.isConstructor() && key == outermost(call) ? call : key);
          return "p" + (roles.indexOf(role) + 1) + "_" + role.objects.size();
        });
  }

  /** The nearest of those who take part, up the stack; empty if there is none. */
  private String callerOf(Call call) {
    for (Call above = call.caller; above != null; above = above.caller) {
      Role role = roleOf(above);
      boolean fits = role != null && hasLine(role, above);
      if (fits && (!isStatic(above) || isShown(above))) {
        return alias(role, above);
      }
    }
    boolean byActor = spec.all("actor").findAny().isPresent() && call.thread.equals(Scene.THREAD);
    return byActor ? "actor" : "";
  }

  private String label(Call call) {
    String name = shownName(call);
    List<String> arguments = new ArrayList<>();
    for (int i = 0; i < call.arguments.size(); i++) {
      String text = call.arguments.get(i).text();
      arguments.add(text == null ? parameter(call, i) : text);
    }
    String all = "(" + String.join(", ", arguments) + ")";
    if (name.length() + all.length() <= LONG_LABEL) {
      return name + all;
    }
    if (name.equals("new")) {
      return "new(…)"; // the box of a new object leaves no room for more lines
    }
    return (name.length() > LONG_LABEL ? broken(name) : name)
        + "\\n"
        + (all.length() > LONG_LABEL ? String.join(",\\n", all.split(", (?![0-9])")) : all);
  }

  /** The name of a parameter, for what cannot be written in a few letters. */
  private String parameter(Call call, int index) {
    MethodNode method =
        engine.node(call.owner).orElseThrow().methods.stream()
            .filter(m -> m.name.equals(call.name) && m.desc.equals(call.descriptor))
            .findFirst()
            .orElseThrow();
    return method.parameters == null ? "…" : method.parameters.get(index).name;
  }

  private static String resultOf(Call call) {
    if (call.result.text() != null) {
      return call.result.text();
    }
    boolean ofEngine = call.result.object().getClass().getClassLoader() instanceof TracingLoader;
    String type =
        ofEngine
            ? call.result.object().getClass().getName()
            : Type.getReturnType(call.descriptor).getClassName();
    return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
  }

  private String write() {
    List<String> all = new ArrayList<>(List.of("@startuml"));
    all.addAll(Drawing.STYLE);
    all.add("hide footbox");
    spec.all("actor").forEach(actor -> all.add("actor \"" + actor.text() + "\" as actor"));
    for (Role role : roles) {
      if (role.objects.isEmpty()) {
        throw role.statement.wrong(role.statement.text() + " takes no part in the run");
      }
      for (Object object : role.objects) {
        Object key = object instanceof Call call ? objectOf(call) : object;
        all.add(
            "participant \"%s\" as %s%s"
                .formatted(
                    name(role, object),
                    role.aliases.get(key),
                    object instanceof String ? " <<class>>" : ""));
      }
    }
    all.addAll(lines);
    all.add("@enduml");
    return String.join("\n", all) + "\n";
  }

  private String name(Role role, Object object) {
    if (object instanceof String || role.onlyPart) {
      return broken(simple(role.node.name));
    }
    String type =
        object instanceof Call call
            ? simple(call.owner)
            : simple(object.getClass().getName().replace('.', '/'));
    boolean alone = role.objects.stream().filter(o -> !(o instanceof String)).count() == 1;
    if (alone) {
      return broken(type);
    }
    String words = object instanceof Call ? null : Recorder.value(object).text();
    String which = words == null ? String.valueOf(role.objects.indexOf(object) + 1) : words;
    return broken(type) + "\\n" + which;
  }

  private static String simple(String internalName) {
    return internalName.substring(internalName.lastIndexOf('/') + 1).replace('$', '.');
  }

  /** A long name in two lines of about the same length, broken before a capital letter. */
  private static String broken(String name) {
    int best = 0;
    int length = name.length() - 1;
    for (int i = 1; i < name.length() && name.length() > LONG_NAME; i++) {
      int longer = Math.max(i, name.length() - i);
      if (Character.isUpperCase(name.charAt(i)) && longer <= length + 1) {
        best = i;
        length = longer;
      }
    }
    return best == 0 ? name : name.substring(0, best) + "\\n" + name.substring(best);
  }
}
