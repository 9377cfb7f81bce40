package boardwright.intake.platform;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * When the last commit of a repository was made, as its committer's clock said. It asks git to
 * print one object and nothing else: a command for which git runs no hook, no pager and no filter,
 * in an environment in which it may fetch nothing.
 */
final class CommitTime {
  private static final Pattern COMMITTER =
      Pattern.compile("(?m)^committer .* (\\d{1,12}) [+-]\\d{4}$");
  private static final int LARGEST = 1 << 20;
  private static final int SECONDS = 10;

  private CommitTime() {}

  /**
   * The time; empty if there is no commit that git can read.
   *
   * @throws IOException if git is not there
   */
  static Optional<Instant> of(Path repository) throws IOException {
    ProcessBuilder git =
        new ProcessBuilder(
            "git",
            "--no-pager",
            "--git-dir=" + repository.toAbsolutePath(),
            "-c",
            "core.hooksPath=/dev/null",
            "-c",
            "core.fsmonitor=false",
            "cat-file",
            "commit",
            "HEAD");
    Map<String, String> environment = git.environment();
    environment.keySet().removeIf(name -> name.startsWith("GIT_"));
    environment.put("GIT_CONFIG_NOSYSTEM", "1");
    environment.put("GIT_CONFIG_GLOBAL", "/dev/null");
    environment.put("GIT_ALLOW_PROTOCOL", "none");
    environment.put("GIT_NO_LAZY_FETCH", "1");
    environment.put("GIT_NO_REPLACE_OBJECTS", "1");
    environment.put("GIT_OPTIONAL_LOCKS", "0");
    environment.put("GIT_TERMINAL_PROMPT", "0");
    git.redirectError(ProcessBuilder.Redirect.DISCARD);
    Process process = git.start();
    try {
      // whatever it waits for in somebody's folder, it does not wait for ever
      CompletableFuture.delayedExecutor(SECONDS, TimeUnit.SECONDS)
          .execute(process::destroyForcibly);
      process.getOutputStream().close();
      String text;
      try (InputStream out = process.getInputStream()) {
        text = new String(out.readNBytes(LARGEST), StandardCharsets.UTF_8);
      }
      return process.waitFor() == 0 ? time(text) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  private static Optional<Instant> time(String commit) {
    // the message, which may hold any text, comes after an empty line
    int end = commit.indexOf("\n\n");
    Matcher committer = COMMITTER.matcher(end < 0 ? commit : commit.substring(0, end));
    try {
      return committer.find()
          ? Optional.of(Instant.ofEpochSecond(Long.parseLong(committer.group(1))))
          : Optional.empty();
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
