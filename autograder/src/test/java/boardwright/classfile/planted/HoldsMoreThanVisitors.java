package boardwright.classfile.planted;

import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Opcodes;

/** Breaks a rule on purpose: a visitor with a class in it that is none. */
class HoldsMoreThanVisitors extends ClassVisitor {
  HoldsMoreThanVisitors() {
    super(Opcodes.ASM9);
  }

  /** No visitor. */
  record Text(String text) {}
}
