package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.CheckFolder;
import boardwright.testkit.Kind;
import boardwright.testkit.Shown;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.application.GameApplication;
import framework.model.Cell;
import framework.play.Command;
import framework.play.CommandAccess;
import framework.play.NewGameCommand;
import framework.play.TakeBackCommand;
import framework.saved.OpenGameCommand;
import framework.saved.SaveGameCommand;
import framework.saved.SavedGame;
import framework.saved.SavedGameException;
import framework.saved.SavedGameText;
import framework.saved.SavingProgram;
import java.awt.Component;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JToolBar;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Stage save: {@code SaveGameCommand} and {@code SavingApplication}. */
@Suite(lab = "framework", stage = "save", watchesTheProgram = true)
public class SaveSuite implements StyleRules {
  private static final String COMMAND = "framework.saved.SaveGameCommand";
  private static final String APPLICATION = "framework.saved.SavingApplication";
  private static final String GAME = "Three in a row";
  private static final String ASKED = "the file game.txt is chosen";

  @TempDir Path folder;

  @BeforeEach
  void openFolder() {
    CheckFolder.open(folder);
  }

  @Test
  @Check(rule = "R1", about = "SavingApplication")
  @DisplayName("Two buttons, Save and Open, stand beside those of the class above")
  void addsItsButtons() {
    Game game = Game.ticTacToe();
    List<String> names = buttons(game);
    Call<List<String>> call = Call.of("application.addButtons(bar)", () -> names);
    for (String above : List.of("New game", "Take back", "Play on")) {
      if (!names.contains(above)) {
        call.fail("the button " + above + " of the class above, too", "yours has " + names);
      }
    }
    for (String own : List.of("Save", "Open")) {
      long count = names.stream().filter(name -> name.startsWith(own)).count();
      if (count != 1) {
        call.fail("one button whose name begins with " + own, "yours has " + names);
      }
    }
  }

  private static List<String> buttons(Game game) {
    return Call.of(
            "application.addButtons(bar)",
            () ->
                game.at(
                    () -> {
                      JToolBar bar = new JToolBar();
                      new SavingProgram(GAME, null).add(bar);
                      List<String> names = new ArrayList<>();
                      for (Component component : bar.getComponents()) {
                        if (component instanceof AbstractButton button) {
                          names.add(String.valueOf(button.getText()));
                        }
                      }
                      return names;
                    }))
        .get("buttons");
  }

  /** The name on the button that begins with this word. */
  private static String button(Game game, String word) {
    return buttons(game).stream()
        .filter(name -> name.startsWith(word))
        .findFirst()
        .orElse(word + "…");
  }

  @Test
  @Check(rule = "R2", points = 2, about = "SavingApplication")
  @DisplayName("Save asks for a file, and submits a SaveGameCommand for it")
  void saveSubmitsItsCommand() {
    for (String name : List.of(GAME, "Noughts")) {
      submitsSaving(name);
    }
  }

  private void submitsSaving(String name) {
    Game game = Game.ticTacToe();
    Path file = folder.resolve("game.txt");
    Command command = submitted(game, name, "Save", file, SaveGameCommand.class);
    // What the command itself does is for other rules to say: it is executed only if it was not
    // made as it should be, or if that cannot be seen.
    if (!Alike.are(command, command(game, name, file), command(game, name, file))) {
      game.play(1, 1);
      SaveGameCommand right = command(game, name, folder.resolve("right.txt"));
      String expected = written(game, right, folder.resolve("right.txt"));
      String seen = written(game, command, file);
      if (!expected.isEmpty() && !same(expected, seen)) {
        Call.run("the command that was submitted, executed", () -> {})
            .on(ASKED + ", and application.getName() is \"" + name + "\"")
            .fail("a saved game of " + name + " in game.txt", sawInstead(seen));
      }
    }
  }

  /** What is in the file when the command was executed; empty if that does not go. */
  private static String written(Game game, Command command, Path file) {
    try {
      game.context().run(() -> CommandAccess.execute(command));
      return Files.readString(file);
    } catch (IOException | RuntimeException notWritten) {
      return "";
    }
  }

  private static String sawInstead(String text) {
    try {
      return "yours saved one of " + SavedGameText.read(text).game();
    } catch (SavedGameException nothing) {
      return "yours saved none there";
    }
  }

