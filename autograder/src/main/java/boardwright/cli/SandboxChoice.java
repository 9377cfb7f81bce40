package boardwright.cli;

import boardwright.command.Session;
import boardwright.lab.Lab;
import boardwright.lab.WrongCallException;
import boardwright.run.Graders;
import boardwright.sandbox.Bubblewrap;
import boardwright.sandbox.Sandbox;
import boardwright.sandbox.Shipped;
import boardwright.submission.LazySubmission;
import java.util.List;

/**
 * Which sandbox a run has, and why.
 *
 * @param sandbox what is put around the workers
 * @param said how the run names it to people
 */
record SandboxChoice(Sandbox sandbox, String said) {
  private static final String INSTALL = "Install version 0.8 or newer (apt-get install bubblewrap)";

  private static final String AUTO = "auto";

  private static final SandboxChoice SHIPPED =
      new SandboxChoice(Sandbox.NONE, "none needed, these hand-ins ship with Boardwright");

  /** Says once that this account should not run what others wrote, if it is so. */
  void warnRoot(Session session) {
    if (session.user().equals("root") && !equals(SHIPPED)) {
      session.remark(
          "You are root. If a hand-in got past the sandbox, it could change everything on this"
              + " machine. Grade as another user.");
    }
  }

  /** What grades in it, so many at a time. */
  Graders graders(Session session, int threads) {
    return new Graders.Local(session.workers(), threads, sandbox, said);
  }

  /**
   * The sandbox for these submissions.
   *
   * @param wanted {@code auto}, {@code bwrap}, {@code each} or {@code none}
   * @throws WrongCallException if there is none, and it was not asked for by {@code none}
   */
  static SandboxChoice of(String wanted, Lab lab, List<LazySubmission> submissions) {
    Shipped shipped = Shipped.of(lab.id());
    boolean isOurs =
        wanted.equals(AUTO)
            && submissions.stream()
                .filter(LazySubmission::isReadable)
                .allMatch(each -> shipped.haveAll(each.read().sources()));
    return isOurs ? SHIPPED : forAnybody(wanted);
  }

  /**
   * The sandbox for whatever is handed in.
   *
   * @param wanted {@code auto}, {@code bwrap}, {@code each} or {@code none}
   * @throws WrongCallException if there is none, and it was not asked for by {@code none}
   */
  static SandboxChoice forAnybody(String wanted) {
    return switch (wanted) {
      case "none" -> new SandboxChoice(Sandbox.NONE, "none, as asked for");
      case AUTO -> bubblewrap("Other people's code runs in a sandbox only, and there is none:");
      case Bubblewrap.WORD -> bubblewrap("--sandbox bwrap:");
      case "each" -> bubblewrap("--sandbox each:").forEach();
      default ->
          throw new WrongCallException(
              "--sandbox %s: expected auto, bwrap, each or none".formatted(wanted));
    };
  }

  /** The sandbox for one hand-in in a container, whose wall to the machine is the container. */
  static SandboxChoice ifPossible(Session session) {
    Bubblewrap.Trial trial = Bubblewrap.tryOut();
    return trial
        .sandbox()
        .map(sandbox -> new SandboxChoice(sandbox, sandbox.word()))
        .orElseGet(
            () -> {
              session.remark("No sandbox in this container, but the allowlist: " + trial.trouble());
              return new SandboxChoice(Sandbox.NONE, Sandbox.NONE.word());
            });
  }

  private SandboxChoice forEach() {
    return new SandboxChoice(sandbox.forEach(), said + ", one for each hand-in");
  }

  private static SandboxChoice bubblewrap(String beginning) {
    Bubblewrap.Trial trial = Bubblewrap.tryOut();
    return trial
        .sandbox()
        .map(sandbox -> new SandboxChoice(sandbox, sandbox.word()))
        .orElseThrow(
            () ->
                new WrongCallException(
                    "%s %s. %s, or choose --sandbox none for code that you would run yourself."
                        .formatted(beginning, trial.trouble(), INSTALL)));
  }
}
