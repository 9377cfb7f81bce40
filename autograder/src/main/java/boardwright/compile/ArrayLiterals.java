package boardwright.compile;

import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;

/**
 * Whether code makes and fills arrays as the compiler does for {@code {1, 2, 3}}: of a length that
 * stands there, each element at a place that stands there, and so never with an exception.
 */
final class ArrayLiterals extends BasicInterpreter {
  /** What makes and fills arrays. */
  static final Set<Integer> INSTRUCTIONS =
      Set.of(
          Opcodes.NEWARRAY,
          Opcodes.ANEWARRAY,
          Opcodes.IASTORE,
          Opcodes.LASTORE,
          Opcodes.FASTORE,
          Opcodes.DASTORE,
          Opcodes.AASTORE,
          Opcodes.BASTORE,
          Opcodes.CASTORE,
          Opcodes.SASTORE);

  /** A longer one might be more than there is memory for. */
  private static final int LONGEST = 10_000;

  /** Whose method it is makes no difference here. */
  private static final String ANY = "lab/Any";

  private boolean others;

  private ArrayLiterals() {
    super(ASM9);
  }

  /** Whether a method makes and fills no other arrays. */
  static boolean areAll(MethodNode method) {
    ArrayLiterals literals = new ArrayLiterals();
    try {
      if (!Frames.fit(Stream.of(method))) {
        return false;
      }
      new Analyzer<>(literals).analyze(ANY, method);
      return !literals.others;
    } catch (AnalyzerException e) {
      return false;
    }
  }

  @Override
  public BasicValue newOperation(AbstractInsnNode instruction) throws AnalyzerException {
    int opcode = instruction.getOpcode();
    if (opcode >= ICONST_M1 && opcode <= ICONST_5) {
      return new Known(opcode - ICONST_0);
    }
    if (opcode == BIPUSH || opcode == SIPUSH) {
      return new Known(((IntInsnNode) instruction).operand);
    }
    if (instruction instanceof LdcInsnNode constant && constant.cst instanceof Integer number) {
      return new Known(number);
    }
    return super.newOperation(instruction);
  }

  @Override
  public BasicValue copyOperation(AbstractInsnNode instruction, BasicValue value)
      throws AnalyzerException {
    return instruction.getOpcode() == DUP && value instanceof Literal literal
        ? new Literal(literal.length, true)
        : value;
  }

  @Override
  public BasicValue unaryOperation(AbstractInsnNode instruction, BasicValue value)
      throws AnalyzerException {
    if (!INSTRUCTIONS.contains(instruction.getOpcode())) {
      return super.unaryOperation(instruction, value);
    }
    if (value instanceof Known length && length.number >= 0 && length.number <= LONGEST) {
      return new Literal(length.number, false);
    }
    others = true;
    return BasicValue.REFERENCE_VALUE;
  }

  @Override
  public BasicValue ternaryOperation(
      AbstractInsnNode instruction, BasicValue array, BasicValue index, BasicValue value) {
    // of a copy, as the compiler keeps the array for the next element: so it is of its own type
    others |=
        !(array instanceof Literal literal
            && literal.copied
            && index instanceof Known place
            && place.number >= 0
            && place.number < literal.length);
    return null;
  }

  @Override
  public BasicValue merge(BasicValue one, BasicValue other) {
    if (one.equals(other)) {
      return one;
    }
    boolean same = one.getType() != null && one.getType().equals(other.getType());
    return same ? new BasicValue(one.getType()) : BasicValue.UNINITIALIZED_VALUE;
  }

  /** A number that stands in the code. */
  private static final class Known extends BasicValue {
    private final int number;

    Known(int number) {
      super(Type.INT_TYPE);
      this.number = number;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Known known && known.number == number;
    }

    @Override
    public int hashCode() {
      return number;
    }
  }

  /** An array whose length stands in the code. */
  private static final class Literal extends BasicValue {
    private final int length;
    private final boolean copied;

    Literal(int length, boolean copied) {
      super(BasicValue.REFERENCE_VALUE.getType());
      this.length = length;
      this.copied = copied;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Literal literal
          && literal.length == length
          && literal.copied == copied;
    }

    @Override
    public int hashCode() {
      return length;
    }
  }
}
