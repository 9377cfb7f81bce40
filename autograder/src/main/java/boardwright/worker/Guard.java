package boardwright.worker;

import boardwright.classfile.Hierarchy;
import boardwright.classfile.Shape;
import boardwright.classfile.Shape.Member;
import boardwright.meter.Meter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Rewrites a learner's class before it is loaded: what the {@link Allowlist} does not allow becomes
 * a recorded refusal where it stands, and {@link StepCounter} counts the rest.
 */
final class Guard {
  private static final String METER = Type.getInternalName(Meter.class);

  private final Allowlist allowlist;
  private final Hierarchy hierarchy;

  Guard(Allowlist allowlist, Hierarchy hierarchy) {
    this.allowlist = allowlist;
    this.hierarchy = hierarchy;
  }

  /** The class file to load instead of this one. */
  byte[] rewrite(byte[] classFile) {
    ClassNode node = new ClassNode();
    new ClassReader(classFile).accept(node, 0);
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode instruction : method.instructions.toArray()) {
        if (isGetProperty(instruction)) {
          MethodInsnNode call = (MethodInsnNode) instruction;
          call.owner = METER;
          call.name = "property";
        } else {
          refusal(instruction)
              .ifPresent(member -> method.instructions.insertBefore(instruction, refuse(member)));
        }
      }
      StepCounter.count(method);
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return writer.toByteArray();
  }

  /**
   * What the class must not be: its supertypes, and methods of the JDK that it must not override.
   *
   * @return one phrase for each, such as {@code extends java.lang.Thread}
   */
  List<String> forbidden(Shape shape) {
    List<String> phrases = new ArrayList<>();
    List<String> supertypes = hierarchy.supertypes(shape.name());
    for (String type : supertypes) {
      if (!hierarchy.isGiven(type) && !allowlist.allowsType(dotted(type))) {
        boolean isInterface = hierarchy.shape(type).map(Shape::isInterface).orElse(false);
        phrases.add((isInterface ? "implements " : "extends ") + dotted(type));
      }
    }
    for (Member member : shape.members()) {
      if (member.isField() || member.isStatic() || member.isHidden() || isConstructor(member)) {
        continue;
      }
      for (String type : supertypes) {
        if (!hierarchy.isGiven(type)
            && hierarchy
                .shape(type)
                .flatMap(s -> s.declared(member.name(), member.descriptor()))
                .filter(overridden -> !overridden.isHidden() && !isAllowed(overridden))
                .isPresent()) {
          phrases.add("overrides " + dotted(type) + "." + member.name());
        }
      }
    }
    return phrases;
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
    return Optional.empty();
  }

  private Optional<String> refusal(Handle bootstrap, Object[] arguments) {
    if (!Bootstraps.KNOWN.contains(bootstrap.getOwner() + "." + bootstrap.getName())) {
      return Optional.of(dotted(bootstrap.getOwner()) + "." + bootstrap.getName());
    }
    for (Object argument : arguments) {
      Optional<String> refusal = refusal(argument);
      if (refusal.isPresent()) {
        return refusal;
      }
    }
    return Optional.empty();
  }

  private Optional<String> refusal(Object constant) {
    if (constant instanceof Handle handle) {
      return Bootstraps.KNOWN.contains(handle.getOwner() + "." + handle.getName())
          ? Optional.empty()
          : refusal(handle.getOwner(), handle.getName(), handle.getDesc());
    }
    if (constant instanceof ConstantDynamic dynamic) {
      Object[] arguments = new Object[dynamic.getBootstrapMethodArgumentCount()];
      for (int i = 0; i < arguments.length; i++) {
        arguments[i] = dynamic.getBootstrapMethodArgument(i);
      }
      return refusal(dynamic.getBootstrapMethod(), arguments);
    }
    return Optional.empty();
  }

  private Optional<String> refusal(String owner, String name, String descriptor) {
    if (owner.startsWith("[")) {
      return name.equals("clone")
          ? Optional.empty()
          : refusal("java/lang/Object", name, descriptor);
    }
    Optional<Member> member = hierarchy.resolve(owner, name, descriptor);
    if (member.isPresent()
        && (hierarchy.isGiven(member.get().owner()) || isAllowed(member.get()))) {
      return Optional.empty();
    }
    if (member.isEmpty() && hierarchy.isGiven(owner)) {
      return Optional.empty(); // the JVM itself will say that it does not exist
    }
    String declaring = member.map(Member::owner).orElse(owner);
    return Optional.of(
        name.equals("<init>") ? "new " + dotted(declaring) : dotted(declaring) + "." + name);
  }

  private boolean isAllowed(Member member) {
    return allowlist.decide(dotted(member.owner()), member.name(), member.descriptor())
        == Allowlist.Decision.ALLOWED;
  }

  private static boolean isConstructor(Member member) {
    return member.name().equals("<init>");
  }

  private static boolean isGetProperty(AbstractInsnNode instruction) {
    return instruction instanceof MethodInsnNode call
        && call.owner.equals("java/lang/System")
        && call.name.equals("getProperty")
        && call.desc.equals("(Ljava/lang/String;)Ljava/lang/String;");
  }

  private static InsnList refuse(String member) {
    InsnList list = new InsnList();
    list.add(new LdcInsnNode(member));
    list.add(
        new MethodInsnNode(Opcodes.INVOKESTATIC, METER, "refuse", "(Ljava/lang/String;)V", false));
    return list;
  }

  private static String dotted(String internalName) {
    return internalName.replace('/', '.');
  }
}
