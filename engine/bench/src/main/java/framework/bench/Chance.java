package framework.bench;

/** Random numbers that cost next to nothing, so that the games are measured and not the numbers. */
final class Chance {

  private long random = 88172645463325252L;

  /** Makes a source; all sources give the same numbers. */
  Chance() {}

  /** Returns any number from 0 to below a bound. */
  int below(int bound) {
    random ^= random << 13;
    random ^= random >>> 7;
    random ^= random << 17;
    return (int) ((random >>> 33) * bound >>> 31);
  }
}