  @Test
  @Check(rule = "R3", points = 2, about = "SavingApplication")
  @DisplayName("Open asks for a file, and submits an OpenGameCommand for it")
  void openSubmitsItsCommand() throws IOException {
    Game game = Game.ticTacToe();
    Path file =
        Files.writeString(
            folder.resolve("game.txt"),
            SavedGameText.write(
                new SavedGame(
                    GAME,
                    3,
                    3,
                    game.players().stream().map(p -> p.getName()).toList(),
                    List.of(List.of(new Cell(2, 0))))));
    Command command = submitted(game, GAME, "Open", file, OpenGameCommand.class);
    Call.of(
            "the command that was submitted, executed",
            () ->
                game.at(
                    () -> {
                      CommandAccess.execute(command);
                      return game.drawn();
                    }))
        .on("game.txt holds a game of " + GAME + " with one move, to 2 0")
        .returns(
            Picture.drawn(
                List.of("...", "...", Picture.letter(game.player(0), game.players()) + "..")));
  }

  /** Presses a button, and gives the one command that is submitted. */
  private static Command submitted(
      Game game, String title, String word, Path file, Class<? extends Command> type) {
    String name = button(game, word);
    SavingProgram program = program(game, title, file);
    String expected = "one " + type.getSimpleName();
    Call<Void> call = pressed(game, program, name).on(ASKED);
    call.get(expected + " submitted");
    if (program.asked() == 0) {
      call.fail("chooseFile called", "yours asked for no file");
    }
    if (program.submitted().size() != 1 || !type.isInstance(program.submitted().get(0))) {
      call.fail(expected + " submitted", "yours submitted " + Kinds.kinds(program.submitted()));
    }
    Command command = program.submitted().get(0);
    Call<Void> again = pressed(game, program, name).on(ASKED + ", for the second time");
    again.get(expected + " submitted");
    if (program.asked() != 2) {
      again.fail("chooseFile called again", "yours asked for no other file");
    }
    if (program.submitted().size() != 2) {
      String both = "yours had submitted " + Kinds.kinds(program.submitted()) + " by then";
      again.fail("a second " + type.getSimpleName() + " submitted", both);
    }
    String leaves = "the person leaves the dialog without a file";
    submitsNothing(pressed(game, program, name).on(ASKED + "; now " + leaves), program);
    SavingProgram other = program(game, title, null);
    submitsNothing(pressed(game, other, name).on(leaves), other);
    return command;
  }

  private static void submitsNothing(Call<Void> call, SavingProgram program) {
    program.choose(null);
    int before = program.submitted().size();
    call.get("nothing submitted");
    List<Command> more = program.submitted().subList(before, program.submitted().size());
    if (!more.isEmpty()) {
      call.fail("nothing submitted", "yours submitted " + Kinds.kinds(more));
    }
  }

  private static Call<Void> pressed(Game game, SavingProgram program, String name) {
    String written = "application.handleButton(\"" + name + "\")";
    return Call.run(written, () -> game.context().run(() -> program.press(name)));
  }

  /** A program with its buttons, which may be what it knows their names from. */
  private static SavingProgram program(Game game, String name, Path file) {
    SavingProgram program =
        Call.of("new SavingApplication() { … }", () -> game.at(() -> new SavingProgram(name, file)))
            .get("an application");
    try {
      game.context().run(() -> program.add(new JToolBar()));
    } catch (RuntimeException noButtons) {
      // That is for R1 to say.
    }
    return program;
  }

  @Test
  @Check(rule = "R4", points = 2, about = "SavingApplication")
  @DisplayName("Every other name goes to the class above")
  void handsTheOthersUp() {
    Game game = Game.ticTacToe();
    handsUp(game, "Rematch", NewGameCommand.class);
    handsUp(game, "Take back", TakeBackCommand.class);
    for (String name : unknown(known(game, "Save"), known(game, "Open"))) {
      SavingProgram program = program(game, GAME, folder.resolve("game.txt"));
      Call<Void> call =
          pressed(game, program, name)
              .on("a name that nobody knows, which the class above refuses");
      call.isRefusedWith(IllegalArgumentException.class);
      if (!program.submitted().isEmpty()) {
        call.fail("nothing submitted", "yours submitted " + Kinds.kinds(program.submitted()));
      }
    }
  }

  /** Names that are none of these two, though most are nearly so. */
  private static Set<String> unknown(String... known) {
    Set<String> names = new LinkedHashSet<>(List.of("Dance", ""));
    for (String name : known) {
      names.addAll(List.of(name + " too", "Do " + name, " " + name));
      names.addAll(List.of(name.toLowerCase(Locale.ROOT), name.toUpperCase(Locale.ROOT)));
      String word = name.replaceFirst("(…|\\.\\.\\.)$", "");
      names.addAll(List.of(word, word + "…", word + "..."));
    }
    names.removeAll(List.of(known));
    return names;
  }

  /** As {@link #button}; where no buttons can be had, which is for R1 to say, the usual name. */
  private static String known(Game game, String word) {
    try {
      return button(game, word);
    } catch (CheckFailed noButtons) {
      return word + "…";
    }
  }

