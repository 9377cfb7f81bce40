package boardwright.worker.planted;

import boardwright.compile.ProgramMix;

/** Breaks a rule on purpose: a worker that compiles. */
class CompilesToo {
  Class<?> mix = ProgramMix.class;
}
