// Boxes: while their owner types, the text is checked, and numbers, finding and picture follow it.

import { $, $$, words } from "./page.js";
import { show } from "./regions.js";

const PAUSE = 800;
const form = $("[data-box]");
const text = form && $("textarea", form);
const name = form && $("input[name=name]", form);
// The text to which the regions on the page belong.
let checked = text && text.value;
let timer = 0;
let isAsking = false;
let isWanted = false;
let isLeaving = false;

// The numbers and the room for the text follow at once; what was found in another text is shown as such.
function follow() {
  const lines = text.value.split("\n");
  text.rows = lines.length;
  text.cols = lines.reduce((most, line) => Math.max(most, line.length), 0) + 1;
  const numbers = $("#box-lines ol");
  while (numbers.children.length > lines.length) numbers.lastElementChild.remove();
  while (numbers.children.length < lines.length) {
    const number = document.createElement("li");
    number.textContent = numbers.children.length + 1;
    numbers.append(number);
  }
  form.classList.toggle("stale", text.value !== checked);
}

function typed() {
  follow();
  clearTimeout(timer);
  timer = setTimeout(check, PAUSE);
}

// One request at a time: a text that is to be checked meanwhile is asked for next, and an answer about an old text is dropped.
async function check() {
  clearTimeout(timer);
  isWanted = isAsking;
  if (isAsking) return;
  isAsking = true;
  const asked = text.value;
  $("#box-found").setAttribute("aria-busy", "true");
  const answer = await ask();
  isAsking = false;
  if (text.value === asked) tell(asked, answer);
  if (isWanted) check();
}

function ask() {
  const body = new URLSearchParams(new FormData(form));
  body.set("do", "check");
  body.set("part", "1");
  const sent = fetch(form.getAttribute("action"), { method: "POST", body });
  return sent.then(async (answer) => ({ isChecked: answer.ok, ...(await answer.json()) })).catch(() => null);
}

function tell(asked, answer) {
  $("#box-found").removeAttribute("aria-busy");
  if (!answer) return say(words.failed);
  show(answer.regions, () => {
    if (answer.isChecked) checked = asked;
    follow();
  });
}

function say(sentence) {
  const said = document.createElement("p");
  Object.assign(said, { className: "refusal", textContent: sentence });
  $("#box-found").replaceChildren(said);
}

// The caret goes to the line of the fault.
function goToFault() {
  const line = [...$("#box-lines ol").children].indexOf($("#fault"));
  const before = text.value.split("\n").slice(0, line + 1);
  const end = before.join("\n").length;
  $("#fault").scrollIntoView({ block: "center", inline: "start" });
  text.focus({ preventScroll: true });
  text.setSelectionRange(end - before[line].length, end);
}

const isChanged = () => "changed" in form.dataset || text.value !== text.defaultValue || name.value !== name.defaultValue;

if (form) {
  text.addEventListener("input", typed);
  form.addEventListener("click", (event) => {
    const target = event.target.closest("a[href='#fault'], button[value=check]");
    if (!target || (target.matches("a") && !$("#fault"))) return;
    event.preventDefault();
    if (target.matches("a")) goToFault();
    else check();
  });
  form.addEventListener("submit", () => (isLeaving = true));
  addEventListener("beforeunload", (event) => {
    if (isLeaving || !isChanged()) return;
    event.preventDefault();
    event.returnValue = true;
    // Whoever stays can click again what would have led away.
    setTimeout(() => $$("form button").forEach((button) => (button.disabled = false)), 100);
  });
  // A browser that comes back to the page may have kept what was typed.
  addEventListener("pageshow", () => {
    isLeaving = false;
    if (text.value !== checked) typed();
  });
}
