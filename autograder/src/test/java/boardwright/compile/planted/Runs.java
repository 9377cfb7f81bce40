package boardwright.compile.planted;

import boardwright.worker.WorkerMain;

/** Breaks a rule on purpose: a compiler that runs what it compiled. */
class Runs {
  Class<?> worker = WorkerMain.class;
}
