package boardwright.export.planted;

import boardwright.run.Run;

/** Breaks a rule on purpose: an export that grades. */
class Regrades {
  Class<?> run = Run.class;
}
