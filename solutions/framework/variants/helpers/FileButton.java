package framework.saved;

import framework.play.Command;
import java.nio.file.Path;
import java.util.function.BiFunction;

class FileButton {
  private final String name;
  private final String tip;
  private final String key;
  private final BiFunction<Path, String, Command> maker;

  FileButton(String name, String tip, String key, BiFunction<Path, String, Command> maker) {
    this.name = name;
    this.tip = tip;
    this.key = key;
    this.maker = maker;
  }

  String getName() {
    return name;
  }

  String getTip() {
    return tip;
  }

  String getKey() {
    return key;
  }

  String getVerb() {
    return name.substring(0, name.length() - 1);
  }

  Command command(Path file, String game) {
    return maker.apply(file, game);
  }
}
