package boardwright.classfile;

import boardwright.classfile.Shape.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;
import org.objectweb.asm.util.TraceSignatureVisitor;

/**
 * The types in the head of a class or in a member, as its source writes them: simple names, with
 * type arguments, where the class file has any.
 */
final class SourceTypes extends SignatureVisitor {
  private final List<TypeParameter> typeParameters = new ArrayList<>();
  private final List<TraceSignatureVisitor> interfaces = new ArrayList<>();
  private final List<TraceSignatureVisitor> parameters = new ArrayList<>();
  private final List<TraceSignatureVisitor> exceptions = new ArrayList<>();
  private final TraceSignatureVisitor type = oneType();

  private SourceTypes() {
    super(Opcodes.ASM9);
  }

  /** The types in the head of a class. */
  static SourceTypes ofHead(Shape shape) {
    if (shape.signature() != null) {
      return read(shape.signature());
    }
    StringBuilder plain = new StringBuilder(descriptor(shape.superName()));
    shape.interfaces().forEach(name -> plain.append(descriptor(name)));
    return read(plain.toString());
  }

  /** The types in a member. */
  static SourceTypes of(Member member) {
    String signature = member.signature() == null ? member.descriptor() : member.signature();
    if (member.isField()) {
      SourceTypes types = new SourceTypes();
      new SignatureReader(signature).acceptType(types.type);
      return types;
    }
    SourceTypes types = read(signature);
    if (types.parameters.size() != member.arity()) {
      // the compiler has added some, of which the signature does not know
      types = read(member.descriptor());
    }
    if (types.exceptions.isEmpty()) {
      for (String name : member.exceptions()) {
        new SignatureReader(descriptor(name)).acceptType(added(types.exceptions));
      }
    }
    return types;
  }

  private static SourceTypes read(String signature) {
    SourceTypes types = new SourceTypes();
    new SignatureReader(signature).accept(types);
    return types;
  }

  /**
   * Type parameters in their brackets, such as {@code <T extends Board>}; empty if there are none.
   */
  String typeParameters() {
    return typeParameters.isEmpty()
        ? ""
        : typeParameters.stream()
            .map(TypeParameter::text)
            .collect(Collectors.joining(", ", "<", ">"));
  }

  /** The superclass, the type of the field, or what the method returns. */
  String type() {
    return text(type);
  }

  /** The interfaces in the head. */
  List<String> interfaces() {
    return texts(interfaces);
  }

  /** The types of the parameters of the method. */
  List<String> parameters() {
    return texts(parameters);
  }

  /** The exceptions that the method declares. */
  List<String> exceptions() {
    return texts(exceptions);
  }

  @Override
  public void visitFormalTypeParameter(String name) {
    typeParameters.add(new TypeParameter(name, new ArrayList<>()));
  }

  @Override
  public SignatureVisitor visitClassBound() {
    return visitInterfaceBound();
  }

  @Override
  public SignatureVisitor visitInterfaceBound() {
    return added(typeParameters.get(typeParameters.size() - 1).bounds());
  }

  @Override
  public SignatureVisitor visitSuperclass() {
    return type;
  }

  @Override
  public SignatureVisitor visitInterface() {
    return added(interfaces);
  }

  @Override
  public SignatureVisitor visitParameterType() {
    return added(parameters);
  }

  @Override
  public SignatureVisitor visitReturnType() {
    return type;
  }

  @Override
  public SignatureVisitor visitExceptionType() {
    return added(exceptions);
  }

  private static TraceSignatureVisitor oneType() {
    return new TraceSignatureVisitor(0);
  }

  private static SignatureVisitor added(List<TraceSignatureVisitor> types) {
    types.add(oneType());
    return types.get(types.size() - 1);
  }

  private static List<String> texts(List<TraceSignatureVisitor> types) {
    return types.stream().map(SourceTypes::text).toList();
  }

  /** A type with simple names. ASM leaves out {@code Object} where it may. */
  static String text(TraceSignatureVisitor type) {
    String qualified = type.getDeclaration();
    String simple = qualified.replaceAll("(?U)(?:\\w+\\.)+(?=\\w)", "").replace('$', '.');
    return simple.isEmpty() ? "Object" : simple.replaceAll("(?U)(?<![\\w>\\]])\\[", "Object[");
  }

  private static String descriptor(String internalName) {
    return Type.getObjectType(internalName).getDescriptor();
  }
}
