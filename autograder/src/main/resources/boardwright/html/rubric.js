"use strict";
(() => {
  const find = (id) => document.getElementById(id);
  const make = (name, properties, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };
  const { criteria, students } = JSON.parse(find("data").textContent);
  const files = find("files");
  let student; // who is shown
  let rules; // the criteria of this student
  let current; // which of these the keys are about
  let place = ""; // the line that the next comment is about

  // --- what is chosen and not decided yet; the browser keeps it if it can ------------------------
  const KEY = `boardwright rubric ${location.pathname}`;
  let kept = { drafts: {}, saved: "" };
  try { kept = JSON.parse(localStorage.getItem(KEY)) || kept; } catch { /* nothing was kept */ }
  const has = (state, { line, remark }) =>
    state.comments.some((other) => other.line === line && other.remark === remark);
  const stateOf = (one, check) => kept.drafts[`${one.id}/${check}`] || one.decided[check];
  const put = (one, check, state) => {
    const was = one.decided[check];
    const isSame = state.value === was.value && state.comments.length === was.comments.length &&
      state.comments.every((each) => has(was, each));
    kept.drafts[`${one.id}/${check}`] = isSame ? undefined : state;
  };
  students.forEach((one) => {
    one.decided = {};
    one.criteria.forEach((check) => {
      const said = one.corrections.filter((each) => each.check === check);
      const value = said.filter((each) => each.points).at(-1)?.points || "";
      one.decided[check] = { value, comments: said.filter((each) => each.remark) };
      put(one, check, stateOf(one, check)); // what was chosen may have been decided meanwhile
    });
  });
  const change = (check, parts) => {
    put(student, check, { ...stateOf(student, check), ...parts });
    keep();
  };
  const keep = () => {
    try { localStorage.setItem(KEY, JSON.stringify(kept)); } catch { /* only the file has it */ }
    find("save").classList.toggle("due", isUnsaved());
    find("student").selectedOptions[0].textContent = title(student);
    const open = students.reduce((sum, one) => sum + openOf(one), 0);
    find("left").textContent = `${open} ${open === 1 ? "criterion" : "criteria"} open`;
  };

  // --- the file: corrections, as regrade takes them ----------------------------------------------
  const rowsOf = (one, check) => {
    const [was, state] = [one.decided[check], stateOf(one, check)];
    const row = (value, { line, remark }) => [one.id, check, value, line, remark];
    const none = { line: "", remark: "" };
    const again = (was.value && !state.value) || !was.comments.every((each) => has(state, each));
    const fresh = state.comments.filter((each) => again || !has(was, each));
    const rows = again ? [row("take back", none)] : [];
    let beside;
    if (state.value && (again || state.value !== was.value)) {
      beside = state.comments.find((each) => each.points) || fresh.find((each) => !each.line);
      rows.push(row(state.value, beside || none));
    }
    return rows.concat(fresh.filter((each) => each !== beside).map((each) => row("", each)));
  };
  const table = () => {
    const cell = (value) => `"${value.replaceAll('"', '""')}"`;
    const rows = students.flatMap((one) => one.criteria.flatMap((check) => rowsOf(one, check)));
    return rows.map((row) => `${row.map(cell).join(",")}\n`).join("");
  };
  const isUnsaved = () => table() !== "" && table() !== kept.saved;
  const save = () => {
    kept.saved = table();
    const file = new Blob(["submission,check,points,line,remark\n", kept.saved]);
    make("a", { download: "rubric-decisions.csv", href: URL.createObjectURL(file) }).click();
    keep();
    say("Saved as rubric-decisions.csv. Now call regrade with --corrections and that file.");
  };
  const say = (sentence) => { find("said").textContent = sentence; };
  addEventListener("beforeunload", (event) => { if (isUnsaved()) event.preventDefault(); });

  // --- students ----------------------------------------------------------------------------------
  const openOf = (one) => one.criteria.filter((check) => !stateOf(one, check).value).length;
  const title = (one) => `${one.name}: ${openOf(one) ? `${openOf(one)} open` : "graded"}`;
  const show = (one) => {
    if (!one) return;
    if (student && isUnsaved()) say(`Save what you decided, also on ${student.name}?`);
    student = one;
    rules = criteria.filter((rule) => one.criteria.includes(rule.check));
    find("student").selectedIndex = students.indexOf(one);
    files.replaceChildren();
    find("criteria").replaceChildren(...rules.map(fieldset));
    mark(Math.max(0, rules.findIndex((rule) => !stateOf(one, rule.check).value)), "");
    showFiles();
  };
  const step = (by) => show(students[students.indexOf(student) + by]);
  const toOpen = () => {
    const at = students.indexOf(student) + 1;
    show([...students.slice(at), ...students.slice(0, at)].find(openOf));
  };

  // --- criteria ----------------------------------------------------------------------------------
  const boxes = () => [...find("criteria").children];
  const inputOf = (index) => boxes()[index].querySelector("form input");
  const fieldset = (rule) => {
    const { value } = stateOf(student, rule.check);
    const levels = [{ value: "", text: "still open", points: "" }, ...rule.levels];
    if (!levels.some((level) => level.value === value)) {
      levels.push({ value, text: "as decided", points: value });
    }
    const input = make("input", { autocomplete: "off" });
    input.setAttribute("list", "before");
    const onsubmit = (event) => {
      event.preventDefault();
      add(rule.check, input);
    };
    return make("fieldset", {},
      make("legend", {}, rule.title, " ", make("small", {}, `${rule.stage}, ${rule.most} points`)),
      ...levels.map((level, key) => make("label", { className: "level" },
        make("input", {
          type: "radio", name: rule.check, checked: level.value === value,
          onchange: () => change(rule.check, { value: level.value }),
        }),
        make("kbd", {}, `${key}`), make("span", {}, level.text), make("b", {}, level.points))),
      make("ul", {}),
      make("form", { onsubmit }, make("label", {}, make("span", {}), " ", input),
        make("button", {}, "Add")));
  };
  const mark = (index, at = place) => {
    current = index;
    place = at;
    boxes().forEach((box, i) => {
      box.ariaCurrent = i === index ? "true" : null;
      box.querySelector("form span").textContent =
        i === index && place ? `Comment on ${place}` : "Comment";
    });
    files.querySelectorAll(".picked").forEach((row) => row.classList.remove("picked"));
    lineAt(place)?.closest("tr").classList.add("picked");
    const said = students.flatMap((one) => stateOf(one, rules[index].check)?.comments || []);
    const before = new Set(said.map((each) => each.remark));
    find("before").replaceChildren(...[...before].map((value) => make("option", { value })));
  };
  const focus = (index) => {
    boxes()[index]?.querySelector(":checked").focus();
    boxes()[index]?.scrollIntoView({ block: "nearest" });
  };
  find("criteria").addEventListener("focusin", (event) => {
    const index = boxes().indexOf(event.target.closest("fieldset"));
    if (index !== current && index >= 0) mark(index);
  });

  // --- comments ----------------------------------------------------------------------------------
  const add = (check, input) => {
    const comment = { line: place, remark: input.value.trim() };
    const state = stateOf(student, check);
    if (!comment.remark || has(state, comment)) return;
    change(check, { comments: [...state.comments, comment] });
    input.value = "";
    lineAt(place)?.focus();
    mark(current, "");
    showComments();
  };
  const showComments = () => {
    files.querySelectorAll(".remark").forEach((row) => row.remove());
    rules.forEach(({ check, title: name }, index) => {
      const { comments } = stateOf(student, check);
      const onclick = (comment) => {
        change(check, { comments: comments.filter((each) => each !== comment) });
        showComments();
        inputOf(index).focus();
      };
      boxes()[index].querySelector("ul").replaceChildren(...comments.map((comment) => make("li", {},
        make("b", {}, comment.line), " ", comment.remark, " ",
        make("button", {
          ariaLabel: `Remove: ${comment.remark}`, onclick: () => onclick(comment),
        }, "×"))));
      comments.forEach(({ line, remark }) => {
        lineAt(line)?.closest("tr").after(make("tr", { className: "remark" },
          make("td", {}), make("td", {}, make("b", {}, name), " ", remark)));
      });
    });
  };

  // --- files: packed, since those of a whole class are many --------------------------------------
  const unpack = async (packed) => {
    const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return JSON.parse(await new Response(stream).text());
  };
  const showFiles = async () => {
    const wanted = student;
    const all = await unpack(wanted.files).catch(() => []);
    if (wanted !== student) return;
    if (!all.length) say("This browser can't unpack the files. Use a newer one.");
    files.replaceChildren(...all.map(({ path, lines: text }) =>
      make("details", { open: true }, make("summary", {}, make("bdi", {}, path)),
        make("table", { className: "source" },
          ...text.map((code, i) => lineOf(path, code, i + 1))))));
    files.scrollTop = 0;
    if (lines()[0]) lines()[0].tabIndex = 0;
    showComments();
  };
  const lineOf = (path, code, number) => {
    const line = make("button", {
      className: "line", tabIndex: -1, ariaLabel: `Comment on line ${number}`,
    }, `${number}`);
    line.dataset.at = `${path}:${number}`;
    return make("tr", {},
      make("th", { scope: "row" }, line), make("td", {}, make("code", {}, code)));
  };
  const lines = () => [...files.querySelectorAll("details[open] .line")];
  const lineAt = (at) => { // a decision may name only the end of a path
    const all = [...files.querySelectorAll(".line")];
    return all.find((line) => line.dataset.at === at) ||
      all.find((line) => at && line.dataset.at.endsWith(`/${at}`));
  };
  files.addEventListener("click", (event) => {
    const line = event.target.closest("tr")?.querySelector(".line");
    if (!line || !getSelection().isCollapsed) return;
    mark(current, line.dataset.at);
    inputOf(current).focus();
  });
  files.addEventListener("focusin", (event) => {
    if (!event.target.matches(".line")) return;
    files.querySelectorAll("[tabindex='0']").forEach((line) => { line.tabIndex = -1; });
    event.target.tabIndex = 0;
  });

  // --- keys --------------------------------------------------------------------------------------
  const letters = {
    n: () => step(1), p: () => step(-1), o: toOpen, s: save, c: () => inputOf(current).focus(),
  };
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    const by = { ArrowDown: 1, ArrowUp: -1 }[key];
    const isLine = target.matches(".line");
    const isMenu = event.ctrlKey || event.altKey || event.metaKey;
    if (key === "Escape" && place) {
      lineAt(place)?.focus();
      mark(current, "");
    } else if (isMenu || target.matches("select, form input")) {
      return;
    } else if (by && isLine) {
      lines()[lines().indexOf(target) + by]?.focus();
    } else if (!find("keys").checked) {
      return;
    } else if (by) {
      focus(current + by);
    } else if (/^\d$/.test(key)) {
      boxes()[current].querySelectorAll("[type=radio]")[key]?.click();
      if (!isLine) focus(current);
    } else if (key in letters) {
      const before = student;
      letters[key]();
      if (student !== before) focus(current);
    } else {
      return;
    }
    event.preventDefault();
  });

  find("student").append(...students.map((one) => make("option", {}, title(one))));
  find("student").onchange = (event) => show(students[event.target.selectedIndex]);
  find("back").onclick = () => step(-1);
  find("next").onclick = () => step(1);
  find("open").onclick = toOpen;
  find("save").onclick = save;
  show(students.find(openOf) || students[0]);
  keep();
})();
