package boardwright.html;

import boardwright.book.Chromium;
import java.io.Closeable;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A Chromium without a window, spoken to by its DevTools protocol. */
public final class Browser implements Closeable {
  private static final JsonMapper JSON = JsonMapper.shared();
  private static final int SECONDS = 60;

  /** The texts whose letters are too much like what is behind them. */
  private static final String CONTRASTS =
      """
      (() => {
        const parts = (color) => color.match(/[\\d.]+/g).map(Number);
        const light = (color) => parts(color).slice(0, 3).map((c) => c / 255)
          .map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
          .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
        const behind = (element) => {
          for (let at = element; at; at = at.parentElement) {
            const color = getComputedStyle(at).backgroundColor;
            if (parts(color).length === 3 || parts(color)[3] > 0) return color;
          }
          return 'rgb(255, 255, 255)';
        };
        document.querySelectorAll('details').forEach((one) => { one.open = true; });
        const found = [];
        document.querySelectorAll('body *:not(svg *):not(script):not(option)').forEach((one) => {
          const own = [...one.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
          const [a, b] = [light(getComputedStyle(one).color), light(behind(one))];
          const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
          if (own && ratio < 4.5) found.push(one.textContent.trim() + ' ' + ratio.toFixed(2));
        });
        return found.join('; ');
      })()
      """;

  private final Process process;
  private final WebSocket socket;
  private final Map<Integer, CompletableFuture<JsonNode>> asked = new ConcurrentHashMap<>();
  private final List<String> complaints = new CopyOnWriteArrayList<>();
  private final AtomicInteger number = new AtomicInteger();
  private volatile CompletableFuture<Void> loaded = new CompletableFuture<>();

  private Browser(Process process, URI page) {
    this.process = process;
    this.socket =
        HttpClient.newHttpClient().newWebSocketBuilder().buildAsync(page, new Ear()).join();
  }

  /** The browser of this machine; empty if it has none. */
  public static Optional<Path> installed() {
    return Chromium.find(System.getenv().getOrDefault("PATH", "")).map(Chromium::program);
  }

  /** Starts it, with an empty profile in this folder. */
  public static Browser start(Path program, Path profile) throws IOException, InterruptedException {
    List<String> call = new ArrayList<>(List.of(program.toString()));
    call.addAll(
        List.of(
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--remote-debugging-port=0",
            "--user-data-dir=" + profile,
            "about:blank"));
    Process process =
        new ProcessBuilder(call)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    Path port = profile.resolve("DevToolsActivePort");
    for (int i = 0; i < SECONDS * 10 && (!Files.exists(port) || Files.size(port) == 0); i++) {
      if (!process.isAlive()) {
        throw new IOException("the browser ended at once");
      }
      TimeUnit.MILLISECONDS.sleep(100);
    }
    String address = "http://127.0.0.1:" + Files.readAllLines(port).get(0) + "/json/list";
    HttpResponse<String> list =
        HttpClient.newHttpClient()
            .send(
                HttpRequest.newBuilder(URI.create(address)).build(),
                HttpResponse.BodyHandlers.ofString());
    for (JsonNode target : JSON.readTree(list.body())) {
      if (target.path("type").asString().equals("page")) {
        Browser browser =
            new Browser(process, URI.create(target.path("webSocketDebuggerUrl").asString()));
        browser.ask("Page.enable", Map.of());
        browser.ask("Runtime.enable", Map.of());
        browser.ask("Log.enable", Map.of());
        return browser;
      }
    }
    process.destroyForcibly();
    throw new IOException("the browser has no page");
  }

