package boardwright.cli;

import java.util.concurrent.Callable;

/** A command: it gives the exit code. */
interface CommandCalls extends Callable<Integer> {}
