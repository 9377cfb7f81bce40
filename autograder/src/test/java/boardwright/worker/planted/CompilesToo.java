package boardwright.worker.planted;

import javax.tools.ToolProvider;

/** Breaks a rule on purpose: a worker that compiles. */
class CompilesToo {
  Object compiler = ToolProvider.getSystemJavaCompiler();
}