  /** Opens a page in a window of this size and waits until it is there. */
  public void open(Path page, int width, int height) {
    complaints.clear();
    ask(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 500));
    go(page.toUri().toString());
  }

  /** Shows what follows as a system does that is set to {@code light} or {@code dark}. */
  public void scheme(String name) {
    Map<String, String> feature = Map.of("name", "prefers-color-scheme", "value", name);
    ask("Emulation.setEmulatedMedia", Map.of("features", List.of(feature)));
  }

  /** Goes to an address and waits until it is there. */
  public void go(String address) {
    loaded = new CompletableFuture<>();
    ask("Page.navigate", Map.of("url", address));
    loaded.orTimeout(SECONDS, TimeUnit.SECONDS).join();
  }

  /** What an expression in the page gives. */
  public JsonNode value(String expression) {
    JsonNode answer =
        ask("Runtime.evaluate", Map.of("expression", expression, "returnByValue", true));
    if (answer.has("exceptionDetails")) {
      throw new IllegalStateException(answer.path("exceptionDetails").toString());
    }
    return answer.path("result").path("value");
  }

  /** What an expression in the page gives, as a text. */
  public String text(String expression) {
    return value("String(" + expression + ")").asString();
  }

  /** The texts whose letters are too much like what is behind them; empty if there are none. */
  public String lowContrasts() {
    return text(CONTRASTS);
  }

  /** Puts what a page saves into this folder. */
  public void downloadTo(Path folder) {
    ask(
        "Browser.setDownloadBehavior",
        Map.of("behavior", "allow", "downloadPath", folder.toAbsolutePath().toString()));
  }

  /** Presses a key, such as {@code Tab}, {@code ArrowDown} or {@code n}. */
  public void press(String key) {
    int code =
        switch (key) {
          case "Tab" -> 9;
          case "Escape" -> 27;
          case "Enter" -> 13;
          case "End" -> 35;
          case "Home" -> 36;
          case "ArrowLeft" -> 37;
          case "ArrowUp" -> 38;
          case "ArrowRight" -> 39;
          case "ArrowDown" -> 40;
          default -> key.toUpperCase(Locale.ROOT).charAt(0); // a letter, or a digit
        };
    Map<String, Object> event =
        new java.util.HashMap<>(Map.of("key", key, "code", key, "windowsVirtualKeyCode", code));
    event.put("type", "keyDown");
    if (key.equals("Enter") || key.length() == 1) {
      event.put("text", key.equals("Enter") ? "\r" : key);
    }
    ask("Input.dispatchKeyEvent", event);
    event.remove("text");
    event.put("type", "keyUp");
    ask("Input.dispatchKeyEvent", event);
  }

  /** Types letters into what has the focus. */
  public void type(String letters) {
    ask("Input.insertText", Map.of("text", letters));
  }

  /** Errors and warnings since the page was opened. */
  public List<String> complaints() {
    return List.copyOf(complaints);
  }

  /** A picture of the whole page, as PNG. */
  public byte[] picture() {
    return bytes(
        ask("Page.captureScreenshot", Map.of("format", "png", "captureBeyondViewport", true)));
  }

  /** The page as it is printed, as PDF. */
  public byte[] print() {
    return bytes(
        ask("Page.printToPDF", Map.of("preferCSSPageSize", true, "printBackground", false)));
  }

  private static byte[] bytes(JsonNode answer) {
    return Base64.getDecoder().decode(answer.path("data").asString());
  }

  private JsonNode ask(String method, Map<String, ?> parameters) {
    int id = number.incrementAndGet();
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    asked.put(id, answer);
    ObjectNode question = JSON.createObjectNode();
    question.put("id", id);
    question.put("method", method);
    question.set("params", JSON.valueToTree(parameters));
    socket.sendText(question.toString(), true).join();
    return answer.orTimeout(SECONDS, TimeUnit.SECONDS).join();
  }

  @Override
  public void close() {
    socket.abort();
    process.descendants().forEach(ProcessHandle::destroy);
    process.destroy();
    try {
      if (!process.waitFor(10, TimeUnit.SECONDS)) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().waitFor(10, TimeUnit.SECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Hears what the browser says. */
  private final class Ear implements WebSocket.Listener {
    private final StringBuilder heard = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
      heard.append(part);
      if (last) {
        hear(JSON.readTree(heard.toString()));
        heard.setLength(0);
      }
      from.request(1);
      return null;
    }

    private void hear(JsonNode said) {
      if (said.has("id")) {
        JsonNode answer = said.has("error") ? said.path("error") : said.path("result");
        asked.remove(said.path("id").asInt()).complete(answer);
        return;
      }
      JsonNode event = said.path("params");
      switch (said.path("method").asString()) {
        case "Page.loadEventFired" -> loaded.complete(null);
        case "Runtime.exceptionThrown", "Log.entryAdded" -> complaints.add(event.toString());
        case "Runtime.consoleAPICalled" -> complaints.add(event.path("args").toString());
        case "Page.javascriptDialogOpening" -> complaints.add("a dialogue opened: " + event);
        default -> {
          // not asked for
        }
      }
    }
  }
}
