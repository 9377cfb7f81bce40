package boardwright.intake.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import boardwright.intake.IntakeRequest;
import boardwright.intake.IntakeResult;
import boardwright.intake.Pile;
import boardwright.submission.Person;
import boardwright.submission.Submission;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Clones of GitHub Classroom")
@EnabledOnOs({OS.LINUX, OS.MAC})
class ClassroomTest {
  private static final String SQUARE = Pile.source("Square");

  @TempDir private Path root;

  @Test
  @DisplayName("are recognised, with the login behind the assignment and the time of the commit")
  void areRecognisedWithTheLoginBehindTheAssignment() throws IOException, InterruptedException {
    cloned("lab-1-submissions/lab-1-max-a", "2026-11-13T23:52:00 +0100");
    cloned("lab-1-submissions/lab-1-max-b", "2026-11-14T01:00:00 +0000");
    IntakeResult taken = new Pile(root).take(IntakeRequest.none(), "lab-1-submissions");
    assertEquals("Recognised GitHub Classroom clones of lab-1: 2 submissions.", taken.line());
    assertEquals(List.of("max-a", "max-b"), Pile.ids(taken.submissions()));
    assertEquals(List.of(new Person("max-a", "max-a", "")), taken.submissions().get(0).people());
    assertEquals(Instant.parse("2026-11-13T22:52:00Z"), taken.submissions().get(0).handedIn());
    assertEquals(List.of("src/Square.java"), Pile.paths(taken.submissions().get(0)));
    assertEquals(List.of(), taken.remarks());
  }

  @Test
  @DisplayName("of two days are one submission of each login, and the latest counts")
  void ofTwoDaysAreOneSubmissionOfEachLogin() throws IOException, InterruptedException {
    cloned("late/lab-1-submissions/lab-1-max", "2026-11-14T12:00:00 +0000");
    cloned("early/lab-1-submissions/lab-1-max", "2026-11-13T12:00:00 +0000");
    IntakeResult taken =
        new Pile(root)
            .take(IntakeRequest.none(), "late/lab-1-submissions", "early/lab-1-submissions");
    assertEquals(List.of("max"), Pile.ids(taken.submissions()));
    Submission max = taken.submissions().get(0);
    assertEquals(Instant.parse("2026-11-14T12:00:00Z"), max.handedIn());
    assertTrue(
        max.noteTexts().get(0).startsWith("It was handed in 2 times"), max.noteTexts().toString());
  }

  @Test
  @DisplayName("run nothing that their settings name, and need no history")
  void runNothingThatTheirSettingsName() throws IOException, InterruptedException {
    Path hostile = cloned("all/lab-eve", "2026-11-13T23:52:00 +0100");
    Path trap = root.resolve("sprung");
    Path script = Files.writeString(root.resolve("trap"), "#!/bin/sh\ntouch '" + trap + "'\n");
    assumeTrue(script.toFile().setExecutable(true));
    for (String key :
        List.of(
            "core.pager",
            "core.fsmonitor",
            "gpg.program",
            "core.sshCommand",
            "pager.cat-file",
            "core.editor",
            "credential.helper",
            "core.alternateRefsCommand",
            "alias.cat-file")) {
      git(hostile, Map.of(), "config", key, script.toString());
    }
    git(hostile, Map.of(), "config", "log.showSignature", "true");
    git(hostile, Map.of(), "config", "extensions.partialClone", "origin");
    git(hostile, Map.of(), "config", "remote.origin.promisor", "true");
    git(hostile, Map.of(), "config", "remote.origin.url", "ext::" + script);
    git(hostile, Map.of(), "config", "protocol.ext.allow", "always");
    Path missing = cloned("all/lab-mal", "2026-11-13T23:52:00 +0100");
    Files.copy(
        hostile.resolve(".git/config"),
        missing.resolve(".git/config"),
        java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    Files.writeString(missing.resolve(".git/HEAD"), "0123456789012345678901234567890123456789\n");
    new Pile(root).file("all/lab-nil/.git/HEAD", "nothing").file("all/lab-nil/Square.java", SQUARE);
    IntakeResult taken = new Pile(root).take(IntakeRequest.none(), "all");
    assertFalse(Files.exists(trap));
    assertEquals(List.of("eve", "mal", "nil"), Pile.ids(taken.submissions()));
    assertEquals(Instant.parse("2026-11-13T22:52:00Z"), taken.submissions().get(0).handedIn());
    assertNull(taken.submissions().get(1).handedIn());
    assertNull(taken.submissions().get(2).handedIn());
    assertEquals(
        List.of(
            "lab-mal has no commit that git can read: when it was handed in is not known.",
            "lab-nil has no commit that git can read: when it was handed in is not known."),
        taken.remarks());
  }

  private Path cloned(String path, String time) throws IOException, InterruptedException {
    new Pile(root).file(path + "/src/Square.java", SQUARE);
    Path clone = root.resolve(path);
    Map<String, String> who =
        Map.of(
            "GIT_AUTHOR_NAME",
            "A",
            "GIT_AUTHOR_EMAIL",
            "a@x",
            "GIT_COMMITTER_NAME",
            "committer x 1 +0000",
            "GIT_COMMITTER_EMAIL",
            "a@x",
            "GIT_COMMITTER_DATE",
            time,
            "GIT_CONFIG_GLOBAL",
            "/dev/null");
    git(clone, who, "init", "-q");
    git(clone, who, "add", "-A");
    git(clone, who, "commit", "-q", "-m", "x\n\ncommitter A <a@x> 1 +0000");
    return clone;
  }

  private static void git(Path folder, Map<String, String> more, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(arguments));
    ProcessBuilder git = new ProcessBuilder(command).directory(folder.toFile()).inheritIO();
    git.environment().putAll(more);
    try {
      assumeTrue(git.start().waitFor() == 0, "git is there");
    } catch (IOException e) {
      assumeTrue(false, "git is not there");
    }
  }
}
