/**
 * Work that waits in a database until one of several machines takes it. It knows work as bytes of a
 * kind that belong to a run; it hands each to one machine that is alive, and its answer to the
 * caller; and it must never know what the bytes mean.
 */
package boardwright.queue;
