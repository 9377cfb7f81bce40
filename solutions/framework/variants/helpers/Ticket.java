package framework.model;

/** Lets one object in, on the thread that has bought it. */
class Ticket {
  private final Thread thread = Thread.currentThread();
  private Object user;

  boolean use(Object newUser) {
    if (user != null || thread != Thread.currentThread()) {
      return false;
    }
    user = newUser;
    return true;
  }

  boolean isUsedBy(Object object) {
    return object != null && user == object;
  }
}
