package boardwright.grading.planted;

import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Breaks a rule on purpose: a parent that compiles. */
class Compiles {
  JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
}
