// The one script of Társas. It holds no rules and no sentences: it shows what the server sends, and sends what is clicked.
"use strict";

const words = document.body.dataset;
const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const absolute = (address) => new URL(address, location.href).href;
const table = $("[data-socket]");
const replay = $("[data-replay]");

// ---- Morphing: a region becomes what the server sent, and whatever is still there stays the same element.

const KEYS = ["id", "data-keep", "data-move", "data-action", "data-part", "data-do", "data-look", "data-step-to", "data-landed"];

function keyOf(node) {
  const name = node.nodeType === Node.ELEMENT_NODE && KEYS.find((name) => node.hasAttribute(name));
  return name ? `${node.nodeName} ${name} ${node.getAttribute(name)}` : null;
}

function morph(from, to) {
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.data !== to.data) from.data = to.data;
    return;
  }
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  morphInside(from, to);
}

function morphInside(from, to) {
  const keyed = new Map();
  for (const child of [...from.children].reverse()) keyed.set(keyOf(child), child);
  let at = from.firstChild;
  for (const next of [...to.childNodes]) {
    const key = keyOf(next);
    const isLike = at && !keyOf(at) && at.nodeName === next.nodeName;
    const match = key ? keyed.get(key) : isLike ? at : null;
    if (key) keyed.delete(key);
    if (match && match === at) at = at.nextSibling;
    else from.insertBefore(match || next, at);
    if (match) morph(match, next);
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
  for (const { dataset, open } of $$("details[data-keep]", region)) {
    kept.set(dataset.keep, { served: open, ...kept.get(dataset.keep), open });
  }
  for (const details of $$("details[data-keep]", fresh)) {
    const [known, served] = [kept.get(details.dataset.keep), details.open];
    if (known && known.served === served) details.open = known.open;
    kept.set(details.dataset.keep, { served, open: details.open });
  }
}

function focused() {
  const element = document.activeElement;
  const region = element && element.closest("main section[id]");
  if (!region) return null;
  const owner = element.matches("summary") ? element.parentElement : element;
  const like = (other) => other.nodeName === owner.nodeName && keyOf(other) === keyOf(owner);
  return { element, region, key: keyOf(owner), index: $$("*", region).filter(like).indexOf(owner) };
}

function refocus(before) {
  if (!before || document.activeElement === before.element) return;
  const like = before.key ? $$("*", before.region).filter((other) => keyOf(other) === before.key) : [];
  const owner = like[before.index] || like[0];
  const target = owner && owner.matches("details") ? $("summary", owner) : owner;
  if (!target) before.region.setAttribute("tabindex", "-1");
  (target || before.region).focus({ preventScroll: true });
}

// ---- Showing: pieces with data-move glide to their new places; a click never waits for them.

const MOVES = 120;
const still = matchMedia("(prefers-reduced-motion: reduce)");
let pending = null;
let transition = null;

function show(regions, after) {
  const isQueued = pending !== null;
  pending = { regions: { ...(pending && pending.regions), ...regions }, after };
  if (isQueued) return;
  const pieces = $$("main [data-move]").length;
  const canMove = document.startViewTransition && !still.matches && !document.hidden && pieces > 0 && pieces <= MOVES;
  if (!canMove) return settle();
  nameMoves(true);
  const mine = document.startViewTransition(() => {
    settle();
    nameMoves(true);
  });
  transition = mine;
  // A browser that paints nothing now, as one behind another window, must not hold the news back.
  setTimeout(() => pending && transition === mine && mine.skipTransition(), 250);
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

// What was just written flies there from what was at hand, also within a drawing.
const FLIGHTS = 3;
const marks = () => $$("main [data-landed]");
const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];

function fly(mark, from) {
  const drawing = mark.ownerSVGElement;
  const scale = drawing ? drawing.getScreenCTM().a : 1;
  const [x, y] = middle(mark.getBoundingClientRect()).map((to, n) => (from[n] - to) / scale);
  const way = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0, 0)" }];
  const flight = mark.animate(way, { duration: 300, easing: "cubic-bezier(.3, .8, .3, 1)", composite: "add" });
  if (!drawing) return;
  drawing.classList.add("flown-over");
  flight.finished.catch(() => {}).then(() => drawing.classList.remove("flown-over"));
}

