package boardwright.compile;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;

/**
 * Follows the arrays in static fields through methods, to find out which are more than read: a
 * method returns, passes or stores one, or writes to it.
 */
final class ArrayUses extends BasicInterpreter {
  private final Set<String> escaping = new HashSet<>();

  private ArrayUses() {
    super(ASM9);
  }

  /**
   * The static arrays that a method of these classes does more with than read. Static initialisers,
   * which fill them, are left out.
   *
   * @return fields such as {@code lab/Board.CELLS}
   */
  static Set<String> in(Collection<ClassNode> classes) {
    ArrayUses uses = new ArrayUses();
    for (ClassNode node : classes) {
      for (MethodNode method : node.methods) {
        if (!method.name.equals("<clinit>") && readsAnArray(method)) {
          try {
            new Analyzer<>(uses).analyze(node.name, method);
          } catch (AnalyzerException e) {
            throw new IllegalStateException(e);
          }
        }
      }
    }
    return uses.escaping;
  }

  private static boolean readsAnArray(MethodNode method) {
    for (AbstractInsnNode instruction : method.instructions) {
      if (isStaticArray(instruction)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isStaticArray(AbstractInsnNode instruction) {
    return instruction.getOpcode() == Opcodes.GETSTATIC
        && ((FieldInsnNode) instruction).desc.startsWith("[");
  }

  @Override
  public BasicValue newOperation(AbstractInsnNode instruction) throws AnalyzerException {
    if (!isStaticArray(instruction)) {
      return super.newOperation(instruction);
    }
    FieldInsnNode field = (FieldInsnNode) instruction;
    return new StaticArray(Type.getType(field.desc), field.owner + "." + field.name);
  }

  /**
   * Returns, casts and stores in a static field come here; only asking for the length is reading.
   */
  @Override
  public BasicValue unaryOperation(AbstractInsnNode instruction, BasicValue value)
      throws AnalyzerException {
    if (instruction.getOpcode() != Opcodes.ARRAYLENGTH) {
      escapes(value);
    }
    return super.unaryOperation(instruction, value);
  }

  /** A store in an object's field has the value second; an array that is read from stands first. */
  @Override
  public BasicValue binaryOperation(AbstractInsnNode instruction, BasicValue one, BasicValue two)
      throws AnalyzerException {
    escapes(two);
    return instruction.getOpcode() == Opcodes.AALOAD && one instanceof StaticArray array
        ? array.element()
        : super.binaryOperation(instruction, one, two);
  }

  @Override
  public BasicValue ternaryOperation(
      AbstractInsnNode instruction, BasicValue array, BasicValue index, BasicValue value)
      throws AnalyzerException {
    escapes(array);
    escapes(value);
    return super.ternaryOperation(instruction, array, index, value);
  }

  @Override
  public BasicValue naryOperation(AbstractInsnNode instruction, List<? extends BasicValue> values)
      throws AnalyzerException {
    values.forEach(this::escapes);
    return super.naryOperation(instruction, values);
  }

  @Override
  public BasicValue merge(BasicValue one, BasicValue two) {
    // what may be either is not followed any further; without a value there is nothing to follow
    if (!one.equals(two) && one.isReference() && two.isReference()) {
      escapes(one);
      escapes(two);
    }
    return super.merge(one, two);
  }

  private void escapes(BasicValue value) {
    if (value instanceof StaticArray array) {
      escaping.add(array.field);
    }
  }

  /** The array of a static field, or one within it. */
  private static final class StaticArray extends BasicValue {
    private final String field;

    StaticArray(Type type, String field) {
      super(type);
      this.field = field;
    }

    BasicValue element() {
      Type element = Type.getType(getType().getDescriptor().substring(1));
      return element.getSort() == Type.ARRAY ? new StaticArray(element, field) : REFERENCE_VALUE;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof StaticArray array
          && field.equals(array.field)
          && getType().equals(array.getType());
    }

    @Override
    public int hashCode() {
      return field.hashCode();
    }
  }
}
