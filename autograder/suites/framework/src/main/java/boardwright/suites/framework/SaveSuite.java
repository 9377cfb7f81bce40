package boardwright.suites.framework;

import boardwright.protocol.CheckFolder;
import boardwright.protocol.Kind;
import boardwright.protocol.Shown;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.model.Board;
import framework.model.SingletonSupplier;
import framework.play.Command;
import framework.play.Factory;
import framework.play.PlayAccess;
import framework.saved.SaveGameCommand;
import framework.saved.SavedGame;
import framework.saved.SavedGameException;
import framework.saved.SavedGameText;
import framework.saved.SavingApplication;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JToolBar;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;

/** Stage save: {@code SaveGameCommand} and {@code SavingApplication}. */
@Suite(lab = "framework", stage = "save", watchesTheProgram = true)
public class SaveSuite implements StyleRules, ClassRules.PrivateFields {
  private static final String GAME = "Three in a row";
  private static final String EXECUTE = "command.executeHook()";

  @TempDir Path folder;

  private final Game game = Game.ticTacToe().begun();
  private Path file;

  @BeforeEach
  void openFolder() {
    CheckFolder.open(folder);
    file = folder.resolve("game.txt");
  }

  /** A program that chooses a file without a dialog, and notes down what it is asked to do. */
  private static final class Program extends SavingApplication {
    private final String name;
    private final JToolBar bar = new JToolBar();
    private final List<String> calls = new ArrayList<>();
    private Path chosen;
    private Command submitted;

    Program(String name) {
      this.name = name;
    }

    @Override
    public String getName() {
      return name;
    }

    @Override
    protected SingletonSupplier<? extends Factory> getFactoryMaker() {
      return null;
    }

    @Override
    protected SingletonSupplier<? extends Board> getBoardMaker() {
      return null;
    }

    @Override
    protected void chooseFile(String verb, Consumer<Path> use) {
      calls.add("chooseFile()");
      if (chosen != null) {
        use.accept(chosen);
      }
    }

    @Override
    protected void submit(Command command) {
      boolean saves = command instanceof SaveGameCommand; // or a subclass
      calls.add("submit(" + (saves ? "a SaveGameCommand" : Kinds.kind(command)) + ")");
      submitted = command;
    }

    /** The names of the buttons, which are added to a bar at the first call. */
    List<String> buttons() {
      if (bar.getComponentCount() == 0) {
        addButtons(bar);
      }
      return Stream.of(bar.getComponents())
          .filter(component -> component instanceof AbstractButton)
          .map(component -> String.valueOf(((AbstractButton) component).getText()))
          .toList();
    }

    /** The button that begins with this word; the usual one where there is none, as R1 says. */
    String button(String word) {
      try {
        List<String> names = getContext().call(() -> buttons());
        return names.stream().filter(one -> one.startsWith(word)).findFirst().orElseThrow();
      } catch (RuntimeException none) {
        return word + "…";
      }
    }

    /** Presses a button; what was called then comes back. */
    List<String> press(String button, Path file) {
      chosen = file;
      calls.clear();
      handleButton(button);
      return calls;
    }
  }

  private Program program(String name) {
    return game.call("new SavingApplication() { … }", () -> new Program(name))
        .get("an application");
  }

  @Check(rule = "R1", about = "SavingApplication")
  @DisplayName("Two buttons, Save and Open, stand beside those of the class above")
  void addsItsButtons() {
    Program program = program(GAME);
    List<String> expected = List.of("New game", "Take back", "Play on", "Save…", "Open…");
    game.call("application.addButtons(bar)", () -> program.buttons())
        .as(names -> names.stream().map(name -> name.replaceFirst("^(Save|Open).*", "$1…")))
        .as(names -> names.filter(expected::contains).toList())
        .lists(expected);
  }