function settle() {
  const { regions, after } = pending;
  pending = null;
  const before = focused();
  const known = new Set(marks().map((mark) => mark.dataset.landed));
  const hand = $("main [data-hand]");
  const from = hand && !still.matches ? middle(hand.getBoundingClientRect()) : null;
  for (const [name, html] of Object.entries(regions)) {
    const region = document.getElementById(name);
    const fresh = document.createElement("template");
    fresh.innerHTML = html;
    if (!region) continue;
    keepOpen(region, fresh.content);
    morphInside(region, fresh.content);
  }
  complete();
  refresh();
  refocus(before);
  hideTip();
  const landed = from ? marks().filter((mark) => !known.has(mark.dataset.landed)) : [];
  if (landed.length <= FLIGHTS) landed.forEach((mark) => fly(mark, from));
  after();
}

const title = document.title;

function complete() {
  document.title = $("#status .mine") ? `● ${title}` : title;
  for (const input of $$("[data-address]")) input.value = absolute(input.dataset.address);
}

// ---- Picking: an action that needs several taps is picked part by part.

const LONG = 12;
const FEW = 4;
let picks = [];
let isUnfolded = false;

const plans = () => $$(".choices [data-parts]").map((button) => ({ button, parts: button.dataset.parts.split(" ") }));
const hasAll = (plan, parts) => parts.every((part) => plan.parts.includes(part));

function pick(part) {
  if (picks.includes(part)) {
    picks = picks.filter((other) => other !== part);
    return refresh();
  }
  const legal = plans();
  picks = picks.filter((other) => legal.some((plan) => hasAll(plan, [other, part])));
  while (picks.length && !legal.some((plan) => hasAll(plan, [...picks, part]))) picks.shift();
  picks.push(part);
  refresh();
  const whole = legal.filter((plan) => hasAll(plan, picks) && plan.parts.length === picks.length);
  if (whole.length === 1 && !whole[0].button.hasAttribute("data-ask")) play(whole[0].button.dataset.action);
}

function unpick() {
  picks = [];
  refresh();
}

