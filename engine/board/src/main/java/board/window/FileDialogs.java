package board.window;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JFileChooser;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import javax.swing.filechooser.FileNameExtensionFilter;

/** Lets a person choose files, each time in the folder of the file that was chosen last. */
public final class FileDialogs {

  private final JFrame window;
  private File last;

  /** Makes the dialogs of a window. */
  FileDialogs(JFrame window) {
    this.window = window;
  }

  private JFileChooser chooser() {
    JFileChooser chooser = new JFileChooser();
    chooser.setFileFilter(new FileNameExtensionFilter("Games (*.txt)", "txt"));
    if (last != null) {
      chooser.setSelectedFile(last);
    }
    return chooser;
  }

  /** Asks which file to open; empty for none. */
  public Optional<Path> chooseToOpen() {
    JFileChooser chooser = chooser();
    if (chooser.showOpenDialog(window) != JFileChooser.APPROVE_OPTION) {
      return Optional.empty();
    }
    last = chooser.getSelectedFile();
    return Optional.of(last.toPath());
  }

  /**
   * Asks where to save, and whether a file that is there may be replaced; empty for nowhere.
   *
   * @param name the name that is offered at first
   */
  public Optional<Path> chooseToSave(String name) {
    JFileChooser chooser = chooser();
    if (last == null) {
      chooser.setSelectedFile(new File(name));
    }
    if (chooser.showSaveDialog(window) != JFileChooser.APPROVE_OPTION) {
      return Optional.empty();
    }
    last = chooser.getSelectedFile();
    return Files.exists(last.toPath()) && !mayReplace()
        ? Optional.empty()
        : Optional.of(last.toPath());
  }

  private boolean mayReplace() {
    String question = "Replace " + last.getName() + "?";
    return JOptionPane.showConfirmDialog(
            window, question, window.getTitle(), JOptionPane.YES_NO_OPTION)
        == JOptionPane.YES_OPTION;
  }
}
