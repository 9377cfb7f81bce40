package boardwright.diagram;

import java.util.ArrayList;
import java.util.List;

/** One call of a method of the engine, and the calls that were made in it. */
final class Call {
  /** What was handed over: the object, and how it is called in the diagram. */
  record Value(Object object, String text) {}

  final String thread;

  /** Internal name of the class that declares the method. */
  final String owner;

  final String name;
  final String descriptor;
  final List<Value> arguments;

  /** The call in which this one was made; null if nothing of the engine called. */
  final Call caller;

  /** How many calls the Java stack held. */
  final int depth;

  final List<Call> calls = new ArrayList<>();

  /** The object whose method this is; null if it is static, or while its constructor begins. */
  Object receiver;

  /** What came back; null for nothing. */
  Value result;

  /** Whether it has ended, and not by an exception. */
  boolean returned;

  /** What was thrown through it, if it ended so. */
  Throwable thrown;

  /** Its place among the calls that are recorded; 0 if it was made before the recording. */
  int number;

  Call(
      String thread,
      Object receiver,
      String owner,
      String name,
      String descriptor,
      List<Value> arguments,
      Call caller,
      int depth) {
    this.thread = thread;
    this.receiver = receiver;
    this.owner = owner;
    this.name = name;
    this.descriptor = descriptor;
    this.arguments = arguments;
    this.caller = caller;
    this.depth = depth;
  }

  boolean isConstructor() {
    return name.equals("<init>");
  }

  /** The class of the object as far as it is known, otherwise the one that declares the method. */
  String type() {
    return receiver == null ? owner : receiver.getClass().getName().replace('.', '/');
  }
}
