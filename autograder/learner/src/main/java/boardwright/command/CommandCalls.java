package boardwright.command;

import java.util.concurrent.Callable;

/** A command: it gives the exit code. */
public interface CommandCalls extends Callable<Integer> {}
