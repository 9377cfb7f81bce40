package combochess.controller;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Passes events on to everybody who wants to know: the <em>subject</em> of the pattern Observer.
 *
 * <p>Events are handled one after another. An event that is posted while another one is handled
 * waits for its turn. All calls come from one thread.
 */
public final class EventSubject {

  private final List<EventHandler> handlers = new ArrayList<>();
  private final Deque<Event> waiting = new ArrayDeque<>();
  private boolean busy;

  /** Creates a subject without handlers. */
  public EventSubject() {
    // Handlers attach themselves later.
  }

  /**
   * Adds a handler.
   *
   * @param handler gets all events from now on; not null
   */
  public void attach(EventHandler handler) {
    handlers.add(handler);
  }

  /**
   * Removes a handler; if it was never attached, nothing happens.
   *
   * @param handler gets no more events
   */
  public void detach(EventHandler handler) {
    handlers.remove(handler);
  }

  /**
   * Passes an event on to all handlers: at once, or as soon as those before it are handled.
   *
   * @param event what happened; not null
   */
  public void post(Event event) {
    waiting.add(event);
    if (busy) {
      return;
    }
    busy = true;
    try {
      while (!waiting.isEmpty()) {
        Event next = waiting.remove();
        for (EventHandler handler : List.copyOf(handlers)) {
          handler.handle(next);
        }
      }
    } finally {
      // After an exception too: the subject must work for the next event.
      busy = false;
    }
  }
}