  @Check(rule = "R2", points = 2, about = "SavingApplication")
  @DisplayName("Save asks for a file, and submits a SaveGameCommand for it")
  void saveSubmitsItsCommand() {
    for (String name : List.of(GAME, "Noughts")) {
      Command command = submitted(program(name), "Save", "submit(a SaveGameCommand)");
      Path other = folder.resolve("other.txt");
      String right = nameIn(command(name, other), other);
      if (!right.isEmpty()) {
        Call.of("the command that was submitted, executed", () -> nameIn(command, file))
            .on("a person chose game.txt, and application.getName() is \"" + name + "\"")
            .as(saved -> "game.txt with a game of \"" + saved + "\"")
            .returns("game.txt with a game of \"" + right + "\"");
      }
    }
  }

  /** The name of the game that a command saves; empty if it saves none, which is R5's affair. */
  private String nameIn(Command command, Path written) {
    try {
      game.context().run(() -> PlayAccess.execute(command));
      return SavedGameText.read(Files.readString(written)).game();
    } catch (IOException | SavedGameException | RuntimeException none) {
      return "";
    }
  }

  @Check(rule = "R3", points = 2, about = "SavingApplication")
  @DisplayName("Open asks for a file, and submits an OpenGameCommand for it")
  void openSubmitsItsCommand() throws Exception {
    Program program = program(GAME);
    game.play(2, 0);
    String saved = game.toString();
    Files.writeString(file, game.at(() -> SavedGameText.write(SavedGame.ofCurrent(GAME))));
    game.newGame();
    Command command = submitted(program, "Open", "submit(an OpenGameCommand)");
    game.call(
            "the command that was submitted, executed",
            () -> {
              PlayAccess.execute(command);
              return game.toString();
            })
        .on("game.txt holds a game of " + GAME + " with one move, to 2 0")
        .returns(saved);
  }

  /** Presses a button again and again; what was submitted first comes back. */
  private Command submitted(Program program, String word, String expected) {
    press(program, program.button(word), file).lists(List.of("chooseFile()", expected));
    Command command = program.submitted;
    press(program, program.button(word), file).lists(List.of("chooseFile()", expected));
    for (Program one : List.of(program, program(program.getName()))) {
      press(one, one.button(word), null).lists(List.of("chooseFile()"));
    }
    return command;
  }

  /** Presses a button; the answer is what the program does then. */
  private Call<List<String>> press(Program program, String button, Path chosen) {
    String how = chosen == null ? "leaves the dialog without a file" : "chooses game.txt";
    String before = program.submitted == null ? "" : ", who has chosen game.txt before,";
    return game.call(
            "application.handleButton(\"%s\")".formatted(button),
            () -> program.press(button, chosen))
        .on("application = new SavingApplication() { … }; the person" + before + " " + how);
  }

  @Check(rule = "R4", points = 2, about = "SavingApplication")
  @DisplayName("Every other name goes to the class above")
  void handsTheOthersUp() {
    Program program = program(GAME);
    List<String> known = List.of(program.button("Save"), program.button("Open"));
    press(program, "Rematch", file).lists(List.of("submit(a NewGameCommand)"));
    press(program, "Take back", file).lists(List.of("submit(a TakeBackCommand)"));
    for (String name : known) {
      String word = name.replaceFirst("(…|\\.\\.\\.)$", "");
      Stream.of("Dance", "", "%s too", "Do %s", " %s", "%2$s", "%2$s…", "%2$s...", "%3$s", "%4$s")
          .map(
              text ->
                  text.formatted(
                      name, word, name.toLowerCase(Locale.ROOT), name.toUpperCase(Locale.ROOT)))
          .filter(one -> !known.contains(one))
          .forEach(one -> goesUp(program, one));
    }
  }

  private void goesUp(Program program, String name) {
    Call<List<String>> call = press(program, name, file);
    call.isRefusedWith(IllegalArgumentException.class);
    String done = "yours did " + program.calls;
    call.require(program.calls.isEmpty(), "nothing done before the class above refuses it", done);
  }

  @Check(rule = "R5", points = 3, about = "SaveGameCommand")
  @DisplayName("The command writes the game as it stands when it is executed")
  void writesTheGame() throws Exception {
    game.play(1, 1);
    SaveGameCommand early = command(GAME, file);
    game.play(0, 2);
    game.play(2, 2);
    game.undo();
    writes(early, "made after the first move");
    game.play(2, 1);
    command("Noughts", folder.resolve("another.txt"));
    writes(early, "made after the first move, and executed before the last one");
    game.newGame();
    writes(command(GAME, file), "made now");
  }