// Everything on the page that depends on the picks.
function refresh() {
  const legal = plans();
  while (picks.length && !legal.some((plan) => hasAll(plan, picks))) picks.shift();
  const fitting = legal.filter((plan) => hasAll(plan, picks));
  for (const plan of legal) {
    const fits = fitting.includes(plan);
    plan.button.parentElement.classList.toggle("off", !fits);
    plan.button.classList.toggle("ready", fits && picks.length > 0 && plan.parts.length === picks.length);
  }
  for (const place of $$("main [data-part]")) {
    const { part } = place.dataset;
    const goes = picks.length === 0 || fitting.some((plan) => plan.parts.includes(part));
    place.classList.toggle("picked", picks.includes(part));
    place.classList.toggle("off", !goes);
    place.setAttribute("aria-pressed", String(picks.includes(part)));
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
  const items = $$("ul.choices > li");
  const isLong = items.length > LONG && $("#picture [data-part], #picture [data-action]") !== null;
  const plain = items.filter((item) => !$("[data-parts]", item));
  const shown = new Set(plain.length > LONG ? [] : plain);
  if (picks.length && fitting.length <= FEW) fitting.forEach((plan) => shown.add(plan.button.parentElement));
  for (const item of items) {
    item.classList.toggle("folded", isLong && !isUnfolded && !shown.has(item) && !$(".ready, [data-hint]", item));
  }
  // A few choices that the picture does not offer stay in sight at the edge of the window; more would hide the picture.
  const inSight = items.filter((item) => !item.matches(".folded, .off"));
  const isFew = inSight.length <= FEW && inSight.some((item) => plain.includes(item));
  const isSticky = isFew || $("ul.choices .ready[data-ask]") !== null;
  if ($("#choices")) $("#choices").classList.toggle("in-sight", isSticky);
  const unfold = $("#unfold");
  if (unfold && !isLong) unfold.remove();
  else if (unfold) unfold.setAttribute("aria-expanded", String(isUnfolded));
  else if (isLong) {
    const button = document.createElement("button");
    Object.assign(button, { id: "unfold", type: "button", className: "button compact", textContent: words.more });
    button.setAttribute("aria-expanded", String(isUnfolded));
    $("ul.choices").before(button);
  }
}

// ---- The socket: commands wait for their answers, and are sent again when the connection comes back.

const PATIENCE = 8000;
const waiting = new Map();
let version = table ? Number(table.dataset.version) : 0;
let socket = null;
let pause = 500;
let timer = 0;

const canUnpack = "DecompressionStream" in window;

function connect() {
  clearTimeout(timer);
  const address = new URL(absolute(table.dataset.socket).replace(/^http/, "ws"));
  if (canUnpack) address.searchParams.set("packed", "true");
  const mine = new WebSocket(address);
  mine.binaryType = "arraybuffer";
  socket = mine;
  // Unpacking takes a moment, and what comes later waits for it.
  let unpacking = null;
  mine.onopen = () => {
    away(false);
    for (const command of waiting.values()) transmit(command);
  };
  mine.onmessage = ({ data }) => {
    pause = 500;
    const message = typeof data === "string" ? JSON.parse(data) : unpack(data);
    if (!unpacking && typeof data === "string") return receive(message);
    const last = Promise.all([unpacking, message]).then(([, message]) => {
      if (unpacking === last) unpacking = null;
      if (socket === mine) receive(message);
    });
    last.catch(() => socket === mine && drop());
    unpacking = last;
  };
  // A table that cannot be read any more is not come back to: its page says why.
  mine.onclose = ({ code }) => (code === 4000 ? location.reload() : lose());
}

// A redraw: a line of JSON, in which each region stands with the number of its bytes, and then the regions.
async function unpack(data) {
  const packed = new Response(data);
  const message = canUnpack ? new Response(packed.body.pipeThrough(new DecompressionStream("deflate"))) : packed;
  const bytes = new Uint8Array(await message.arrayBuffer());
  const text = (from, to) => new TextDecoder().decode(bytes.subarray(from, to));
  let at = bytes.indexOf(10);
  const { version, regions } = JSON.parse(text(0, at++));
  return { version, regions: Object.fromEntries(regions.map(([name, length]) => [name, text(at, (at += length))])) };
}

function lose() {
  if (socket) socket.onopen = socket.onclose = socket.onmessage = null;
  socket = null;
  away(true);
  clearTimeout(timer);
  timer = setTimeout(connect, pause * (0.75 + Math.random() / 2));
  pause = Math.min(pause * 2, 10000);
}

function drop() {
  const dead = socket;
  lose();
  if (dead) dead.close();
}

function hurry() {
  if (!document.hidden && socket === null) connect();
}

function receive({ regions, version: next, answer, ok, error }) {
  if (regions) show(regions, () => (table.dataset.version = version = next ?? version));
  if (answer === undefined) return;
  const command = waiting.get(answer);
  waiting.delete(answer);
  table.setAttribute("aria-busy", String(waiting.size > 0));
  if (ok === false) toast((error && error.message) || words.failed);
  else if (command && command.cmd === "play") unpick();
}

function transmit(command) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(command));
}

function ask(command) {
  if ([...waiting.values()].some((other) => other.cmd === command.cmd)) return;
  const id = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
  waiting.set(id, { ...command, id });
  table.setAttribute("aria-busy", "true");
  transmit(waiting.get(id));
  // A connection that died in silence, as on a phone that slept, is noticed by the answer that does not come.
  setTimeout(() => {
    if (!waiting.has(id) || command.cmd === "hint" || !socket || socket.readyState !== WebSocket.OPEN) return;
    drop();
  }, PATIENCE);
}

function play(action) {
  ask({ cmd: "play", action, version });
}

// ---- Messages.

let banner = 0;

function away(isAway) {
  clearTimeout(banner);
  if (!isAway && $("#lost")) $("#lost").remove();
  if (isAway && !$("#lost")) banner = setTimeout(note, 500, "lost", "status", words.lost);
}

function toast(text) {
  if ($("#toast")) $("#toast").remove();
  const shown = note("toast", "alert", text);
  setTimeout(() => shown.remove(), 6000);
}

function note(id, role, text) {
  const element = document.createElement("p");
  Object.assign(element, { id, role, className: "page-note", textContent: text });
  document.body.append(element);
  return element;
}

