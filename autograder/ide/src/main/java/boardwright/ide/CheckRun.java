package boardwright.ide;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * One call of the command {@code check}, in its own process: neither what the IDE compiled nor what
 * else it has on its class path takes part.
 *
 * @param kit the top folder
 */
record CheckRun(Path kit) {
  /**
   * Checks what is saved.
   *
   * @param target a lab, or a stage of one as {@code LAB/STAGE}
   * @return the verdicts, in the order of the pages
   * @throws IOException with the command's own words if there are none
   */
  List<CheckOutcome> check(String target) throws IOException {
    Path folder = Files.createDirectories(kit.resolve(".boardwright"));
    Path file = Files.createTempFile(folder, "ide", ".xml");
    Path said = Files.createTempFile(folder, "ide", ".txt");
    try {
      int code = start(target, file, said);
      if (Files.size(file) == 0) {
        String words = Files.readString(said, StandardCharsets.UTF_8).strip();
        throw new IOException(words.isEmpty() ? "check ended with code " + code : words);
      }
      return read(file);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("check was interrupted", e);
    } finally {
      Files.deleteIfExists(file);
      Files.deleteIfExists(said);
    }
  }

  private int start(String target, Path file, Path said) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    if (System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows")) {
      command.add(kit.resolve("boardwright.cmd").toString());
    } else {
      command.addAll(List.of("/bin/sh", kit.resolve("boardwright").toString()));
    }
    command.addAll(List.of("check", target, "--junit", file.toString()));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(kit.toFile())
            .redirectErrorStream(true)
            .redirectOutput(said.toFile());
    // an IDE that was not started from a terminal knows of no JDK but its own
    String home = System.getProperty("java.home");
    if (Files.exists(Path.of(home, "bin", "javac"))
        || Files.exists(Path.of(home, "bin", "javac.exe"))) {
      builder.environment().put("JAVA_HOME", home);
    }
    Process process = builder.start();
    process.getOutputStream().close();
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      process.descendants().forEach(ProcessHandle::destroy);
      process.destroy();
      throw e;
    }
  }

  private static List<CheckOutcome> read(Path file) throws IOException {
    List<CheckOutcome> verdicts = new ArrayList<>();
    try {
      NodeList cases =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(file.toFile())
              .getElementsByTagName("testcase");
      for (int i = 0; i < cases.getLength(); i++) {
        verdicts.add(verdict((Element) cases.item(i)));
      }
    } catch (ParserConfigurationException | SAXException e) {
      throw new IOException("the verdicts of check could not be read: " + e.getMessage(), e);
    }
    return verdicts;
  }

  private static CheckOutcome verdict(Element test) {
    String type = test.getAttribute("classname");
    String stage = type.substring(type.lastIndexOf('.') + 1);
    for (Node child = test.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child instanceof Element trouble && trouble.hasAttribute("type")) {
        return new CheckOutcome(
            stage,
            test.getAttribute("name"),
            trouble.getAttribute("type"),
            trouble.getAttribute("message"),
            trouble.getTextContent());
      }
    }
    return new CheckOutcome(stage, test.getAttribute("name"), "", "", "");
  }
}
