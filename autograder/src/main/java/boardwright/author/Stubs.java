package boardwright.author;

import boardwright.protocol.Request.Source;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * Answers that do nothing: the heads and comments of the model, without a private member, a nested
 * class or a line of work. Each method returns a constant.
 */
enum Stubs {
  /** null, 0 or false. */
  NOTHING("null", "0", "false"),
  /** true, or 1; what was given, or itself. */
  SOMETHING("given", "1", "true"),
  /** -1. */
  MINUS_ONE("given", "-1", "false");

  private final String object;
  private final String number;
  private final String truth;

  Stubs(String object, String number, String truth) {
    this.object = object;
    this.number = number;
    this.truth = truth;
  }

  /** The stub of a class. */
  Source of(Source model) {
    try {
      return new Source(model.path(), text(model.text()), model.types());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whether all that a class asks for are empty bodies: then a stub of it is right. */
  static boolean isItsOwnStub(Source model) {
    try {
      List<BlockTree> bodies =
          parser(model.text()).parse().iterator().next().getTypeDecls().stream()
              .filter(ClassTree.class::isInstance)
              .flatMap(type -> ((ClassTree) type).getMembers().stream())
              .filter(member -> member instanceof MethodTree)
              .map(MethodTree.class::cast)
              .filter(method -> method.getReturnType() != null && method.getBody() != null)
              .map(MethodTree::getBody)
              .toList();
      return !bodies.isEmpty() && bodies.stream().allMatch(body -> body.getStatements().isEmpty());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static JavacTask parser(String source) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    SimpleJavaFileObject file =
        new SimpleJavaFileObject(URI.create("memory:///A.java"), SimpleJavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreErrors) {
            return source;
          }
        };
    return (JavacTask)
        compiler.getTask(null, null, null, List.of("-proc:none"), null, List.of(file));
  }

  private String text(String source) throws IOException {
    JavacTask task = parser(source);
    CompilationUnitTree unit = task.parse().iterator().next();
    SourcePositions positions = Trees.instance(task).getSourcePositions();
    SortedMap<Integer, Cut> cuts = new TreeMap<>();
    for (Tree type : unit.getTypeDecls()) {
      if (type instanceof ClassTree declared
          && (declared.getKind() == Tree.Kind.CLASS || declared.getKind() == Tree.Kind.INTERFACE)) {
        boolean isMain = declared.getModifiers().getFlags().contains(Modifier.PUBLIC);
        if (!isMain) {
          cuts.put(start(unit, positions, declared), new Cut(end(unit, positions, declared), ""));
          continue;
        }
        for (Tree member : declared.getMembers()) {
          int start = start(unit, positions, member);
          int end = end(unit, positions, member);
          if (end < 0) {
            continue; // a constructor that nobody wrote
          }
          if (member instanceof MethodTree method && !isPrivate(method.getModifiers().getFlags())) {
            if (method.getBody() != null) {
              BlockTree body = method.getBody();
              cuts.put(
                  start(unit, positions, body), new Cut(end(unit, positions, body), body(method)));
            }
          } else if (member instanceof VariableTree field && isSeen(field)) {
            if (!field.getModifiers().getFlags().contains(Modifier.STATIC)) {
              String text =
                  field.getModifiers().getFlags().contains(Modifier.PROTECTED) ? "protected " : "";
              cuts.put(start, new Cut(end, text + field.getType() + " " + field.getName() + ";"));
            }
          } else {
            cuts.put(start, new Cut(end, ""));
          }
        }
      }
    }
    StringBuilder text = new StringBuilder();
    int at = 0;
    for (var cut : cuts.entrySet()) {
      text.append(source, at, cut.getKey()).append(cut.getValue().instead());
      at = cut.getValue().end();
    }
    text.append(source.substring(at));
    return withoutUnused(unit, text.toString());
  }

  private record Cut(int end, String instead) {}

  private static boolean isPrivate(Set<Modifier> flags) {
    return flags.contains(Modifier.PRIVATE);
  }

  /** Whether a field is a constant for others, or for subclasses. */
  private static boolean isSeen(VariableTree field) {
    return !isPrivate(field.getModifiers().getFlags());
  }

  private String body(MethodTree method) {
    if (method.getReturnType() == null) {
      return "{ " + superCall(method).orElse("") + " }";
    }
    String type = method.getReturnType().toString();
    String value =
        switch (type) {
          case "void" -> "";
          case "boolean" -> truth;
          case "int", "long", "short", "byte", "char", "double", "float" ->
              type.equals("char") ? "' '" : number;
          default -> object.equals("null") ? "null" : given(method, type);
        };
    return value.isEmpty() ? "{ }" : "{ return " + value + "; }";
  }

  private String given(MethodTree method, String type) {
    return method.getParameters().stream()
        .filter(parameter -> parameter.getType().toString().equals(type))
        .map(parameter -> parameter.getName().toString())
        .findFirst()
        .orElse(type.equals("String") ? "\"\"" : "null");
  }

  /** The call of another constructor, without which the class may not compile. */
  private static Optional<String> superCall(MethodTree constructor) {
    for (StatementTree statement : constructor.getBody().getStatements()) {
      if (statement instanceof ExpressionStatementTree expression
          && expression.getExpression() instanceof MethodInvocationTree call
          && call.getMethodSelect().toString().matches("super|this")) {
        return Optional.of(statement.toString());
      }
    }
    return Optional.empty();
  }

  private static String withoutUnused(CompilationUnitTree unit, String text) {
    String shorter = text;
    for (ImportTree each : unit.getImports()) {
      String name = each.getQualifiedIdentifier().toString();
      String simple = name.substring(name.lastIndexOf('.') + 1);
      String line = each.toString().strip();
      String rest = shorter.replace(line, "");
      if (!simple.equals("*") && !Pattern.compile("\\b" + simple + "\\b").matcher(rest).find()) {
        shorter = rest;
      }
    }
    return shorter;
  }

  private static int start(CompilationUnitTree unit, SourcePositions positions, Tree tree) {
    return (int) positions.getStartPosition(unit, tree);
  }

  private static int end(CompilationUnitTree unit, SourcePositions positions, Tree tree) {
    return (int) positions.getEndPosition(unit, tree);
  }
}
