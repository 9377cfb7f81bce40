package boardwright.compile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;

/**
 * Whether the arrays that a program keeps in static fields stay as they were filled: nothing in it
 * writes into one, keeps it elsewhere, or hands it to anybody who might. An array is followed
 * through variables, and into and out of private methods; all else counts as a change.
 */
final class SharedArrays extends BasicInterpreter {
  /** So many methods may hand an array on, from one to the next. */
  private static final int MOST_ROUNDS = 8;

  /** What may be done with such an array beside reading an element. */
  private static final Set<Integer> LOOKING =
      Set.of(
          Opcodes.ARRAYLENGTH,
          Opcodes.INSTANCEOF,
          Opcodes.IFNULL,
          Opcodes.IFNONNULL,
          Opcodes.CHECKCAST,
          Opcodes.ARETURN);

  /** Methods of {@code java.util.Arrays} that read an array and hand out its elements at most. */
  private static final Set<String> READERS =
      Set.of("binarySearch", "copyOf", "copyOfRange", "equals", "hashCode", "stream", "toString");

  private final Map<String, ClassNode> classes;

  /** How many brackets the arrays have that private methods are given, by method and variable. */
  private final Map<String, Integer> given = new HashMap<>();

  /** Likewise of those that they return. */
  private final Map<String, Integer> returned = new HashMap<>();

  /** Methods that somebody else may call: the bodies of lambdas, and what {@code ::} names. */
  private final Set<String> handles;

  private String owner;
  private MethodNode method;
  private boolean change;
  private boolean learned;

  private SharedArrays(Map<String, ClassNode> classes) {
    super(ASM9);
    this.classes = classes;
    this.handles =
        classes.values().stream()
            .flatMap(node -> node.methods.stream())
            .flatMap(each -> Stream.of(each.instructions.toArray()))
            .filter(InvokeDynamicInsnNode.class::isInstance)
            .flatMap(instruction -> Stream.of(((InvokeDynamicInsnNode) instruction).bsmArgs))
            .filter(Handle.class::isInstance)
            .map(Handle.class::cast)
            .map(handle -> key(handle.getOwner(), handle.getName(), handle.getDesc()))
            .collect(Collectors.toSet());
  }

  /**
   * Whether they stay as they were filled.
   *
   * @param classes the program's own, by internal name
   */
  static boolean stay(Map<String, ClassNode> classes) {
    if (!Frames.fit(classes.values().stream().flatMap(node -> node.methods.stream()))) {
      return false;
    }
    SharedArrays arrays = new SharedArrays(classes);
    int rounds = 0;
    do {
      arrays.learned = false;
      arrays.follow();
      rounds++;
    } while (arrays.learned && !arrays.change && rounds < MOST_ROUNDS);
    return !arrays.learned && !arrays.change;
  }

  private void follow() {
    for (ClassNode node : classes.values()) {
      for (MethodNode each : node.methods) {
        owner = node.name;
        method = each;
        try {
          new Analyzer<>(this).analyze(owner, method);
        } catch (AnalyzerException e) {
          change = true; // no code of javac's
        }
      }
    }
  }

  @Override
  public BasicValue newParameterValue(boolean isInstanceMethod, int local, Type type) {
    return shared(given.get(key(owner, method.name, method.desc) + local), newValue(type));
  }

  @Override
  public BasicValue newOperation(AbstractInsnNode instruction) throws AnalyzerException {
    if (instruction instanceof FieldInsnNode field
        && field.desc.startsWith("[")
        && classes.containsKey(field.owner)) {
      return new Shared(Type.getType(field.desc).getDimensions());
    }
    return super.newOperation(instruction);
  }

  @Override
  public BasicValue unaryOperation(AbstractInsnNode instruction, BasicValue value)
      throws AnalyzerException {
    if (!(value instanceof Shared)) {
      return super.unaryOperation(instruction, value);
    }
    change |= !LOOKING.contains(instruction.getOpcode());
    return instruction.getOpcode() == CHECKCAST ? value : super.unaryOperation(instruction, value);
  }

  @Override
  public BasicValue binaryOperation(AbstractInsnNode instruction, BasicValue one, BasicValue other)
      throws AnalyzerException {
    if (instruction.getOpcode() == PUTFIELD) {
      change |= other instanceof Shared;
    }
    if (instruction.getOpcode() == AALOAD && one instanceof Shared array && array.brackets > 1) {
      return new Shared(array.brackets - 1);
    }
    return super.binaryOperation(instruction, one, other);
  }

  @Override
  public BasicValue ternaryOperation(
      AbstractInsnNode instruction, BasicValue array, BasicValue index, BasicValue value) {
    change |= array instanceof Shared || value instanceof Shared;
    return null;
  }

  @Override
  public BasicValue naryOperation(AbstractInsnNode instruction, List<? extends BasicValue> values)
      throws AnalyzerException {
    BasicValue result = super.naryOperation(instruction, values);
    if (instruction instanceof MethodInsnNode call && isPrivate(call)) {
      String key = key(call.owner, call.name, call.desc);
      int local = 0;
      for (BasicValue value : values) {
        if (value instanceof Shared array) {
          learn(given, key + local, array);
        }
        local += value.getSize();
      }
      return shared(returned.get(key), result);
    }
    for (BasicValue value : values) {
      change |= value instanceof Shared array && !(array.brackets == 1 && isReader(instruction));
    }
    return result;
  }

  @Override
  public void returnOperation(AbstractInsnNode instruction, BasicValue value, BasicValue expected) {
    if (value instanceof Shared array) {
      String key = key(owner, method.name, method.desc);
      change |= !is(method.access, ACC_PRIVATE) || handles.contains(key);
      learn(returned, key, array);
    }
  }

  @Override
  public BasicValue merge(BasicValue one, BasicValue other) {
    if (one instanceof Shared || other instanceof Shared) {
      boolean both = one.isReference() && other.isReference();
      return both
          ? new Shared(Math.max(brackets(one), brackets(other)))
          : BasicValue.UNINITIALIZED_VALUE;
    }
    return super.merge(one, other);
  }

  private void learn(Map<String, Integer> known, String key, Shared array) {
    if (known.getOrDefault(key, 0) < array.brackets) {
      known.put(key, array.brackets);
      learned = true;
    }
  }

  private boolean isPrivate(MethodInsnNode call) {
    ClassNode node = classes.get(call.owner);
    return node != null
        && node.methods.stream()
            .filter(each -> each.name.equals(call.name) && each.desc.equals(call.desc))
            .anyMatch(each -> is(each.access, ACC_PRIVATE));
  }

  private static boolean isReader(AbstractInsnNode instruction) {
    return instruction instanceof MethodInsnNode call
        && (call.owner.startsWith("[") && call.name.equals("clone")
            || call.owner.equals("java/util/Arrays") && READERS.contains(call.name));
  }

  private static BasicValue shared(Integer brackets, BasicValue otherwise) {
    return brackets == null ? otherwise : new Shared(brackets);
  }

  private static int brackets(BasicValue value) {
    return value instanceof Shared array ? array.brackets : 0;
  }

  private static String key(String owner, String name, String descriptor) {
    return owner + "." + name + descriptor;
  }

  private static boolean is(int access, int flag) {
    return (access & flag) != 0;
  }

  /** An array that is in a static field, or in another one of these. */
  private static final class Shared extends BasicValue {
    private final int brackets;

    Shared(int brackets) {
      super(BasicValue.REFERENCE_VALUE.getType());
      this.brackets = brackets;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Shared array && array.brackets == brackets;
    }

    @Override
    public int hashCode() {
      return brackets;
    }
  }
}
