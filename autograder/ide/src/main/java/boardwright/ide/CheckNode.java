package boardwright.ide;

import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;

/** A lab, a stage or a check in the tree that an IDE shows. */
final class CheckNode extends AbstractTestDescriptor {
  static final String LAB = "lab";
  static final String STAGE = "stage";
  static final String CHECK = "check";

  private final Type type;

  private CheckNode(UniqueId id, String name, TestSource source, Type type) {
    super(id, name, source);
    this.type = type;
  }

  /** A lab, or a stage of one: what is in it is known when it was checked. */
  static CheckNode container(UniqueId id, TestSource source) {
    return new CheckNode(id, id.getLastSegment().getValue(), source, Type.CONTAINER);
  }

  /** A check. */
  static CheckNode test(UniqueId id, String name, TestSource source) {
    return new CheckNode(id, name, source, Type.TEST);
  }

  /** The lab's or stage's name on the command line, or the check's sentence. */
  String value() {
    return getUniqueId().getLastSegment().getValue();
  }

  @Override
  public Type getType() {
    return type;
  }

  @Override
  public boolean mayRegisterTests() {
    return type == Type.CONTAINER;
  }
}
