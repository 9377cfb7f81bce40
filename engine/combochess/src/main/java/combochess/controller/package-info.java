/**
 * The controller of combination chess: events come in, a state machine decides what they mean, and
 * the model and the view are told what to do.
 *
 * <p>{@link combochess.controller.EventSubject} takes events and passes them on to its handlers
 * (Observer). {@link combochess.controller.StateMachine} is such a handler: it has nine {@linkplain
 * combochess.controller.State states} (State). The table of all states, events and transitions is
 * {@code states.txt} beside this package's classes.
 *
 * <p>This package knows the model, and of views only the interface {@link
 * combochess.controller.GameView}. All of it is used by one thread.
 */
package combochess.controller;
