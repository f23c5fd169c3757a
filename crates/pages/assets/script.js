// The one script of Társas. It holds no rules and no sentences: it shows what the server sends, and sends what is clicked.
"use strict";

const words = document.body.dataset;
const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const absolute = (address) => new URL(address, location.href).href;

// ---- Morphing: a region becomes what the server sent, and whatever is still there stays the same element.

const KEYS = ["id", "data-keep", "data-move", "data-action", "data-part", "data-do", "data-look"];

function keyOf(node) {
  const name = node.nodeType === 1 && KEYS.find((name) => node.hasAttribute(name));
  return name ? `${node.nodeName} ${name} ${node.getAttribute(name)}` : null;
}

function morph(from, to) {
  if (from.nodeType !== 1) {
    if (from.data !== to.data) from.data = to.data;
    return;
  }
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of [...to.attributes]) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  morphInside(from, to);
}

function morphInside(from, to) {
  const keyed = new Map();
  for (const child of from.children) if (keyOf(child) && !keyed.has(keyOf(child))) keyed.set(keyOf(child), child);
  let at = from.firstChild;
  for (const next of [...to.childNodes]) {
    const key = keyOf(next);
    const isLike = at && !keyOf(at) && at.nodeType === next.nodeType && at.nodeName === next.nodeName;
    const match = key ? keyed.get(key) : isLike ? at : null;
    if (!match) {
      from.insertBefore(next, at);
      continue;
    }
    keyed.delete(key);
    if (match === at) at = at.nextSibling;
    else from.insertBefore(match, at);
    morph(match, next);
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

// What the reader opened or closed stays so until the server itself wants it otherwise.
const kept = new Map();

function keepOpen(region, fresh) {
  for (const details of $$("details[data-keep]", region)) {
    const known = kept.get(details.dataset.keep);
    kept.set(details.dataset.keep, { served: known ? known.served : details.open, open: details.open });
  }
  for (const details of $$("details[data-keep]", fresh)) {
    const known = kept.get(details.dataset.keep);
    const served = details.open;
    if (known && known.served === served) details.open = known.open;
    kept.set(details.dataset.keep, { served, open: details.open });
  }
}

function focused() {
  const element = document.activeElement;
  const region = element && element.closest("main section[id]");
  if (!region) return null;
  const holder = element.matches("summary") ? element.parentElement : element;
  const key = keyOf(holder);
  const index = $$(holder.nodeName, region).filter((other) => keyOf(other) === key).indexOf(holder);
  return { element, region, key, index, name: holder.nodeName };
}

function refocus(before) {
  if (!before || document.activeElement === before.element) return;
  const like = before.key ? $$(before.name, before.region).filter((other) => keyOf(other) === before.key) : [];
  const holder = like[before.index] || like[0];
  const target = holder && holder.matches("details") ? $("summary", holder) : holder;
  if (!target) before.region.setAttribute("tabindex", "-1");
  (target || before.region).focus({ preventScroll: true });
}

// ---- Showing: pieces with data-move glide to their new places; a click never waits for them.

const still = matchMedia("(prefers-reduced-motion: reduce)");
let pending = null;
let transition = null;

function show(regions, after) {
  const isQueued = pending !== null;
  pending = { regions: { ...(pending && pending.regions), ...regions }, after };
  if (isQueued) return;
  const pieces = $$("main [data-move]").length;
  if (!document.startViewTransition || still.matches || document.hidden || pieces === 0 || pieces > 120) return settle();
  nameMoves(true);
  transition = document.startViewTransition(() => {
    settle();
    nameMoves(true);
  });
  const mine = transition;
  for (const promise of [mine.ready, mine.updateCallbackDone]) promise.catch(() => {});
  mine.finished.catch(() => {}).then(() => {
    if (transition !== mine) return;
    transition = null;
    nameMoves(false);
  });
}

function nameMoves(isNamed) {
  for (const piece of $$("main [data-move]")) {
    piece.style.viewTransitionName = isNamed ? "move-" + piece.dataset.move.replace(/[^\w-]/g, "_") : "";
  }
}

function settle() {
  if (!pending) return;
  const { regions, after } = pending;
  pending = null;
  const before = focused();
  for (const [name, html] of Object.entries(regions)) {
    const region = document.getElementById(name);
    if (!region) continue;
    const fresh = document.createElement("template");
    fresh.innerHTML = html;
    keepOpen(region, fresh.content);
    morphInside(region, fresh.content);
  }
  complete();
  refresh();
  refocus(before);
  hideTip();
  if (after) after();
}

function complete() {
  for (const input of $$("[data-address]")) input.value = absolute(input.dataset.address);
}

// ---- Picking: an action that needs several taps is picked part by part.

const LONG = 12;
let picks = [];
let isUnfolded = false;

const plans = () => $$(".choices [data-parts]").map((button) => ({ button, parts: button.dataset.parts.split(" ") }));
const hasAll = (plan, parts) => parts.every((part) => plan.parts.includes(part));

function pick(part) {
  if (picks.includes(part)) picks = picks.filter((other) => other !== part);
  else {
    const legal = plans();
    picks = picks.filter((other) => legal.some((plan) => hasAll(plan, [other, part])));
    while (picks.length && !legal.some((plan) => hasAll(plan, [...picks, part]))) picks.shift();
    picks.push(part);
    const whole = legal.filter((plan) => hasAll(plan, picks) && plan.parts.length === picks.length);
    if (whole.length === 1 && !whole[0].button.hasAttribute("data-ask")) return play(whole[0].button.dataset.action);
  }
  refresh();
}

function unpick() {
  picks = [];
  refresh();
}

// Everything on the page that depends on the picks.
function refresh() {
  const legal = plans();
  picks = picks.filter((part) => legal.some((plan) => plan.parts.includes(part)));
  while (picks.length && !legal.some((plan) => hasAll(plan, picks))) picks.shift();
  const fitting = legal.filter((plan) => hasAll(plan, picks));
  for (const { button, parts } of legal) {
    const fits = hasAll({ parts }, picks);
    button.parentElement.classList.toggle("off", !fits);
    button.classList.toggle("ready", fits && picks.length > 0 && parts.length === picks.length);
  }
  for (const place of $$("main [data-part]")) {
    const part = place.dataset.part;
    const isPicked = picks.includes(part);
    place.classList.toggle("picked", isPicked);
    place.classList.toggle("off", !isPicked && picks.length > 0 && !fitting.some((plan) => plan.parts.includes(part)));
    place.setAttribute("aria-pressed", String(isPicked));
  }
  for (const preview of $$("main [data-when]")) {
    const isShown = preview.dataset.when.split(" ").every((part) => picks.includes(part));
    preview.classList.toggle("shown", isShown);
    preview.toggleAttribute("hidden", !isShown);
  }
  fold(fitting);
}

// A long list of what the picture offers already is folded away; what the picks left of it is not.
function fold(fitting) {
  const list = $("ul.choices");
  if (!list) return;
  const items = $$(":scope > li", list);
  const isLong = items.length > LONG && $("#picture [data-part], #picture [data-action]") !== null;
  const plain = items.filter((item) => !$("[data-parts]", item));
  const shown = new Set(plain.length <= LONG ? plain : []);
  if (picks.length && fitting.length <= LONG) fitting.forEach((plan) => shown.add(plan.button.parentElement));
  for (const item of items) if (!isLong || isUnfolded || $(".ready, [data-hint]", item)) shown.add(item);
  items.forEach((item) => item.classList.toggle("folded", !shown.has(item)));
  let unfold = $("#unfold");
  if (isLong && !unfold) {
    unfold = document.createElement("button");
    Object.assign(unfold, { id: "unfold", type: "button", className: "button small", textContent: words.more });
    unfold.addEventListener("click", () => {
      isUnfolded = !isUnfolded;
      refresh();
    });
    list.before(unfold);
  }
  if (unfold && !isLong) unfold.remove();
  else if (unfold) unfold.setAttribute("aria-expanded", String(isUnfolded));
}

// ---- The socket: commands wait for their answers, and are sent again when the connection comes back.

const table = $("[data-socket]");
const waiting = new Map();
let version = table ? Number(table.dataset.version) : 0;
let socket = null;
let pause = 500;
let timer = 0;

function connect() {
  clearTimeout(timer);
  const address = new URL(table.dataset.socket, location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  const mine = new WebSocket(address);
  socket = mine;
  mine.onopen = () => {
    away(false);
    for (const command of waiting.values()) mine.send(JSON.stringify(command));
  };
  mine.onmessage = (event) => {
    pause = 500;
    if (socket === mine) receive(JSON.parse(event.data));
  };
  mine.onclose = () => {
    if (socket === mine) lose();
  };
}

function lose() {
  if (socket) socket.onclose = null;
  socket = null;
  away(true);
  clearTimeout(timer);
  timer = setTimeout(connect, pause * (0.75 + Math.random() / 2));
  pause = Math.min(pause * 2, 10000);
}

function hurry() {
  if (document.hidden || (socket && socket.readyState <= WebSocket.OPEN)) return;
  pause = 500;
  connect();
}

function receive(message) {
  if (message.regions) {
    const next = message.version;
    show(message.regions, () => {
      if (next !== undefined) table.dataset.version = version = next;
    });
  }
  if (message.answer === undefined) return;
  const command = waiting.get(message.answer);
  waiting.delete(message.answer);
  table.toggleAttribute("aria-busy", waiting.size > 0);
  if (message.ok === false) toast((message.error && message.error.message) || words.failed);
  else if (command && command.cmd === "play") unpick();
}

function transmit(command) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(command));
}

function ask(command) {
  if (!table || [...waiting.values()].some((other) => other.cmd === command.cmd)) return;
  const id = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  waiting.set(id, { ...command, id });
  table.setAttribute("aria-busy", "true");
  transmit(waiting.get(id));
  // A connection that died in silence, as on a phone that slept, is noticed by the answer that does not come.
  setTimeout(() => {
    if (!waiting.has(id) || !socket || socket.readyState !== WebSocket.OPEN) return;
    socket.close();
    lose();
  }, 8000);
}

function play(action) {
  ask({ cmd: "play", action, version });
}

// ---- Messages.

let banner = 0;

function away(isAway) {
  clearTimeout(banner);
  const old = $("#lost");
  if (!isAway) return old && old.remove();
  if (old) return;
  banner = setTimeout(() => note("lost", "status", words.lost), 500);
}

function toast(text) {
  const old = $("#toast");
  if (old) old.remove();
  const shown = note("toast", "alert", text);
  setTimeout(() => shown.remove(), 6000);
}

function note(id, role, text) {
  const element = document.createElement("p");
  Object.assign(element, { id, className: "note", textContent: text });
  element.setAttribute("role", role);
  document.body.append(element);
  return element;
}

// ---- Tips: on hover, on focus, on a long press.

let tip = null;
let tipTimer = 0;
let press = null;

function showTip(owner) {
  hideTip();
  tip = document.createElement("div");
  Object.assign(tip, { className: "tip", textContent: owner.dataset.tip });
  tip.setAttribute("role", "tooltip");
  document.body.append(tip);
  const [place, size, edge] = [owner.getBoundingClientRect(), tip.getBoundingClientRect(), 8];
  const left = place.left + (place.width - size.width) / 2;
  const above = place.top - size.height - edge;
  const top = above >= edge ? above : Math.min(place.bottom + edge, innerHeight - size.height - edge);
  tip.style.left = `${Math.max(edge, Math.min(left, innerWidth - size.width - edge))}px`;
  tip.style.top = `${Math.max(edge, top)}px`;
}

function hideTip() {
  clearTimeout(tipTimer);
  if (tip) tip.remove();
  tip = null;
}

const tipOwner = (event) => event.target.closest && event.target.closest("[data-tip]:not([data-tip=''])");

document.addEventListener("pointerover", (event) => {
  const owner = event.pointerType === "mouse" && tipOwner(event);
  hideTip();
  if (owner) tipTimer = setTimeout(showTip, 350, owner);
});
document.addEventListener("focusin", (event) => {
  const owner = tipOwner(event);
  if (owner && event.target.matches(":focus-visible")) showTip(owner);
});
document.addEventListener("focusout", hideTip);
addEventListener("scroll", hideTip, { passive: true, capture: true });

// ---- Clicks and keys.

const CLICKABLE = "[data-action], [data-part], [data-do], [data-look], [data-copy], [data-step-to], [data-play]";
let skipped = false;

document.addEventListener("pointerdown", (event) => {
  skipped = transition !== null;
  if (transition) transition.skipTransition();
  const owner = event.pointerType !== "mouse" && tipOwner(event);
  press = owner ? { x: event.clientX, y: event.clientY, isLong: false } : null;
  if (owner) {
    hideTip();
    tipTimer = setTimeout(() => {
      press.isLong = true;
      showTip(owner);
    }, 500);
  }
}, true);
document.addEventListener("pointermove", (event) => {
  if (press && !press.isLong && Math.hypot(event.clientX - press.x, event.clientY - press.y) > 10) hideTip();
});
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, () => press && (press.isLong ? setTimeout(hideTip, 2500) : clearTimeout(tipTimer)));
}
document.addEventListener("contextmenu", (event) => press && tipOwner(event) && event.preventDefault());

