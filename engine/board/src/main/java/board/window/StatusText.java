package board.window;

import board.picture.Theme;
import java.awt.Color;
import java.awt.Font;
import javax.swing.BorderFactory;
import javax.swing.JTextArea;
import javax.swing.Timer;

/**
 * The line that says how the game stands. For some seconds it can say something else: news, or, in
 * bold red, what went wrong. A long sentence goes on in a second line.
 */
final class StatusText extends JTextArea {

  private static final long serialVersionUID = 1L;
  private static final int GAP = 8;
  private static final int SECONDS = 8;
  private static final int MILLIS = 1000;
  private static final Color TROUBLE = new Color(0xA61B1B);
  private static final Color TROUBLE_ON_DARK = new Color(0xFF9A8D);

  private final Timer end = new Timer(SECONDS * MILLIS, event -> endNews());
  private String standing = " ";
  private boolean trouble;

  /** Creates a line that says nothing yet. */
  StatusText() {
    super(" ");
    setName("status");
    setLineWrap(true);
    setWrapStyleWord(true);
    setEditable(false);
    setFocusable(false);
    setOpaque(false);
    setBorder(BorderFactory.createEmptyBorder(GAP, GAP, GAP, GAP));
    getAccessibleContext().setAccessibleName("How the game stands");
    end.setRepeats(false);
  }

  /** Says how the game stands, if that has changed; news end then. */
  void showStanding(String sentence) {
    if (!sentence.equals(standing)) {
      standing = sentence;
      endNews();
    }
  }

  /** Says something else for some seconds, or until the game stands differently. */
  void showNews(String sentence, boolean isTrouble) {
    trouble = isTrouble;
    update(sentence);
    end.restart();
  }

  private void endNews() {
    end.stop();
    trouble = false;
    update(standing);
  }

  private void update(String sentence) {
    setText(sentence);
    colour();
    getAccessibleContext().setAccessibleDescription(sentence);
  }

  private void colour() {
    Theme theme = Theme.ofWindows();
    setFont(getFont().deriveFont(trouble ? Font.BOLD : Font.PLAIN));
    Color red = theme == Theme.DARK ? TROUBLE_ON_DARK : TROUBLE;
    setForeground(trouble ? red : theme.ink());
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setOpaque(false);
    if (end != null) { // null while the constructor of JTextArea calls this
      colour();
    }
  }
}