// ---- Tips: on hover, on focus, on a long press.

let tip = null;
let tipTimer = 0;
let press = null;

const tipOwner = ({ target }) => target.closest("[data-tip]:not([data-tip=''])");

function showTip(owner) {
  hideTip();
  if (!owner.isConnected) return;
  tip = document.createElement("div");
  Object.assign(tip, { className: "tip", role: "tooltip", textContent: owner.dataset.tip });
  document.body.append(tip);
  const [place, size, edge] = [owner.getBoundingClientRect(), tip.getBoundingClientRect(), 8];
  const [left, above] = [place.left + (place.width - size.width) / 2, place.top - size.height - edge];
  const top = above >= edge ? above : Math.min(place.bottom + edge, innerHeight - size.height - edge);
  tip.style.left = `${Math.max(edge, Math.min(left, innerWidth - size.width - edge))}px`;
  tip.style.top = `${Math.max(edge, top)}px`;
}

function hideTip() {
  clearTimeout(tipTimer);
  if (tip) tip.remove();
  tip = null;
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  hideTip();
  const owner = tipOwner(event);
  if (owner) tipTimer = setTimeout(showTip, 350, owner);
});
document.addEventListener("focusin", (event) => {
  const owner = tipOwner(event);
  if (owner && event.target.matches(":focus-visible")) showTip(owner);
});
document.addEventListener("focusout", hideTip);
addEventListener("scroll", hideTip, { passive: true, capture: true });

document.addEventListener("pointerdown", (event) => {
  const owner = event.pointerType !== "mouse" && tipOwner(event);
  press = owner && { x: event.clientX, y: event.clientY, isLong: false };
  if (!owner) return;
  hideTip();
  tipTimer = setTimeout(() => {
    if (press) press.isLong = true;
    showTip(owner);
  }, 500);
});
document.addEventListener("pointermove", ({ clientX, clientY }) => {
  if (press && !press.isLong && Math.hypot(clientX - press.x, clientY - press.y) > 10) hideTip();
});
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, () => {
    if (press && press.isLong) tipTimer = setTimeout(hideTip, 2500);
    else if (press) clearTimeout(tipTimer);
  });
}
document.addEventListener("contextmenu", (event) => press && tipOwner(event) && event.preventDefault());

// ---- Clicks and keys.

const CLICKABLE =
  "[data-action], [data-part], [data-do], [data-look], [data-copy], [data-step-to], [data-play], #unfold";
let wasMoving = false;

addEventListener("pointerdown", () => {
  wasMoving = transition !== null;
  if (transition) transition.skipTransition();
}, true);

document.addEventListener("click", (event) => {
  for (const menu of $$("details.seat-ways[open]")) if (!menu.contains(event.target)) menu.open = false;
  // A piece in flight takes no clicks: look again at what lies there now that it has landed.
  const hit = wasMoving && event.detail ? document.elementFromPoint(event.clientX, event.clientY) : event.target;
  const target = hit && hit.closest(CLICKABLE);
  const wasLong = press && press.isLong;
  press = null;
  if (!target || target.disabled || (target.matches("a") && (event.ctrlKey || event.metaKey || event.shiftKey))) return;
  if (target.matches("a")) event.preventDefault();
  if (!wasLong) act(target);
});

function act(target) {
  hideTip();
  const { action, part, do: task, look, copy, stepTo } = target.dataset;
  if (copy !== undefined) copyText(target, absolute(copy));
  else if (replay && stepTo !== undefined) goByHand(Number(stepTo));
  else if (replay && target.matches("[data-play]")) run(!isRunning);
  else if (target.id === "unfold") {
    isUnfolded = !isUnfolded;
    refresh();
  } else if (!table) return;
  else if (part !== undefined) pick(part);
  else if (action !== undefined) play(action);
  else if (task !== undefined) ask({ cmd: task });
  else if (look !== undefined) transmit({ cmd: "look", seat: Number(look) });
}

async function copyText(button, text) {
  const [field, label] = [button.previousElementSibling, $("span", button) || button];
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without a secure connection there is no clipboard but the old way.
    if (field && field.select) field.select();
    document.execCommand("copy");
  }
  const said = label.textContent;
  if (said === words.copied) return;
  label.textContent = words.copied;
  setTimeout(() => (label.textContent = said), 2000);
}