document.addEventListener("click", (event) => {
  for (const menu of $$("details.ways[open]")) if (!menu.contains(event.target)) menu.open = false;
  let target = event.target.closest(CLICKABLE);
  // The pointer went down on a piece in flight, which takes no clicks: look again at what lies there.
  if (!target && skipped) {
    const below = document.elementFromPoint(event.clientX, event.clientY);
    target = below && below.closest(CLICKABLE);
  }
  const wasLong = press && press.isLong;
  press = null;
  if (!target || target.disabled) return;
  if (target.matches("[data-step-to]") && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
  if (target.matches("a")) event.preventDefault();
  if (!wasLong) act(target);
});

function act(target) {
  hideTip();
  const { action, part, do: task, look, copy, stepTo } = target.dataset;
  if (part !== undefined && table) pick(part);
  else if (action !== undefined) play(action);
  else if (task !== undefined) ask({ cmd: task });
  else if (look !== undefined) transmit({ cmd: "look", seat: Number(look) });
  else if (copy !== undefined) copyText(target, absolute(copy));
  else if (stepTo !== undefined) go(Number(stepTo));
  else if (target.matches("[data-play]")) run(!isRunning);
}

async function copyText(button, text) {
  const field = button.previousElementSibling;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without a secure connection there is no clipboard but the old way.
    if (!field || !field.select) return;
    field.select();
    document.execCommand("copy");
  }
  const label = $("span", button) || button;
  if (label.textContent === words.copied) return;
  const said = label.textContent;
  label.textContent = words.copied;
  setTimeout(() => (label.textContent = said), 2000);
}

