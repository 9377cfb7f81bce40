package boardwright.install;

import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/**
 * Where all tests run, they start hundreds of compilers and workers: those start from jars and an
 * archive of class data then, as they do for the launcher's user. To make these takes some seconds,
 * so a few tests alone do without.
 */
public final class QuickStarts implements LauncherSessionListener {
  @Override
  public void launcherSessionOpened(LauncherSession session) {
    if (Boolean.getBoolean("boardwright.quick.starts")) {
      Installation.get().use();
    }
  }
}
