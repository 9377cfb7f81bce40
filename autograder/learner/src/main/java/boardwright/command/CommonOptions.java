package boardwright.command;

import picocli.CommandLine.Option;

/** The options that the program has whatever its commands are. */
public final class CommonOptions {
  /** Replaces marks by words; {@link CommandRunner} finds it wherever it stands. */
  public static final String PLAIN = "--plain";

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this help message.")
  private boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Prints the version, and the Java that runs it.")
  private boolean version;

  @Option(
      names = PLAIN,
      description = {
        "With any command: words in place of the marks ✓ ✗ ○ ◐, for screen readers.",
        "Set BOARDWRIGHT_PLAIN=1 to have them always, and NO_COLOR=1 to have no colours."
      })
  private boolean plain;
}
