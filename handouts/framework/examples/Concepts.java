import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Move;
import framework.model.MoveController;
import framework.model.MovePieceMove;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.play.Command;
import framework.play.CommandFailedException;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/** The code in the section "Concept" of each page, with what it needs to compile. */
final class Concepts {
  private Concepts() {}

  /** Template Method. */
  abstract static class Page1 {
    public abstract class Report {
      private final List<String> lines;

      protected Report(Path file) throws IOException {
        lines = Files.readAllLines(file);
      }

      public final void print() {
        System.out.println(titleHook());
        lines.forEach(System.out::println);
      }

      protected abstract String titleHook();
    }

    class LogReport extends Report {
      LogReport() throws IOException {
        super(Path.of("log.txt"));
      }

      @Override
      protected String titleHook() {
        return "What happened today";
      }
    }
  }

  /** Iterator. */
  abstract static class Page1b {
    void loop(Iterable<String> songs) {
      Iterator<String> each = songs.iterator();
      while (each.hasNext()) {
        String song = each.next();
        System.out.println(song);
      }
    }

    class Countdown implements Iterator<Integer> {
      private int next;

      Countdown(int start) {
        next = start;
      }

      @Override
      public boolean hasNext() {
        return next >= 0;
      }

      @Override
      public Integer next() {
        if (!hasNext()) {
          throw new NoSuchElementException("The countdown is over.");
        }
        next--;
        return next + 1;
      }
    }
  }

  /** Graphics are given back as they came. */
  abstract static class Page2 {
    public class FlagPainter {
      public void draw(Graphics2D graphics, Rectangle place) {
        Color colorBefore = graphics.getColor();
        Shape clipBefore = graphics.getClip();
        graphics.clip(place);
        graphics.setColor(Color.RED);
        graphics.fillRect(place.x, place.y, place.width, place.height / 2);
        graphics.setColor(colorBefore);
        graphics.setClip(clipBefore);
      }
    }
  }

  /** A subclass asks the class above. */
  abstract static class Page3 {
    interface Vehicle {}
    record Lorry(int height) implements Vehicle {}

    class Ferry {
      private int aboard;

      public boolean take(Vehicle vehicle) {
        aboard++;
        return true;
      }
    }

    class LowFerry extends Ferry {
      @Override
      public boolean take(Vehicle vehicle) {
        if (vehicle instanceof Lorry lorry && lorry.height() > 4) {
          return false;
        }
        return super.take(vehicle);
      }
    }
  }

  /** A constructor as an object. */
  abstract static class Page4 {
    interface Drink {}

    public class DrinkMachine {
      private final Function<String, ? extends Drink> maker;

      public DrinkMachine(Function<String, ? extends Drink> maker) {
        this.maker = maker;
      }

      public Drink sell(String buyer) {
        return maker.apply(buyer);
      }
    }
  }

  /** Suppliers. */
  abstract static class Page5 {
    void suppliers() {
      Supplier<StringBuilder> maker = StringBuilder::new;
      StringBuilder first = maker.get().append("X");
      StringBuilder second = maker.get();
      System.out.println(first.length() + " " + second.length());

      StringBuilder kept = new StringBuilder();
      Supplier<StringBuilder> keeper = () -> kept;
      System.out.println(keeper.get() == keeper.get());
    }
  }

  /** Overriding. */
  abstract static class Page6 {
    public class King extends Piece {
      public King(Player player) {
        super(player);
      }

      @Override
      public boolean isMoveableTo(Space target) {
        int rows = Math.abs(target.getRow() - getSpace().getRow());
        int columns = Math.abs(target.getColumn() - getSpace().getColumn());
        return rows <= 1 && columns <= 1 && rows + columns > 0;
      }
    }
  }

  /** A race: collect first, then decide. */
  abstract static class Page7 {
    abstract static class RaceBoard extends Board {
      RaceBoard() throws InvalidSingletonInstantiationException {
        super(6, 2);
      }

      @Override
      protected GameOverStatus gameOverHook() {
        Set<Player> arrived = new HashSet<>();
        for (Space space : this) {
          if (space.getRow() == 5 && !space.isEmpty()) {
            arrived.add(space.getPiece().getPlayer());
          }
        }
        if (arrived.isEmpty()) {
          return GameOverStatus.NOT_OVER;
        }
        Player winner = arrived.size() == 1 ? arrived.iterator().next() : null;
        return new GameOverStatus(true, winner);
      }

      @Override
      protected void newGameHook(List<Player> players) {
        for (Player player : players) {
          getSpace(0, players.indexOf(player)).placePiece(new Piece(player));
        }
      }
    }
  }

  /** A move that captures. */
  abstract static class Page8 {
    static class CapturingMove extends MovePieceMove {
      CapturingMove(
          MoveController controller, Player player, Piece piece, Space from, Space to) {
        super(controller, player, piece, from, to);
      }

      private Piece captured;

      @Override
      protected boolean makeMoveHook() {
        captured = getToSpace().clearSpace();
        getFromSpace().clearSpace();
        return getToSpace().placePiece(getPiece());
      }

