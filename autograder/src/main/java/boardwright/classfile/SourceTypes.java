package boardwright.classfile;

import boardwright.classfile.Shape.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;

/**
 * The types in the head of a class or in a member, as its source writes them: simple names, with
 * type arguments, where the class file has any.
 */
final class SourceTypes extends SignatureVisitor {
  private final List<TypeParameter> typeParameters = new ArrayList<>();
  private final List<StringBuilder> interfaces = new ArrayList<>();
  private final List<StringBuilder> parameters = new ArrayList<>();
  private final List<StringBuilder> exceptions = new ArrayList<>();
  private final StringBuilder type = new StringBuilder();

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
      new SignatureReader(signature).acceptType(new Text(types.type));
      return types;
    }
    SourceTypes types = read(signature);
    if (types.parameters.size() != member.arity()) {
      // the compiler has added some, of which the signature does not know
      types = read(member.descriptor());
    }
    if (types.exceptions.isEmpty()) {
      for (String name : member.exceptions()) {
        types.exceptions.add(new StringBuilder(simple(name)));
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
    return type.toString();
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
    return new Text(type);
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
    return new Text(type);
  }

  @Override
  public SignatureVisitor visitExceptionType() {
    return added(exceptions);
  }

  private static Text added(List<StringBuilder> texts) {
    StringBuilder text = new StringBuilder();
    texts.add(text);
    return new Text(text);
  }

  private static List<String> texts(List<StringBuilder> texts) {
    return texts.stream().map(StringBuilder::toString).toList();
  }

  private static String descriptor(String internalName) {
    return Type.getObjectType(internalName).getDescriptor();
  }

  private static String simple(String internalName) {
    return internalName.substring(internalName.lastIndexOf('/') + 1).replace('$', '.');
  }

  /** Writes one type. */
  private static final class Text extends SignatureVisitor {
    private final StringBuilder text;
    private String brackets = "";
    private boolean open;

    Text(StringBuilder text) {
      super(Opcodes.ASM9);
      this.text = text;
    }

    @Override
    public void visitBaseType(char descriptor) {
      text.append(Type.getType(String.valueOf(descriptor)).getClassName()).append(brackets);
    }

    @Override
    public void visitTypeVariable(String name) {
      text.append(name).append(brackets);
    }

    @Override
    public SignatureVisitor visitArrayType() {
      brackets += "[]";
      return this;
    }

    @Override
    public void visitClassType(String name) {
      text.append(simple(name));
    }

    @Override
    public void visitInnerClassType(String name) {
      close();
      text.append('.').append(name);
    }

    @Override
    public void visitTypeArgument() {
      next();
      text.append('?');
    }

    @Override
    public SignatureVisitor visitTypeArgument(char wildcard) {
      next();
      if (wildcard != INSTANCEOF) {
        text.append(wildcard == EXTENDS ? "? extends " : "? super ");
      }
      return new Text(text);
    }

    @Override
    public void visitEnd() {
      close();
      text.append(brackets);
    }

    private void next() {
      text.append(open ? ", " : "<");
      open = true;
    }

    private void close() {
      text.append(open ? ">" : "");
      open = false;
    }
  }
}
