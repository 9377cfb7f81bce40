package boardwright.compile.planted;

import boardwright.loader.FirstWins;

/** Breaks a rule on purpose: a compiler that loads what it compiled. */
class Runs {
  Class<?> loader = FirstWins.class;
}
