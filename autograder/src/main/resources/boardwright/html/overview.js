"use strict";
(() => {
  const table = document.getElementById("heat");
  const body = table.tBodies[0];
  const heads = [...table.tHead.rows[1].cells];
  const rows = [...body.rows];
  const at = document.getElementById("at");
  const words = {};
  document.querySelectorAll("#filter-verdict option").forEach((option) => {
    words[option.value] = option.textContent;
  });
  const order = ["p", "h", "f", "b", "t", "c", "r", "o", "n", "u"];

  // --- sort ---------------------------------------------------------------------------------------
  const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });
  const score = (row) => {
    const text = row.cells[1].firstChild ? row.cells[1].firstChild.textContent : "";
    return /^-?[\d.]+$/.test(text) ? Number(text) : -Infinity;
  };
  const keys = (column) => {
    if (column === 0) return (a, b) => collator.compare(name(a), name(b));
    if (column === 1) return (a, b) => score(a) - score(b);
    return (a, b) => rank(a, column) - rank(b, column);
  };
  const name = (row) => row.cells[0].querySelector("bdi").textContent;
  const rank = (row, column) => order.indexOf(row.cells[column].className);
  const sort = (column) => {
    const head = heads[column];
    const up = column === 0 ? head.ariaSort !== "ascending" : head.ariaSort === "descending";
    heads.forEach((other) => other.removeAttribute("aria-sort"));
    head.setAttribute("aria-sort", up ? "ascending" : "descending");
    const compare = keys(column);
    const sorted = rows.slice().sort((a, b) => (up ? compare(a, b) : compare(b, a)));
    body.append(...sorted);
  };
  heads.forEach((head, column) => {
    head.querySelector("button").addEventListener("click", () => sort(column));
  });

  // --- filter -------------------------------------------------------------------------------------
  const wantedName = document.getElementById("filter-name");
  const wantedVerdict = document.getElementById("filter-verdict");
  const wantedState = document.getElementById("filter-state");
  // an accent may be part of its letter or stand behind it, as on a Mac
  const key = (text) => text.normalize("NFC").toLocaleLowerCase();
  const filter = () => {
    const part = key(wantedName.value.trim());
    const verdict = wantedVerdict.value;
    const state = wantedState.value;
    let shown = 0;
    for (const row of rows) {
      const fits =
        key(name(row)).includes(part) &&
        (!verdict || row.getElementsByClassName(verdict).length > 0) &&
        (!state || row.classList.contains(state));
      row.hidden = !fits;
      shown += fits ? 1 : 0;
    }
    document.getElementById("shown").textContent = `${shown} of ${rows.length} shown`;
    if (current.closest("tr").hidden) enter(cell(1, 0));
  };
  wantedName.addEventListener("input", filter);
  wantedVerdict.addEventListener("change", filter);
  wantedState.addEventListener("change", filter);
  document.getElementById("filter").addEventListener("submit", (event) => event.preventDefault());

  // --- walk: one cell of the table is in the tab order, the arrow keys move it -----------------------
  const grid = () => [table.tHead.rows[1], ...[...body.rows].filter((row) => !row.hidden)];
  const cell = (y, x) => {
    const all = grid();
    const row = all[Math.max(0, Math.min(all.length - 1, y))];
    return row.cells[Math.max(0, Math.min(row.cells.length - 1, x))];
  };
  // what takes the focus of a cell: its button or link, or else the cell itself
  const target = (of) => of.querySelector("button, a") || of;
  let current = heads[0];
  const enter = (next) => {
    target(current).tabIndex = -1;
    current = next;
    target(current).tabIndex = 0;
  };
  table.querySelectorAll("button, a").forEach((inner) => { inner.tabIndex = -1; });
  enter(rows.length > 0 ? rows[0].cells[0] : heads[0]);
  table.addEventListener("keydown", (event) => {
    const here = event.target.closest("td, th");
    const all = grid();
    const y = all.indexOf(here.parentElement);
    const x = here.cellIndex;
    const moves = {
      ArrowUp: [y - 1, x], ArrowDown: [y + 1, x], ArrowLeft: [y, x - 1], ArrowRight: [y, x + 1],
      Home: [event.ctrlKey ? 0 : y, 0], End: [event.ctrlKey ? all.length : y, Infinity],
      PageUp: [y - 10, x], PageDown: [y + 10, x],
    };
    if (event.key in moves) {
      event.preventDefault();
      enter(cell(...moves[event.key]));
      target(current).focus();
    } else if (event.key === "Enter" && here.tagName === "TD") {
      open(here);
    }
  });
  table.addEventListener("focusin", (event) => {
    const here = event.target.closest("td, th");
    if (here && here !== current) enter(here);
    tell(here);
  });
  table.addEventListener("mouseover", (event) => tell(event.target.closest("td, th")));
  body.addEventListener("click", (event) => {
    const here = event.target.closest("td");
    if (here) open(here);
  });
  const open = (here) => {
    const link = here.parentElement.querySelector("a")?.getAttribute("href");
    if (!link) return;
    const place = heads[here.cellIndex].dataset.place;
    location.assign(place ? `${link}#${place}` : link);
  };
  const tell = (here) => {
    if (!here) return;
    const head = heads[here.cellIndex];
    if (here.closest("thead")) {
      at.textContent = here.title ? `${here.dataset.stage || ""} ${here.title}` : "\u00a0";
    } else if (head.dataset.stage) {
      const verdict = words[here.className] || here.className;
      at.textContent = `${name(here.parentElement)}: ${verdict} – ${head.dataset.stage} ${head.title}`;
    } else {
      at.textContent = `${name(here.parentElement)}: ${here.parentElement.cells[1].textContent}`;
    }
    if (here.tagName === "TD") here.title = at.textContent;
  };
})();
