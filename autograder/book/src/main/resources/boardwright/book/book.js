// The switch between light and dark, copy buttons, keys, and the search. Every page works without.
(() => {
  "use strict";
  const root = document.documentElement;
  const themes = ["system", "light", "dark"];
  const KEY = "boardwright-theme";

  /** What was kept; a browser may refuse to keep anything. */
  const kept = () => {
    try {
      return localStorage.getItem(KEY) || "system";
    } catch (refused) {
      return "system";
    }
  };
  const keep = (theme) => {
    try {
      localStorage.setItem(KEY, theme);
    } catch (refused) {
      // it holds for this page
    }
  };
  const show = (theme) => {
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
  };
  let theme = kept();
  show(theme); // before the page is drawn

  const themeSwitch = () => {
    const button = document.getElementById("theme");
    const word = document.createElement("span");
    word.textContent = "Theme: ";
    const label = () => {
      button.replaceChildren(word, theme);
      button.setAttribute("aria-label", "Theme: " + theme);
    };
    button.addEventListener("click", () => {
      theme = themes[(themes.indexOf(theme) + 1) % themes.length];
      keep(theme);
      show(theme);
      label();
    });
    label();
    button.hidden = false;
  };

  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch (refused) { // as a page from a folder may be
      const area = document.createElement("textarea");
      area.value = text;
      document.body.append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
    }
  };

  const copyButtons = () => {
    for (const block of document.querySelectorAll(".code")) {
      const typed = [...block.querySelectorAll("kbd")].map((line) => line.textContent);
      if (block.classList.contains("console") && typed.length === 0) continue;
      const button = document.createElement("button");
      button.type = "button";
      button.className = "copy";
      button.textContent = "Copy";
      button.addEventListener("click", async () => {
        const text = typed.length > 0 ? typed.join("\n") : block.querySelector("pre").textContent;
        await copy(text);
        button.textContent = "Copied";
        setTimeout(() => { button.textContent = "Copy"; }, 1500);
      });
      block.append(button);
    }
  };

  const keys = (search) => {
    document.addEventListener("keydown", (event) => {
      const at = event.target;
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (at.matches("input, textarea, select")) return;
      if (event.key === "/") {
        event.preventDefault();
        search.focus();
      }
      // what scrolls sideways keeps its arrows
      if (at.scrollWidth > at.clientWidth && at.matches("pre, .scroll")) return;
      const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
      const link = rel && document.querySelector(`.turn [rel=${rel}]`);
      if (link) location.href = link.href;
    });
  };

  const load = (name) => new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = name;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });

  const MOST = 12;
  const MOST_SHOWN = 120;
  const MOST_OF_A_PAGE = 2;
  const SMALL_WORDS = new Set(
    "a an and are as at be by can do does for from how i if in is it its me mean means my of on or rule the then to what when where which who why with you your".split(" "));

  /** The index, built when it is first asked for. */
  let index = null;
  const build = async (up) => {
    await Promise.all([load(up + "minisearch.js"), load(up + "texts.js")]);
    const words = (text) => text.split(/[^\p{L}\p{N}]+/u)
      .flatMap((word) => [word, ...word.split(/(?<=[a-z])(?=[A-Z])/)]);
    const search = new window.MiniSearch({
      fields: ["page", "section", "part", "names", "text"],
      storeFields: ["to", "page", "section", "part"],
      tokenize: (text) => [...new Set(words(text))],
      processTerm: (word) => {
        const small = word.toLowerCase();
        return small === "" || SMALL_WORDS.has(small) ? null : small.replace(/(?<=\w{3})s$/, "");
      },
      searchOptions: {
        boost: { page: 3, section: 4, part: 2, names: 4 },
        prefix: (word) => word.length > 2,
        fuzzy: (word) => (word.length > 4 ? 0.2 : false),
        weights: { prefix: 0.3, fuzzy: 0.2 },
        // a page explains, and its class reference says the details
        boostDocument: (id, term, entry) => (entry.to.includes("/reference.html") ? 0.4 : 1),
      },
    });
    search.addAll(window.BOOK_TEXTS);
    return search;
  };

  /**
   * A member that is named whole comes first, as getNext in "what does getNext return"; what has all the
   * words comes before what has some, and no page fills the list.
   */
  const best = (search, words) => {
    const pages = new Map();
    const names = words.split(/[\s()]+/).filter((word) => /[a-z][A-Z]/.test(word));
    const ends = [words.trim(), ...names].flatMap((name) => ["#" + name, "." + name])
      .map((end) => end.toLowerCase());
    const isNamed = (hit) => (ends.some((end) => hit.to.toLowerCase().endsWith(end)) ? 1 : 0);
    const all = search.search(words, { combineWith: "AND" });
    const having = new Set(all.map((hit) => hit.id));
    return [...all, ...search.search(words).filter((hit) => !having.has(hit.id))]
      .sort((one, other) => isNamed(other) - isNamed(one))
      .filter((hit) => {
        const page = hit.to.replace(/#.*/, "");
        pages.set(page, (pages.get(page) || 0) + 1);
        return pages.get(page) <= MOST_OF_A_PAGE;
      })
      .slice(0, MOST);
  };

  /** The words around the first one that was found. */
  const excerpt = (text, terms) => {
    const small = text.toLowerCase();
    const places = terms.map((term) => small.indexOf(term)).filter((place) => place >= 0);
    const from = Math.max(0, Math.min(...places, small.length) - 40);
    const start = places.length === 0 || from === 0 ? 0 : text.indexOf(" ", from) + 1;
    const whole = text.slice(start);
    const shown = whole.length > MOST_SHOWN ? whole.slice(0, MOST_SHOWN).replace(/\s\S*$/, " …") : whole;
    return (start > 0 ? "… " : "") + shown;
  };

  const results = (found, hits, up) => {
    found.replaceChildren();
    const list = document.createElement("ol");
    for (const hit of hits) {
      const link = document.createElement("a");
      link.href = up + hit.to;
      const page = document.createElement("b");
      page.textContent = hit.section ? `${hit.section} – ${hit.page}` : hit.page;
      const part = document.createElement("small");
      part.textContent = hit.part;
      const where = document.createElement("span");
      where.textContent = excerpt(window.BOOK_TEXTS[hit.id].text, hit.terms);
      link.append(page, part, where);
      const item = document.createElement("li");
      item.append(link);
      list.append(item);
    }
    const none = document.createElement("p");
    none.textContent = "Nothing found. Try one word less, or another one.";
    found.append(hits.length > 0 ? list : none);
    found.hidden = false;
  };

  const searching = () => {
    const box = document.querySelector(".search");
    const input = document.getElementById("search");
    const found = document.getElementById("found");
    const up = box.dataset.up;
    if (matchMedia("(hover: hover)").matches) input.placeholder = "Search  (press /)";
    const close = () => { found.hidden = true; };
    input.addEventListener("input", async () => {
      index = index || build(up);
      const search = await index;
      const words = input.value.trim();
      if (words === "") close();
      else results(found, best(search, words), up);
    });
    box.addEventListener("keydown", (event) => {
      const links = [...found.querySelectorAll("a")];
      const at = links.indexOf(document.activeElement);
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && links.length > 0) {
        event.preventDefault();
        (at + step < 0 ? input : links[Math.min(at + step, links.length - 1)]).focus();
      } else if (event.key === "Enter" && at < 0 && links.length > 0) {
        location.href = links[0].href;
      } else if (event.key === "Escape") {
        close();
        input.focus();
      }
    });
    document.addEventListener("click", (event) => {
      if (!box.contains(event.target)) close();
    });
    box.hidden = false;
    return input;
  };

  /** Shows what a concept needs and what needs it. */
  const conceptMap = () => {
    const arrows = [...document.querySelectorAll(".map .arrow")];
    const fade = (name) => arrows.forEach((arrow) => arrow.classList.toggle(
      "faded", name !== "" && arrow.dataset.from !== name && arrow.dataset.to !== name));
    for (const concept of document.querySelectorAll(".map a")) {
      for (const event of ["pointerenter", "focus"]) {
        concept.addEventListener(event, () => fade(concept.dataset.concept));
      }
      for (const event of ["pointerleave", "blur"]) concept.addEventListener(event, () => fade(""));
    }
  };

  /** A long list of pages begins near the one that is open. */
  const showPlace = () => {
    const here = document.querySelector(".contents [aria-current]");
    if (here) {
      const list = here.closest(".contents");
      list.scrollTop = here.offsetTop - list.clientHeight / 3;
    }
  };

  document.addEventListener("DOMContentLoaded", () => {
    showPlace();
    themeSwitch();
    copyButtons();
    keys(searching());
    conceptMap();
  });
})();
