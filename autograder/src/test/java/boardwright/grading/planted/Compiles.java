package boardwright.grading.planted;

import boardwright.worker.WorkerMain;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Breaks two rules on purpose: a parent that compiles, and that knows the worker. */
class Compiles {
  JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
  Class<?> worker = WorkerMain.class;
}