document.addEventListener("keydown", (event) => {
  if (transition) transition.skipTransition();
  const { key, target } = event;
  if (key === "Escape") {
    hideTip();
    $$("details.ways[open]").forEach((menu) => (menu.open = false));
    if (table) unpick();
  }
  if ((key === "Enter" || key === " ") && target.matches("[role=button]:not(button)") && target.closest(CLICKABLE)) {
    event.preventDefault();
    if (!event.repeat) act(target.closest(CLICKABLE));
  } else if (replay && !event.altKey && !event.ctrlKey && !event.metaKey) stepByKey(event);
});

// ---- Replays.

const replay = $("[data-replay]");
let step = replay ? Number(replay.dataset.step) : 0;
let wanted = step;
let isFetching = false;
let isRunning = false;
let running = 0;

function stepByKey(event) {
  const last = Number(replay.dataset.steps);
  const to = { ArrowLeft: wanted - 1, ArrowRight: wanted + 1, Home: 0, End: last }[event.key];
  if (event.target.matches("select, input")) return;
  if (to !== undefined) {
    event.preventDefault();
    run(false);
    go(to);
  } else if (event.key === " " && !event.target.matches("button, a, summary")) {
    event.preventDefault();
    run(!isRunning);
  }
}

// One request at a time: whatever is wished meanwhile is asked for next.
async function go(to, isForced = false) {
  wanted = Math.max(0, Math.min(to, Number(replay.dataset.steps)));
  if (isFetching || (wanted === step && !isForced)) return;
  isFetching = true;
  try {
    do {
      const eyes = $("[data-eyes]").value;
      const address = `${replay.dataset.replay}?step=${wanted}&eyes=${encodeURIComponent(eyes)}`;
      const answer = await fetch(`${address}&part=1`, { headers: { accept: "application/json" } });
      if (!answer.ok) throw new Error(answer.statusText);
      const now = await answer.json();
      step = now.step;
      history.replaceState(null, "", address);
      $$("[name=back]").forEach((field) => (field.value = address));
      show(now.regions, () => {
        $("[data-slider]").value = wanted;
        label();
      });
      if (step !== wanted && step === Number(replay.dataset.step)) break;
      replay.dataset.step = step;
    } while (step !== wanted);
  } catch {
    run(false);
    toast(words.failed);
  }
  isFetching = false;
  if (isRunning) running = setTimeout(step < Number(replay.dataset.steps) ? go : run, 1200, step < Number(replay.dataset.steps) ? step + 1 : false);
}