document.addEventListener("keydown", (event) => {
  if (transition) transition.skipTransition();
  const { key, target } = event;
  if (key === "Escape") {
    hideTip();
    for (const menu of $$("details.seat-ways[open]")) menu.open = false;
    unpick();
  } else if ((key === "Enter" || key === " ") && target.matches("[role=button]:not(button, a)")) {
    event.preventDefault();
    if (!event.repeat && target.matches(CLICKABLE)) act(target);
  } else if (replay && !event.altKey && !event.ctrlKey && !event.metaKey) stepByKey(event);
});

// ---- Replays.

const TEMPO = 1200;
const last = () => Number(replay.dataset.steps);
let step = replay ? Number(replay.dataset.step) : 0;
let wanted = step;
let isStale = false;
let isFetching = false;
let isRunning = false;
let running = 0;

function stepByKey(event) {
  if (event.target.matches("select, input")) return;
  const to = { ArrowLeft: wanted - 1, ArrowRight: wanted + 1, Home: 0, End: last() }[event.key];
  const isPlay = event.key === " " && !event.target.matches("button, a, summary");
  if (to === undefined && !isPlay) return;
  event.preventDefault();
  if (isPlay) run(!isRunning);
  else goByHand(to);
}

function goByHand(to) {
  run(false);
  go(to);
}

// One request at a time: whatever is wished meanwhile is asked for next.
async function go(to) {
  wanted = Math.max(0, Math.min(to, last()));
  if (isFetching) return;
  isFetching = true;
  while (step !== wanted || isStale) {
    isStale = false;
    const asked = wanted;
    const address = `${replay.dataset.replay}?step=${asked}&eyes=${encodeURIComponent($("[data-eyes]").value)}`;
    const now = await fetch(`${address}&part=1`).then((answer) => (answer.ok ? answer.json() : null)).catch(() => null);
    if (!now) {
      wanted = step;
      run(false);
      toast(words.failed);
      break;
    }
    step = now.step;
    if (wanted === asked) wanted = step;
    history.replaceState(null, "", address);
    for (const field of $$("[name=back]")) field.value = address;
    show(now.regions, showSteps);
  }
  isFetching = false;
  if (isRunning) running = setTimeout(() => (step < last() ? go(step + 1) : run(false)), TEMPO);
}

function run(isOn) {
  clearTimeout(running);
  isRunning = isOn;
  showSteps();
  if (isOn) go(step < last() ? step + 1 : 0);
}

function showSteps() {
  const button = $("[data-play]");
  button.classList.toggle("playing", isRunning);
  button.title = button.ariaLabel = isRunning ? button.dataset.pauseLabel : button.dataset.playLabel;
  $("[data-slider]").value = wanted;
}

document.addEventListener("input", ({ target }) => target.matches("[data-slider]") && goByHand(Number(target.value)));
document.addEventListener("change", ({ target }) => {
  if (target.name === "set-players") seat();
  if (!target.matches("[data-eyes]")) return;
  isStale = true;
  go(wanted);
});

// ---- Forms.

// The form of a new table shows as many seats as there are players.
function seat() {
  const players = $("[data-new] [name=set-players]:checked, [data-new] select[name=set-players]");
  for (const place of players ? $$("[data-new] [data-seat]") : []) {
    place.hidden = Number(place.dataset.seat) >= Number(players.value);
    $("select", place).disabled = place.hidden;
  }
}

// A second click does not open a second table.
document.addEventListener("submit", ({ target }) => {
  setTimeout(() => $$("button", target).forEach((button) => (button.disabled = true)));
});
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) $$("form button").forEach((button) => (button.disabled = false));
});

// ---- Starting.

document.documentElement.classList.add("live");
keepOpen(document, document);
complete();
seat();
if (innerWidth < 900) $$("[data-contents]").forEach((contents) => (contents.open = false));
if (table) {
  refresh();
  addEventListener("online", () => {
    drop();
    connect();
  });
  addEventListener("offline", () => away(true));
  addEventListener("pageshow", hurry);
  document.addEventListener("visibilitychange", hurry);
  connect();
}
