const asked = [];
let answer = null;
window.fetch = async (address, { method, body }) => {
  asked.push([address, method, ...["id", "game", "do", "part"].map((field) => body.get(field)), body.get("text")]);
  await new Promise((wake) => setTimeout(wake, 1000));
  return answer(body.get("text"));
};
const numbered = (text, line) =>
  `<ol>${text.split("\n").map((_, n) => (n + 1 === line ? `<li class="fault" id="fault">${n + 1}<span class="message">wrong</span></li>` : `<li>${n + 1}</li>`)).join("")}</ol>`;
const says = (ok, regions) => ({ ok, json: async () => ({ regions }) });
const good = (text) => says(true, { "box-lines": numbered(text), "box-found": "<p>good</p>", "box-picture": `<b>${text.length}</b>` });
const wrong = (text) =>
  says(true, { "box-lines": numbered(text, 2), "box-found": '<p>wrong <a href="#fault">there</a></p>', "box-picture": "<p>none</p>" });
const text = one("textarea");
const type = (value) => {
  text.value = value;
  text.dispatchEvent(new Event("input", { bubbles: true }));
};
const numbers = () => [...document.querySelectorAll("#box-lines li")].map((line) => line.firstChild.data).join(" ");
const isStale = () => one("[data-box]").classList.contains("stale");
const isKeptFromLeaving = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

same("nothing is asked for before something is typed", [asked.length, isKeptFromLeaving(), isStale()], [0, false, false]);
answer = good;
text.focus();
type("one = 1\ntwo = 2\nthree = 3\nfour and some more = 4\n");
text.setSelectionRange(3, 7);
same("numbers and room grow at once", [numbers(), text.rows, text.cols], ["1 2 3 4 5", 5, 23]);
same("what is found is old", [isStale(), isKeptFromLeaving()], [true, true]);
await pass(700);
same("there is a pause first", asked.length, 0);
await pass(200);
const first = ["/boxes", "POST", "abc", one("input[name=game]").value, "check", "1", text.value];
same("then the text is sent", [asked, one("#box-found").getAttribute("aria-busy")], [[first], "true"]);
await pass(1000);
same("the regions are new", [one("#box-found").textContent, one("#box-picture").textContent, isStale()], ["good", "49", false]);
same("the text is as it was", [document.activeElement === text, text.selectionStart, text.selectionEnd], [true, 3, 7]);
same("not busy", one("#box-found").hasAttribute("aria-busy"), false);

type("a\nb");
same("numbers go as well", [numbers(), text.rows], ["1 2", 2]);
await pass(900);
type("a\nbc");
await pass(850);
same("one request at a time", asked.slice(1).map((sent) => sent.at(-1)), ["a\nb"]);
await pass(150);
same("an answer about an old text is dropped", [one("#box-picture").textContent, isStale()], ["49", true]);
same("and the new text asked for", asked.slice(2).map((sent) => sent.at(-1)), ["a\nbc"]);
await pass(1000);
same("its answer counts", [one("#box-picture").textContent, isStale()], ["4", false]);

answer = wrong;
type("a\nbcd\ne");
await pass(2000);
same("a fault stands beside its line", one("#fault").textContent, "2wrong");
text.blur();
click("#box-found a");
same("and is gone to", [document.activeElement === text, text.selectionStart, text.selectionEnd], [true, 2, 5]);
answer = good;
click("button[value=check]");
await pass(500);
type("a\nbcd\ne\nf");
same("numbers stay right beside a fault", [numbers(), one(".message") !== null, isStale()], ["1 2 3 4", true, true]);
await pass(2000);
same("mended", [one("#fault"), one("#box-picture").textContent], [null, "9"]);

answer = () => ({ ...says(false, { "box-found": "<p>too much</p>" }) });
type("x");
await pass(2000);
same("a refusal is said, and nothing else changes", [one("#box-found").textContent, one("#box-picture").textContent, isStale()], ["too much", "9", true]);
answer = () => Promise.reject(new Error("offline"));
type("xy");
await pass(2000);
same("so is a lost connection", [one("#box-found").textContent, isStale()], [document.body.dataset.failed, true]);
answer = good;
click("button[value=check]");
await pass(1100);
same("a click checks at once", [one("#box-found").textContent, isStale()], ["good", false]);

same("changes hold the reader back", isKeptFromLeaving(), true);
type("one = 1\ntwo = 2\nthree = 3");
same("no changes do not", isKeptFromLeaving(), false);
one("input[name=name]").value = "Another name";
same("a name is a change", isKeptFromLeaving(), true);
one("[data-box]").addEventListener("submit", (event) => event.preventDefault());
click("button[value=save]");
same("saving is no leaving", isKeptFromLeaving(), false);