  private static void handsUp(Game game, String name, Class<? extends Command> type) {
    SavingProgram program = program(game, GAME, null);
    Call<Void> call = pressed(game, program, name);
    String expected = "one " + type.getSimpleName() + " submitted by the class above";
    call.get(expected);
    if (program.submitted().size() != 1 || !type.isInstance(program.submitted().get(0))) {
      call.fail(expected, "seen: " + Kinds.kinds(program.submitted()));
    }
    if (program.asked() > 0) {
      call.fail("no file asked for, as this button is none of yours", "yours called chooseFile");
    }
  }

  @Test
  @Check(rule = "R5", points = 3, about = "SaveGameCommand")
  @DisplayName("The command writes the game as it stands when it is executed")
  void writesTheGame() throws Exception {
    Game game = Game.ticTacToe();
    Path file = folder.resolve("game.txt");
    game.play(1, 1);
    SaveGameCommand early = command(game, GAME, file);
    game.play(0, 2);
    game.play(2, 2);
    game.undo();
    writes(game, early, file, "");
    game.play(2, 1);
    writes(game, early, file, "the same command is executed for the second time");
    game.play(1, 0);
    writes(game, command(game, GAME, file), file, "");
    game.newGame();
    writes(game, command(game, GAME, file), file, "");
    SaveGameCommand first = command(game, GAME, file);
    command(game, GAME, folder.resolve("another.txt"));
    game.play(2, 0);
    writes(game, first, file, "a command for another.txt was made after this one");
  }

  private void writes(Game game, SaveGameCommand command, Path file, String when) throws Exception {
    String expected = game.at(() -> SavedGameText.write(SavedGame.ofCurrent(GAME)));
    Call<String> call =
        Call.of(
                "command.execute()",
                () ->
                    game.at(
                        () -> {
                          CommandAccess.execute(command);
                          return Files.exists(file) ? Files.readString(file) : "no file at all";
                        }))
            .on(when.isEmpty() ? game.drawn() : game.drawn() + "\n" + when);
    String seen = call.get("the game written to game.txt");
    if (!same(expected, seen)) {
      call.fail("in game.txt\n" + expected.strip(), "yours wrote\n" + seen.strip());
    }
    List<String> names = Stream.of(folder.toFile().list()).sorted().toList();
    if (!names.equals(List.of("game.txt"))) {
      call.fail("game.txt and no other file", "yours left " + names);
    }
  }

  private static boolean same(String expected, String seen) {
    try {
      return SavedGameText.read(seen).equals(SavedGameText.read(expected));
    } catch (SavedGameException e) {
      return false;
    }
  }

  private static SaveGameCommand command(Game game, String title, Path file) {
    return Call.of(
            "new SaveGameCommand(file, \"" + title + "\")",
            () -> game.at(() -> new SaveGameCommand(file, title)))
        .get("a command");
  }

  @Test
  @Check(rule = "R6", points = 2, about = "SaveGameCommand")
  @DisplayName("A file that cannot be written ends the command with an exception that names it")
  void tellsTrouble() {
    Game game = Game.ticTacToe();
    SaveGameCommand command = command(game, GAME, folder.resolve("nowhere").resolve("game.txt"));
    Call<Void> call =
        Call.run(
                "command.execute()", () -> game.context().run(() -> CommandAccess.execute(command)))
            .on("the file is nowhere/game.txt, and there is no folder nowhere");
    String expected = "an unchecked exception whose message has game.txt in it";
    try {
      call.make();
    } catch (VirtualMachineError | LinkageError broken) {
      throw broken;
    } catch (RuntimeException | Error e) {
      if (!String.valueOf(e.getMessage()).contains("game.txt")) {
        call.fail(expected, "the message of yours is: " + Shown.plain("" + e.getMessage()));
      }
      return;
    } catch (Exception e) {
      call.fail(expected, "yours threw " + Kinds.kind(e));
    }
    call.fail(expected, "no exception was thrown");
  }

  @Test
  @Check(rule = "R7", kind = Kind.STRUCTURE)
  @DisplayName("The one is a GameApplication, the other a Command")
  void extendTheFramework(Subject subject) {
    Structure.of(subject, APPLICATION)
        .isA(GameApplication.class, "a class that extends GameApplication");
    Structure.of(subject, COMMAND).isA(Command.class, "a class that extends Command");
  }

  @Test
  @Check(rule = "R8", kind = Kind.STRUCTURE)
  @DisplayName("Their fields are private, and they print nothing")
  void fieldsArePrivate(Subject subject) {
    for (String type : List.of(APPLICATION, COMMAND)) {
      Structure.of(subject, type).keepsItsFieldsPrivate();
      Structure.of(subject, type).printsNothing();
    }
  }
}
