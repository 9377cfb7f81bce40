package boardwright.catalog;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Finds the Javadoc comments of classes that aren't private, and of what these declare. */
final class Comments extends TreePathScanner<Void, String> {
  private final Map<String, String> found = new TreeMap<>();
  private final Trees trees;

  private Comments(Trees trees) {
    this.trees = trees;
  }

  /**
   * Reads sources.
   *
   * @return the comments, also empty ones, by the binary names of classes; those of members by
   *     that, a {@code #}, the member's name, and the names of a method's parameters as a list
   *     prints them
   */
  static Map<String, String> in(List<Path> sources) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      Iterable<? extends JavaFileObject> units = files.getJavaFileObjectsFromPaths(sources);
      JavacTask task = (JavacTask) compiler.getTask(null, files, null, null, null, units);
      Comments comments = new Comments(Trees.instance(task));
      for (CompilationUnitTree unit : task.parse()) {
        comments.scan(unit, unit.getPackageName() + ".");
      }
      return comments.found;
    }
  }

  @Override
  public Void visitClass(ClassTree type, String outer) {
    String name = outer + (outer.endsWith(".") ? "" : "$") + type.getSimpleName();
    boolean isPrivate = type.getModifiers().getFlags().contains(Modifier.PRIVATE);
    return isPrivate ? null : keep(name, super.visitClass(type, name));
  }

  @Override
  public Void visitVariable(VariableTree field, String owner) {
    return keep(owner + "#" + field.getName(), null);
  }

  @Override
  public Void visitMethod(MethodTree method, String owner) {
    List<String> names = method.getParameters().stream().map(one -> "" + one.getName()).toList();
    return keep(owner + "#" + method.getName() + names, null);
  }

  private Void keep(String key, Void nothing) {
    String comment = trees.getDocComment(getCurrentPath());
    found.put(key, comment == null ? "" : comment);
    return nothing;
  }
}