      @Override
      protected boolean undoHook() {
        getToSpace().clearSpace();
        getFromSpace().placePiece(getPiece());
        return captured == null || getToSpace().placePiece(captured);
      }
    }
  }

  /** A drawing that looks at what it draws. */
  abstract static class Page9 {
    interface Tank {
      Integer getPercent();
    }

    private Tank tank;

    public void draw(Graphics2D graphics, Rectangle place) {
      Graphics2D pen = (Graphics2D) graphics.create();
      pen.translate(place.x, place.y);
      int edge = place.width / 10;
      pen.setColor(Color.GRAY);
      pen.fillRect(0, 0, place.width, place.height);
      Integer percent = tank.getPercent();
      if (percent != null) {
        int height = (place.height - 2 * edge) * percent / 100;
        pen.setColor(Color.CYAN);
        pen.fillRect(edge, place.height - edge - height, place.width - 2 * edge, height);
      }
      pen.dispose();
    }
  }

  /** Factory Method. */
  abstract static class Page10 {
    interface Account {}
    record CurrentAccount(String owner, int cents) implements Account {}
    record SavingsAccount(String owner, int cents) implements Account {}

    class Bank {
      final Account open(String owner) {
        return createAccount(owner, 0);
      }
      Account createAccount(String owner, int cents) {
        return new CurrentAccount(owner, cents);
      }
    }

    class SavingsBank extends Bank {
      @Override
      Account createAccount(String owner, int cents) {
        return new SavingsAccount(owner, cents);
      }
    }
  }

  /** Strategy, and an interruption. */
  abstract static class Page11 {
    interface Taste { String choose(List<String> menu); }
    record Guest(Taste taste) {
      String order(List<String> menu) {
        return taste.choose(menu);
      }
    }
    record AnyDish(Random random) implements Taste {
      @Override
      public String choose(List<String> menu) {
        return menu.get(random.nextInt(menu.size()));
      }
    }

    interface Door {
      boolean isOpen();

      void knock();
    }

    void waitAt(Door door) throws InterruptedException {
      while (!door.isOpen()) {
        door.knock();
        Thread.sleep(1000);
      }
    }
  }

  /** Trying a move on a copy. */
  abstract static class Page12 {
    static int[] after(int[] heaps, int heap, int stones) {
      int[] copy = heaps.clone();
      copy[heap] -= stones;
      return copy;
    }

    static boolean canWin(int[] heaps) {
      for (int heap = 0; heap < heaps.length; heap++) {
        if (heaps[heap] > 0 && Arrays.stream(after(heaps, heap, heaps[heap])).sum() == 0) {
          return true;
        }
      }
      return false;
    }
  }

  /** Command, and a file that is never half written. */
  abstract static class Page13 {
    public class ReadGuestsCommand extends Command {
      private final Path file;
      private final List<String> guests;

      public ReadGuestsCommand(Path file, List<String> guests) {
        this.file = file;
        this.guests = guests;
      }

      @Override
      protected void executeHook() {
        try {
          guests.addAll(Files.readAllLines(file));
        } catch (IOException e) {
          throw new CommandFailedException("No guests could be read from " + file + ".", e);
        }
      }
    }

    void write(Path file, String text) throws IOException {
      Path part = file.resolveSibling(
          file.getFileName() + "." + Long.toHexString(System.nanoTime()) + ".part");
      try {
        Files.writeString(part, text, StandardOpenOption.CREATE_NEW);
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(part);
      }
    }
  }

  /** Template Method with a guard. */
  abstract static class Page14 {
    public abstract class Ride {
      private boolean running;

      public final int run(int guests) {
        running = true;
        try {
          return rideHook(guests);
        } finally {
          running = false;
        }
      }

      public final boolean isRunning() {
        return running;
      }

      protected abstract int rideHook(int guests);
    }
  }

  /** A lock, and a note who may enter. */
  abstract static class Page15 {
    public class Studio {
      private final Object lock = new Object();
      private Thread recording;

      public void record(Runnable song) {
        synchronized (lock) {
          Thread before = recording;
          recording = Thread.currentThread();
          try {
            song.run();
          } finally {
            recording = before;
          }
        }
      }

      public void play(String tone) {
        synchronized (lock) {
          if (recording != Thread.currentThread()) {
            throw new IllegalStateException(tone + " is not part of a recording.");
          }
        }
      }
    }
  }

  /** A pass is a move. */
  abstract static class Page16 {
    abstract static class GardenBoard extends Board {
      GardenBoard() throws InvalidSingletonInstantiationException {
        super(3, 4);
      }

      abstract boolean canPlant(Player player);
    }

    final class PassMove extends Move {
      private final Space space;

      PassMove(MoveController controller, Player player, Space space) {
        super(controller, player);
        this.space = space;
      }

      @Override
      public List<Space> getSpaces() {
        return List.of(space);
      }

      @Override
      protected boolean executeHook() {
        return !((GardenBoard) space.getBoard()).canPlant(getPlayer());
      }

      @Override
      protected boolean undoHook() {
        return true;
      }
    }
  }
}
