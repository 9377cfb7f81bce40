package boardwright.diagnosis;

import static boardwright.RealTree.ROOT;
import boardwright.contract.Submissions;
import boardwright.grading.*;
import boardwright.lab.*;
import boardwright.sandbox.Sandbox;
import boardwright.solutions.*;
import boardwright.testkit.Finding;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

public final class Dump {
  static final JsonMapper JSON = JsonMapper.builder().build();
  public static void main(String[] a) throws Exception {
    Lab lab = new Course(ROOT).lab(a[0]).orElseThrow();
    String seeds = a[1];
    int step = Integer.parseInt(a[2]);
    Solutions sol = new Solutions(lab);
    Path scratch = Files.createTempDirectory("dump");
    try (java.io.PrintWriter out = new java.io.PrintWriter(a[3])) {
      for (String sd : seeds.split(",")) {
        long seed = Long.parseLong(sd);
        BlockingQueue<Grader> gs = new LinkedBlockingQueue<>();
        for (int i = 0; i < 2; i++) gs.add(Grader.of(lab, seed, WarmWorkers.SHARED, false, Sandbox.NONE));
        ExecutorService ex = Executors.newFixedThreadPool(2);
        List<Future<?>> fs = new ArrayList<>();
        int n = 0;
        for (Fault f : sol.faults()) {
          Set<String> cls = new TreeSet<>();
          Solution whole = sol.solution(f);
          f.missing().forEach(x -> cls.add(simple(x)));
          whole.filesUnlike(sol.model()).keySet().forEach(x -> cls.add(simple(x)));
          fs.add(ex.submit(() -> { one(gs, lab, whole, f, "", cls, seed, scratch, out); return null; }));
          if (seeds.startsWith(sd)) {
            for (Variant v : sol.variants()) {
              Optional<Solution> p = sol.planted(f, v);
              if (p.isPresent() && n++ % step == 0)
                fs.add(ex.submit(() -> { one(gs, lab, p.get(), f, v.id(), cls, seed, scratch, out); return null; }));
            }
          }
        }
        for (Future<?> x : fs) try { x.get(); } catch (ExecutionException e) { System.out.println(e.getCause()); }
        ex.shutdown();
        for (Grader g : gs) g.close();
      }
    }
    System.exit(0);
  }
  static String simple(String x) { return x.substring(x.lastIndexOf('/') + 1).replace(".java", ""); }
  static void one(BlockingQueue<Grader> gs, Lab lab, Solution s, Fault f, String v, Set<String> cls, long seed, Path scratch, java.io.PrintWriter out) throws Exception {
    Grader g = gs.take();
    Report r;
    try {
      Set<String> st = new HashSet<>();
      f.loses().forEach(c -> st.add(c.split("/")[0]));
      r = g.grade(Submissions.of(s, lab, scratch.resolve(v + "-" + seed)), x -> !x.isWholeProgram() && !x.isForAPerson() && (st.contains(x.id()) || x.replaces().stream().anyMatch(cls::contains)));
    } finally { gs.add(g); }
    synchronized (out) {
      ObjectNode top = JSON.createObjectNode();
      top.put("lab", lab.id()); top.put("fault", f.id()); top.put("variant", v); top.put("seed", seed);
      top.put("about", f.misconception());
      cls.forEach(top.putArray("classes")::add);
      var arr = top.putArray("checks");
      r.stages().forEach(stage -> stage.checks().forEach(c -> {
        if (c.passed()) return;
        ObjectNode o = arr.addObject();
        o.put("id", c.check().id()); o.put("verdict", c.verdict().word()); o.put("message", c.message());
        stage.stage().replaces().forEach(o.putArray("replaces")::add);
        Finding d = c.finding();
        if (d != null) { o.put("called", d.called()); o.put("on", d.on()); o.put("expected", d.expected()); o.put("seen", d.seen()); }
      }));
      out.println(JSON.writeValueAsString(top));
    }
  }
}
