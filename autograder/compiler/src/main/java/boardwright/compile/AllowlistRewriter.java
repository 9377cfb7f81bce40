package boardwright.compile;

import boardwright.classfile.Hierarchy;
import boardwright.classfile.Shape;
import boardwright.classfile.Shape.Member;
import boardwright.meter.Lines;
import boardwright.meter.Meter;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Rewrites a learner's class before it is loaded: what the {@link Allowlist} does not allow becomes
 * a recorded refusal where it stands, and {@link StepCounter} counts the rest.
 */
final class AllowlistRewriter {
  private static final String METER = Type.getInternalName(Meter.class);
  private static final String LINES = Type.getInternalName(Lines.class);
  private static final String OURS = "boardwright/";

  private final Allowlist allowlist;
  private final Hierarchy hierarchy;

  AllowlistRewriter(Allowlist allowlist, Hierarchy hierarchy) {
    this.allowlist = allowlist;
    this.hierarchy = hierarchy;
  }

  /** The class file to load instead of this one. */
  byte[] rewrite(byte[] classFile) {
    ClassNode node = new ClassNode();
    new ClassReader(classFile).accept(node, 0);
    for (MethodNode method : node.methods) {
      InsnList code = method.instructions;
      for (AbstractInsnNode instruction : code.toArray()) {
        boolean isTame =
            allowlist.isForTests()
                ? CallSubstitution.stabilise(instruction, code, hierarchy)
                : CallSubstitution.tame(instruction, code);
        if (!isTame) {
          refusal(instruction)
              .filter(member -> !CallSubstitution.skipPause(instruction))
              .ifPresent(member -> refuse(member, instruction, code));
        }
      }
      StepCounter.inLearners(method);
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return writer.toByteArray();
  }

  /**
   * What the class must not be: its name, its supertypes, and methods of the JDK that it must not
   * override or pass on.
   *
   * @return one phrase for each, such as {@code extends java.lang.Thread}
   */
  List<String> forbidden(Shape shape) {
    Set<String> phrases = new LinkedHashSet<>();
    if (shape.name().startsWith(OURS)) {
      phrases.add("lies in a package of the grader");
    }
    List<String> foreign =
        Stream.concat(Stream.ofNullable(shape.superName()), shape.interfaces().stream())
            .filter(this::isForeign)
            .toList();
    for (String type : foreign) {
      boolean isInterface = shape.interfaces().contains(type);
      phrases.add(
          (isInterface && !shape.isInterface() ? "implements " : "extends ") + dotted(type));
    }
    for (String type : hierarchy.supertypes(shape.name())) {
      if (hierarchy.isGiven(type)) {
        passedOn(shape, type).forEach(name -> phrases.add("inherits " + name));
      } else if (!foreign.contains(type)) {
        overridden(shape, type).forEach(name -> phrases.add("overrides " + name));
      }
    }
    return List.copyOf(phrases);
  }

  /** Whether the type is one of the JDK's of which nothing is allowed. */
  private boolean isForeign(String type) {
    return !hierarchy.isGiven(type) && !allowlist.allowsType(dotted(type));
  }

  /**
   * What the class overrides of this type of the JDK though it is not allowed; bridges count. The
   * method may be written in a given type that knows nothing of the JDK's: it overrides as soon as
   * the class has both.
   */
  private List<String> overridden(Shape shape, String type) {
    Stream<Member> handedDown =
        hierarchy.supertypes(shape.name()).stream()
            .filter(above -> !above.equals(shape.name()) && hierarchy.isGiven(above))
            .filter(above -> !hierarchy.supertypes(above).contains(type))
            .flatMap(above -> hierarchy.shape(above).orElseThrow().members().stream())
            .filter(member -> !member.isAbstract());
    return Stream.concat(shape.members().stream(), handedDown)
        .filter(AllowlistRewriter::isVirtual)
        .flatMap(
            own ->
                hierarchy
                    .shape(type)
                    .flatMap(s -> s.declared(own.name(), own.descriptor()))
                    .filter(member -> member.visibility() >= 2 && !isAllowed(member))
                    .stream())
        .map(AllowlistRewriter::named)
        .toList();
  }

  /**
   * What this given type declares and the class inherits from the JDK though it is not allowed: a
   * call through the given type would go there.
   */
  private List<String> passedOn(Shape shape, String type) {
    return hierarchy.shape(type).map(Shape::members).orElse(List.of()).stream()
        .filter(AllowlistRewriter::isVirtual)
        .flatMap(
            declared ->
                hierarchy
                    .resolve(shape.name(), declared.name(), declared.descriptor())
                    .filter(member -> !hierarchy.isGiven(member.owner()) && !isAllowed(member))
                    .stream())
        .map(AllowlistRewriter::named)
        .toList();
  }

  private Optional<String> refusal(AbstractInsnNode instruction) {
    if (instruction instanceof MethodInsnNode call) {
      return refusal(call.owner, call.name, call.desc);
    }
    if (instruction instanceof FieldInsnNode access) {
      return refusal(access.owner, access.name, access.desc);
    }
    if (instruction instanceof InvokeDynamicInsnNode dynamic) {
      return refusal(dynamic.bsm, dynamic.bsmArgs);
    }
    if (instruction instanceof LdcInsnNode constant) {
      return refusal(constant.cst);
    }
    if (instruction.getOpcode() == Opcodes.NEW && isForeign(((TypeInsnNode) instruction).desc)) {
      // before the class is initialised, which may load libraries
      return Optional.of("new " + dotted(((TypeInsnNode) instruction).desc));
    }
    return Optional.empty();
  }

  private Optional<String> refusal(Handle bootstrap, Object[] arguments) {
    if (!Bootstraps.OF_CALLS.contains(name(bootstrap))) {
      return Optional.of(dotted(name(bootstrap)));
    }
    return Stream.of(arguments).flatMap(argument -> refusal(argument).stream()).findFirst();
  }

  private Optional<String> refusal(Object constant) {
    if (constant instanceof Handle handle) {
      if (name(handle).equals(CallSubstitution.ASSERT_TIMEOUT)) { // a call has an equal
        return Optional.of(dotted(name(handle)));
      }
      return refusal(handle.getOwner(), handle.getName(), handle.getDesc());
    }
    return handles(constant)
        .map(AllowlistRewriter::name)
        .filter(name -> !Bootstraps.OF_CONSTANTS.contains(name))
        .map(AllowlistRewriter::dotted)
        .findFirst();
  }

  /** What links a constant, and what links the constants in it. */
  private static Stream<Handle> handles(Object constant) {
    if (constant instanceof ConstantDynamic dynamic) {
      return Stream.concat(
          Stream.of(dynamic.getBootstrapMethod()),
          IntStream.range(0, dynamic.getBootstrapMethodArgumentCount())
              .mapToObj(dynamic::getBootstrapMethodArgument)
              .flatMap(AllowlistRewriter::handles));
    }
    return constant instanceof Handle handle ? Stream.of(handle) : Stream.empty();
  }

  private Optional<String> refusal(String owner, String name, String descriptor) {
    if (owner.equals(LINES)) {
      return Optional.empty(); // ours: the compiler knows no such class
    }
    if (owner.startsWith("[")) {
      return name.equals("clone")
          ? Optional.empty()
          : refusal("java/lang/Object", name, descriptor);
    }
    Optional<Member> member = hierarchy.resolve(owner, name, descriptor);
    if (member.isEmpty()) {
      // of a given class, the JVM itself will say that it has no such member
      return hierarchy.isGiven(owner) ? Optional.empty() : Optional.of(named(owner, name));
    }
    boolean allowed =
        isAllowed(member.get())
            && !allowlist.deniesCalls(dotted(member.get().owner()), member.get().name());
    return hierarchy.isGiven(member.get().owner()) || allowed
        ? Optional.empty()
        : Optional.of(named(member.get()));
  }

  private boolean isAllowed(Member member) {
    return allowlist.decide(dotted(member.owner()), member.name(), member.descriptor())
        == Allowlist.Decision.ALLOWED;
  }

  private static boolean isVirtual(Member member) {
    return !member.isField()
        && !member.isStatic()
        && member.visibility() > 0
        && !member.name().equals("<init>");
  }

  private static String named(Member member) {
    return named(member.owner(), member.name());
  }

  private static String named(String owner, String name) {
    return name.equals("<init>") ? "new " + dotted(owner) : dotted(owner) + "." + name;
  }

  private static String name(Handle handle) {
    return handle.getOwner() + "." + handle.getName();
  }

  private static void refuse(String member, AbstractInsnNode instruction, InsnList code) {
    InsnList list = new InsnList();
    list.add(new LdcInsnNode(member));
    list.add(
        new MethodInsnNode(Opcodes.INVOKESTATIC, METER, "refuse", "(Ljava/lang/String;)V", false));
    if (instruction.getOpcode() == Opcodes.NEW) {
      LabelNode here = new LabelNode();
      list.add(here);
      moveFrames(instruction, here, code);
    }
    code.insertBefore(instruction, list);
  }

  /** Frames name an object that is not yet constructed by the label right before its NEW. */
  private static void moveFrames(AbstractInsnNode instruction, LabelNode to, InsnList code) {
    Set<AbstractInsnNode> before = new HashSet<>();
    for (AbstractInsnNode node = instruction.getPrevious();
        node != null && node.getOpcode() < 0;
        node = node.getPrevious()) {
      before.add(node);
    }
    for (AbstractInsnNode node : code) {
      if (node instanceof FrameNode frame) {
        Stream.of(frame.local, frame.stack)
            .filter(Objects::nonNull)
            .forEach(types -> types.replaceAll(type -> before.contains(type) ? to : type));
      }
    }
  }

  private static String dotted(String internalName) {
    return internalName.replace('/', '.');
  }
}
