package boardwright.worker;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.resolvers.ClassResolver;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Gives ArchUnit what a learner's classes extend and is not among them: the JDK's classes and the
 * provided ones, by what they extend and the fields that they hand down. Nobody asks for their
 * methods, and to read those, with all that they mention, takes longer than all the rest.
 */
public final class Supertypes implements ClassResolver {
  /** By qualified name, of the worker's own class path; no class of a learner's comes in here. */
  private static final Map<String, Optional<byte[]>> OUTLINES = new ConcurrentHashMap<>();

  private final Path folder;
  private ClassUriImporter importer;

  /**
   * Called by ArchUnit for every import.
   *
   * @param arguments a folder for class files, since ArchUnit reads them from files only
   */
  public Supertypes(List<String> arguments) {
    this.folder = Path.of(arguments.get(0));
  }

  @Override
  public void setClassUriImporter(ClassUriImporter importer) {
    this.importer = importer;
  }

  @Override
  public Optional<JavaClass> tryResolve(String name) {
    return OUTLINES
        .computeIfAbsent(name, Supertypes::outline)
        .flatMap(bytes -> importer.tryImport(written(name, bytes).toUri()));
  }

  private Path written(String name, byte[] bytes) {
    try {
      return Files.write(folder.resolve(name + ".outline"), bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<byte[]> outline(String name) {
    String path = name.replace('.', '/') + ".class";
    try (InputStream in = Supertypes.class.getClassLoader().getResourceAsStream(path)) {
      if (in == null) {
        return Optional.empty();
      }
      ClassWriter outline = new ClassWriter(0);
      new ClassReader(in)
          .accept(new WithoutMethods(outline), ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
      return Optional.of(outline.toByteArray());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A class file as it is, but for methods, annotations and what is nested in it. */
  private static final class WithoutMethods extends ClassVisitor {
    WithoutMethods(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      return null;
    }

    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
      return null;
    }

    @Override
    public void visitInnerClass(String name, String outer, String inner, int access) {
      // not asked for
    }
  }
}