  private void writes(SaveGameCommand command, String when) throws Exception {
    String expected = game.at(() -> SavedGameText.write(SavedGame.ofCurrent(GAME)));
    Call<String> call =
        game.call(
                EXECUTE,
                () -> {
                  PlayAccess.execute(command);
                  return Files.exists(file) ? Files.readString(file) : "no file at all";
                })
            .on("%s\ncommand = new SaveGameCommand(file, game), %s".formatted(game, when));
    String seen = call.get("the game written to game.txt");
    if (!read(seen).equals(read(expected))) {
      call.fail("in game.txt\n" + expected.strip(), "yours wrote\n" + seen.strip());
    }
    call.as(none -> List.of(folder.toFile().list())).lists(List.of("game.txt"));
  }

  /** What a text means; the text itself if it is no saved game. */
  private static Object read(String text) {
    try {
      return SavedGameText.read(text);
    } catch (SavedGameException none) {
      return text;
    }
  }

  private SaveGameCommand command(String name, Path where) {
    return game.call(
            "new SaveGameCommand(file, \"%s\")".formatted(name),
            () -> new SaveGameCommand(where, name))
        .get("a command");
  }

  @Check(rule = "R6", points = 2, about = "SaveGameCommand")
  @DisplayName("A file that cannot be written ends the command with an exception that names it")
  void tellsTrouble() {
    SaveGameCommand command = command(GAME, folder.resolve("nowhere").resolve("game.txt"));
    Call.run(EXECUTE, () -> game.context().run(() -> PlayAccess.execute(command)))
        .on("the file is nowhere/game.txt, and there is no folder nowhere")
        .isRefused(
            thrown ->
                (thrown instanceof RuntimeException || thrown instanceof Error)
                    && String.valueOf(Shown.message(thrown)).contains("game.txt"),
            "an unchecked exception whose message has game.txt in it");
  }

  @Check(rule = "R7", kind = Kind.STRUCTURE)
  @DisplayName("They print nothing")
  void printNothing(Subject subject) {
    Structure.each(subject).forEach(Structure::printsNothing);
  }

  @Check(rule = "R2", kind = Kind.STRUCTURE, points = 3, about = "SavingApplication")
  @DisplayName("A button only submits its command, which saves or opens later")
  void worksLater() throws Exception {
    Program program = program(GAME);
    game.play(2, 0);
    Call<List<String>> save = press(program, program.button("Save"), file);
    String expected = "submit(a SaveGameCommand)";
    save.require(calls -> calls.contains(expected), expected, calls -> "yours did " + calls);
    String seen = "the file was there before the command was executed";
    save.require(!Files.exists(file), "nothing saved yet", seen);
    Files.writeString(file, game.at(() -> SavedGameText.write(SavedGame.ofCurrent(GAME))));
    game.play(1, 1);
    String before = game.toString();
    Call<List<String>> open = press(program, program.button("Open"), file);
    open.get();
    seen = "the board had changed before the command was executed";
    open.require(before.equals(game.toString()), "nothing opened yet", seen);
  }

  @Check(rule = "R4", kind = Kind.STRUCTURE, points = 3, about = "SavingApplication")
  @DisplayName("What the class above can do, it does itself")
  void leavesTheRestToTheClassAbove(Subject subject) {
    Structure.of(subject, SavingApplication.class.getName())
        .at("handleButton")
        .upTo("Command.*")
        .avoids(
            "names of other buttons passed on to the class above",
            "framework.play.(\\w+)Command.new");
  }

  @Check(rule = "R8", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("The command knows no program and no window, and neither class knows a game")
  void knowsNoProgram(Subject subject) {
    Structure.of(subject, SaveGameCommand.class.getName())
        .knowsNone(
            "a command that knows no program and no window",
            "framework\\.application\\..*|javax\\.swing\\..*|java\\.awt\\..*");
    Roles.knowsNoOtherGame(subject, "none");
    Roles.sharesNothing(subject);
  }
}
