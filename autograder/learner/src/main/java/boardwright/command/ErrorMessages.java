package boardwright.command;

import boardwright.lab.WrongCallException;
import boardwright.protocol.Reason;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * What to say when a command cannot be carried out: one line, whatever the cause, or one for each
 * mistake in an instructor's list.
 */
public final class ErrorMessages {
  private static final Pattern UNKNOWN = Pattern.compile("Unknown subcommand '([^']*)'");

  private ErrorMessages() {}

  /** A command line that picocli cannot make sense of. */
  public static String of(ParameterException e) {
    CommandLine command = e.getCommandLine();
    boolean main = command.getParent() == null;
    boolean deep = !main && command.getParent().getParent() != null;
    String help =
        main
            ? "See ./boardwright help."
            : deep
                ? "See ./boardwright %s %s --help."
                    .formatted(command.getParent().getCommandName(), command.getCommandName())
                : "See ./boardwright help " + command.getCommandName() + ".";
    return sentence(e, main) + " " + help;
  }

  private static String sentence(ParameterException e, boolean main) {
    if (e instanceof UnmatchedArgumentException unmatched && !unmatched.isUnknownOption()) {
      String first = unmatched.getUnmatched().get(0);
      if (!main) {
        return "'" + first + "' is one word too many.";
      }
      return noCommand(first, e.getCommandLine());
    }
    if (e instanceof UnmatchedArgumentException unmatched) {
      List<String> options = new ArrayList<>();
      e.getCommandLine()
          .getCommandSpec()
          .options()
          .forEach(o -> options.addAll(List.of(o.names())));
      String wrong = unmatched.getUnmatched().get(0);
      Optional<CommandSpec> owner = owner(wrong, main, e);
      if (owner.isPresent() && owner.get().userObject() instanceof FullTreeOnly) {
        return FullTreeOnly.WHY;
      }
      return "Unknown option: '"
          + wrong
          + "'."
          + Target.meant(wrong, options)
          + owner.map(command -> " It belongs to " + command.name() + ".").orElse("");
    }
    Matcher subcommand = UNKNOWN.matcher(e.getMessage());
    if (subcommand.lookingAt()) { // help's own words for it
      return noCommand(subcommand.group(1), e.getCommandLine());
    }
    String said = e.getMessage().lines().findFirst().orElse("");
    return said.replaceAll("is not an? (int|long)$", "is not a whole number").replaceAll("\\.$", "")
        + ".";
  }

  /** Which other command has an option. */
  private static Optional<CommandSpec> owner(String option, boolean main, ParameterException e) {
    return (main ? e.getCommandLine() : e.getCommandLine().getParent())
        .getSubcommands().entrySet().stream()
            .map(one -> one.getValue().getCommandSpec())
            .filter(command -> command.optionsMap().containsKey(option))
            .findFirst();
  }

  private static String noCommand(String word, CommandLine top) {
    List<String> commands = new ArrayList<>();
    top.getSubcommands()
        .forEach(
            (name, sub) -> {
              if (!sub.getCommandSpec().usageMessage().hidden()) {
                commands.add(name);
              }
            });
    return "There is no command '%s'.%s".formatted(word, Target.meant(word, commands));
  }

  /** A failure while a command ran. */
  public static String of(Throwable e) {
    if (e instanceof WrongCallException) {
      return e.getMessage();
    }
    return e instanceof AccessDeniedException
        ? reason(e) + ". ./boardwright doctor says what to do."
        : "The grader itself failed: " + reason(e);
  }

  /** Why something failed, without the names of our classes. */
  public static String reason(Throwable e) {
    if (e.getCause() != null
        && (e instanceof UncheckedIOException || e instanceof IllegalStateException)) {
      return reason(e.getCause());
    }
    if (e instanceof NoSuchFileException missing) {
      return missing.getFile() + " is missing";
    }
    if (e instanceof AccessDeniedException denied) {
      return denied.getFile() + " may not be read or written";
    }
    if (e instanceof FileSystemException file && file.getReason() != null) {
      return file.getFile() + ": " + file.getReason();
    }
    return Reason.of(e);
  }
}
