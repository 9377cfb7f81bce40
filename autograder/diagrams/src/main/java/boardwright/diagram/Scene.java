package boardwright.diagram;

import boardwright.diagram.Spec.Statement;
import java.lang.reflect.InvocationTargetException;
import java.util.List;

/** Has a scene played on the traced engine. */
final class Scene {
  /** The name of the thread on which the scene itself is played. */
  static final String THREAD = "main";

  private static final String PACKAGE = "boardwright.diagram.scenes";

  private Scene() {}

  /** Plays the scene that a description names, at its own table; returns what was called. */
  static List<Call> play(Spec spec, EngineClasses engine) {
    Statement statement = spec.one("scene");
    TracingLoader loader = new TracingLoader(engine, PACKAGE);
    Throwable[] trouble = new Throwable[1];
    Thread thread =
        new Thread(
            () -> {
              try {
                Class<?> scene = loader.loadClass(PACKAGE + "." + statement.text());
                scene.getMethod("play").invoke(null);
              } catch (ClassNotFoundException | NoSuchMethodException e) {
                trouble[0] = statement.wrong("there is no scene " + statement.text());
              } catch (InvocationTargetException e) {
                trouble[0] = e.getCause();
              } catch (ReflectiveOperationException | Error e) {
                trouble[0] = e;
              }
            },
            THREAD);
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted in the middle of a scene.", e);
    }
    if (trouble[0] instanceof SpecException known) {
      throw known;
    }
    if (trouble[0] != null) {
      throw new IllegalStateException("The scene " + statement.text() + " failed.", trouble[0]);
    }
    return Recorder.recorded();
  }
}