function run(isOn) {
  clearTimeout(running);
  isRunning = isOn;
  label();
  if (isOn) go(step >= Number(replay.dataset.steps) ? 0 : step + 1);
}

function label() {
  const button = $("[data-play]");
  const said = isRunning ? button.dataset.pauseLabel : button.dataset.playLabel;
  button.classList.toggle("playing", isRunning);
  button.setAttribute("aria-label", said);
  button.title = said;
}

// ---- Starting.

document.addEventListener("input", (event) => {
  if (event.target.matches("[data-slider]")) {
    run(false);
    go(Number(event.target.value));
  }
});
document.addEventListener("change", (event) => {
  if (event.target.matches("[data-eyes]")) go(step, true);
  if (event.target.name === "set-players") seat();
});

// The form of a new table shows as many seats as there are players.
function seat() {
  const players = $("[data-new] [name=set-players]:checked, [data-new] select[name=set-players]");
  for (const place of players ? $$("[data-new] [data-seat]") : []) {
    place.hidden = Number(place.dataset.seat) >= Number(players.value);
    $("select", place).disabled = place.hidden;
  }
}

document.addEventListener("submit", (event) => {
  const buttons = $$("button", event.target);
  setTimeout(() => buttons.forEach((button) => (button.disabled = true)));
});
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  $$("form button").forEach((button) => (button.disabled = false));
  if (table) hurry();
});

document.documentElement.classList.add("live");
complete();
seat();
if (innerWidth < 900) $$("[data-contents]").forEach((contents) => (contents.open = location.hash === "" && false));
if (replay) label();
if (table) {
  refresh();
  addEventListener("online", hurry);
  addEventListener("offline", () => away(true));
  document.addEventListener("visibilitychange", hurry);
  connect();
}
